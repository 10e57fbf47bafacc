#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  // The methods of a delegate are optional in Objective-C. Without an Objective-C runtime, the
  // stand-in for UIKit in the tests has default implementations of them, so the same calls have no
  // question mark.
  extension UIScrollViewDelegate {
    #if _runtime(_ObjC)
      func passDidScroll(_ view: UIScrollView) { scrollViewDidScroll?(view) }
      func passDidZoom(_ view: UIScrollView) { scrollViewDidZoom?(view) }
      func passWillBeginDragging(_ view: UIScrollView) { scrollViewWillBeginDragging?(view) }
      func passWillEndDragging(
        _ view: UIScrollView, _ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>
      ) {
        scrollViewWillEndDragging?(view, withVelocity: velocity, targetContentOffset: target)
      }
      func passDidEndDragging(_ view: UIScrollView, _ coasts: Bool) {
        scrollViewDidEndDragging?(view, willDecelerate: coasts)
      }
      func passWillBeginDecelerating(_ view: UIScrollView) {
        scrollViewWillBeginDecelerating?(view)
      }
      func passDidEndDecelerating(_ view: UIScrollView) { scrollViewDidEndDecelerating?(view) }
      func passDidEndScrollingAnimation(_ view: UIScrollView) {
        scrollViewDidEndScrollingAnimation?(view)
      }
      func passWillBeginZooming(_ view: UIScrollView, _ zoomed: UIView?) {
        scrollViewWillBeginZooming?(view, with: zoomed)
      }
      func passDidEndZooming(_ view: UIScrollView, _ zoomed: UIView?, _ scale: CGFloat) {
        scrollViewDidEndZooming?(view, with: zoomed, atScale: scale)
      }
      func passDidScrollToTop(_ view: UIScrollView) { scrollViewDidScrollToTop?(view) }
    #else
      func passDidScroll(_ view: UIScrollView) { scrollViewDidScroll(view) }
      func passDidZoom(_ view: UIScrollView) { scrollViewDidZoom(view) }
      func passWillBeginDragging(_ view: UIScrollView) { scrollViewWillBeginDragging(view) }
      func passWillEndDragging(
        _ view: UIScrollView, _ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>
      ) {
        scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: target)
      }
      func passDidEndDragging(_ view: UIScrollView, _ coasts: Bool) {
        scrollViewDidEndDragging(view, willDecelerate: coasts)
      }
      func passWillBeginDecelerating(_ view: UIScrollView) { scrollViewWillBeginDecelerating(view) }
      func passDidEndDecelerating(_ view: UIScrollView) { scrollViewDidEndDecelerating(view) }
      func passDidEndScrollingAnimation(_ view: UIScrollView) {
        scrollViewDidEndScrollingAnimation(view)
      }
      func passWillBeginZooming(_ view: UIScrollView, _ zoomed: UIView?) {
        scrollViewWillBeginZooming(view, with: zoomed)
      }
      func passDidEndZooming(_ view: UIScrollView, _ zoomed: UIView?, _ scale: CGFloat) {
        scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
      }
      func passDidScrollToTop(_ view: UIScrollView) { scrollViewDidScrollToTop(view) }
    #endif
  }
#endif
