public import Gesture

/// How one law is to be judged, all layers taken together.
public struct LawSetting: Sendable {
  public let law: any Law.Type
  public private(set) var level = Settled(Level.error, from: .builtIn)
  /// What was given instead of the built-in tolerance, and its named parts.
  public private(set) var tolerance: Settled<Quantity>?
  public private(set) var parameters: [(name: String, value: Settled<Quantity>)] = []
  /// The tolerances that follow.
  public private(set) var tolerances = Tolerances()
  /// Where it is said that the law must have been put to the test; nil where it need not.
  public private(set) var required: SettingOrigin?
  /// Where a file names the law, the nearest last: a recording that names one wants it tested. Nil where
  /// none does, and where `required="false"` says that it need not be.
  public private(set) var named: SettingOrigin?
  /// How many occasions it must have had at least.
  public private(set) var leastExercised: Settled<Int>?

  /// Whether anybody named the law.
  public private(set) var isNamed = false

  init(_ law: any Law.Type) { self.law = law }
}

extension LawSetting {
  /// Takes over what an expectation names; what it does not name stays.
  mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    isNamed = true
    if let quantity = expectation.tolerance {
      try law.tolerance.check(quantity, parameter: nil)
      tolerance = Settled(quantity, from: origin)
      tolerances = tolerances.with(law.tolerance, quantity, parameter: nil)
    }
    for parameter in expectation.parameters {
      try law.tolerance.check(parameter.value, parameter: parameter.name)
      parameters.removeAll { $0.name == parameter.name }
      parameters.append((parameter.name, Settled(parameter.value, from: origin)))
      tolerances = tolerances.with(law.tolerance, parameter.value, parameter: parameter.name)
    }
    if let level = expectation.level { self.level = Settled(level, from: origin) }
    if let required = expectation.required { self.required = required ? origin : nil }
    if case .file = origin { named = expectation.required == false ? nil : origin }
    if let least = expectation.leastExercised { leastExercised = Settled(least, from: origin) }
  }
}

extension LawSetting {
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
