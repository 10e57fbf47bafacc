package import Gesture

/// How one invariant is to be judged, after all layers of settings.
public struct InvariantSetting: Sendable {
  /// The invariant that is judged.
  public private(set) var invariant: Invariant
  /// How much a broken invariant counts.
  package private(set) var level = SettingValue(value: Level.error, origin: .builtIn)
  /// The tolerance that replaces the built-in one.
  package private(set) var tolerance: SettingValue<Quantity>?
  /// The named parts of the tolerance that replace the built-in ones.
  package private(set) var parameters: [(name: String, value: SettingValue<Quantity>)] = []
  /// The tolerances that follow.
  public private(set) var tolerances = Tolerances()
  /// Where it is required that the invariant is put to the test; nil where it is not required.
  package private(set) var required: SettingOrigin?
  /// Where it is said that it need not be.
  private var excused: SettingOrigin?
  /// Where a file names the invariant, the nearest last: a recording that names one wants it
  /// tested. Nil where none does, and where `required="false"` says that it need not be.
  package private(set) var named: SettingOrigin?
  /// How many occasions it must have had at least.
  package private(set) var leastExercised: SettingValue<Int>?

  /// The formula, of an invariant that is written as one.
  private var formula: SettingValue<String>?

  /// Whether anybody named the invariant.
  package private(set) var isNamed = false

  init(_ invariant: Invariant) {
    self.invariant = invariant
    // A page with an error in its console may scroll as it should.
    if invariant.isOfPages { level = SettingValue(value: .warn, origin: .builtIn) }
  }

  /// Is judged by another formula from now on.
  mutating func define(_ invariant: Invariant, from origin: SettingOrigin) {
    self.invariant = invariant
    formula = SettingValue(value: invariant.formula ?? "", origin: origin)
  }

  /// Takes over what an expectation names; what it does not name stays.
  mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    isNamed = true
    if let quantity = expectation.tolerance {
      try invariant.tolerance.check(quantity, parameter: nil)
      tolerance = SettingValue(value: quantity, origin: origin)
      tolerances = tolerances.with(invariant.tolerance, quantity, parameter: nil)
    }
    for parameter in expectation.parameters {
      try invariant.tolerance.check(parameter.value, parameter: parameter.name)
      parameters.removeAll { $0.name == parameter.name }
      parameters.append((parameter.name, SettingValue(value: parameter.value, origin: origin)))
      tolerances = tolerances.with(invariant.tolerance, parameter.value, parameter: parameter.name)
    }
    if let level = expectation.level { self.level = SettingValue(value: level, origin: origin) }
    if let required = expectation.required {
      self.required = required ? origin : nil
      excused = required ? nil : origin
    }
    if case .file = origin { named = expectation.required == false ? nil : origin }
    if let least = expectation.leastExercised {
      leastExercised = SettingValue(value: least, origin: origin)
    }
  }

  /// Everything but the built-in values, for reports: name, value, where it comes from.
  package var changes: [(name: String, value: String, from: SettingOrigin)] {
    var changes: [(name: String, value: String, from: SettingOrigin)] = []
    if let formula {
      changes.append(("formula", formula.value, formula.origin))
      if let why = invariant.why { changes.append(("why", why, formula.origin)) }
    }
    if level.origin != .builtIn { changes.append(("level", level.value.rawValue, level.origin)) }
    if let tolerance { changes.append(("tolerance", tolerance.value.words, tolerance.origin)) }
    for (name, value) in parameters { changes.append((name, value.value.words, value.origin)) }
    if let required { changes.append(("required", "true", required)) }
    if let excused { changes.append(("required", "false", excused)) }
    if let least = leastExercised {
      changes.append(("min-exercised", String(least.value), least.origin))
    }
    return changes
  }
}
