/// Finds the largest of many differences in a metric.
struct Worst {
  private(set) var value = 0.0
  /// The allowance for the largest difference.
  private(set) var allowed: Double?
  private(set) var location: Difference.Location?
  private var excess = -Double.infinity

  /// Adds a difference. Differences that exceed their allowance count as larger than all other
  /// differences. They are compared by their excess, and other differences by their value. Of equal
  /// differences, the first counts.
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
