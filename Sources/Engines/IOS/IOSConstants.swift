/// Every number of the `ios` engine that is not in the scene.
///
/// UIScrollView publishes few of its numbers. Where a public source or a recorded trace settles one
/// it is named; the others are a choice, and say so. All lengths are points, all times seconds, all
/// speeds points per second. `IOSConstants+Settings.swift` gives each a name on the command line.
struct IOSConstants: Hashable, Sendable {
  /// How far a finger may move before it drags: UIPanGestureRecognizer's, as Compose measured it
  /// and WebKit's tracker has it. The travel within the slop is given up.
  var slop = 10.0
  /// How much the fingers' mean distance from their middle may change before they pinch. A choice:
  /// with 0 the content follows two fingers from the first.
  var pinchSlop = 0.0
  /// What is left of the speed after a millisecond: `decelerationRate.normal`, read in Chameleon
  /// and Compose, and within 0.5 pt of a trace of iOS 26.5.
  var rate = 0.998
  /// The same for `decelerationRate.fast`.
  var fastRate = 0.99
  /// The speed at which coasting stops: UIScrollView's announced targets fall short of the endless
  /// coast by what a stop at 10 pt/s leaves out (iOS 26.5 traces).
  var stopSpeed = 10.0
  /// The slowest release that throws: WebKit's pan controller. Other sources say 10 to 500.
  var leastFling = 20.0
  /// The fastest release, along an axis. A choice: Android's and Flutter's limit.
  var mostFling = 8000.0
  /// For how long a finger may stand still before its lift throws nothing (ScrollMechanics, zynga, WebKit
  /// on the Mac): a cliff, as in every public source (`Decisions/16-a-finger-held-still.md`).
  var heldStill = 0.1
  /// The distance in time of the places a release is judged by: the steps of Flutter's measurement.
  var sampleStep = 1.0 / 60
  /// How much of Flutter's gain a flick gets that caught a coast of its direction; 0 is none. A
  /// choice: Apple's own chain of gains is known for the Mac only.
  var flickGain = 0.0

  /// c of the rubber band: @chpwn's reading, within 0.16 pt of a trace of iOS 26.5.
  var rubber = 0.55
  /// The decay per second of the spring that brings overscroll back (`BounceBack`).
  var bounceDecay = BounceBack.decay
  /// The share of that decay it moves with at once when it is let go (`BounceBack`).
  var bounceHeadStart = BounceBack.headStart
  /// Whether an inward flick from outside goes on inside. A choice: with 0 the edge stops it, as
  /// the invariant `bounce-back-no-overshoot` wants; with 1 it coasts on, as Compose does.
  var inwardFling = 0.0

  /// The decay per second of the spring that turns a page: a choice, near the 12.5 of WebKit.
  var pageDecay = 12.5
  /// From this speed on a flick turns the page whatever it covered. A choice.
  var pageFling = 200.0

  /// How far a pinch may pass a limit, as a share of it: 1 lets it come near half the minimum and
  /// twice the maximum. A choice: the formula is not published.
  var softZoom = 1.0
  /// The decay per second of the spring that brings the zoom back. A choice: about 0.3 s.
  var zoomDecay = 14.0

  /// How long an animated ask takes: a choice, UIKit's customary 0.3 s of ease-in-out.
  var animation = 0.3
  /// Up to this angle from an axis, in degrees, a lock holds a drag (WebKit's tracker on the Mac).
  var lockAngle = 20.0
  /// For how long the content waits for a touch where `delays-touches` is set. A choice: the often
  /// named 0.15 s, found in no source.
  var touchDelay = 0.15
  /// Whether offsets are shown in whole pixels of the window, as a UIScrollView shows them. What is
  /// shown never feeds back into the motion.
  var pixels = 0.0
  /// The height of the status bar whose tap scrolls to the top.
  var statusBar = 20.0
}
