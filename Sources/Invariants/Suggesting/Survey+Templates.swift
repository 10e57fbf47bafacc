internal import Text

extension Survey {
  /// The formulas of the templates, filled in with the measured numbers.
  var measured: [Proposal?] {
    zip(Template.all, evidence).flatMap { template, evidence -> [Proposal?] in
      switch template.shape {
      case .limit(_, _, let factor, let formula): [limit(template, evidence, factor, formula)]
      case .within(let from, let until, _, let factor):
        [limit(template, evidence, factor) { "when \(from) then eventually[0,\($0)s] (\(until))" }]
      case .since(let at, let last, let factor):
        [limit(template, evidence, factor) { "when \(at) then once[0,\($0)s] (\(last))" }]
      case .ladder(let numbers, let isCautious, let formula):
        numbers.enumerated().map { index, number in
          var proposal = Proposal(
            template.name, formula(number), template.why(number), subject: template.subject,
            bitsEach: template.bits)
          proposal?.rung = Proposal.Rung(index: index, number: number, isCautious: isCautious)
          return proposal
        }
      }
    }
  }

  /// A formula whose limit is the largest measured value times a factor.
  private func limit(
    _ template: Template, _ evidence: Evidence, _ factor: Double, _ formula: (String) -> String
  ) -> Proposal? {
    guard let largest = evidence.largest, largest.value > 0, evidence.support >= 2 else {
      return nil
    }
    let number = (largest.value * factor).roundedUp.text
    var proposal = Proposal(
      template.name, formula(number), template.why(number), subject: template.subject,
      bitsEach: template.bits)
    proposal?.support = evidence.support
    proposal?.nearest = .value(largest.value, of: number, recording: largest.recording)
    return proposal
  }
}
