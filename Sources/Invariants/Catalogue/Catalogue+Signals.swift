internal import Formulas

extension Catalogue {
  /// The signals and functions of formulas, each with a description.
  package static var signals: [(String, String)] {
    Signal.allCases.map { ($0.rawValue, $0.summary) } + Function.allCases.map(\.row) + others
  }

  private static let others = [
    (
      "\(Signal.app)NAME",
      "an app signal: a number in the unit that it is compared with, or a text, "
        + "as \(Signal.app)title == \"Inbox\""
    ),
    ("and, or, not, =>", "p => q: q is true where p is"),
    ("<= < >= > == !=", "also le, lt, ge, gt, eq, ne; tol 0.5pt sets the tolerance"),
    ("always[0,1s] p", "p is true at every sample from now to 1 s ahead"),
    ("eventually[0,1s] p", "p is true at a sample from now to 1 s ahead"),
    ("once[0,1s] p", "p is true at a sample from 1 s ago to now; once p: at any before"),
    ("historically[0,1s] p", "p is true at every sample from 1 s ago to now"),
    ("p until[0,1s] q", "q is true at a sample ahead, and p until then"),
    ("p since[0,1s] q", "q was true at a sample before, and p after it"),
    ("pt, px, ms, s, frames, pt/s, %", "the units of numbers"),
  ]
}

extension Function {
  fileprivate var row: (String, String) {
    let halves = summary.split(separator: ": ", maxSplits: 1)
    return (String(halves[0]), String(halves[1]))
  }
}
