internal import Model
internal import Replay
internal import Text

/// If the app requests that a part of the content be revealed, the view scrolls the minimum
/// distance that shows the part, and does not move if the part is visible already. This is checked
/// at the next rest if the request is the only event.
///
/// If this invariant is broken, a user taps a row that is half visible, and the list moves too far.
/// A published number scroller revealed a part as wide as the viewport, which moved the view from
/// one side and not from the other.
struct RevealJustEnough: ReplayInvariant {
  static let summary = "a revealed rectangle is scrolled into view by the minimum distance"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .requests
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    // If a view is inside another view, the part that the keyboard covers depends on the outer
    // view.
    view.inside == nil || view.keyboard == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (now, sinceRest) = (facts.now, facts.sinceRest)
    guard sinceRest.happened == .request, sinceRest.changes == 1, sinceRest.requests == 1,
      !sinceRest.isScrollRangeChanged, case .reveal(let part) = sinceRest.request?.request,
      part.isInside(now.content)
    else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown, facts.keyboard.isKnown else { return tally.lackScrollRange() }
    let seesKeyboard = tally.terms.abilities.contains(.keyboard)
    var due = sinceRest.start.offset
    for axis in Axis.allCases {
      let seen = now.bounds[axis] - (axis == .y && seesKeyboard ? facts.hidden : 0)
      let (first, length) = (part.origin[axis], part.size[axis])
      guard length <= seen, sinceRest.start.excess(axis) <= 0 else { return }
      if first + length > due[axis] + seen {
        due[axis] = first + length - seen
      } else if first < due[axis] {
        due[axis] = first
      }
      due[axis] = min(max(due[axis], now.lowest(axis)), now.highest(axis))
    }
    if due != sinceRest.start.offset { isWeak = false }
    for axis in Axis.allCases {
      let offset = now.offset[axis]
      tally.check(abs(offset - due[axis]), within: tally.terms.restTolerance(offset, facts), facts)
      {
        ("offset.\(axis) \(due[axis].text), the minimum distance", offset.text)
      }
    }
  }
}

extension Facts {
  /// The height of the viewport that the keyboard hides: 0 if the viewport is shortened instead.
  fileprivate var hidden: Double {
    switch scene.keyboard?.avoids {
    case .inset, .scroll: covered
    case .shrink, .ignore, nil: 0
    }
  }
}

extension Rectangle {
  fileprivate func isInside(_ content: Size) -> Bool {
    origin.x >= 0 && origin.y >= 0 && size.width > 0 && size.height > 0
      && origin.x + size.width <= content.width && origin.y + size.height <= content.height
  }
}
