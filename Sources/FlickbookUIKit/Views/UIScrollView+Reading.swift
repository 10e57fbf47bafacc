#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Model
  import Text
  import UIKit

  extension UIWindow {
    /// The size, the scale and the orientation of the window.
    var sceneWindow: Window {
      let side: Orientation =
        switch windowScene?.interfaceOrientation {
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .portraitUpsideDown: .upsideDown
        default: .portrait
        }
      let scale = Double(traitCollection.displayScale)
      return Window(
        size: Size(width: Double(bounds.width), height: Double(bounds.height)),
        scale: scale > 0 ? scale : 1, orientation: side)
    }
  }

  extension UIScrollView {
    /// Whether the view is in the window, and neither the view nor a view around it is hidden.
    func isSeen(in window: UIWindow) -> Bool {
      var view: UIView? = self
      while let here = view, here !== window {
        if here.isHidden || here.alpha <= 0.01 { return false }
        view = here.superview
      }
      return view === window
    }

    /// What the view shows now. If an animation of the app moves the view, the state of the
    /// animation is used.
    var look: Look {
      var offset = contentOffset
      if layer.animationKeys() != nil, let shown = layer.presentation()?.bounds,
        shown.size == bounds.size
      {
        offset = shown.origin
      }
      var activity: Activity = []
      if isTracking { activity.insert(.tracking) }
      if isDragging && isTracking { activity.insert(.dragging) }
      if isDecelerating { activity.insert(.decelerating) }
      if isZooming { activity.insert(.zooming) }
      if isZoomBouncing { activity.insert(.zoomBouncing) }
      return Look(
        offset: Point(x: Double(offset.x), y: Double(offset.y)), zoom: Double(zoomScale),
        activity: activity)
    }

    /// The properties that a scene has.
    ///
    /// - Parameters:
    ///   - outer: The window, or the scroll view around this view.
    ///   - zoom: The zoom of the scroll view around this view; nil for the window.
    func reading(in outer: UIView, zoom: CGFloat?) -> ViewReading {
      let frame = convert(bounds, to: outer)
      let outerZoom = Double(zoom ?? 1)
      let ownZoom = Double(zoomScale) > 0 ? Double(zoomScale) : 1
      let inset = adjustedContentInset
      return ViewReading(
        frame: Rectangle(
          x: Double(frame.minX) / outerZoom, y: Double(frame.minY) / outerZoom,
          width: Double(frame.width) / outerZoom, height: Double(frame.height) / outerZoom),
        content: Size(
          width: max(0, Double(contentSize.width)) / ownZoom,
          height: max(0, Double(contentSize.height)) / ownZoom),
        insets: Insets(
          top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom),
          right: Double(inset.right)),
        scroll: scrollPolicy, zoom: zoomPolicy)
    }

    private var scrollPolicy: ScrollPolicy {
      var policy = ScrollPolicy()
      policy.enabled = isScrollEnabled
      policy.paging = isPagingEnabled
      policy.bounces = bounces
      policy.alwaysBounce = Axes(x: alwaysBounceHorizontal, y: alwaysBounceVertical)
      policy.directionLock = isDirectionalLockEnabled
      policy.deceleration =
        decelerationRate == .normal
        ? .normal
        : decelerationRate == .fast ? .fast : .rate(Double(decelerationRate.rawValue))
      policy.delaysTouches = delaysContentTouches
      policy.cancelsTouches = canCancelContentTouches
      policy.scrollsToTop = scrollsToTop
      policy.indicators = Axes(
        x: showsHorizontalScrollIndicator, y: showsVerticalScrollIndicator)
      return policy
    }

    private var zoomPolicy: ZoomPolicy {
      var policy = ZoomPolicy(
        minimum: Double(minimumZoomScale), maximum: Double(maximumZoomScale))
      policy.bounces = bouncesZoom
      return policy
    }
  }

  extension Axes {
    fileprivate init(x: Bool, y: Bool) { self = x ? (y ? .both : .x) : y ? .y : .none }
  }
#endif
