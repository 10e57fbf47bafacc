/// The numbers of the `ios` engine that a scene does not specify.
///
/// UIScrollView publishes few of its numbers. If a public source or a recorded trace determines a
/// number, the source is named; for other numbers, our choice is stated. All lengths are in points,
/// all times in seconds, all speeds in points per second. `IOSConstants+Settings.swift` defines the
/// name of each number on the command line.
struct IOSConstants: Hashable, Sendable {
  /// The distance that a finger may move before it begins a drag: UIPanGestureRecognizer's value,
  /// as measured by Compose and used in WebKit's tracker. The content does not move by this
  /// distance.
  var slop = 10.0
  /// The change of the distance between two fingers at which a pinch begins. Our choice is 0, so
  /// that the content follows two fingers from the start.
  var pinchSlop = 0.0
  /// The share of the speed that is left after a millisecond: `decelerationRate.normal`, as in
  /// Chameleon and Compose, and within 0.5 pt of a trace of iOS 26.5.
  var rate = 0.998
  /// The share of the speed that is left after a millisecond with `decelerationRate.fast`.
  var fastRate = 0.99
  /// The speed at which coasting stops. In traces of iOS 26.5, the targets that UIScrollView
  /// announces are short of an endless coast by the distance that remains at 10 pt/s.
  var stopSpeed = 10.0
  /// The minimum release speed that starts a fling: WebKit's pan controller. Other sources state 10
  /// to 500.
  var minFling = 20.0
  /// The maximum release speed along an axis. Our choice is the limit of Android and Flutter.
  var maxFling = 8000.0
  /// The time for which a finger must be still so that its lift starts no fling (ScrollMechanics,
  /// zynga, WebKit on the Mac): a sharp threshold, as in every public source
  /// (`Decisions/16-a-finger-held-still.md`).
  var heldStill = 0.1
  /// The time between the positions that determine the release velocity: the steps of Flutter's
  /// measurement.
  var sampleStep = 1.0 / 60
  /// The share of Flutter's speed gain that a flick gets if its finger stopped a fling in the same
  /// direction; 0 is no gain. Our choice is 0, because Apple's own gains are published for the Mac
  /// only.
  var flickGain = 0.0

  /// The constant c of the rubber band: @chpwn's value, within 0.16 pt of a trace of iOS 26.5.
  var rubber = 0.55
  /// The decay per second of the spring that brings overscroll back (`BounceBack`).
  var bounceDecay = BounceBack.decay
  /// The share of `bounceDecay` that determines the spring's initial speed at the release
  /// (`BounceBack`).
  var bounceHeadStart = BounceBack.headStart
  /// Whether an inward flick from past an edge continues inside the range. With 0, our choice, the
  /// edge stops the flick, as the invariant `bounce-back-no-overshoot` requires; with 1 the flick
  /// coasts on, as in Compose.
  var inwardFling = 0.0

  /// The decay per second of the spring that turns a page. Our choice is based on WebKit's 12.5.
  var pageDecay = 12.5
  /// The minimum speed at which a flick turns the page regardless of its distance. Our choice has
  /// no published source.
  var pageFling = 200.0

  /// The share of a zoom limit by which a pinch may exceed that limit: with 1, a pinch can approach
  /// half the minimum and twice the maximum. Our choice is 1, because the formula is not published.
  var softZoom = 1.0
  /// The decay per second of the spring that brings the zoom back. Our choice is 14, so that the
  /// return takes about 0.3 s.
  var zoomDecay = 14.0

  /// The duration of an animated request. Our choice is UIKit's customary 0.3 s of ease-in-out.
  var animation = 0.3
  /// The maximum angle from an axis, in degrees, at which a drag is locked to that axis (WebKit's
  /// tracker on the Mac).
  var lockAngle = 20.0
  /// The delay until a touch reaches the content if `delays-touches` is set. Our choice is the
  /// often quoted 0.15 s, which has no known source.
  var touchDelay = 0.15
  /// Whether offsets are shown in whole pixels of the window, as in a UIScrollView. The motion
  /// never depends on the rounded value.
  var pixels = 0.0
  /// The height of the status bar whose tap scrolls to the top.
  var statusBar = 20.0
}
