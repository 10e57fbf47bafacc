extension CauseTable {
  /// The first group of each cause of failures, worst first.
  package var failingGroups: [ViolationGroup] { causes.map(\.first).filter(\.isFailure) }
}
