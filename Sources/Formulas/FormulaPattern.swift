internal import Model

/// A common rule with a name and parameters, such as `pattern speed-limit max 3000pt/s`.
///
/// A pattern is the text of a formula. Its parameters are replaced by values, and the result is
/// parsed like any formula.
package struct FormulaPattern: Sendable {
  package let name: String
  /// The requirement of the pattern, for lists.
  package let summary: String
  package let parameters: [Parameter]
  /// An example with all parameters that have no default.
  package let example: String
  /// The formula, with the names of parameters in braces.
  let template: String

  package struct Parameter: Sendable {
    package let name: String
    let kind: Kind
    /// The value that is used if none is given; nil if a value is required.
    package let standard: String?

    init(_ name: String, _ kind: Kind, _ standard: String? = nil) {
      self.name = name
      self.kind = kind
      self.standard = standard
    }
  }

  enum Kind: Equatable {
    /// A number with this dimension.
    case number(Dimension)
    /// A number of any dimension.
    case anyNumber
    /// A number with a unit of time, because it is the end of a time window.
    case time
    /// A Boolean expression whose value is known at once.
    case condition
    /// `x` or `y`.
    case axis
    /// The name of a view.
    case view
  }
}

extension FormulaPattern {
  /// A condition: nothing but fingers has changed a view in the past 100 ms.
  private static let undisturbed =
    "not once[0,100ms] (input(turn) or input(frame) or input(keyboard) or input(set) or input(ask))"
  /// A condition: nothing but fingers has changed the view since they touched it.
  private static let untouchedByTheApp =
    "((not (input(turn) or input(frame) or input(keyboard) or input(set) or input(ask))) since "
    + "began(touching))"
  /// A condition: the view is at rest, and the app moved nothing since fingers last touched the
  /// view.
  private static let touched =
    "rest and not at(input(any), input(turn) or input(frame) or input(keyboard) or input(set) or "
    + "input(ask)) and once touching and not asked"

  /// The velocity at which the finger lifted, in points of the view. The points of a view inside a
  /// zoomed view are larger in the device's window.
  private static let released =
    "at(input(up), finger.velocity.{along} * bounds.w / frame.w)"

  /// A condition: a single finger moves until it lifts, at nearly the same speed. Engines measure
  /// the speed of a finger over different times, so they disagree about a finger that accelerates.
  private static let isSteady = """
    once[0,20ms] input(move) and max[0,100ms](fingers) == 1
    and max[0,50ms](finger.velocity.{along}) - min[0,50ms](finger.velocity.{along})
      <= 40% * abs(finger.velocity.{along})
    """

