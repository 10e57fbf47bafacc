package import Text

extension Quantity {
  /// The text form: `0.5pt`.
  public var text: String { value.text + (unit?.rawValue ?? "") }

  /// Rejects values below 0 and units that are not in `units`, in which nil means a bare number.
  package func check(_ name: String, in units: [Unit?]) throws(Objection) {
    guard units.contains(unit) else {
      let words = units.map { unit in unit.map { $0.rawValue } ?? "no unit" }
      throw Objection(
        .value, "\(name) \"\(self.text)\"", expected: "a number with \(alternatives(words))")
    }
    guard value >= 0 else {
      throw Objection(.value, "\(name) \"\(text)\"", expected: "0 or more")
    }
  }
}
