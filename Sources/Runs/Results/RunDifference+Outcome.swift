package import Results

extension RunDifference {
  /// The outcome of a run that is compared with an earlier run. Only new failures count, and
  /// missing rows make the run incomplete.
  package var outcome: Outcome {
    // If the runs cannot be compared, no failure can be called new.
    if let mismatch { return Outcome(.unjudged, mismatch) }
    var outcome = Outcome.held
    if let gap { outcome.add(.incomplete, gap) }
    if newUnstarted > 0 {
      outcome.add(.unjudged, "an engine did not start: \(newUnstarted) could not be judged")
    }
    if newUnjudged > 0 {
      outcome.add(.unjudged, "\(newUnjudged) could be judged before and not now")
    }
    if newBroken > 0 {
      outcome.add(
        .broken, newBroken == 1 ? "1 violation is new" : "\(newBroken) violations are new")
    }
    if newUntested > 0 {
      outcome.add(
        .incomplete,
        newUntested == 1
          ? "1 recording was tested before and is not now"
          : "\(newUntested) recordings were tested before and are not now")
    }
    return outcome
  }
}
