/// Every number of the `ios` engine that is not in the scene.
///
/// UIScrollView publishes few of its numbers. If a public source or a recorded trace determines a
/// number, the source is named; the others are marked as a choice. All lengths are points, all
/// times seconds, all speeds points per second. `IOSConstants+Settings.swift` gives each a name on
/// the command line.
struct IOSConstants: Hashable, Sendable {
  /// How far a finger may move before it drags: UIPanGestureRecognizer's value, as measured by
  /// Compose and used in WebKit's tracker. The travel within the slop is discarded.
  var slop = 10.0
  /// How much the fingers' mean distance from their centroid may change before they pinch. A
  /// choice: with 0 the content follows two fingers from the start.
  var pinchSlop = 0.0
  /// The share of the speed that is left after a millisecond: `decelerationRate.normal`, read in
  /// Chameleon and Compose, and within 0.5 pt of a trace of iOS 26.5.
  var rate = 0.998
  /// The same for `decelerationRate.fast`.
  var fastRate = 0.99
  /// The speed at which coasting stops: UIScrollView's announced targets fall short of the endless
  /// coast by the distance that a stop at 10 pt/s leaves out (iOS 26.5 traces).
  var stopSpeed = 10.0
  /// The minimum release speed that starts a fling: WebKit's pan controller. Other sources state 10
  /// to 500.
  var minFling = 20.0
  /// The maximum release speed, along an axis. A choice: Android's and Flutter's limit.
  var maxFling = 8000.0
  /// How long a finger must be still before its lift causes no fling (ScrollMechanics, zynga,
  /// WebKit on the Mac): a sharp threshold, as in every public source
  /// (`Decisions/16-a-finger-held-still.md`).
  var heldStill = 0.1
  /// The time between the positions that determine the release velocity: the steps of Flutter's
  /// measurement.
  var sampleStep = 1.0 / 60
  /// The share of Flutter's gain that a flick gets if its finger caught a coast in the same
  /// direction; 0 is no gain. A choice: Apple's own gains are published for the Mac only.
  var flickGain = 0.0

  /// c of the rubber band: @chpwn's value, within 0.16 pt of a trace of iOS 26.5.
  var rubber = 0.55
  /// The decay per second of the spring that brings overscroll back (`BounceBack`).
  var bounceDecay = BounceBack.decay
  /// The share of that decay that determines its initial speed at the release (`BounceBack`).
  var bounceHeadStart = BounceBack.headStart
  /// Whether an inward flick from outside continues inside. A choice: with 0 the edge stops it, as
  /// the invariant `bounce-back-no-overshoot` requires; with 1 it coasts on, as Compose does.
  var inwardFling = 0.0

  /// The decay per second of the spring that turns a page: a choice, near the 12.5 of WebKit.
  var pageDecay = 12.5
  /// The minimum speed of a flick that turns the page, whatever its distance. A choice.
  var pageFling = 200.0

  /// How far a pinch may exceed a limit, as a share of it: 1 lets it come close to half the minimum
  /// and twice the maximum. A choice: the formula is not published.
  var softZoom = 1.0
  /// The decay per second of the spring that brings the zoom back. A choice: about 0.3 s.
  var zoomDecay = 14.0

  /// The duration of an animated request: a choice, UIKit's customary 0.3 s of ease-in-out.
  var animation = 0.3
  /// The maximum angle from an axis, in degrees, at which a lock holds a drag (WebKit's tracker on
  /// the Mac).
  var lockAngle = 20.0
  /// How long the content waits for a touch if `delays-touches` is set. A choice: the often quoted
  /// 0.15 s, which has no known source.
  var touchDelay = 0.15
  /// Whether offsets are shown in whole pixels of the window, as a UIScrollView shows them. The
  /// shown value never affects the motion.
  var pixels = 0.0
  /// The height of the status bar whose tap scrolls to the top.
  var statusBar = 20.0
}
