/// A type of attributes, and the forms of its values in files and messages.
package protocol AttributeType: Sendable {
  /// The kind of the type's values, unless a row specifies another kind.
  static var kind: ValueKind { get }
  var attributeValue: AttributeValue { get }
  /// Converts a value. Fails if the value has another type.
  init?(_ value: AttributeValue)
}

extension Bool: AttributeType {
  package static var kind: ValueKind { .boolean }
  package var attributeValue: AttributeValue { .flag(self) }
  package init?(_ value: AttributeValue) {
    if case .flag(let flag) = value { self = flag } else { return nil }
  }
}

extension Double: AttributeType {
  package static var kind: ValueKind { .magnitude }
  package var attributeValue: AttributeValue { .number(self) }
  package init?(_ value: AttributeValue) {
    if case .number(let number) = value { self = number } else { return nil }
  }
}

extension Int: AttributeType {
  package static var kind: ValueKind { .count }
  package var attributeValue: AttributeValue { .whole(self) }
  package init?(_ value: AttributeValue) {
    if case .whole(let number) = value { self = number } else { return nil }
  }
}

extension RowIndex: AttributeType {
  package static var kind: ValueKind { .whole }
  package var attributeValue: AttributeValue { .whole(index) }
  package init?(_ value: AttributeValue) {
    if case .whole(let index) = value { self.init(index) } else { return nil }
  }
}

extension String: AttributeType {
  package static var kind: ValueKind { .text }
  package var attributeValue: AttributeValue { .word(self) }
  package init?(_ value: AttributeValue) {
    if case .word(let word) = value { self = word } else { return nil }
  }
}

extension Instant: AttributeType {
  package static var kind: ValueKind { .time }
  package var attributeValue: AttributeValue { .time(self) }
  package init?(_ value: AttributeValue) {
    if case .time(let time) = value { self = time } else { return nil }
  }
}

extension Quantity: AttributeType {
  package static var kind: ValueKind { .quantity }
  package var attributeValue: AttributeValue { .quantity(self) }
  package init?(_ value: AttributeValue) {
    if case .quantity(let quantity) = value { self = quantity } else { return nil }
  }
}

extension PageNumber: AttributeType {
  package static var kind: ValueKind { .whole }
  package var attributeValue: AttributeValue { .whole(number) }
  package init?(_ value: AttributeValue) {
    if case .whole(let number) = value { self.init(number) } else { return nil }
  }
}

extension Point: AttributeType {
  package static var kind: ValueKind { .numbers(2) }
  package var attributeValue: AttributeValue { .numbers([x, y]) }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Rectangle: AttributeType {
  package static var kind: ValueKind { .numbers(4) }
  package var attributeValue: AttributeValue {
    .numbers([origin.x, origin.y, size.width, size.height])
  }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension TileSpan: AttributeType {
  package static var kind: ValueKind { .wholes(5) }
  package var attributeValue: AttributeValue {
    .wholes([level, firstColumn, firstRow, lastColumn, lastRow])
  }
  package init?(_ value: AttributeValue) {
    guard case .wholes(let numbers) = value, numbers.count == 5 else { return nil }
    self.init(
      level: numbers[0], firstColumn: numbers[1], firstRow: numbers[2], lastColumn: numbers[3],
      lastRow: numbers[4])
  }
}

extension ScrollIndicators: AttributeType {
  package static var kind: ValueKind { .numbers(4) }
  package var attributeValue: AttributeValue {
    .numbers([start.x, length.width, start.y, length.height])
  }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(
      start: Point(x: numbers[0], y: numbers[2]),
      length: Size(width: numbers[1], height: numbers[3]))
  }
}

extension RowSpan: AttributeType {
  package static var kind: ValueKind { .wholes(2) }
  package var attributeValue: AttributeValue { .wholes([first, last]) }
  package init?(_ value: AttributeValue) {
    guard case .wholes(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(first: numbers[0], last: numbers[1])
  }
}

extension TopHeader: AttributeType {
  package static var kind: ValueKind { .numbers(2) }
  package var attributeValue: AttributeValue { .numbers([Double(section), top]) }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2,
      let section = Int(exactly: numbers[0].rounded())
    else { return nil }
    self.init(section: section, top: numbers[1])
  }
}

extension [ClosedRange<Int>]: AttributeType {
  package static var kind: ValueKind { .ranges }
  package var attributeValue: AttributeValue { .ranges(self) }
  package init?(_ value: AttributeValue) {
    if case .ranges(let ranges) = value { self = ranges } else { return nil }
  }
}

extension ImageSizes: AttributeType {
  package static var kind: ValueKind { .sizes }
  package var attributeValue: AttributeValue { .numbers(sizes.flatMap { [$0.width, $0.height] }) }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value, numbers.count.isMultiple(of: 2) else { return nil }
    self.init(
      stride(from: 0, to: numbers.count, by: 2).map {
        Size(width: numbers[$0], height: numbers[$0 + 1])
      })
  }
}

extension Lengths: AttributeType {
  package static var kind: ValueKind { .lengths }
  package var attributeValue: AttributeValue { .numbers(lengths) }
  package init?(_ value: AttributeValue) {
    if case .numbers(let numbers) = value { self.init(numbers) } else { return nil }
  }
}

extension Counts: AttributeType {
  package static var kind: ValueKind { .counts }
  package var attributeValue: AttributeValue { .wholes(counts) }
  package init?(_ value: AttributeValue) {
    if case .wholes(let numbers) = value { self.init(numbers) } else { return nil }
  }
}

extension AppSignals: AttributeType {
  package static var kind: ValueKind { .signals }
  package var attributeValue: AttributeValue { .signals(self) }
  package init?(_ value: AttributeValue) {
    if case .signals(let signals) = value { self = signals } else { return nil }
  }
}

extension DecelerationRate: AttributeType {
  package static var kind: ValueKind { .wordOrMagnitude(["normal", "fast"]) }
  package var attributeValue: AttributeValue {
    switch self {
    case .normal: .word("normal")
    case .fast: .word("fast")
    case .rate(let rate): .number(rate)
    }
  }
  package init?(_ value: AttributeValue) {
    switch value {
    case .word("normal"): self = .normal
    case .word("fast"): self = .fast
    case .number(let rate): self = .rate(rate)
    default: return nil
    }
  }
}

extension AttributeType where Self: RawRepresentable<String> & CaseIterable {
  package static var kind: ValueKind { .word(Self.self) }
  package var attributeValue: AttributeValue { .word(rawValue) }
  package init?(_ value: AttributeValue) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }
}

extension Axes: AttributeType {}
extension Axis: AttributeType {}
extension PageRule: AttributeType {}
extension ZoomLimits: AttributeType {}
extension ContentLayout.Arrangement: AttributeType {}
extension ContentLayout.ResizeRule: AttributeType {}
extension ContentLayout.LabelRule: AttributeType {}
extension ContentLayout.SmallContent: AttributeType {}
extension ContentLayout.Direction: AttributeType {}
extension Snap.Anchor: AttributeType {}
extension Snap.Condition: AttributeType {}
extension Refresh.Trigger: AttributeType {}
extension Orientation: AttributeType {}
extension KeyboardPolicy.Avoidance: AttributeType {}
extension KeyboardPolicy.Dismissal: AttributeType {}
extension KeyboardPolicy.Announcement: AttributeType {}
extension Readouts.Status: AttributeType {}
extension Level: AttributeType {}
extension ComparisonExpectation.Channel: AttributeType {}
