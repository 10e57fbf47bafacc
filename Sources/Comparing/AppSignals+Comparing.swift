internal import Model

/// Compares the custom signals of two apps at times when both are at rest.
struct SignalComparison {
  /// The largest number of signals that differ at the same time, and its location.
  private(set) var worst = Worst()
  /// Whether either app reports any signals.
  private(set) var isThere = false

  /// Compares the signals at a time.
  ///
  /// - Returns: The first signal that differs; nil if none does.
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
  /// The names of the signals that the other app reports with another value, or not at all.
  ///
  /// - Parameter maximum: The maximum difference between two numbers. It is less than 1, so that
  ///   different counts never compare as equal.
  fileprivate func differing(from other: AppSignals, by maximum: Double) -> [String] {
    let added = other.entries.map(\.name).filter { self[$0] == nil }
    return entries.map(\.name).filter { name in
      switch (self[name], other[name]) {
      case (.number(let one), .number(let two)): (one - two).magnitude > maximum
      case (let one, let two): one != two
      }
    } + added
  }

  /// A signal with its name and value as text.
  fileprivate func text(of name: String) -> String {
    self[name].map { "\(name) \($0.text)" } ?? "no \(name)"
  }
}
