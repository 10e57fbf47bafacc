/// The largest of many differences in one respect.
struct Worst {
  private(set) var value = 0.0
  /// The allowance where the difference was largest.
  private(set) var allowed: Double?
  private(set) var location: Difference.Location?
  private var excess = -Double.infinity

  /// A difference that exceeds its allowance is worse than one that does not. Among those that
  /// exceed it, the largest excess counts; among the others, the largest value. Of equal ones, the
  /// first counts.
  mutating func add(_ value: Double, allowed: Double?, at location: Difference.Location) {
    let excess = value.magnitude - (allowed ?? .infinity)
    let isWorse =
      excess > 0 || self.excess > 0
      ? excess > self.excess : value.magnitude > self.value.magnitude
    guard isWorse || self.location == nil else { return }
    self.value = value
    self.allowed = allowed
    self.location = location
    self.excess = excess
  }
}
