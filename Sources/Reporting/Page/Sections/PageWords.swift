/// What a page calls things: a run judges laws, or compares two engines measure by measure.
struct PageWords {
  let laws: String
  let law: String
  let broke: String
  let lawsThatBroke: String
  let lawsThatHeld: String
  let held: String
  let whatBroke: String
  let broken: String
  let unjudged: String
  let untested: String
  let untestedAnywhere: String
  /// Of a recording of which nothing was put to the test, and of one that holds.
  let idle: String
  let kept: String
}

extension PageWords {
  init(_ head: RunHead) { self = head.against == nil ? .judged : .compared }

  private static let judged = PageWords(
    laws: "Laws", law: "law", broke: "broke", lawsThatBroke: "Laws that broke",
    lawsThatHeld: "Laws that held", held: "held", whatBroke: "what broke", broken: "broken",
    unjudged: "not judged", untested: "untested", untestedAnywhere: "put to the test nowhere",
    idle: "untested", kept: "held")

  private static let compared = PageWords(
    laws: "Measures", law: "measure", broke: "differ", lawsThatBroke: "Measures that differ",
    lawsThatHeld: "Measures within tolerance", held: "within tolerance",
    whatBroke: "what differs", broken: "different", unjudged: "not compared",
    untested: "not computed", untestedAnywhere: "computed nowhere",
    idle: "with nothing to compare", kept: "the same")

  /// `1 law held`, `3 measures within tolerance`.
  func counted(_ count: Int, _ predicate: String) -> String {
    "\(count) \(law)\(count == 1 ? "" : "s") \(predicate)"
  }
}
