internal import Formulas

extension Catalogue {
  /// The signals and functions of formulas, each with a description.
  package static var signals: [(String, String)] {
    Signal.allCases.map { ($0.rawValue, $0.summary) } + functions + logic + windows + views + units
  }

  /// The formula language on one page, in sections.
  package static var language: [(name: String, rows: [(term: String, text: String)])] {
    [
      ("FORM", form), ("LOGIC", logic), ("PAST AND FUTURE", windows), ("FUNCTIONS", functions),
      ("VIEWS", views), ("UNITS", units), ("SIGNALS", groups), ("PATTERNS", patternRows),
      ("EXAMPLES", examples),
    ]
    .map { section in
      (section.0, section.1.map { (term: $0.0, text: $0.1) })
    }
  }

  private static let form = [
    ("when P then Q", "Q holds at every sample at which P is true"),
    ("Q", "Q holds at every sample: each frame, and the state before and after each event"),
    ("pattern NAME …", "a rule that many teams write, with its parameters: see below"),
    (
      "<sequence>",
      "states and the allowed changes between them, in a suite or a recording; "
        + "its when attributes are formulas such as Q"
    ),
  ]

  private static let logic = [
    ("and, or, not, =>", "p => q: q is true where p is"),
    ("<= < >= > == !=", "also le, lt, ge, gt, eq, ne; tol 0.5pt sets the tolerance"),
    ("+ - * / mod", "arithmetic; a division by 0 is unknown"),
  ]

  private static let windows = [
    ("always[0,1s] p", "p is true at every sample from now to 1 s ahead; only after then"),
    ("eventually[0,1s] p", "p is true at a sample from now to 1 s ahead; only after then"),
    ("once[0,1s] p", "p is true at a sample from 1 s ago to now; once p: at any earlier sample"),
    ("historically[0,1s] p", "p is true at every sample from 1 s ago to now"),
    ("p until[0,1s] q", "q is true at a sample ahead, and p at every sample until then"),
    ("p since[0,1s] q", "q was true at an earlier sample, and p at every sample after it"),
  ]

  private static var functions: [(String, String)] { Function.allCases.map(\.row) }

  private static let views = [
    ("view == \"list\"", "the view at which the formula is judged is list"),
    (
      "of(list, x)",
      "x at the view list; of(outer, x): at the view around it; unknown without such a view"
    ),
  ]

  private static let units = [
    (
      "pt, px, ms, s, frames, pt/s, %",
      "the units of numbers; px is a pixel of the device: at the scale 3 of a window, 3px are 1pt. "
        + "The px of a web page's style sheet are pt here"
    ),
    (
      "\(Signal.app)NAME",
      "an app signal: a number in the unit that it is compared with, or a text, "
        + "as \(Signal.app)title == \"Inbox\""
    ),
  ]

  /// The names of signals; `flickbook list signals` describes them.
  private static var groups: [(String, String)] {
    func names(_ isIn: (Signal) -> Bool) -> String {
      Signal.allCases.filter(isIn).map(\.rawValue).joined(separator: " ")
    }
    return [
      ("numbers", names { !$0.isTruth && !$0.rawValue.hasPrefix(Signal.app) }),
      (
        "Booleans",
        names {
          $0.isTruth && !$0.rawValue.contains("(") && !$0.rawValue.hasPrefix(Signal.app)
        }
      ),
      ("of the app", names { $0.rawValue.hasPrefix(Signal.app) }),
      ("events", names { $0.rawValue.contains("(") }),
    ]
  }

  /// A pattern of formulas. The standard value of a parameter is nil if a value is required.
  package struct Pattern: Sendable {
    package let name: String
    package let summary: String
    package let example: String
    package let parameters: [(name: String, standard: String?)]
  }

  /// The patterns of formulas.
  package static var patterns: [Pattern] {
    FormulaPattern.all.map { pattern in
      Pattern(
        name: pattern.name, summary: pattern.summary, example: "pattern \(pattern.example)",
        parameters: pattern.parameters.map { ($0.name, $0.standard) })
    }
  }

  /// An example of each pattern, and its description with its parameters.
  package static var patternRows: [(String, String)] {
    patterns.map { pattern in
      let required = pattern.parameters.filter { $0.standard == nil }.map(\.name)
      let others = pattern.parameters.compactMap { parameter in
        parameter.standard.map { "\(parameter.name) \($0)" }
      }
      let needs = required.isEmpty ? "" : "; needs " + required.joined(separator: ", ")
      let defaults = others.isEmpty ? "" : "; unless stated: " + others.joined(separator: ", ")
      return (pattern.example, pattern.summary + needs + defaults)
    }
  }

  private static let examples = [
    ("max[0,2s](max(over.x, over.y)) <= 60pt", "no pull goes farther than 60 pt"),
    (
      "when not once[0,100ms] input(any) then abs(delta[1frame](offset.y)) <= 50pt",
      "no jump of more than 50 pt per frame"
    ),
    (
      "when began(decelerating) then abs(velocity.y + at(input(up), finger.velocity.y)) "
        + "<= 20% * abs(at(input(up), finger.velocity.y))",
      "the velocity after a release is within 20 % of the finger's"
    ),
    (
      "when view == \"carousel\" and moved then not of(list, moved)",
      "the carousel moves and the list does not"
    ),
  ]
}

extension Function {
  fileprivate var row: (String, String) {
    let halves = summary.split(separator: ": ", maxSplits: 1)
    return (String(halves[0]), String(halves[1]))
  }
}
