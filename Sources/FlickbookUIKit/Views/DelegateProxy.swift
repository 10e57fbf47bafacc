#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Model
  import Text
  import UIKit

  /// The delegate of a recorded scroll view: it records the callbacks of the view, and forwards
  /// them.
  ///
  /// Messages that it does not implement go to the app's own delegate, so a view finds exactly the
  /// optional methods that the app has, and the methods that are recorded.
  @MainActor final class DelegateProxy: NSObject, UIScrollViewDelegate {
    /// The app's own delegate. Only the main thread reads and writes it, as UIKit does.
    nonisolated(unsafe) weak var app: (any UIScrollViewDelegate)?
    private let report: (Callback.Kind) -> Void

    init(_ report: @escaping (Callback.Kind) -> Void) {
      self.report = report
      super.init()
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      Self.recorded.contains(aSelector) || super.responds(to: aSelector)
        || app?.responds(to: aSelector) ?? false
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      Self.recorded.contains(aSelector) ? nil : app
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      report(.didScroll)
      app?.passDidScroll(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      report(.didZoom)
      app?.passDidZoom(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      report(.willBeginDragging)
      app?.passWillBeginDragging(scrollView)
    }

    /// The app may change the target, so the target is recorded after the app's method.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      app?.passWillEndDragging(scrollView, velocity, targetContentOffset)
      let target = targetContentOffset.pointee
      report(
        .willEndDragging(
          velocity: Point(x: Double(velocity.x), y: Double(velocity.y)),
          target: Point(x: Double(target.x), y: Double(target.y))))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      report(.didEndDragging(willDecelerate: decelerate))
      app?.passDidEndDragging(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      report(.willBeginDecelerating)
      app?.passWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      report(.didEndDecelerating)
      app?.passDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      report(.didEndScrollingAnimation)
      app?.passDidEndScrollingAnimation(scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      report(.willBeginZooming)
      app?.passWillBeginZooming(scrollView, view)
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      report(.didEndZooming(scale: Double(scale)))
      app?.passDidEndZooming(scrollView, view, scale)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      report(.didScrollToTop)
      app?.passDidScrollToTop(scrollView)
    }
  }

  extension DelegateProxy {
    /// The selectors of the methods above.
    nonisolated private static let recorded = Set(
      [
        "scrollViewDidScroll:", "scrollViewDidZoom:", "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewDidEndDragging:willDecelerate:", "scrollViewWillBeginDecelerating:",
        "scrollViewDidEndDecelerating:", "scrollViewDidEndScrollingAnimation:",
        "scrollViewWillBeginZooming:withView:", "scrollViewDidEndZooming:withView:atScale:",
        "scrollViewDidScrollToTop:",
      ].map { Selector($0) })
  }
#endif
