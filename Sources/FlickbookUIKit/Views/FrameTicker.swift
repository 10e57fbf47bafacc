#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Calls a function once for each frame of the display, with the time at which the frame will be
  /// shown.
  @MainActor final class FrameTicker: NSObject {
    /// Only the main thread calls this function, as UIKit does.
    private nonisolated(unsafe) let tick: (Double) -> Void
    private var link: CADisplayLink?

    init(_ tick: @escaping (Double) -> Void) {
      self.tick = tick
      super.init()
      // Without an Objective-C runtime there is no `#selector`.
      let frame = "frame:"
      link = CADisplayLink(target: self, selector: Selector(frame))
      link?.add(to: .main, forMode: .common)
    }

    func stop() {
      link?.invalidate()
      link = nil
    }

    #if _runtime(_ObjC)
      @objc(frame:) func frame(_ link: CADisplayLink) { tick(link.targetTimestamp) }
    #else
      nonisolated override func perform(
        _ aSelector: Selector!, with object: Any!
      ) -> Unmanaged<AnyObject>! {
        guard let link = object as? CADisplayLink else { return nil }
        tick(link.targetTimestamp)
        return nil
      }
    #endif
  }

  /// Reports the keyboard to a session.
  @MainActor final class KeyboardWatch {
    private var tokens: [Any] = []

    init(_ session: FlickbookSession) {
      let center = NotificationCenter.default
      tokens = [
        center.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak session] note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated { session?.showKeyboard(frame) }
        },
        center.addObserver(
          forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { [weak session] _ in
          MainActor.assumeIsolated { session?.hideKeyboard() }
        },
      ]
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }
  }
#endif
