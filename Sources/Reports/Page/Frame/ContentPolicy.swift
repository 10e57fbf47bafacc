/// What a page may load and run: only its own style and script.
package struct ContentPolicy {
  let text: String

  /// Creates the policy of a page that embeds its styles and scripts: their hashes allow exactly
  /// these styles and scripts. A page that opens another embedded page also lists the style and
  /// script of that page, because the policy of the opening page applies to the opened page.
  ///
  /// - Parameters:
  ///   - answers: Whether the page may connect to its own server, and to no other server.
  ///   - compiles: Whether its script may run a WebAssembly module embedded in the page.
  ///   - sha256: The hash of bytes as 64 hexadecimal digits.
  package init(
    _ styles: [PageAsset], _ scripts: [PageAsset], answers: Bool = false, compiles: Bool = false,
    sha256: ([UInt8]) -> String
  ) {
    func hashes(_ assets: [PageAsset]) -> String {
      assets.map { "'sha256-\(Base64.text(hexadecimal: sha256(Array($0.code.utf8))))'" }
        .joined(separator: " ")
    }
    self.init(
      style: hashes(styles), script: hashes(scripts) + (compiles ? " 'wasm-unsafe-eval'" : ""),
      more: answers ? "; connect-src 'self'" : "")
  }

  /// Creates the policy of pages whose style and script are separate files.
  init() { self.init(style: "'self'", script: "'self'") }

  private init(style: String, script: String, more: String = "") {
    text =
      "default-src 'none'; style-src \(style); script-src \(script); img-src data:; "
      + "base-uri 'none'; form-action 'none'" + more
  }
}
