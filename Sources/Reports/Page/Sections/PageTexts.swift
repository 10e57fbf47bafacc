internal import Results

/// The terms of a page: a run judges invariants, or compares two engines measure by measure.
struct PageTexts {
  let invariants: String
  let invariant: String
  let broke: String
  let invariantsThatBroke: String
  let invariantsThatHeld: String
  let held: String
  let whatBroke: String
  let broken: String
  let unjudged: String
  /// What the page calls a recording or an invariant that was judged, and one that was not.
  let tested: String
  let untested: String
  let untestedAnywhere: String
  /// The label of a recording that exercised nothing; `kept` is the label of a recording that held.
  let idle: String
  let kept: String
  /// Explanations of the terms in the table.
  let legend: String
}

extension PageTexts {
  init(_ head: RunHead) { self = head.against == nil ? .judged : .compared }

  private static let judged = PageTexts(
    invariants: "Invariants", invariant: "invariant", broke: "broken",
    invariantsThatBroke: "Broken invariants",
    invariantsThatHeld: "Invariants that held", held: "held", whatBroke: "what broke",
    broken: "broken",
    unjudged: "not judged", tested: "tested", untested: "untested",
    untestedAnywhere: "not tested in any recording",
    idle: "untested", kept: "held",
    legend:
      "tested: recordings that exercised the invariant. broken, warned, waived, untested: "
      + "recordings, too. waived: the suite accepts the violation. untested: nothing in the recording "
      + "exercised it. worst margin: how much of the tolerance was left, negative where the "
      + "invariant broke.")

  private static let compared = PageTexts(
    invariants: "Measures", invariant: "measure", broke: "differ",
    invariantsThatBroke: "Measures that differ",
    invariantsThatHeld: "Measures within tolerance", held: "within tolerance",
    whatBroke: "what differs", broken: "different", unjudged: "not compared",
    tested: "computed", untested: "not computed",
    untestedAnywhere: "not computed for any recording",
    idle: "with nothing to compare", kept: "the same",
    legend:
      "worst margin: how much of the tolerance was left, negative where the engines differ by "
      + "more.")

  /// Formats a number of invariants or measures: `1 invariant held`, `3 measures within tolerance`.
  func counted(_ count: Int, _ predicate: String) -> String {
    "\(count.counted(invariant)) \(predicate)"
  }
}
