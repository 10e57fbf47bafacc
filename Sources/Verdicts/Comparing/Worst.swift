/// The worst of many differences in one respect.
struct Worst {
  private(set) var value = 0.0
  /// What was allowed where it was worst.
  private(set) var allowed: Double?
  private(set) var location: Difference.Location?
  private var excess = -Double.infinity

  /// A difference that is more than was allowed is worse than any that is not; among those it is the
  /// one farthest beyond, among these the greatest. Of equal ones the first counts.
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
