internal import Gesture
internal import Replay

extension AndroidSettings: EngineHabits {
  mutating func visit(_ number: (String, inout Double, ClosedRange<Double>, String) -> Void) {
    let any = 0.0...1_000_000
    number("slop", &slop, any, "dp a finger moves before it drags (ViewConfiguration)")
    number(
      "catch-slop", &catchSlop, any,
      "dp it moves before it drags what it caught (choice; ScrollView: 0)")
    number("min-fling", &minFling, any, "dp/s of the slowest throw (ViewConfiguration)")
    number("max-fling", &maxFling, any, "dp/s of the fastest throw (ViewConfiguration)")
    number("friction", &friction, 0.001...1, "friction of the fling (ViewConfiguration)")
    number("overfling", &overfling, any, "dp a fling passes an edge by (0: edge effect instead)")
    number("density", &density, 0...100, "pixels per dp that places are rounded to; 0: exact")
    number("page-distance", &pageDistance, any, "dp from which a flick turns a page (ViewPager)")
    number("page-fling", &pageFling, any, "dp/s from which a flick turns a page (ViewPager)")
    number(
      "page-share", &pageShare, 0...1,
      "share of a page to drag until it turns without a flick (ViewPager)")
    number("page-turn", &pageTurn, 0...60, "s of the longest page turn (ViewPager)")
    number(
      "page-drift", &pageDrift, 0...60, "s for each page that turns without a flick (ViewPager)")
    number("animation", &animation, 0...60, "s an animated request takes (Scroller)")
  }

  /// The settings in dp and dp/s. Friction is one of them: it multiplies a deceleration in dp/s².
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
    // The mean speed of a fling is 0.35 of its initial speed; the spline's last segment is nearly
    // flat.
    contract.stopSpeed = max(1, maxFling * AndroidFling.inflexion * AndroidSpline.slope(at: 0.995))
    let longest = AndroidFling(from: 0, velocity: maxFling, friction: friction).restTime
    contract.minFling = minFling
    contract.settle = .seconds(max(4, longest + 1, animation + 1))
    contract.heldStill = LeastSquaresVelocity.gap
    contract.offsetResolution = density > 0 ? 1 / density : 0
    contract.animation = .seconds(animation)
    contract.pageFling = pageFling
    contract.pageDistance = pageDistance
    // Content that a finger catches past an edge comes back with it, and a fling from there
    // continues inside.
    contract.edgePull = overfling > 0 ? .dampedOutward : .damped
    contract.coastsInward = overfling > 0
    return contract
  }
}
