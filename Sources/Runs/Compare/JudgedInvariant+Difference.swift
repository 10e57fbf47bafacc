internal import Comparing
internal import Invariants
internal import Model
internal import Results
internal import Text

// Each measure of a comparison becomes the verdict of an invariant, so that all reports can show
// it.

extension JudgedInvariant {
  /// The name of the measure whether both engines keep the same invariants.
  private static let sameVerdicts = ComparedEngines.invariantPrefix + "verdicts"

  init(
    _ difference: Difference, _ allowances: Allowances, _ divergence: Divergence?, _ scene: Scene
  ) {
    let allowance = allowances[difference.metric]
    let isBroken = difference.isBeyond || difference.isNoticed
    let name = ComparedEngines.invariantPrefix + difference.metric.rawValue
    guard let value = difference.value, let allowed = difference.allowed, allowance.level != .off
    else {
      self.init(name, difference.value == nil ? .untested : .notApplicable)
      reason = difference.reason
      return
    }
    self.init(name, isBroken ? .broken : .held)
    level = difference.isNoticed ? .warn : allowance.level
    checks = isBroken ? 0 : 1
    margin = allowed - value.magnitude
    unit = difference.metric.unit
    if !isBroken, allowed > 0, allowed < .infinity {
      shareLeft = ((1 - value.magnitude / allowed) * 1000).rounded() / 1000
    }
    if allowance.origin != .builtIn, let maximum = allowance.maximum {
      settings = [RunHead.Setting(name, "tolerance", maximum.text, from: allowance.origin.text)]
    }
    guard isBroken else { return }
    times = 1
    let location = difference.location ?? divergence?.location
    let suffix = unit.isEmpty ? "" : " " + unit
    let maximum = difference.isNoticed ? difference.unnoticed ?? allowed : allowed
    first = Violation(
      step: location?.step ?? 0, time: location?.time ?? .zero, view: location?.view,
      viewName: scene.views.count > 1 ? location.map { scene.views[$0.view].id } : nil,
      expected: "at most \(maximum.reported)\(suffix)", actual: "\(value.reported)\(suffix)",
      location: divergence?.location.location ?? location?.location ?? .nowhere)
  }

  /// Creates the verdict whether both engines break the same invariants.
  init(_ violations: [ComparedEngines.VerdictPair], _ time: TimeSpan, _ divergence: Divergence?) {
    let changed = violations.filter(\.isDifference)
    self.init(Self.sameVerdicts, changed.isEmpty ? .held : .broken)
    checks = changed.isEmpty ? 1 : 0
    times = changed.count
    guard !changed.isEmpty else { return }
    first = Violation(
      step: divergence?.location.step ?? 0, time: divergence?.location.time ?? .zero + time,
      expected: changed.map { "\($0.invariant) \($0.other.rawValue)" }.joined(separator: ", "),
      actual: changed.map { "\($0.invariant) \($0.one.rawValue)" }.joined(separator: ", "),
      location: divergence?.location.location ?? .nowhere)
  }

  /// The untested verdict for a rounded trace: invariants need more precision than rounded numbers
  /// have.
  static let roundedVerdicts = JudgedInvariant(
    untested: sameVerdicts, because: "numbers that were rounded are not judged by invariants")

  /// The untested verdicts of all measures, if nothing could be compared.
  static func undecided(_ reason: String) -> [JudgedInvariant] {
    (Metric.allCases.filter { $0 != .signals }.map { ComparedEngines.invariantPrefix + $0.rawValue }
      + [sameVerdicts]).map { JudgedInvariant(untested: $0, because: reason) }
  }
}

extension Double {
  /// The number as text, rounded for display but never to zero.
  fileprivate var reported: String {
    magnitude < 0.01 ? text : ((self * 1000).rounded() / 1000).text
  }
}
