internal import Reports

/// The built-in engines and the invariants as a WebAssembly module, for pages.
package struct PageEngines: Sendable {
  /// The module, packed by gzip, in base64.
  let base64: String

  private init(base64: String) { self.base64 = base64 }

  /// The module that this program contains; nil if the program was built before `make playground`
  /// made one.
  package static let built: PageEngines? = {
    let text = PageAsset.engines.base64
    return text.isEmpty ? nil : PageEngines(base64: text)
  }()
}
