extension Int {
  /// `1 finger`, `2 fingers`.
  func counted(_ noun: String, isGrouped: Bool = false) -> String {
    "\(isGrouped ? grouped : String(self)) \(noun)\(self == 1 ? "" : "s")"
  }
}
