package import Model
internal import Text

/// The kind of quantity that an invariant compares, which determines the units of its tolerance.
public enum ToleranceClass: String, CaseIterable, Sendable {
  /// Flags, counts and orders: no deviation is allowed.
  case exact
  /// A fixed bound of the invariant, in points; the manual entry of the invariant states the bound.
  case fixed
  /// Geometry at rest.
  case atRest = "at-rest"
  /// Geometry in motion.
  case moving
  /// A relative error of the zoom.
  case zoom
  /// A velocity.
  case velocity
  /// A duration.
  case time
  /// The positions of two replays of one engine, which may differ by rounding only.
  case related

  /// The units that a tolerance may have; nil means a bare number.
  package var units: [Quantity.Unit?] {
    switch self {
    case .exact, .fixed: []
    case .atRest: [.points, .pixels]
    case .moving, .related: [.points]
    case .zoom: [nil, .percent]
    case .velocity: [.pointsPerSecond]
    case .time: [.milliseconds, .seconds]
    }
  }

  /// The names of the tolerance's named numbers.
  package var parameters: [String] {
    switch self {
    case .moving, .velocity: ["share"]
    case .exact, .fixed, .atRest, .zoom, .time, .related: []
    }
  }

  /// The built-in tolerance and the reason for it.
  package var standard: String {
    switch self {
    case .exact: "none: the value must be exact"
    case .fixed: "a fixed bound, stated above"
    case .atRest: "0.5 px: half a pixel cannot be shown"
    case .moving:
      "0.05 pt, and a share of 0.1% of the finger's own step: hidden by a moving edge and a recorder's rounding"
    case .zoom: "0.1%: a third of a point across a phone"
    case .velocity: "5 pt/s, and a share of 2%: less than a finger can feel"
    case .time: "the declared time plus 200 ms to observe it"
    case .related: "0.000001 pt: only sums in another order may differ"
    }
  }

  /// The unit of a margin.
  package var marginUnit: String {
    switch self {
    case .fixed, .atRest, .moving, .related: "pt"
    case .velocity: "pt/s"
    case .time: "ms"
    case .exact, .zoom: ""
    }
  }

  /// The maximum tolerance of a time, in milliseconds; a longer tolerance would check nothing.
  private static let longest = 3_600_000.0

  /// Rejects a tolerance that this kind of quantity cannot have.
  func check(_ quantity: Quantity, parameter: String?) throws(Objection) {
    guard !units.isEmpty else {
      throw Objection(
        .sense,
        self == .exact
          ? "this invariant is exact and takes no tolerance"
          : "this invariant has a fixed bound and takes no tolerance")
    }
    if let parameter, !parameters.contains(parameter) {
      throw Objection(
        .unknown, "unknown parameter \"\(parameter)\"",
        expected: parameters.isEmpty ? "none: it has only a tolerance" : alternatives(parameters),
        nearest: parameters.nearest(to: parameter))
    }
    let units = parameter == nil ? units : [nil, .percent]
    try quantity.check(parameter ?? "tolerance", in: units)
    guard self != .time || quantity.milliseconds <= Self.longest else {
      throw Objection(.value, "tolerance \"\(quantity.text)\"", expected: "at most 3600s: an hour")
    }
  }
}

extension Quantity {
  /// The value of a time in milliseconds.
  fileprivate var milliseconds: Double { unit == .seconds ? value.movingPoint(by: 3) : value }

  /// The value of a share as a fraction of 1.
  var share: Double { unit == .percent ? value.movingPoint(by: -2) : value }
}
