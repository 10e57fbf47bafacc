/// A QR code as lines for a terminal: each character shows two modules, one above the other.
///
/// The foreground is the light part of the code, which is right for terminals with light text on a
/// dark background. For other terminals, `isColored` requests these colours.
package struct QRText {
  private let code: QRCode
  /// The light margin that cameras need to detect the code.
  private static let margin = 4

  package init(_ code: QRCode) { self.code = code }

  package func lines(isAscii: Bool, isColored: Bool) -> [String] {
    let indices = -Self.margin..<code.size + Self.margin
    let lines =
      isAscii
      ? indices.map { y in indices.map { x in code[x, y] ? "  " : "##" }.joined() }
      : stride(from: indices.lowerBound, to: indices.upperBound, by: 2).map { y in
        indices.map { x in
          letter(isLight: !code[x, y], y + 1 < indices.upperBound && !code[x, y + 1])
        }
        .joined()
      }
    return isColored ? lines.map { "\u{1b}[97;40m\($0)\u{1b}[0m" } : lines
  }

  private func letter(isLight upper: Bool, _ lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
