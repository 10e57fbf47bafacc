package import Replay
internal import Text

/// The smallest set of constants that explains why two engines differ.
package struct Explanation: Sendable {
  /// One constant that differs, and its effect.
  package struct Cause: Sendable {
    /// The name of the setting that was replaced, or of the constant.
    package let name: String
    package let constant: Constant?
    package let one: String
    package let other: String
    /// The new value of the setting, for a command line.
    package let value: Double?
    /// The share of the difference that this cause explains in addition to the causes before it;
    /// nil if no setting could be replaced.
    package let share: Double?
  }

  /// The result for one recording.
  package struct Row: Sendable {
    package let recording: String
    package let phase: Constant.Phase
    /// The cause that explains the largest share of the difference.
    package internal(set) var cause: String?
  }

  package internal(set) var causes: [Cause] = []
  /// Measured differences that have no effect in these recordings.
  package internal(set) var idle: [Cause] = []
  package internal(set) var rows: [Row] = []
  /// The mean distance between the two engines, in points, over all recordings.
  package internal(set) var total = 0.0
  /// The share of the difference that no cause explains; nil if no setting could be replaced.
  package internal(set) var left: Double?

  package init() {}

  /// Whether there is nothing to explain.
  package var isEmpty: Bool { rows.isEmpty }

  /// The replaced settings, ready for a command line.
  package var settings: [(name: String, value: Double)] {
    causes.compactMap { cause in cause.value.map { (cause.name, $0) } }
  }
}

/// A new value of a setting that may explain a difference.
package struct Candidate: Sendable {
  package let name: String
  package let value: Double
  let one: String
  let other: String

  /// - Parameter text: The new value with as many digits as are known.
  package init(_ name: String, from old: Double, to new: Double, text: String? = nil) {
    self.name = name
    value = new
    one = Estimate(old, error: abs(old) * 2e-6).text
    other = text ?? Estimate(new, error: abs(new) * 2e-6).text
  }

  /// The settings whose values differ between two engines of one kind; nil for engines of different
  /// kinds or without settings.
  package static func declared(_ one: EngineFactory, _ other: EngineFactory) -> [Candidate]? {
    guard one.name == other.name, !one.settings.isEmpty,
      one.settings.map(\.name) == other.settings.map(\.name)
    else { return nil }
    return zip(one.settings, other.settings).compactMap { mine, theirs in
      mine.value == theirs.value ? nil : Candidate(mine.name, from: mine.value, to: theirs.value)
    }
  }

  /// The settings of an engine that are to be replaced because the constants of another engine
  /// differ.
  package static func measured(
    _ one: EngineFactory, _ mine: Measurements, _ theirs: Measurements
  ) -> [Candidate] {
    one.settings.compactMap { setting in
      guard let theirs = SettingValues.value(of: setting.name, by: theirs) else { return nil }
      let mine = SettingValues.value(of: setting.name, by: mine)
      if let mine, !mine.differs(from: theirs) { return nil }
      if mine == nil, theirs.holds(setting.value) { return nil }
      // Adds the difference of the measurements to the setting, so that their common error cancels
      // out.
      let value = mine.map { setting.value + theirs.value - $0.value } ?? theirs.value
      let candidate = Candidate(
        setting.name, from: setting.value, to: value,
        text: theirs.widened(by: 2e-6 * abs(theirs.value)).plain.text)
      return candidate.one == candidate.other ? nil : candidate
    }
  }
}
