extension RunReport {
  /// What breaks first by each cause of failures, worst first.
  package var failureCauses: [BreakGroup] { causes.causes.map(\.first).filter(\.isFailure) }
}
