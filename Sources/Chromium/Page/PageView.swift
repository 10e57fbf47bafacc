internal import Text

/// A view of a page, chosen by the user: its name in recordings, its element, and the element that
/// moves in it.
package struct PageView: Hashable, Sendable {
  package let name: String
  let selector: String
  let moves: String?

  package init(_ name: String, _ selector: String, moves: String?) {
    self.name = name
    self.selector = selector
    self.moves = moves
  }

  /// Parses a view as typed by the user: `gallery=.swiper; moves=.swiper-wrapper`. Returns nil if
  /// the name or the selector is missing.
  package init?(_ typed: String) {
    let parts = typed.split(separator: ";", maxSplits: 1).map { Self.pair(String($0)) }
    guard let (name, selector) = parts[0] else { return nil }
    var moves: String?
    if parts.count > 1 {
      guard let (word, inner) = parts[1], word == "moves" else { return nil }
      moves = inner
    }
    self.init(name, selector, moves: moves)
  }

  private static func pair(_ text: String) -> (String, String)? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let name = text[..<sign].trimmed
    let value = text[text.index(after: sign)...].trimmed
    return name.isEmpty || value.isEmpty ? nil : (name, value)
  }

  /// The view as JSON for `page.js`.
  var json: JSONPiece {
    ["name": name.json, "selector": selector.json, "moves": moves?.json]
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
