/// The value that a setting of an engine would need to match the measurements.
package enum SettingValues {
  /// The value of a setting according to the measurements.
  ///
  /// - Returns: Nil if no constant determines the setting, or if the constant was not exercised.
  package static func value(of name: String, by found: Measurements) -> Estimate? {
    guard let rule = rules[name], let measurement = found[rule.constant] else { return nil }
    switch measurement.outcome {
    case .number(let number): return number.map(rule.change)
    case .word(let word):
      return rule.constant == .inwardFling ? Estimate(word == "yes" ? 1 : 0, error: 0) : nil
    case .notExercised, .failed: return nil
    }
  }

  /// The constant that determines a setting.
  package static func constant(of name: String) -> Constant? { rules[name]?.constant }

  private struct Rule: Sendable {
    let constant: Constant
    var change: @Sendable (Double) -> Double = { $0 }
  }

  /// The constants that determine settings, by the names of settings in the engines of this
  /// program. Other engines may use the same names.
  private static let rules: [String: Rule] = [
    "slop": Rule(constant: .slop), "catch-slop": Rule(constant: .slopAfterCatch),
    "pinch-slop": Rule(constant: .pinchSlop),
    "rate": Rule(constant: .rate), "fast-rate": Rule(constant: .fastRate),
    "stop-speed": Rule(constant: .stopSpeed), "friction": Rule(constant: .friction),
    "min-fling": Rule(constant: .minFling), "max-fling": Rule(constant: .maxFling),
    "held-still": Rule(constant: .heldStill),
    // The velocity window consists of three steps.
    "sample-step": Rule(constant: .velocityWindow) { $0 / 3 },
    "flick-gain": Rule(constant: .carryShare), "rubber": Rule(constant: .rubber),
    "bounce-decay": Rule(constant: .bounceDecay),
    "bounce-head-start": Rule(constant: .bounceHeadStart),
    "inward-fling": Rule(constant: .inwardFling), "overfling": Rule(constant: .overfling),
    "page-decay": Rule(constant: .pageDecay), "page-fling": Rule(constant: .pageFling),
    "page-distance": Rule(constant: .pageDistance), "page-share": Rule(constant: .pageShare),
    "page-turn": Rule(constant: .pageTurn), "page-drift": Rule(constant: .pageDrift),
    "soft-zoom": Rule(constant: .softZoom), "zoom-decay": Rule(constant: .zoomDecay),
    "animation": Rule(constant: .animation), "lock-angle": Rule(constant: .lockAngle),
    "touch-delay": Rule(constant: .touchDelay), "status-bar": Rule(constant: .statusBar),
    "density": Rule(constant: .shownStep) { $0 > 0 ? 1 / $0 : 0 },
  ]
}
