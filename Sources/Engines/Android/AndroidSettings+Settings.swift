internal import Model
internal import Replay

extension AndroidSettings: EngineHabits {
  mutating func visit(_ number: (String, inout Double, ClosedRange<Double>, String) -> Void) {
    let any = 0.0...1_000_000
    number("slop", &slop, any, "dp a finger moves before it drags (ViewConfiguration)")
    number(
      "catch-slop", &catchSlop, any,
      "dp a finger that caught a motion moves before it drags (choice; ScrollView: 0)")
    number("min-fling", &minFling, any, "minimum dp/s of a fling (ViewConfiguration)")
    number("max-fling", &maxFling, any, "maximum dp/s of a fling (ViewConfiguration)")
    number("friction", &friction, 0.001...1, "friction of the fling (ViewConfiguration)")
    number(
      "overfling", &overfling, any, "maximum dp of overscroll by a fling (0: edge effect instead)")
    number("density", &density, 0...100, "pixels per dp, to which offsets are rounded; 0: exact")
    number(
      "page-distance", &pageDistance, any, "minimum dp of a flick that turns a page (ViewPager)")
    number("page-fling", &pageFling, any, "minimum dp/s of a flick that turns a page (ViewPager)")
    number(
      "page-share", &pageShare, 0...1,
      "share of a page to drag to turn it without a flick (ViewPager)")
    number("page-turn", &pageTurn, 0...60, "maximum s of a page turn (ViewPager)")
    number(
      "page-drift", &pageDrift, 0...60, "s per page of a turn without a flick (ViewPager)")
    number("animation", &animation, 0...60, "s an animated request takes (Scroller)")
  }

  /// The names of the settings in dp and dp/s, and of the friction, which multiplies a deceleration
  /// in dp/s².
  static let lengths = [
    "slop", "catch-slop", "min-fling", "max-fling", "friction", "overfling", "page-distance",
    "page-fling",
  ]

  /// Overscroll is declared only if it is enabled.
  var abilities: Abilities {
    let always: Abilities = [
      .paging, .turning, .insets, .requests, .callbacks, .cancel, .velocity, .activity, .settings,
      .manyViews, .rightToLeft,
    ]
    return overfling > 0 ? always.union(.overscroll) : always
  }

  var contract: EngineContract {
    var contract = EngineContract()
    contract.slop = slop
    contract.slopAfterCatch = catchSlop == slop ? nil : catchSlop
    contract.normalRate = nil
    contract.fastRate = nil
    // The speed near the end of the fastest fling: the mean speed is 0.35 of the initial speed, and
    // the last segment of the spline is nearly flat.
    contract.stopSpeed = max(1, maxFling * AndroidFling.inflexion * AndroidSpline.slope(at: 0.995))
    let longest = AndroidFling(from: 0, velocity: maxFling, friction: friction).restTime
    contract.minFling = minFling
    contract.settle = .seconds(max(4, longest + 1, animation + 1))
    contract.heldStill = LeastSquaresVelocity.gap
    contract.offsetResolution = density > 0 ? 1 / density : 0
    contract.animation = .seconds(animation)
    contract.pageFling = pageFling
    contract.pageDistance = pageDistance
    // Content that a finger stops past an edge moves back with the finger, and an inward fling from
    // there continues inside the range.
    contract.edgePull = overfling > 0 ? .dampedOutward : .damped
    contract.coastsInward = overfling > 0
    return contract
  }
}
