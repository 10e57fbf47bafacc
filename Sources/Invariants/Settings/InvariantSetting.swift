package import Model
internal import Text

/// How one invariant is judged, after all layers of settings.
public struct InvariantSetting: Sendable {
  /// The invariant that is judged.
  public private(set) var invariant: Invariant
  /// The level at which a violation is reported.
  package private(set) var level = SettingValue(value: Level.error, origin: .builtIn)
  /// The tolerance that replaces the built-in tolerance.
  package private(set) var tolerance: SettingValue<Quantity>?
  /// The values that replace built-in values for named parts of the tolerance.
  package private(set) var parameters: [(name: String, value: SettingValue<Quantity>)] = []
  /// The tolerances that result from all layers.
  public private(set) var tolerances = Tolerances()
  /// The origin of the requirement that the invariant be exercised; nil if that is not required.
  package private(set) var required: SettingOrigin?
  /// The origin of the statement that the invariant need not be exercised.
  private var excused: SettingOrigin?
  /// The last file that names the invariant, because a recording that names an invariant expects a
  /// test of it. The value is nil if no file names the invariant, or if the last such file sets
  /// `required="false"`.
  package private(set) var named: SettingOrigin?
  /// The minimum number of checks.
  package private(set) var minExercised: SettingValue<Int>?

  /// The formula of the invariant; nil if it is not written as a formula.
  private var formula: SettingValue<String>?

  /// Whether any layer names the invariant.
  package private(set) var isNamed = false
  /// All values that are not built in, as text for reports. The texts are built once, because all
  /// recordings without their own expectations share them.
  package private(set) var changes: [(name: String, value: String, from: String)] = []

  /// Whether this file contains the formula of the invariant.
  package func isDefined(in file: String) -> Bool {
    if case .file(file, _)? = formula?.origin { true } else { false }
  }

  init(_ invariant: Invariant) { self.invariant = invariant }

  /// Replaces the formula of the invariant.
  mutating func define(_ invariant: Invariant, from origin: SettingOrigin) {
    self.invariant = invariant
    defer { changes = changedValues }
    formula = SettingValue(
      value: invariant.pattern?.text ?? invariant.formula ?? "", origin: origin)
  }

  /// Applies the attributes of an expectation; missing attributes leave the setting unchanged.
  mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    isNamed = true
    defer { changes = changedValues }
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
    if let minimum = expectation.minExercised {
      minExercised = SettingValue(value: minimum, origin: origin)
    }
  }

  private var changedValues: [(name: String, value: String, from: String)] {
    var changes: [(name: String, value: String, from: SettingOrigin)] = []
    if let formula {
      changes.append(("formula", formula.value, formula.origin))
      if let view = invariant.pattern?.view { changes.append(("view", view, formula.origin)) }
      if let why = invariant.why { changes.append(("why", why, formula.origin)) }
    }
    if level.origin != .builtIn { changes.append(("level", level.value.rawValue, level.origin)) }
    if let tolerance { changes.append(("tolerance", tolerance.value.text, tolerance.origin)) }
    for (name, value) in parameters { changes.append((name, value.value.text, value.origin)) }
    if let required { changes.append(("required", "true", required)) }
    if let excused { changes.append(("required", "false", excused)) }
    if let minimum = minExercised {
      changes.append(("min-exercised", String(minimum.value), minimum.origin))
    }
    return changes.map { ($0.name, $0.value, $0.from.text) }
  }
}
