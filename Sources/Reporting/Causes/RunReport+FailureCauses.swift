extension RunReport {
  /// What breaks first by each cause of failures, worst first.
  package var failureCauses: [ViolationGroup] { causes.causes.map(\.first).filter(\.isFailure) }
}
