extension CauseTable {
  /// The group that breaks first in each cause of failures, worst first.
  package var failingGroups: [ViolationGroup] { causes.map(\.first).filter(\.isFailure) }
}
