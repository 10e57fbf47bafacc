extension RunReport {
  /// The group that breaks first in each cause of failures, worst first.
  package var failureCauses: [BreakGroup] { causes.causes.map(\.first).filter(\.isFailure) }
}
