package import Results

extension RunReport {
  /// The group that breaks first in each cause of failures, worst first.
  package var failureCauses: [ViolationGroup] { causes.causes.map(\.first).filter(\.isFailure) }
}
