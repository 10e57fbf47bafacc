/// The result of measuring one constant.
package struct Measurement: Sendable {
  package let constant: Constant
  package let outcome: Outcome
  /// The recording that shows the constant best; nil if there is none.
  package let recording: String?

  package init(_ constant: Constant, _ outcome: Outcome, in recording: String? = nil) {
    self.constant = constant
    self.outcome = outcome
    self.recording = recording
  }

  package enum Outcome: Sendable {
    case number(Estimate)
    case word(String)
    /// The constant was not exercised; the text is the reason.
    case notExercised(String)
    /// The engine failed; the text is its message.
    case failed(String)
  }

  package var number: Estimate? { outcome.number }
  package var word: String? { outcome.word }
  package var isExercised: Bool { outcome.isExercised }
}

extension Measurement.Outcome {
  var number: Estimate? { if case .number(let number) = self { number } else { nil } }
  var word: String? { if case .word(let word) = self { word } else { nil } }
  var isExercised: Bool { number != nil || word != nil }
}

/// A number and the interval that contains it.
package struct Estimate: Sendable, Equatable {
  package var value: Double
  package var low: Double
  package var high: Double

  package init(_ value: Double, from low: Double, to high: Double) {
    self.value = value
    self.low = min(low, value)
    self.high = max(high, value)
  }

  package init(_ value: Double, error: Double) {
    self.init(value, from: value - abs(error), to: value + abs(error))
  }

  /// Creates an estimate between two trials, of which one showed the effect and the other did not.
  package init(between low: Double, and high: Double) {
    // The interval includes both ends, in spite of rounding errors.
    self.init((low + high) / 2, from: low - 1e-9 * abs(low), to: high + 1e-9 * abs(high))
  }

  package func holds(_ number: Double) -> Bool { low <= number && number <= high }

  /// Whether the intervals of two estimates do not overlap.
  package func differs(from other: Estimate) -> Bool { high < other.low || other.high < low }

  /// The estimate converted to another unit or quantity by a monotonic function.
  package func map(_ change: (Double) -> Double) -> Estimate {
    let (one, other) = (change(low), change(high))
    return Estimate(change(value), from: min(one, other), to: max(one, other))
  }

  /// The estimate with its interval extended on both sides.
  package func widened(by error: Double) -> Estimate {
    Estimate(value, from: low - error, to: high + error)
  }
}

/// All measurements of one engine or device.
package struct Measurements: Sendable {
  package private(set) var all: [Measurement] = []

  package init() {}

  package subscript(constant: Constant) -> Measurement? { all.first { $0.constant == constant } }

  /// The value of a constant that was measured as a number.
  package func value(_ constant: Constant) -> Double? { self[constant]?.number?.value }

  /// Adds a measurement, unless the constant already has a measurement.
  package mutating func add(_ measurement: Measurement) {
    if self[measurement.constant] == nil { all.append(measurement) }
  }

  package var exercised: [Measurement] { all.filter(\.isExercised) }

  /// All constants in order of declaration. The reason applies to the constants without a
  /// measurement.
  package func complete(because reason: String) -> Measurements {
    var whole = Measurements()
    for constant in Constant.allCases {
      whole.add(self[constant] ?? Measurement(constant, .notExercised(reason)))
    }
    return whole
  }
}
