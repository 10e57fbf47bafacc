extension Int {
  /// `1 finger`, `2 fingers`.
  package func counted(_ noun: String, isGrouped: Bool = false) -> String {
    "\(isGrouped ? grouped : String(self)) \(noun)\(self == 1 ? "" : "s")"
  }

  /// `10 000`, with a no-break space.
  package var grouped: String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "\u{202f}" }
      text.append(digit)
    }
    return text
  }
}
