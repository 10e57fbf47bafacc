internal import Reports

/// The WebAssembly module with the built-in engines and the invariants, for pages.
package struct PageEngines: Sendable {
  /// The module, compressed by gzip and encoded in base64.
  let base64: String

  private init(base64: String) { self.base64 = base64 }

  /// The module in this program; nil if `make playground` had not been run when the program was
  /// built.
  package static let built: PageEngines? = {
    let text = PageAsset.engines.base64
    return text.isEmpty ? nil : PageEngines(base64: text)
  }()
}
