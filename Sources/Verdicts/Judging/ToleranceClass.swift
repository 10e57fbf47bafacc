public import Gesture

/// The kind of quantity an invariant compares, which says in what units its tolerance is given.
public enum ToleranceClass: String, CaseIterable, Sendable {
  /// Flags, counts, orders: nothing may be off.
  case exact
  /// A bound of the invariant itself, which its manual entry names, in points.
  case fixed
  /// Geometry at rest.
  case atRest = "at-rest"
  /// Geometry while it moves.
  case moving
  /// The zoom, as a share.
  case zoom
  /// A velocity.
  case velocity
  /// How long something may take.
  case time
  /// What two replays of one engine show, which is the same but for rounding.
  case related

  /// The units a tolerance may have; nil is a bare number.
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

  /// The further numbers of the tolerance, beside the one that has no name of its own.
  package var parameters: [String] {
    switch self {
    case .moving, .velocity: ["share"]
    case .exact, .fixed, .atRest, .zoom, .time, .related: []
    }
  }

  /// The built-in tolerance, and why it is that much.
  package var standard: String {
    switch self {
    case .exact: "nothing may be off"
    case .fixed: "its own: see above"
    case .atRest: "0.5 px: half a pixel cannot be shown"
    case .moving:
      "0.05 pt, and a share of 0.1% of the finger's own step: what a moving edge and a recorder's rounding hide"
    case .zoom: "0.1%: a third of a point across a phone"
    case .velocity: "5 pt/s, and a share of 2%: what a finger cannot feel"
    case .time: "what the engine declares, and 200 ms to see that it is so"
    case .related: "0.000001 pt: sums in another order, and nothing else"
    }
  }

  /// What a margin is measured in.
  package var marginUnit: String {
    switch self {
    case .fixed, .atRest, .moving, .related: "pt"
    case .velocity: "pt/s"
    case .time: "ms"
    case .exact, .zoom: ""
    }
  }

  /// Whoever waits for longer does not judge; in milliseconds.
  private static let longest = 3_600_000.0

  /// Refuses a tolerance that this kind of quantity cannot have.
  func check(_ quantity: Quantity, parameter: String?) throws(Objection) {
    guard !units.isEmpty else {
      throw Objection(
        .sense, "its tolerance cannot be set",
        expected: self == .exact ? "none: nothing may be off" : "none: its bound is its own")
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
      throw Objection(.value, "tolerance \"\(quantity.words)\"", expected: "at most 3600s: an hour")
    }
  }
}

extension Quantity {
  /// As it is written: `0.5pt`.
  public var words: String { value.text + (unit?.rawValue ?? "") }

  /// Refuses what is below 0 or has none of these units; nil is a bare number.
  func check(_ name: String, in units: [Unit?]) throws(Objection) {
    guard units.contains(unit) else {
      let words = units.map { $0.map(\.rawValue) ?? "no unit" }
      throw Objection(
        .value, "\(name) \"\(self.words)\"", expected: "a number with \(alternatives(words))")
    }
    guard value >= 0 else {
      throw Objection(.value, "\(name) \"\(words)\"", expected: "0 or more")
    }
  }

  /// A time in milliseconds.
  fileprivate var milliseconds: Double { unit == .seconds ? value.movingPoint(by: 3) : value }

  /// A share as a number of 1.
  var share: Double { unit == .percent ? value.movingPoint(by: -2) : value }
}
