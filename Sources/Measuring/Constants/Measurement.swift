/// What was found out about one constant.
package struct Measurement: Sendable {
  package let constant: Constant
  package let outcome: Outcome
  /// The recording that shows it best; nil where there is none.
  package let recording: String?

  package init(_ constant: Constant, _ outcome: Outcome, in recording: String? = nil) {
    self.constant = constant
    self.outcome = outcome
    self.recording = recording
  }

  package enum Outcome: Sendable {
    case number(Estimate)
    case word(String)
    /// Nothing put it to the test, for a reason.
    case notExercised(String)
    /// The engine could not be asked: it failed.
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

/// A number and the interval that it lies in.
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

  /// Between two trials of which one showed it and the other did not.
  package init(between low: Double, and high: Double) {
    // The number itself may be the one or the other, but for its last digits.
    self.init((low + high) / 2, from: low - 1e-9 * abs(low), to: high + 1e-9 * abs(high))
  }

  package func holds(_ number: Double) -> Bool { low <= number && number <= high }

  /// Whether no number lies in both intervals.
  package func differs(from other: Estimate) -> Bool { high < other.low || other.high < low }

  /// The same in another unit, or of what follows from it.
  package func map(_ change: (Double) -> Double) -> Estimate {
    let (one, other) = (change(low), change(high))
    return Estimate(change(value), from: min(one, other), to: max(one, other))
  }

  /// With so much more on both sides.
  package func widened(by error: Double) -> Estimate {
    Estimate(value, from: low - error, to: high + error)
  }
}

/// Everything that was measured of one engine or device.
package struct Measurements: Sendable {
  package private(set) var all: [Measurement] = []

  package init() {}

  package subscript(constant: Constant) -> Measurement? { all.first { $0.constant == constant } }

  /// The value of a number that was measured.
  package func value(_ constant: Constant) -> Double? { self[constant]?.number?.value }

  /// The first word on a constant stands.
  package mutating func add(_ measurement: Measurement) {
    if self[measurement.constant] == nil { all.append(measurement) }
  }

  package var exercised: [Measurement] { all.filter(\.isExercised) }

  /// In the order of the constants, with those that nothing exercised.
  package func complete(because reason: String) -> Measurements {
    var whole = Measurements()
    for constant in Constant.allCases {
      whole.add(self[constant] ?? Measurement(constant, .notExercised(reason)))
    }
    return whole
  }
}
