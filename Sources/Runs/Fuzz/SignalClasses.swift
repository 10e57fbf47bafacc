internal import Model
internal import Text

/// The classes of values that the signals of an app had in a replay. A recording whose signal has a
/// value of a new class has brought the app into a new state.
struct SignalClasses {
  private(set) var all: Set<String> = []
  private var last = AppSignals()

  /// The maximum number of classes. It is limited, because a text may be different in every step.
  private static let maximum = 200

  mutating func see(_ signals: AppSignals) {
    guard signals != last else { return }
    last = signals
    for entry in signals.entries where all.count < Self.maximum {
      all.insert(entry.name + " " + Self.name(of: entry.value))
    }
  }

  /// The class of a value. Numbers with the same sign and about the same size are in one class.
  private static func name(of value: AppSignals.Value) -> String {
    switch value {
    case .text(let text): "text \(text.prefix(40))"
    case .number(let number) where number == 0 || !number.isFinite: "\(number)"
    case .number(let number): "\(number < 0 ? "-" : "")2^\(number.exponent)"
    }
  }
}
