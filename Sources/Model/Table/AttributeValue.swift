internal import Text

/// The value of an attribute in a file, or of a member in a message, in a form that both support.
package enum AttributeValue: Hashable, Sendable {
  /// True or false.
  case flag(Bool)
  /// A number, such as a length or a zoom.
  case number(Double)
  /// A whole number, such as a count or the number of a page.
  case whole(Int)
  /// A keyword of an enumeration, a name, a date or any other text.
  case word(String)
  /// A list of numbers, such as a point (x and y) or a rectangle (x, y, width and height).
  case numbers([Double])
  /// A list of whole numbers, such as a span of tiles.
  case wholes([Int])
  /// Ranges of rows, each with the first and the last row.
  case ranges([ClosedRange<Int>])
  /// A time of the recording.
  case time(Instant)
  /// A number with its unit.
  case quantity(Quantity)
  /// Numbers and texts of app signals.
  case signals(AppSignals)
  /// Callbacks with their arguments.
  case callbacks(CallbackList)

  /// The value as spelled in recordings; nil for an empty list, which has no spelling.
  package var text: String? {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.text
    case .whole(let number): String(number)
    case .word(let word): word
    case .numbers(let numbers): list(numbers.map { $0.text })
    case .wholes(let numbers): list(numbers.map { String($0) })
    case .ranges(let ranges): list(ranges.map { "\($0.lowerBound) \($0.upperBound)" })
    case .time(let time): time.text
    case .quantity(let quantity): quantity.value.text + (quantity.unit?.rawValue ?? "")
    case .signals(let signals): signals.isEmpty ? nil : signals.text
    case .callbacks(let list): list.kinds.isEmpty ? nil : list.text
    }
  }

  private func list(_ pieces: [String]) -> String? {
    pieces.isEmpty ? nil : pieces.joined(separator: " ")
  }
}
