extension Int {
  /// A count with its noun: `1 finger`, `2 fingers`.
  package func counted(_ noun: String, isGrouped: Bool = false) -> String {
    "\(isGrouped ? grouped : String(self)) \(noun)\(self == 1 ? "" : "s")"
  }

  /// The number with a no-break space between thousands: `10 000`.
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
