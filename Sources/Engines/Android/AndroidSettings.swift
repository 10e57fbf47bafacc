/// Every number of the `android` engine that is not in the scene.
///
/// All lengths are density-independent pixels, which are a recording's points, all times seconds,
/// all speeds points per second. Android computes in pixels of the screen, but its fling goes
/// equally far in dp on every screen, so no density is needed as long as nothing is rounded.
/// `AndroidSettings+Settings.swift` gives each a name on the command line.
struct AndroidSettings: Hashable, Sendable {
  /// How far a finger may move before it drags (ViewConfiguration: 8 dp; 16 dp long ago). The way
  /// so far is given up, as ScrollView does.
  var slop = 8.0
  /// The same for a finger that caught a coast. A choice: ScrollView begins the drag at once, as it
  /// would with 0; then the content also follows a finger that only trembles.
  var catchSlop = 8.0
  /// The slowest release that throws (ViewConfiguration).
  var leastFling = 50.0
  /// The fastest release, along an axis (ViewConfiguration).
  var mostFling = 8000.0
  /// f of the fling (ViewConfiguration).
  var friction = AndroidFling.friction
  /// How far a fling may pass an edge before it comes back. ViewConfiguration has 6 dp, but views
  /// draw an edge effect instead and keep the content where it is: 0.
  var overfling = 0.0
  /// How many whole pixels of a point places are rounded to, as Android does: its density, 2.625
  /// for a common phone. 0 shows them exactly.
  var density = 0.0

  /// From how far on a flick turns a page (ViewPager: 25 dp).
  var pageDistance = 25.0
  /// From what speed on it does (ViewPager: 400 dp/s).
  var pageFling = 400.0
  /// How much of a page must be passed where nothing was thrown, onward from the page the drag
  /// began on: ViewPager's 0.6. Backward the same share, for the next page then begins with 0.4
  /// less.
  var pageShare = 0.6
  /// The longest a page turn lasts (ViewPager).
  var pageTurn = 0.6
  /// How long it lasts for each page without a throw (ViewPager: 100 ms and 100 ms for each page).
  var pageDrift = 0.1

  /// How long an animated ask takes (Scroller's default).
  var animation = 0.25

  /// How many units of rounding a point has.
  var scale: Double { density > 0 ? density : 1 }

  /// What rounding hides, in points; nothing where there is none.
  var halfPixel: Double { density > 0 ? 0.5 / density : 0 }
}
