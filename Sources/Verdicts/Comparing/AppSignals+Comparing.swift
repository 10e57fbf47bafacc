internal import Gesture

/// What two apps report under names of their own, where both rest.
struct SignalComparison {
  /// How many are not the same, where most are not.
  private(set) var worst = Worst()
  /// Whether either app reports any.
  private(set) var isThere = false

  /// - Returns: The first of them that differs.
  mutating func add(
    _ one: AppSignals, _ other: AppSignals, within limits: ComparisonLimits,
    at location: Difference.Location
  ) -> Divergence? {
    guard !one.isEmpty || !other.isEmpty else { return nil }
    isThere = true
    let names = one.differing(from: other, by: min(limits[.rest] ?? 0, 0.5))
    worst.add(Double(names.count), allowed: limits[.signals], at: location)
    return names.first.map {
      Divergence(location: location, one: one.words(of: $0), other: other.words(of: $0))
    }
  }
}

extension AppSignals {
  /// The names of those that another app reports differently, or not at all.
  ///
  /// - Parameter most: How far two numbers may be apart: as far as offsets at rest, and never so far that
  ///   one count is another.
  fileprivate func differing(from other: AppSignals, by most: Double) -> [String] {
    let added = other.entries.map(\.name).filter { self[$0] == nil }
    return entries.map(\.name).filter { name in
      switch (self[name], other[name]) {
      case (.number(let one), .number(let two)): (one - two).magnitude > most
      case (let one, let two): one != two
      }
    } + added
  }

  /// One of them for people.
  fileprivate func words(of name: String) -> String {
    self[name].map { "\(name) \($0.text)" } ?? "no \(name)"
  }
}
