#if canImport(UIKit)
  import Model
  import Text
  import UIKit

  /// A scroll view that a session records.
  @MainActor final class WatchedView {
    weak var view: UIScrollView?
    var reading: ViewReading
    /// Whether it was removed from the window, or hidden.
    var isAway = false
    /// How far the view has moved since it was last observed.
    private(set) var jump = Point.zero
    private let proxy: DelegateProxy
    private let refreshAction: UIAction
    /// Whether the view moves for a reason that nothing has named.
    private var isOwnMotion = false
    /// What it showed last, and since when.
    private var last: Look
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

    /// Called at every frame: takes over a delegate that the app has set since.
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

    /// Whether the view moves without a finger, a coast, a change or a request: then the app moves it by a call that
    /// the session has not seen.
    func movesByItself(
      _ look: Look, hasFingers: Bool, at time: Instant, _ lastEvent: Instant
    ) -> Bool {
      let hasMoved = look.offset != last.offset && look.zoom == last.zoom
      let hasChanged = look.offset != last.offset || look.zoom != last.zoom
      let wasStill = time - max(unchangedSince, lastEvent) >= .milliseconds(100)
      if hasChanged { unchangedSince = time }
      last = look
      guard hasMoved, look.activity.isEmpty, !hasFingers else {
        isOwnMotion = false
        return false
      }
      isOwnMotion = isOwnMotion || wasStill
      return isOwnMotion
    }
  }
#endif
