#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Model
  import Text
  import UIKit

  /// A scroll view that a session records.
  @MainActor final class WatchedView {
    weak var view: UIScrollView?
    var reading: ViewReading
    /// Whether the view was removed from the window, or hidden.
    var isAway = false
    /// How far the view has moved since it was last observed.
    private(set) var jump = Point.zero
    private let proxy: DelegateProxy
    private let refreshAction: UIAction
    private var motion = Motion.reported
    /// What the view showed when it was last observed.
    private var last: Look
    /// Whether the view had moved when it was last observed.
    private var wasMoving = false
    /// Whether the app has requested an animation that has not come to rest.
    private var isRequested = false
    /// Whether the view has reported the end of a drag or a coast, but no new drag or coast since
    /// then.
    private var hasEnded = false
    private var unchangedSince = Instant.zero

    init(_ view: UIScrollView, _ reading: ViewReading, _ session: FlickbookSession, _ index: Int) {
      self.view = view
      self.reading = reading
      last = view.look
      proxy = DelegateProxy { [weak session] kind in session?.hear(kind, of: index) }
      proxy.app = view.delegate
      refreshAction = UIAction { [weak session] _ in session?.hear(.refresh, of: index) }
      view.delegate = proxy
      view.refreshControl?.addAction(refreshAction, for: .valueChanged)
    }

    /// Measures the movement since the last observation, and continues to watch the view if its app
    /// has set a new delegate. This method is called at every frame.
    func follow(_ view: UIScrollView) {
      let now = view.look
      jump = Point(x: now.offset.x - last.offset.x, y: now.offset.y - last.offset.y)
      guard view.delegate !== proxy else { return }
      proxy.app = view.delegate
      view.delegate = proxy
    }

    func restoreDelegate() {
      guard let view else { return }
      if view.delegate === proxy { view.delegate = proxy.app }
      view.refreshControl?.removeAction(refreshAction, for: .valueChanged)
    }

    /// Records that the app requests an animation of the view.
    func request() { isRequested = true }

    /// Receives a callback from the view to its app.
    func hear(_ callback: Callback.Kind) {
      switch callback {
      case .didEndDecelerating, .didEndDragging(willDecelerate: false): hasEnded = true
      case .willBeginDragging, .didEndDragging, .willBeginDecelerating:
        (hasEnded, isRequested) = (false, false)
      default: break
      }
    }

    /// How the view moves. No property that a session reads shows an animated request, or a motion
    /// after a change of insets. So a view that begins to move without a finger counts as animated,
    /// unless a property shows another motion.
    enum Motion {
      /// The view does not move, or its own properties describe its motion.
      case reported
      /// The app animates the view, after a touch, a change or a request.
      case animated
      /// The app moves the view by a call that the session has not observed: nothing was recorded
      /// shortly before the motion.
      case own
    }

    /// Stores what the view shows in this frame, and returns how it moves.
    func motion(to look: Look, at time: Instant, _ log: borrowing SessionLog) -> Motion {
      let hasScrolled = look.offset != last.offset && look.zoom == last.zoom
      let hasMoved = look.offset != last.offset || look.zoom != last.zoom
      let wasStill = time - max(unchangedSince, log.lastEvent) >= .milliseconds(100)
      // After a drag or a coast, a view that still moves must report that it coasts.
      let beginsAtRest = !wasMoving && last.activity.isSubset(of: .tracking)
      if hasMoved { unchangedSince = time } else if wasMoving { isRequested = false }
      (last, wasMoving) = (look, hasMoved)
      if hasMoved, isRequested, look.activity.isEmpty {
        motion = .animated
        return motion
      }
      guard hasMoved, look.activity.isEmpty, !log.hasFingers else {
        motion = .reported
        return motion
      }
      if hasScrolled, wasStill || motion == .own {
        motion = .own
      } else if motion != .reported || beginsAtRest || hasEnded || log.isChangeLast {
        motion = .animated
      }
      return motion
    }
  }
#endif