  package static let all = [
    FormulaPattern(
      name: "speed-limit", summary: "the view moves at most that fast by itself",
      parameters: [
        Parameter("max", .number(.speed)), Parameter("while", .condition, "not touching"),
      ],
      example: "speed-limit max 25000pt/s",
      template: """
        when {while} and prev[50ms]({while}) and not once[0,50ms] sent and \(undisturbed)
          and delta[50ms](zoom) == 0
        then max(abs(rate[50ms](offset.x)) - abs(rate[50ms](content.w)),
          abs(rate[50ms](offset.y)) - abs(rate[50ms](content.h))) <= {max}
        """),
    FormulaPattern(
      name: "frame-jump", summary: "the view moves at most that far from one frame to the next",
      parameters: [
        Parameter("max", .number(.length)), Parameter("while", .condition, "not touching"),
      ],
      example: "frame-jump max 300pt",
      template: """
        when {while} and not once[0,100ms] input(any) and not sent and delta(zoom) == 0
        then max(abs(delta[1frame](offset.x)) - abs(delta[1frame](content.w)),
          abs(delta[1frame](offset.y)) - abs(delta[1frame](content.h))) <= {max}
        """),
    FormulaPattern(
      name: "pull-limit", summary: "fingers pull the view at most that far past its edges",
      parameters: [
        Parameter("max", .number(.length)), Parameter("while", .condition, "dragging"),
      ],
      example: "pull-limit max 400pt",
      template: "when {while} and \(untouchedByTheApp) then max(over.x, over.y) <= {max}"),
    FormulaPattern(
      name: "rests-inside", summary: "nothing is past the edge at rest",
      parameters: [Parameter("max", .number(.length), "0pt")],
      example: "rests-inside",
      template: "when \(touched) then max(over.x, over.y) <= {max}"),
    FormulaPattern(
      name: "rests-on", summary: "the view comes to rest on multiples of a length, or at its end",
      parameters: [
        Parameter("every", .number(.length)), Parameter("from", .number(.length), "0pt"),
        Parameter("along", .axis, "y"), Parameter("while", .condition, "enabled"),
      ],
      example: "rests-on every page.x along x "
        + "while paging and zoom.max == 1 and not nested and not rtl",
      template: """
        when \(touched) and {while} and at(began(touching), prev(rest))
          and abs(offset.{along} - at(began(touching), prev(offset.{along}))) > 1pt
        then dist(offset.{along} - {from}, {every}) <= 0 or offset.{along} >= high.{along}
        """),
    FormulaPattern(
      name: "rests-within", summary: "the view comes to rest in that time after fingers lift",
      parameters: [Parameter("time", .time)],
      example: "rests-within time 5s",
      template: """
        when ended(touching) then eventually[0,{time}] (not once[0,100ms] moved or touching)
        """),
    FormulaPattern(
      name: "drag-limit",
      summary: "a drag moves the content at most that many times as far as the finger",
      parameters: [Parameter("max", .number(.number), "100%"), Parameter("along", .axis, "y")],
      example: "drag-limit",
      template: """
        when input(move) and dragging and prev(dragging) and fingers == 1
          and delta(zoom) == 0 and abs(travel.{along}) > 1pt and \(undisturbed)
        then abs(delta(offset.{along})) <= {max} * abs(travel.{along}) tol 1pt
        """),
    FormulaPattern(
      name: "release-speed",
      summary: "a coast begins at the speed of the finger, give or take that share of it",
      parameters: [
        Parameter("share", .number(.number)), Parameter("along", .axis, "y"),
        Parameter("while", .condition, "not paging"),
      ],
      example: "release-speed share 60%",
      template: """
        when began(decelerating) and over.{along} < -50pt and fingers == 0
          and once[0,50ms] input(up) and enabled and not wheel and {while} and \(undisturbed)
          and at(input(up), \(isSteady))
          and abs(\(released)) > 500pt/s and abs(\(released)) < 2000pt/s
        then abs(velocity.{along} + \(released)) <= {share} * abs(\(released)) tol 5pt/s
        """),
    FormulaPattern(
      name: "one-page", summary: "one touch turns at most that many pages",
      parameters: [
        Parameter("max", .number(.number), "1"), Parameter("along", .axis, "x"),
        Parameter("while", .condition, "zoom.max == 1"),
      ],
      example: "one-page",
      template: """
        when \(touched) and paging and {while} and at(began(touching), prev(rest))
          and dist(at(began(touching), prev(offset.{along})), page.{along}) <= 1pt and not once[0,5s] (input(turn) or input(frame) or input(set) or input(ask))
        then abs(offset.{along} - at(began(touching), prev(offset.{along}))) <= {max} * page.{along}
          tol 1pt
        """),
    FormulaPattern(
      name: "moves-alone", summary: "while fingers move the view, another one stays where it is",
      parameters: [Parameter("beside", .view)],
      example: "moves-alone beside outer",
      template: """
        when view != {beside} and dragging and prev(dragging) and moved and input(move)
          and of({beside}, fingers) <= fingers and \(undisturbed)
        then not of({beside}, moved)
        """),
    FormulaPattern(
      name: "response", summary: "after something, something else follows in that time",
      parameters: [
        Parameter("after", .condition), Parameter("comes", .condition), Parameter("time", .time),
      ],
      example: "response after callback(willBeginDecelerating) "
        + "comes callback(didEndDecelerating) or touching time 10s",
      template: "when began({after}) then eventually[0,{time}] ({comes})"),
    FormulaPattern(
      name: "unchanged", summary: "a value stays the same while something is true",
      parameters: [Parameter("value", .anyNumber), Parameter("while", .condition)],
      example: "unchanged value zoom while dragging and max[0,1s](fingers) == 1",
      template: "when ({while}) and prev({while}) and \(undisturbed) then delta({value}) == 0"),
  ]

  static func named(_ name: String) -> FormulaPattern? { all.first { $0.name == name } }
}
