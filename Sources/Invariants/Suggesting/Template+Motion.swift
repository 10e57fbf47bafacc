internal import Model

// Rules about coasts, bounces, animations and the zoom.

extension Template {
  static let all =
    coasts + [stopSpeed, bounces, animations, heldStill] + zooms
    + Axis.allCases.flatMap { [pull($0), inward($0), slop($0), flick($0), pageFlick($0)] }
    + [direction, keyboard]

  private static let speed = "max(abs(velocity.x), abs(velocity.y))"
  /// The condition that no edge stops the view.
  private static let isFree =
    "(range.x < 1pt or over.x < -1pt) and (range.y < 1pt or over.y < -1pt)"

  /// The time from a given speed to the end of a coast, which is the same in every coast.
  private static let coasts = ["200", "500", "1000"].map { start in
    Template(
      name: "coast-ends", subject: "coast",
      why: { "a coast at \(start) pt/s ends within \($0) s" },
      shape: .within(
        from:
          "decelerating and not paging and not outside "
          + "and \(speed) <= \(start)pt/s and prev(\(speed) > \(start)pt/s)",
        until: "not decelerating or input(any)",
        // An edge or a finger ends a coast early, so such coasts are excluded.
        and: "not input(any) and \(isFree)", factor: 1.15))
  }

  private static let stopSpeed: Template = {
    let condition =
      "ended(decelerating) and not input(any) and not paging and not once[0,1s] outside "
      + "and \(isFree)"
    return Template(
      name: "coast-stops-slowly", subject: "stop speed",
      why: { "a coast that no edge stops ends at \($0) pt/s or less" },
      shape: .limit(
        when: condition, quantity: "prev(\(speed))", factor: 2,
        formula: { "when \(condition) then prev(\(speed)) <= \($0)pt/s" }))
  }()

  private static let bounces = Template(
    name: "bounce-ends", subject: "bounce",
    why: { "content past an edge is back within \($0) s" },
    shape: .within(
      from: "outside and not touching and (prev(touching) or prev(not outside))",
      until: "not outside or touching or input(any)", and: "not input(any)", factor: 1.5))

  private static let animations = Template(
    name: "animation-ends", subject: "animation",
    why: { "an animation that the app requests takes \($0) s or less" },
    shape: .since(
      at: "callback(didEndScrollingAnimation) and once input(ask)",
      last: "input(any) or began(animating)", factor: 1.15))

  private static let heldStill = Template(
    name: "held-still-starts-no-fling", subject: "held still",
    why: { "content does not coast after a finger that was still for \($0) ms" },
    shape: .ladder(["50", "100", "150", "200", "300"], isCautious: true) {
      "when ended(touching) and prev(dragging) and not outside and prev(not outside) and not paging "
        + "and not wheel and historically[0,\($0)ms] not (moved or input(move)) "
        + "then not decelerating"
    })

  private static let zooms = [
    Template(
      name: "zoom-past-its-maximum", subject: "largest zoom",
      why: { "fingers enlarge at most \($0) times beyond the maximum zoom" },
      shape: .limit(
        when: "zooming and zoom > zoom.max", quantity: "zoom / zoom.max", factor: 1.15,
        formula: { "when zooming then zoom <= \($0) * zoom.max" })),
    Template(
      name: "zoom-below-its-minimum", subject: "smallest zoom",
      why: { "fingers shrink at most \($0) times below the minimum zoom" },
      shape: .limit(
        when: "zooming and zoom < zoom.min", quantity: "zoom.min / zoom", factor: 1.15,
        formula: { "when zooming then zoom.min <= \($0) * zoom" })),
  ]
}
