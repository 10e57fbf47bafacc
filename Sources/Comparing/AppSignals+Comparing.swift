internal import Model

/// Compares the custom signals of two apps where both rest.
struct SignalComparison {
  /// The largest number of signals that differ, and where.
  private(set) var worst = Worst()
  /// Whether either app reports any signals.
  private(set) var isThere = false

  /// - Returns: The first signal that differs.
  mutating func add(
    _ one: AppSignals, _ other: AppSignals, within limits: ComparisonLimits,
    at location: Difference.Location
  ) -> Divergence? {
    guard !one.isEmpty || !other.isEmpty else { return nil }
    isThere = true
    let names = one.differing(from: other, by: min(limits[.rest] ?? 0, 0.5))
    worst.add(Double(names.count), allowed: limits[.signals], at: location)
    return names.first.map {
      Divergence(location: location, one: one.text(of: $0), other: other.text(of: $0))
    }
  }
}

extension AppSignals {
  /// The names of the signals that the other app reports differently, or not at all.
  ///
  /// - Parameter maximum: The maximum difference between two numbers: the limit for offsets at
  /// rest,
  ///   but small enough that two different counts never compare as equal.
  fileprivate func differing(from other: AppSignals, by maximum: Double) -> [String] {
    let added = other.entries.map(\.name).filter { self[$0] == nil }
    return entries.map(\.name).filter { name in
      switch (self[name], other[name]) {
      case (.number(let one), .number(let two)): (one - two).magnitude > maximum
      case (let one, let two): one != two
      }
    } + added
  }

  /// One signal as readable text.
  fileprivate func text(of name: String) -> String {
    self[name].map { "\(name) \($0.text)" } ?? "no \(name)"
  }
}
