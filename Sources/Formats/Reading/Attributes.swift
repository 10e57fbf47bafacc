internal import Gesture

/// The attributes of one element that stand in the format's table, checked against it.
struct Attributes {
  let element: Element
  let place: FileLocation
  /// Whether something was wrong with them: what is made of them may be less than was meant, and
  /// deserves no further objection.
  let isSpoiled: Bool
  /// In the order of the table.
  private let values: [(name: String, text: String, place: FileLocation)]

  init(
    _ element: Element, at place: FileLocation, isSpoiled: Bool,
    _ values: [(name: String, text: String, place: FileLocation)]
  ) {
    self.element = element
    self.place = place
    self.isSpoiled = isSpoiled
    self.values = values
  }
}

extension Attributes {
  var names: [String] { values.map(\.name) }

  subscript(name: String) -> String? {
    values.first { $0.name == name }?.text
  }

  /// Where an attribute's value stands, or the element if there is none.
  func place(of name: String) -> FileLocation {
    values.first { $0.name == name }?.place ?? place
  }

  func number(_ name: String) -> Double? { self[name].flatMap { DecimalNumber.parse($0) } }

  func numbers(_ name: String) -> [Double]? {
    self[name].map { pieces($0).compactMap { DecimalNumber.parse($0) } }
  }

  func whole(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  func wholes(_ name: String) -> [Int]? {
    self[name].map { pieces($0).compactMap { Int($0) } }
  }

  func boolean(_ name: String) -> Bool? { self[name].map { $0 == "true" } }

  func instant(_ name: String) -> Instant? { self[name].flatMap { DecimalTime.parse($0) } }

  func word<Word: RawRepresentable>(_ name: String) -> Word? where Word.RawValue == String {
    self[name].flatMap { Word(rawValue: $0) }
  }

  func quantity(_ name: String) -> Quantity? { self[name].flatMap { Quantity(text: $0) } }

  func point(_ name: String) -> Point? {
    guard let numbers = numbers(name), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  func rectangle(_ name: String) -> Rectangle? {
    guard let numbers = numbers(name), numbers.count == 4 else { return nil }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The frame that x, y, width and height make together; zero where one of them was spoiled.
  var frame: Rectangle {
    Rectangle(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  var size: Size { Size(width: number("width") ?? 0, height: number("height") ?? 0) }
}
