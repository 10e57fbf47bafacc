/// What a page may load and run: its own style and its own script, and nothing from anywhere else.
struct ContentPolicy {
  let text: String

  /// For a page that holds both: they run because of what they are, byte for byte.
  ///
  /// - Parameters:
  ///   - answers: Whether it may talk to where it came from, and to nobody else.
  ///   - sha256: The hash of bytes as 64 hexadecimal digits.
  init(
    _ style: PageAsset, _ script: PageAsset, answers: Bool = false, sha256: ([UInt8]) -> String
  ) {
    func hash(_ asset: PageAsset) -> String {
      "'sha256-\(Self.base64(sha256(Array(asset.text.utf8))))'"
    }
    self.init(
      style: hash(style), script: hash(script), more: answers ? "; connect-src 'self'" : "")
  }

  /// For pages that have both beside them.
  init() { self.init(style: "'self'", script: "'self'") }

  private init(style: String, script: String, more: String = "") {
    text =
      "default-src 'none'; style-src \(style); script-src \(script); img-src data:; "
      + "base-uri 'none'; form-action 'none'" + more
  }
}

extension ContentPolicy {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// Hexadecimal digits as policies want them.
  private static func base64(_ digits: String) -> String {
    let bits = digits.flatMap { digit in
      let value = digit.hexDigitValue ?? 0
      return (0..<4).map { value >> (3 - $0) & 1 }
    }
    var text = ""
    for start in stride(from: 0, to: bits.count, by: 6) {
      let six = (0..<6).map { start + $0 < bits.count ? bits[start + $0] : 0 }
      text.append(letters[six.reduce(0) { $0 << 1 | $1 }])
    }
    return text + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }
}
