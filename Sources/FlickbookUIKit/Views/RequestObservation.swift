#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Model
  import Text
  import UIKit

  #if _runtime(_ObjC)
    import ObjectiveC
  #endif

  /// Observes the requests that an app makes of scroll views by calling UIKit.
  ///
  /// It exchanges the implementations of four methods of `UIScrollView`, once, and only if a
  /// session requests it. This requires the Objective-C runtime: without it, switching the
  /// observation on does nothing.
  @MainActor enum RequestObservation {
    static var isOn = false {
      didSet { if isOn, !oldValue { exchange() } }
    }

    private static func exchange() {
      #if _runtime(_ObjC)
        let pairs: [(Selector, Selector)] = [
          (
            #selector(UIScrollView.setContentOffset(_:animated:)),
            #selector(UIScrollView.flickbookSetContentOffset(_:animated:))
          ),
          (
            #selector(UIScrollView.scrollRectToVisible(_:animated:)),
            #selector(UIScrollView.flickbookScrollRectToVisible(_:animated:))
          ),
          (
            #selector(UIScrollView.setZoomScale(_:animated:)),
            #selector(UIScrollView.flickbookSetZoomScale(_:animated:))
          ),
          (
            #selector(UIScrollView.zoom(to:animated:)),
            #selector(UIScrollView.flickbookZoom(to:animated:))
          ),
        ]
        for (own, other) in pairs {
          guard let one = class_getInstanceMethod(UIScrollView.self, own),
            let two = class_getInstanceMethod(UIScrollView.self, other)
          else { continue }
          method_exchangeImplementations(one, two)
        }
      #endif
    }

    /// Records a request in each session of the view's window that observes requests.
    static func note(_ request: Command.Request, of view: UIScrollView, _ animated: Bool) {
      for session in FlickbookSession.active
      where session.observesRequests && !session.isRequesting && session.window === view.window {
        session.note(request, of: view, animated: animated)
      }
    }
  }

  #if _runtime(_ObjC)
    // After the exchange, the app's calls of UIKit arrive in these methods, and their inner calls
    // arrive in UIKit.
    extension UIScrollView {
      @objc fileprivate func flickbookSetContentOffset(_ offset: CGPoint, animated: Bool) {
        RequestObservation.note(
          .scrollTo(Point(x: Double(offset.x), y: Double(offset.y))), of: self, animated)
        flickbookSetContentOffset(offset, animated: animated)
      }

      @objc fileprivate func flickbookScrollRectToVisible(_ rect: CGRect, animated: Bool) {
        RequestObservation.note(.reveal(Rectangle(rect)), of: self, animated)
        flickbookScrollRectToVisible(rect, animated: animated)
      }

      @objc fileprivate func flickbookSetZoomScale(_ scale: CGFloat, animated: Bool) {
        RequestObservation.note(.zoomTo(Double(scale)), of: self, animated)
        flickbookSetZoomScale(scale, animated: animated)
      }

      @objc fileprivate func flickbookZoom(to rect: CGRect, animated: Bool) {
        RequestObservation.note(.zoomToRect(Rectangle(rect)), of: self, animated)
        flickbookZoom(to: rect, animated: animated)
      }
    }

    extension Rectangle {
      fileprivate init(_ rect: CGRect) {
        self.init(
          x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
          height: Double(rect.height))
      }
    }
  #endif
#endif
