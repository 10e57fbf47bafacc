internal import Model

// Rules about the effect of fingers on the content, and about the keyboard.

extension Template {
  /// The movement of content past an edge, as a share of the finger's movement.
  static func pull(_ axis: Axis) -> Template {
    let (over, offset, travel) = ("over.\(axis)", "offset.\(axis)", "travel.\(axis)")
    let condition =
      "input(move) and dragging and prev(dragging) and fingers == 1 and \(over) > 0 "
      + "and prev(\(over)) > 0 and abs(\(travel)) >= 2pt"
    return Template(
      name: "pull-is-damped-\(axis)", subject: "pull \(axis)",
      why: { "past an edge the content moves at most \($0) times as far as the finger" },
      shape: .limit(
        when: condition, quantity: "abs(delta(\(offset))) / abs(\(travel))", factor: 1.1,
        formula: {
          "when \(condition) then abs(delta(\(offset))) <= \($0) * abs(\(travel)) tol 1px"
        }))
  }

  /// Content that comes back from past an edge stops at the edge.
  static func inward(_ axis: Axis) -> Template {
    Template(
      name: "bounce-stops-at-the-edge-\(axis)", subject: "inward \(axis)",
      why: { _ in "content that comes back from past an edge stops there" },
      shape: .ladder([""], isCautious: false) { _ in
        "when decelerating and prev(decelerating) and not paging and not input(any) "
          + "and prev(over.\(axis)) > 0 then over.\(axis) >= 0 tol 1px"
      })
  }

  static func slop(_ axis: Axis) -> Template {
    Template(
      name: "drag-begins-\(axis)", subject: "slop \(axis)",
      why: { "a finger that moves \($0) pt in one report drags" },
      shape: .ladder(["8", "10", "12", "15", "20"], isCautious: true) {
        "when input(move) and fingers == 1 and enabled and range.\(axis) > 1pt "
          + "and abs(travel.\(axis)) >= \($0)pt then dragging"
      })
  }

  static func flick(_ axis: Axis) -> Template {
    Template(
      name: "flick-coasts-\(axis)", subject: "flick \(axis)",
      why: { "content coasts after a flick of \($0) pt/s" },
      shape: .ladder(["20", "50", "100", "200", "500"], isCautious: true) {
        "when ended(touching) and prev(dragging and fingers == 1) and not input(cancel) and not paging "
          + "and range.\(axis) > 1pt and over.\(axis) < 0 "
          + "and once[0,30ms] abs(rate(finger.\(axis))) >= \($0)pt/s then decelerating"
      })
  }

  static func pageFlick(_ axis: Axis) -> Template {
    Template(
      name: "flick-turns-on-\(axis)", subject: "page flick \(axis)",
      why: { "after a flick of \($0) pt/s the page does not go back" },
      shape: .ladder(["50", "100", "200", "500"], isCautious: true) {
        "when ended(touching) and paging and not input(cancel) and range.\(axis) > 1pt "
          + "and over.\(axis) <= 0 and once[0,30ms] rate(finger.\(axis)) <= -\($0)pt/s "
          + "then always[0,0.3s] (velocity.\(axis) >= -5pt/s or touching or over.\(axis) > -1pt)"
      })
  }

  static let direction = Template(
    name: "drag-never-moves-against-the-finger", subject: "direction",
    why: { _ in "dragged content never moves against the finger" },
    shape: .ladder([""], isCautious: false) { _ in
      "when input(move) and not input(set) and dragging and prev(dragging) and fingers == 1 "
        + "then max(delta(offset.x) * travel.x, delta(offset.y) * travel.y) <= 0"
    }, bits: 2)

  static let keyboard = Template(
    name: "keyboard-takes-what-it-covers", subject: "keyboard",
    why: { _ in
      "a form that makes space for the keyboard loses as much height as the keyboard covers"
    },
    shape: .ladder([""], isCautious: false) { _ in
      "when input(keyboard) and (delta(bounds.h) != 0 or delta(inset.bottom) != 0) "
        + "then abs(delta(bounds.h - inset.bottom + covered)) <= 0"
    }, bits: 4)
}
