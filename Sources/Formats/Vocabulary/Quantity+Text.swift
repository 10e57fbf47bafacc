package import Gesture

extension Quantity {
  /// A number directly followed by a unit, or by none.
  package init?(text: String) {
    let number = text.utf8.prefix {
      $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard let value = DecimalNumber.parse(String(Substring(number))) else { return nil }
    let rest = String(text.dropFirst(number.count))
    guard rest.isEmpty || Unit(rawValue: rest) != nil else { return nil }
    self.init(value, Unit(rawValue: rest))
  }
}
