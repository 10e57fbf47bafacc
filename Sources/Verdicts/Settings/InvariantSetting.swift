public import Gesture

/// How one invariant is to be judged, all layers taken together.
public struct InvariantSetting: Sendable {
  /// The invariant that is judged.
  public let invariant: Invariant
  public private(set) var level = Settled(Level.error, from: .builtIn)
  /// What was given instead of the built-in tolerance, and its named parts.
  public private(set) var tolerance: Settled<Quantity>?
  public private(set) var parameters: [(name: String, value: Settled<Quantity>)] = []
  /// The tolerances that follow.
  public private(set) var tolerances = Tolerances()
  /// Where it is said that the invariant must have been put to the test; nil where it need not.
  public private(set) var required: SettingOrigin?
  /// Where a file names the invariant, the nearest last: a recording that names one wants it
  /// tested. Nil where none does, and where `required="false"` says that it need not be.
  public private(set) var named: SettingOrigin?
  /// How many occasions it must have had at least.
  public private(set) var leastExercised: Settled<Int>?

  /// Whether anybody named the invariant.
  public private(set) var isNamed = false

  init(_ invariant: Invariant) { self.invariant = invariant }
}

extension InvariantSetting {
  /// Takes over what an expectation names; what it does not name stays.
  mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    isNamed = true
    if let quantity = expectation.tolerance {
      try invariant.tolerance.check(quantity, parameter: nil)
      tolerance = Settled(quantity, from: origin)
      tolerances = tolerances.with(invariant.tolerance, quantity, parameter: nil)
    }
    for parameter in expectation.parameters {
      try invariant.tolerance.check(parameter.value, parameter: parameter.name)
      parameters.removeAll { $0.name == parameter.name }
      parameters.append((parameter.name, Settled(parameter.value, from: origin)))
      tolerances = tolerances.with(invariant.tolerance, parameter.value, parameter: parameter.name)
    }
    if let level = expectation.level { self.level = Settled(level, from: origin) }
    if let required = expectation.required { self.required = required ? origin : nil }
    if case .file = origin { named = expectation.required == false ? nil : origin }
    if let least = expectation.leastExercised { leastExercised = Settled(least, from: origin) }
  }
}

extension InvariantSetting {
  /// Everything but the built-in values, for reports: name, value, where it comes from.
  public var changes: [(name: String, value: String, from: SettingOrigin)] {
    var changes: [(name: String, value: String, from: SettingOrigin)] = []
    if level.origin != .builtIn { changes.append(("level", level.value.rawValue, level.origin)) }
    if let tolerance { changes.append(("tolerance", tolerance.value.words, tolerance.origin)) }
    for (name, value) in parameters { changes.append((name, value.value.words, value.origin)) }
    if let required { changes.append(("required", "true", required)) }
    if let least = leastExercised {
      changes.append(("min-exercised", String(least.value), least.origin))
    }
    return changes
  }
}
