internal import Exploration
internal import Gesture
internal import Replay

extension Slip {
  /// Any of them, by as much as an invariant lets pass, by a little, or by nothing.
  init(_ dice: inout SeededNumbers) {
    switch dice.uniform(in: 0...3) {
    case 0: self.init(ofPlace: &dice)
    case 1: self.init(ofRoom: &dice)
    case 2: self.init(ofTelling: &dice)
    default: self.init(ofMotion: &dice)
    }
  }

  private init(ofPlace dice: inout SeededNumbers) {
    let (axis, much) = (dice.axis(), dice.much())
    switch dice.uniform(in: 0...6) {
    case 0, 1: self = .edge(axis, isLeading: dice.oneIn(2), outside: much)
    case 2, 3: self = .shift(axis, much)
    case 4: self = .stand
    case 5: self = .creep(axis, dice.one(of: 0.01, 0.25, 1, -1))
    default: self = .growth(dice.share())
    }
  }

  private init(ofRoom dice: inout SeededNumbers) {
    let (axis, much) = (dice.axis(), dice.much())
    switch dice.uniform(in: 0...6) {
    case 0: self = .zoom(isLeast: dice.oneIn(2), share: dice.share())
    case 1, 2: self = .limit(isLeast: dice.oneIn(2), share: dice.share())
    case 3: self = .content(axis, much)
    case 4: self = .bounds(axis, much)
    case 5:
      self = .insets(
        Insets(
          top: much, left: dice.one(of: 0, much, 30), bottom: dice.one(of: 0, much, 49), right: 0))
    default: self = .frame(axis, much)
    }
  }

  private init(ofTelling dice: inout SeededNumbers) {
    switch dice.uniform(in: 0...6) {
    case 0: self = .silence(dice.uniform(in: 0...3))
    case 1: self = .echo(dice.uniform(in: 0...3))
    case 2: self = .swap(dice.uniform(in: 0...3))
    case 3, 4:
      self = .word(
        dice.one(
          of: .willBeginDragging, .didScroll, .willEndDragging(velocity: .zero, target: .zero),
          .didEndDragging(willDecelerate: false), .didEndDragging(willDecelerate: true),
          .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
          .willBeginZooming, .didZoom, .didEndZooming(scale: 1), .didScrollToTop, .valueChanged))
    case 5: self = .contrary
    default: self = .thrown(dice.axis(), dice.one(of: -2, -0.1, 0, 0.1, 2))
    }
  }

  private init(ofMotion dice: inout SeededNumbers) {
    switch dice.uniform(in: 0...4) {
    case 0: self = .velocity(dice.axis(), dice.one(of: -400, -50, -5, 0, 0, 1, 10, 50, 51))
    case 1: self = .hurry(dice.one(of: 0, -1, 1.02, 1.25, 0.5, 2))
    case 2: self = .number(dice.uniform(in: 0...9), dice.one(of: .nan, .infinity, 0, -1))
    default:
      self = .activity(
        dice.one(of: .tracking, .dragging, .decelerating, .zooming, .zoomBouncing, .animating))
    }
  }
}

extension Slip {
  /// Anything by just as much as invariants ask about.
  init(exactly dice: inout SeededNumbers) {
    let axis = dice.axis()
    let much: Double = dice.one(of: 0.25, 0.5, 1, 2, 4, 5, 8, 10, 20) * dice.one(of: -1, 1)
    let few = dice.one(of: -1, 1, 0, 2, -2, 9)
    switch dice.uniform(in: 0...8) {
    case 0: self = .shift(axis, much)
    case 1: self = .page(axis, dice.one(of: 0.5, -0.5, 0.25, -0.25, 1, -1))
    case 2: self = .edge(axis, isLeading: dice.oneIn(2), outside: much)
    case 3: self = .shown(.rows(first: few, last: dice.one(of: -1, 0, 0, 1, 9)))
    case 4: self = .shown(.header(few))
    case 5: self = .shown(.keyboard(much / 2))
    case 6: self = .shown(dice.oneIn(2) ? .selection(few) : .refreshing)
    case 7: self = .velocity(axis, dice.one(of: -200, -800, 200, 800, 10, 50))
    default:
      self = .zoom(isLeast: dice.oneIn(2), share: dice.one(of: 1, 1.05, 0.95, 0.5, 1.2, 0.83))
    }
  }
}

extension SeededNumbers {
  /// One of several, of which there is one at least.
  mutating func one<Choice>(of choices: Choice...) -> Choice {
    choices[uniform(in: 0...(choices.count - 1))]
  }

  fileprivate mutating func axis() -> Axis { one(of: .x, .y) }

  /// So many points as invariants let pass, and some more and less.
  fileprivate mutating func much() -> Double {
    one(of: 0, 0.01, 0.25, 0.5, 1, 1.5, 2, 3, 8, 50) * one(of: -1, 1)
  }

  fileprivate mutating func share() -> Double {
    one(of: 1, 1, 1.001, 0.999, 1.000001, 1.01, 0.99, 1.5, 2, 0.5)
  }
}
