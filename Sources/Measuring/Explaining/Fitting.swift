package import Replay

/// The settings of an engine that bring it closest to what was shown.
package struct SettingFit {
  /// What was to be met, and with how much of the distance left.
  package struct Result: Sendable {
    package let changes: [(name: String, value: Double)]
    /// The mean distance to what was shown, in points, as the engine is and with the changes.
    package let before: Double
    package let after: Double
  }

  private let engine: EngineFactory
  private let recordings: [(recording: Replayable, shown: Showing)]
  private let clock: FrameClock
  private let measured: Measurements

  /// - Parameter measured: What the recordings say of the constants, with which it begins.
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

  /// Begins with what was measured, then tries each setting by ever smaller steps, the one that does
  /// most first, again and again, as long as that brings it closer.
  package mutating func run(until isOver: () -> Bool = { false }) -> Result {
    let before = distance([:])
    var (values, least): ([String: Double], Double) = ([:], before)
    let settings = engine.settings.filter { $0.value != 0 && !$0.isSwitch }
    for setting in settings {
      guard let number = SettingValues.value(of: setting.name, by: measured),
        !number.holds(setting.value)
      else { continue }
      var tried = values
      tried[setting.name] = number.value
      let rest = distance(tried)
      if rest < least {
        values = tried
        least = rest
      }
    }
    for round in 0..<4 where before > 1e-9 && !isOver() {
      let start = least
      let step = round == 0 ? 0.05 : 0.005
      for setting in sorted(settings, by: step / 10, values) where !isOver() {
        walk(setting, from: step, &values, &least)
      }
      if least > start * 0.999 { break }
    }
    // What hardly matters is what it is.
    for name in values.keys.sorted() {
      var without = values
      without[name] = nil
      let rest = distance(without)
      if rest <= least + 0.01 * (before - least) {
        values = without
        least = rest
      }
    }
    round(&values, least)
    let changes = settings.compactMap { setting in
      values[setting.name].map { (setting.name, $0) }
    }
    let after = distance(Dictionary(uniqueKeysWithValues: changes))
    return Result(changes: changes, before: before, after: after)
  }

  /// The values with that of a setting changed: what is left of a rate, not what is kept.
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

  /// Those first of which a small change brings it closest.
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
    _ least: inout Double
  ) {
    var step = first
    var isUseful = false
    while step > 2e-5 {
      var hasMoved = false
      for share in [step, -step] {
        let tried = Self.changed(values, setting, by: share)
        let rest = distance(tried)
        if rest < least - 1e-9 {
          values = tried
          least = rest
          hasMoved = true
          isUseful = true
          break
        }
      }
      if hasMoved { step *= 1.5 } else { step /= 4 }
      // What a small change does not bring closer a smaller one does not either.
      if !isUseful, step < first / 20 { return }
    }
  }

  /// To as few digits as the recordings support: they come no closer by more of them, as far as a
  /// distance is printed, and what was measured holds them.
  private mutating func round(_ values: inout [String: Double], _ least: Double) {
    let most = least * 1.02 + 0.0005
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let known = SettingValues.value(of: name, by: measured).flatMap { $0.holds(value) ? $0 : nil }
      var scale = 1.0
      for _ in 0..<10 {
        let short = (value * scale).rounded() / scale
        scale *= 10
        guard short != 0, known?.holds(short) ?? true else { continue }
        var tried = values
        tried[name] = short
        guard distance(tried) <= most else { continue }
        values = tried
        break
      }
    }
  }
}
