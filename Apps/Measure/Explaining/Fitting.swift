package import Replay

/// Finds the settings of an engine that bring it closest to the observations.
package struct SettingFit {
  /// The fitted settings, and the remaining distance.
  package struct Result: Sendable {
    package let changes: [(name: String, value: Double)]
    /// The mean distance to the observations, in points, without and with the changes.
    package let before: Double
    package let after: Double
  }

  private let engine: EngineFactory
  private let recordings: [(recording: Replayable, shown: Showing)]
  private let clock: FrameClock
  private let measured: Measurements

  /// - Parameter measured: The constants measured from the recordings, used as the start.
  package init(
    _ engine: EngineFactory, _ recordings: [(recording: Replayable, shown: Showing)],
    _ clock: FrameClock, measured: Measurements = Measurements()
  ) {
    self.engine = engine
    self.recordings = recordings
    self.clock = clock
    self.measured = measured
  }

  private mutating func distance(_ values: [String: Double]) -> Double {
    let changes = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    guard let changed = try? engine.setting(changes) else { return .infinity }
    var sum = 0.0
    for (recording, shown) in recordings {
      guard let showing = Showing(recording, on: changed, at: clock) else { return .infinity }
      sum += Gap(showing, shown).distance
    }
    return sum / Double(max(1, recordings.count))
  }

  /// Starts with the measured constants, changes each setting by smaller and smaller steps, the
  /// most effective setting first, and repeats this while the distance decreases.
  package mutating func run(until isOver: () -> Bool = { false }) -> Result {
    let before = distance([:])
    var (values, minimum): ([String: Double], Double) = ([:], before)
    let settings = engine.settings.filter { $0.value != 0 && !$0.isSwitch }
    for setting in settings {
      guard let number = SettingValues.value(of: setting.name, by: measured),
        !number.holds(setting.value)
      else { continue }
      var tried = values
      tried[setting.name] = number.value
      let rest = distance(tried)
      if rest < minimum {
        values = tried
        minimum = rest
      }
    }
    for round in 0..<4 where before > 1e-9 && !isOver() {
      let start = minimum
      let step = round == 0 ? 0.05 : 0.005
      for setting in sorted(settings, by: step / 10, values) where !isOver() {
        walk(setting, from: step, &values, &minimum)
      }
      if minimum > start * 0.999 { break }
    }
    // Settings with little effect return to their original values.
    for name in values.keys.sorted() {
      var without = values
      without[name] = nil
      let rest = distance(without)
      if rest <= minimum + 0.01 * (before - minimum) {
        values = without
        minimum = rest
      }
    }
    round(&values, minimum)
    let changes = settings.compactMap { setting in
      values[setting.name].map { (setting.name, $0) }
    }
    let after = distance(Dictionary(uniqueKeysWithValues: changes))
    return Result(changes: changes, before: before, after: after)
  }

  /// The values with one setting changed by a share. The change of a rate is a share of the lost
  /// speed, not of the kept speed.
  private static func changed(
    _ values: [String: Double], _ setting: EngineSetting, by share: Double
  ) -> [String: Double] {
    let value = values[setting.name] ?? setting.value
    var changed = values
    changed[setting.name] = isRate(setting) ? 1 - (1 - value) * (1 + share) : value * (1 + share)
    return changed
  }

  private static func isRate(_ setting: EngineSetting) -> Bool {
    setting.name.hasSuffix("rate") && setting.value > 0.5
  }

  /// The settings, ordered by the effect of a small change; the most effective setting comes first.
  private mutating func sorted(
    _ settings: [EngineSetting], by share: Double, _ values: [String: Double]
  ) -> [EngineSetting] {
    let rests = settings.map { setting in
      [share, -share].map { distance(Self.changed(values, setting, by: $0)) }.min() ?? .infinity
    }
    return settings.indices.sorted { (rests[$0], $0) < (rests[$1], $1) }.map { settings[$0] }
  }

  private mutating func walk(
    _ setting: EngineSetting, from first: Double, _ values: inout [String: Double],
    _ minimum: inout Double
  ) {
    var step = first
    var isUseful = false
    while step > 2e-5 {
      var hasMoved = false
      for share in [step, -step] {
        let tried = Self.changed(values, setting, by: share)
        let rest = distance(tried)
        if rest < minimum - 1e-9 {
          values = tried
          minimum = rest
          hasMoved = true
          isUseful = true
          break
        }
      }
      if hasMoved { step *= 1.5 } else { step /= 4 }
      // If small changes do not reduce the distance, smaller changes are not tried.
      if !isUseful, step < first / 20 { return }
    }
  }

  /// Rounds to as few digits as possible. The distance must stay nearly the same, and measured
  /// intervals must still contain the values.
  private mutating func round(_ values: inout [String: Double], _ minimum: Double) {
    let maximum = minimum * 1.02 + 0.0005
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let known = SettingValues.value(of: name, by: measured).flatMap { $0.holds(value) ? $0 : nil }
      var scale = 1.0
      for _ in 0..<10 {
        let short = (value * scale).rounded() / scale
        scale *= 10
        guard short != 0, known?.holds(short) ?? true else { continue }
        var tried = values
        tried[name] = short
        guard distance(tried) <= maximum else { continue }
        values = tried
        break
      }
    }
  }
}
