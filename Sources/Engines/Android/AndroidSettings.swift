/// Every number of the `android` engine that is not in the scene.
///
/// All lengths are density-independent pixels, which are a recording's points, all times seconds,
/// all speeds points per second. Android computes in pixels of the screen, but its fling goes
/// equally far in dp on every screen, so no density is needed as long as nothing is rounded.
/// `AndroidSettings+Settings.swift` gives each a name on the command line.
struct AndroidSettings: Hashable, Sendable {
  /// How far a finger may move before it drags (ViewConfiguration: 8 dp; 16 dp long ago). The
  /// distance so far is discarded, as in ScrollView.
  var slop = 8.0
  /// The same for a finger that caught a coast. A choice: ScrollView begins the drag at once, as
  /// with 0; then the content also follows the tremor of a finger.
  var catchSlop = 8.0
  /// The minimum release speed that starts a fling (ViewConfiguration).
  var minFling = 50.0
  /// The maximum release speed, along an axis (ViewConfiguration).
  var maxFling = 8000.0
  /// f of the fling (ViewConfiguration).
  var friction = AndroidFling.friction
  /// How far a fling may pass an edge before it comes back. ViewConfiguration has 6 dp, but views
  /// draw an edge effect instead and keep the content where it is: 0.
  var overfling = 0.0
  /// The number of pixels per point to which positions are rounded, as Android does: its density,
  /// 2.625 for a common phone. 0 shows them exactly.
  var density = 0.0

  /// The minimum distance of a flick that turns a page (ViewPager: 25 dp).
  var pageDistance = 25.0
  /// The minimum speed of a flick that turns a page (ViewPager: 400 dp/s).
  var pageFling = 400.0
  /// The share of a page that a drag without a flick must cover to turn the page, in either
  /// direction from the page on which it began (ViewPager: 0.6).
  var pageShare = 0.6
  /// The maximum duration of a page turn (ViewPager).
  var pageTurn = 0.6
  /// The duration of a page turn without a flick, per page (ViewPager: 100 ms plus 100 ms per
  /// page).
  var pageDrift = 0.1

  /// The duration of an animated request (Scroller's default).
  var animation = 0.25

  /// The number of rounding units per point.
  var scale: Double { density > 0 ? density : 1 }

  /// The rounding error, in points; 0 if values are not rounded.
  var halfPixel: Double { density > 0 ? 0.5 / density : 0 }
}
