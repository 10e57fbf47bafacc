internal import Model
internal import Text

extension Simulation {
  /// Calls the delegate of a view.
  func send(_ callback: Callback) {
    let view = views[callback.view]
    switch callback.kind {
    case .willBeginDragging:
      ask(view, "scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(view)
    case .didScroll: ask(view, "scrollViewDidScroll:")?.scrollViewDidScroll(view)
    case .willEndDragging(let velocity, let target):
      var offset = CGPoint(x: target.x, y: target.y)
      ask(view, "scrollViewWillEndDragging:withVelocity:targetContentOffset:")?
        .scrollViewWillEndDragging(
          view, withVelocity: CGPoint(x: velocity.x, y: velocity.y), targetContentOffset: &offset)
    case .didEndDragging(let coasts):
      ask(view, "scrollViewDidEndDragging:willDecelerate:")?
        .scrollViewDidEndDragging(view, willDecelerate: coasts)
    case .willBeginDecelerating:
      ask(view, "scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating:
      ask(view, "scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation:
      ask(view, "scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(view)
    case .willBeginZooming:
      let zoomed = ask(view, "viewForZoomingInScrollView:")?.viewForZooming(in: view)
      ask(view, "scrollViewWillBeginZooming:withView:")?
        .scrollViewWillBeginZooming(view, with: zoomed)
    case .didZoom: ask(view, "scrollViewDidZoom:")?.scrollViewDidZoom(view)
    case .didEndZooming(let scale):
      ask(view, "scrollViewDidEndZooming:withView:atScale:")?
        .scrollViewDidEndZooming(view, with: nil, atScale: CGFloat(scale))
    case .didScrollToTop:
      if ask(view, "scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(view) ?? true {
        ask(view, "scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(view)
      }
    case .refresh:
      view.refreshControl?.sendActions(for: .valueChanged)
    case .tap, .valueChanged, .select: appCallback(callback)
    }
  }

  /// The object that handles a message to the delegate: the delegate itself, or the object to which
  /// it forwards the message.
  private func ask(_ view: UIScrollView, _ name: String) -> (any UIScrollViewDelegate)? {
    guard let delegate = view.delegate, delegate.responds(to: Selector(name)) else { return nil }
    let other = (delegate as? NSObject)?.forwardingTarget(for: Selector(name))
    return other as? any UIScrollViewDelegate ?? delegate
  }
}

extension UITouch.Phase {
  init(_ phase: Touch.Phase) {
    self =
      switch phase {
      case .down: .began
      case .move: .moved
      case .up: .ended
      case .cancel: .cancelled
      }
  }
}

extension UIInterfaceOrientation {
  init(_ side: Orientation) {
    self =
      switch side {
      case .portrait: .portrait
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .upsideDown: .portraitUpsideDown
      }
  }
}

extension CGPoint {
  var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGRect {
  var rectangle: Rectangle {
    Rectangle(
      x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}
