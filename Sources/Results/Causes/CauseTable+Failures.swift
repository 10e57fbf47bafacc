extension CauseTable {
  /// The first group of each cause that fails recordings, worst first.
  package var failingGroups: [ViolationGroup] { causes.map(\.first).filter(\.isFailure) }
}
