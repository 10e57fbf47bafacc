/// The values that a recorder observes of each view, besides offset, zoom and the app's read-outs.
public struct ObservedParts: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt8

  /// Creates the set of the parts whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The activity that the view reports. An observation without an activity means that the view is
  /// idle.
  public static let activity = ObservedParts(rawValue: 1)
  /// The callbacks of the view. An observation without callbacks means that there were none before
  /// it.
  public static let callbacks = ObservedParts(rawValue: 2)

  /// The names in recordings, in the order of the bits.
  static let words = ["activity", "callbacks"]
}

extension ObservedParts: AttributeType {
  package static var kind: ValueKind { .words(words) }
  package var attributeValue: AttributeValue {
    .word(
      Self.words.enumerated().filter { rawValue >> UInt8($0.offset) & 1 == 1 }.map { $0.element }
        .joined(separator: " "))
  }
  package init?(_ value: AttributeValue) {
    guard case .word(let text) = value else { return nil }
    self = []
    for word in text.split(separator: " ") {
      guard let bit = Self.words.firstIndex(where: { $0 == word }) else { return nil }
      insert(ObservedParts(rawValue: 1 << UInt8(bit)))
    }
  }
}
