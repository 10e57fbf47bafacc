/// The numbers of the `android` engine that a scene does not specify.
///
/// All lengths are in density-independent pixels, which equal the points of a recording; all times
/// are in seconds, all speeds in points per second. Android computes in screen pixels, but a fling
/// covers the same distance in dp on every screen, so only rounding needs a density.
/// `AndroidSettings+Settings.swift` defines the name of each number on the command line.
struct AndroidSettings: Hashable, Sendable {
  /// The distance that a finger may move before it begins a drag (ViewConfiguration: 8 dp; 16 dp in
  /// early versions). The content does not move by this distance, as in ScrollView.
  var slop = 8.0
  /// The slop of a finger that stopped a motion. Our choice is the usual slop. ScrollView begins
  /// the drag at once, as with 0, but the content then also follows the tremor of a finger.
  var catchSlop = 8.0
  /// The minimum release speed that starts a fling (ViewConfiguration).
  var minFling = 50.0
  /// The maximum release speed along an axis (ViewConfiguration).
  var maxFling = 8000.0
  /// The friction coefficient of a fling (ViewConfiguration).
  var friction = AndroidFling.friction
  /// The maximum distance by which a fling passes an edge before it comes back. ViewConfiguration
  /// has 6 dp. The default is 0, because Android's views keep the content at the edge and draw an
  /// edge effect instead.
  var overfling = 0.0
  /// The density of the screen: the number of pixels per point, to which positions are rounded, as
  /// in Android. A common phone has 2.625. With 0, positions are not rounded.
  var density = 0.0

  /// The minimum distance of a flick that turns a page (ViewPager: 25 dp).
  var pageDistance = 25.0
  /// The minimum speed of a flick that turns a page (ViewPager: 400 dp/s).
  var pageFling = 400.0
  /// The share of a page that a drag without a flick must cover to turn the page, in either
  /// direction from the page on which the drag began (ViewPager: 0.6).
  var pageShare = 0.6
  /// The maximum duration of a page turn (ViewPager).
  var pageTurn = 0.6
  /// The duration per page of a page turn without a flick. One page is added to the distance
  /// (ViewPager: 100 ms plus 100 ms per page).
  var pageDrift = 0.1

  /// The duration of an animated request (Scroller's default).
  var animation = 0.25

  /// The number of rounding units per point.
  var scale: Double { density > 0 ? density : 1 }

  /// The maximum rounding error, in points; 0 if values are not rounded.
  var halfPixel: Double { density > 0 ? 0.5 / density : 0 }
}
