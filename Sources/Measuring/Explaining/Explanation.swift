internal import Gesture
package import Replay

/// Why two engines differ: the smallest set of constants that accounts for it.
package struct Explanation: Sendable {
  /// One constant that differs and what it does.
  package struct Cause: Sendable {
    /// A setting of the engine that was set over, or the name of a constant.
    package let name: String
    package let constant: Constant?
    package let one: String
    package let other: String
    /// The setting as it was set over, for a command line.
    package let value: Double?
    /// How much of the difference it accounts for, beside those before it; nil where nothing could be
    /// set over.
    package let share: Double?
  }

  /// What one recording has to do with it.
  package struct Row: Sendable {
    package let recording: String
    package let phase: Constant.Phase
    /// The cause that accounts for most of it.
    package internal(set) var cause: String?
  }

  package internal(set) var causes: [Cause] = []
  /// Differences that were measured and that account for nothing in these recordings.
  package internal(set) var idle: [Cause] = []
  package internal(set) var rows: [Row] = []
  /// The mean distance of the two, in points, over all recordings.
  package internal(set) var total = 0.0
  /// The share that no cause accounts for; nil where nothing could be set over.
  package internal(set) var left: Double?

  package init() {}

  /// Whether nothing has to be explained.
  package var isEmpty: Bool { rows.isEmpty }

  /// What is set over, ready to be typed.
  package var settings: [(name: String, value: Double)] {
    causes.compactMap { cause in cause.value.map { (cause.name, $0) } }
  }
}

/// What a setting of an engine may have to be.
package struct Candidate: Sendable {
  package let name: String
  package let value: Double
  let one: String
  let other: String

  /// - Parameter text: the new value to as many digits as are known.
  package init(_ name: String, from old: Double, to new: Double, text: String? = nil) {
    self.name = name
    value = new
    one = Estimate(old, error: abs(old) * 2e-6).text
    other = text ?? Estimate(new, error: abs(new) * 2e-6).text
  }

  /// Settings that two engines of one kind declare and that differ.
  package static func declared(_ one: EngineFactory, _ other: EngineFactory) -> [Candidate]? {
    guard one.name == other.name, !one.settings.isEmpty,
      one.settings.map(\.name) == other.settings.map(\.name)
    else { return nil }
    return zip(one.settings, other.settings).compactMap { mine, theirs in
      mine.value == theirs.value ? nil : Candidate(mine.name, from: mine.value, to: theirs.value)
    }
  }

  /// Settings of an engine whose constants differ from those of another.
  package static func measured(
    _ one: EngineFactory, _ mine: Measurements, _ theirs: Measurements
  ) -> [Candidate] {
    one.settings.compactMap { setting in
      guard let theirs = SettingValues.value(of: setting.name, by: theirs) else { return nil }
      let mine = SettingValues.value(of: setting.name, by: mine)
      if let mine, !mine.differs(from: theirs) { return nil }
      if mine == nil, theirs.holds(setting.value) { return nil }
      // Whatever a measurement is off by, it is off by in both.
      let value = mine.map { setting.value + theirs.value - $0.value } ?? theirs.value
      return Candidate(
        setting.name, from: setting.value, to: value,
        text: theirs.widened(by: 2e-6 * abs(theirs.value)).plain.text)
    }
  }
}
