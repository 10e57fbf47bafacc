package import Invariants
internal import Text

extension Violation {
  /// What happened, then what was expected:
  /// `Came to rest at offset.x 323.2, expected on a page, the nearest at 320 (in a page)`.
  package var headline: String {
    let words = circumstance.visible
    var rest = Substring(words)
    var text: String
    let (quantity, verb, requirement) = parts
    let subject = "\(quantity) \(verb)\(verb.isEmpty ? "" : " ")\(actual.visible)"
    if verb.isEmpty, !quantity.isEmpty, let end = Self.end(of: "at rest after a touch", in: words) {
      text = "Came to rest at \(subject)"
      rest = words[end...]
    } else if verb.isEmpty, !quantity.isEmpty, let end = Self.end(of: "at rest", in: words) {
      text = "Rests at \(subject)"
      rest = words[end...]
    } else if !quantity.isEmpty {
      text = subject
    } else if let missing {
      text = missing
    } else {
      let isNumber = actual.first.map { $0.isNumber || $0 == "-" } ?? false
      text = (isNumber ? "found " : Self.isCallback(actual) ? "called " : "") + actual.visible
    }
    text = text.prefix(1).uppercased() + text.dropFirst()
    if let distance = distanceToCell {
      text += ", " + distance
    } else if missing == nil {
      text += ", expected \(requirement)"
    }
    text = text.withPoints
    rest = rest.drop { ", ".contains($0) }
    return rest.isEmpty ? text : text + " (\(rest))"
  }

  /// The text `16 pt from the nearest cell (315)`, for a view that rests beside its cells; nil for
  /// any other violation. The expected text is `offset.x 315, nearest to 299`, in which the second
  /// number is the end of the motion: where the view rests, or where it was announced to rest.
  private var distanceToCell: String? {
    let words = expected.visible.split(separator: " ")
    guard words.count == 5, words[1].last == ",", words[2] == "nearest", words[3] == "to",
      let cell = Double(words[1].dropLast()), let end = Double(words[4]), let found = Double(actual)
    else { return nil }
    let kind = circumstance.contains("on a wheel") ? "row" : "cell"
    let distance = "\((found - cell).magnitude.text(maximum: 2)) pt from "
    let which =
      end == found
      ? "the nearest \(kind) (\(words[1].dropLast()))"
      : "\(words[1].dropLast()), the \(kind) nearest to the end of its motion (\(words[4]))"
    return distance + which
  }

  /// The text `no didScroll for a changed offset`; nil unless something expected was missing.
  private var missing: String? {
    guard actual == "none" else { return nil }
    let text = expected.visible
    for article in ["a ", "an "] where text.hasPrefix(article) {
      return "no " + text.dropFirst(article.count)
    }
    return nil
  }

  /// The expected text in three parts: the quantity, the verb for the found number, and the
  /// requirement. The quantity and the verb are empty unless the found text is a number of that
  /// quantity.
  private var parts: (quantity: String, verb: String, requirement: String) {
    let text = expected.visible
    guard let space = text.firstIndex(of: " "), Double(actual.prefix { $0 != " " }) != nil else {
      return ("", "", text)
    }
    let quantity = String(text[..<space])
    for quantity in Self.measured where text.hasPrefix(quantity + " ") {
      return (quantity, "was", String(text.dropFirst(quantity.count + 1)))
    }
    guard ["offset", "offset.x", "offset.y", "zoom"].contains(quantity) else {
      return ("", "", text)
    }
    let rest = String(text[text.index(after: space)...])
    // `offset.y to move less than the finger's 5`, found 8, becomes
    // `offset.y moved 8, expected less than…`.
    for (phrase, verb) in [
      ("to move by ", "moved"), ("moves by ", "moved"), ("to move ", "moved"), ("moves ", "moved"),
      ("at ", "at"),
    ] where rest.hasPrefix(phrase) {
      return (quantity, verb, String(rest.dropFirst(phrase.count)))
    }
    return (quantity, "", rest)
  }

  /// Quantities at which a view does not rest.
  private static let measured = [
    "velocity.x", "velocity.y", "reported velocity.x", "reported velocity.y", "content.x",
    "content.y",
  ]

  /// Whether a text begins with the name of a callback, such as `willBeginDragging`.
  private static func isCallback(_ text: String) -> Bool {
    let word = text.prefix { $0 != " " }
    return word.allSatisfy { $0.isLetter } && word.contains { $0.isUppercase }
      && word.first?.isLowercase == true
  }

  private static func end(of start: String, in text: String) -> String.Index? {
    guard text.hasPrefix(start) else { return nil }
    let end = text.index(text.startIndex, offsetBy: start.count)
    return end == text.endIndex || text[end] == "," ? end : nil
  }
}
