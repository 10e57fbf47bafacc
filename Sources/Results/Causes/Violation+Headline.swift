package import Invariants
internal import Text

extension Violation {
  /// What happened, then what should have happened:
  /// `Came to rest at offset.x 323.2, expected on a page, the nearest at 320 (in a page)`.
  package var headline: String {
    let (quantity, requirement) = parts
    let words = circumstance.visible
    let found = actual.visible
    let subject = quantity.isEmpty ? found : "\(quantity) \(found)"
    var rest = Substring(words)
    var text: String
    if let end = Self.end(of: "at rest after a touch", in: words), !quantity.isEmpty {
      text = "Came to rest at \(subject)"
      rest = words[end...]
    } else if let end = Self.end(of: "at rest", in: words), !quantity.isEmpty {
      text = "Rests at \(subject)"
      rest = words[end...]
    } else {
      text = subject.prefix(1).uppercased() + subject.dropFirst()
    }
    text += ", expected \(requirement)"
    rest = rest.drop { ", ".contains($0) }
    return rest.isEmpty ? text : text + " (\(rest))"
  }

  /// The expected text as the quantity at its beginning, if it has a number of it, and the rest.
  private var parts: (quantity: String, requirement: String) {
    let text = expected.visible
    guard let space = text.firstIndex(of: " "), Double(actual.prefix { $0 != " " }) != nil else {
      return ("", text)
    }
    let quantity = String(text[..<space])
    guard ["offset", "offset.x", "offset.y", "zoom"].contains(quantity) else { return ("", text) }
    let rest = String(text[text.index(after: space)...])
    // A change is named in full: `offset.y moves by 8`.
    let isChange = ["moves", "to move"].contains { rest.hasPrefix($0) }
    return isChange ? ("", text) : (quantity, rest)
  }

  private static func end(of start: String, in text: String) -> String.Index? {
    guard text.hasPrefix(start) else { return nil }
    let end = text.index(text.startIndex, offsetBy: start.count)
    return end == text.endIndex || text[end] == "," ? end : nil
  }
}
