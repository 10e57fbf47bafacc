/// What a page may load and run: its own style and its own script, and nothing from anywhere else.
struct ContentPolicy {
  let text: String

  /// For a page that holds both: they run because of what they are, byte for byte. What opens another
  /// page, which it holds, has the style and the script of that one too: what is opened may do no more
  /// than what opens it.
  ///
  /// - Parameters:
  ///   - answers: Whether it may talk to where it came from, and to nobody else.
  ///   - compiles: Whether its script may run a WebAssembly module that the page holds.
  ///   - sha256: The hash of bytes as 64 hexadecimal digits.
  init(
    _ styles: [PageAsset], _ scripts: [PageAsset], answers: Bool = false, compiles: Bool = false,
    sha256: ([UInt8]) -> String
  ) {
    func hashes(_ assets: [PageAsset]) -> String {
      assets.map { "'sha256-\(Base64.text(hexadecimal: sha256(Array($0.text.utf8))))'" }
        .joined(separator: " ")
    }
    self.init(
      style: hashes(styles), script: hashes(scripts) + (compiles ? " 'wasm-unsafe-eval'" : ""),
      more: answers ? "; connect-src 'self'" : "")
  }

  /// For pages that have both beside them.
  init() { self.init(style: "'self'", script: "'self'") }

  private init(style: String, script: String, more: String = "") {
    text =
      "default-src 'none'; style-src \(style); script-src \(script); img-src data:; "
      + "base-uri 'none'; form-action 'none'" + more
  }
}
