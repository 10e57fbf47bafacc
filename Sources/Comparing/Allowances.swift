public import Model
public import Text

/// The maximum differences between two replays, by metric: the defaults of a likeness with
/// overrides.
public struct Allowances: Sendable {
  /// The likeness that supplies the defaults.
  public let likeness: Likeness
  /// An entry for each metric.
  private var entries: [Allowance]

  /// Creates the allowances of a likeness, without overrides.
  public init(_ likeness: Likeness) {
    self.likeness = likeness
    entries = Metric.allCases.map { likeness.allowance($0) }
  }

  /// The allowance for a metric.
  public subscript(metric: Metric) -> Allowance { entries[metric.index] }

  /// Applies what a recording expects of two engines.
  package mutating func apply(
    _ expectation: ComparisonExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    let metric = expectation.channel.metric
    if let quantity = expectation.tolerance { try set(metric, quantity, from: origin) }
    if let level = expectation.level {
      entries[metric.index].level = level
      entries[metric.index].origin = origin
    }
  }

  /// Replaces the tolerance of a metric by a tolerance that does not grow with the speed.
  public mutating func set(_ metric: Metric, _ quantity: Quantity) throws(Objection) {
    try set(metric, quantity, from: .builtIn)
  }

  package mutating func set(
    _ metric: Metric, _ quantity: Quantity, from origin: SettingOrigin
  ) throws(Objection) {
    try quantity.check("\(metric.rawValue): tolerance", in: metric.units)
    var entry = Allowance(maximum: quantity, level: entries[metric.index].level)
    entry.origin = origin
    entries[metric.index] = entry
  }
}

/// The maximum difference for a metric.
public struct Allowance: Equatable, Sendable {
  /// The maximum difference; nil if any amount is allowed.
  public var maximum: Quantity?
  /// The amount up to which a difference counts as unnoticed and gives no warning; nil if all
  /// allowed differences count as unnoticed.
  public var unnoticed: Quantity?
  /// For offsets in motion, a time in milliseconds: the distance covered in this time is also
  /// allowed.
  public var milliseconds = 0.0
  /// The severity of a difference that exceeds the maximum.
  public var level = Level.error
  /// The file or option that set the allowance.
  package var origin = SettingOrigin.builtIn
}

extension Quantity {
  /// The value in points or milliseconds, or as a bare number.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - pace: Milliseconds from frame to frame.
  func amount(scale: Double, pace: Double) -> Double {
    switch unit {
    case .pixels: value / scale
    case .seconds: value.movingPoint(by: 3)
    case .frames: value * pace
    case .percent: value.movingPoint(by: -2)
    case .points, .milliseconds, .pointsPerSecond, nil: value
    }
  }
}

extension Likeness {
  fileprivate func allowance(_ metric: Metric) -> Allowance {
    var allowance = Allowance(maximum: maximum(metric))
    switch (self, metric) {
    case (.contract, .offset): allowance.milliseconds = 8
    case (.perception, .offset): allowance.milliseconds = 25
    // A user who drags can notice a lag of 6 ms or more. A lag of 25 ms or more makes dragging less
    // accurate.
    case (.perception, .lag): allowance.unnoticed = Quantity(6, .milliseconds)
    default: break
    }
    return allowance
  }

  private func maximum(_ metric: Metric) -> Quantity? {
    switch (self, metric) {
    case (.perception, .callbacks): nil
    case (_, .callbacks), (_, .signals): Quantity(0)
    case (.refactor, .restZoom), (.refactor, .zoom): Quantity(0)
    case (.refactor, .lag), (.refactor, .settleTime), (.build, .lag): Quantity(0, .milliseconds)
    case (.refactor, _): Quantity(0, .points)
    // During a fling, rounding errors of an offset grow to at most a millionth of a point.
    case (.build, .restZoom), (.build, .zoom): Quantity(1e-9)
    case (.build, .settleTime): Quantity(1, .frames)
    case (.build, _): Quantity(1e-6, .points)
    case (.contract, .rest): Quantity(1, .pixels)
    case (.contract, .restZoom), (.contract, .zoom): Quantity(0.5, .percent)
    case (.contract, .lag): Quantity(1, .frames)
    case (.contract, .rms): Quantity(2, .points)
    case (.contract, .settleTime): Quantity(3, .frames)
    case (.contract, _): Quantity(8, .points)
    case (.perception, .restZoom), (.perception, .zoom): Quantity(2, .percent)
    case (.perception, .lag): Quantity(25, .milliseconds)
    case (.perception, .rms): Quantity(4, .points)
    case (.perception, .path): Quantity(8, .points)
    case (.perception, .settleTime): Quantity(100, .milliseconds)
    case (.perception, _): Quantity(2, .points)
    }
  }
}
