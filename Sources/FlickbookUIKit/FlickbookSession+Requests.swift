#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import FlickbookCore
  public import Model
  internal import Text
  public import UIKit

  extension FlickbookSession {
    /// Performs a request on a scroll view, and records it.
    ///
    /// Unless `observesRequests` is true, the session does not see requests that the app makes by
    /// calling UIKit itself. It records the resulting motion as the app's own motion, and does not
    /// judge where this motion ends.
    ///
    /// - Returns: Whether UIKit has a call for the request. UIKit has no call that selects a
    ///   wheel's row, and none for the tap on the status bar.
    @discardableResult
    public func request(
      _ request: Flick.Command.Request, of view: UIScrollView, animated: Bool = false
    ) -> Bool {
      guard let index = views.firstIndex(where: { $0.view === view }),
        let perform = view.performer(of: request, animated, scene.views[index])
      else { return false }
      note(request, of: view, animated: animated)
      isRequesting = true
      perform()
      isRequesting = false
      look(at: max(now, log.now))
      return true
    }

    /// Records a request that the app makes itself. Call this method directly before the request.
    public func note(
      _ request: Flick.Command.Request, of view: UIScrollView, animated: Bool = false
    ) {
      guard let index = views.firstIndex(where: { $0.view === view }) else { return }
      noteChanges(at: now)
      log.add(.request(Command(view: index, request, animated: animated)), at: now)
      if animated { views[index].request() }
    }

    /// Records a callback that the app itself raises about a view, such as the selection of a cell.
    public func note(_ callback: Flick.Callback.Kind, of view: UIScrollView) {
      guard let index = views.firstIndex(where: { $0.view === view }) else { return }
      hear(callback, of: index)
    }

    /// Describes a view again, after the app has changed something that the properties of the view
    /// do not show, such as its number of pages.
    public func describeAgain(_ view: UIScrollView) {
      guard let index = views.firstIndex(where: { $0.view === view }) else { return }
      noteChanges(at: now)
      var changed = scene.views[index]
      describe(view, &changed)
      let before = scene.views[index].settings
      let settings = changed.settings.filter { setting in
        !before.contains { $0.row == setting.row && $0.value == setting.value }
      }
      if !settings.isEmpty, changed.objection == nil {
        scene.views[index] = changed
        log.add(.setting(SettingChange(view: index, settings)), at: now)
      }
      look(at: max(now, log.now))
    }

    /// Receives a callback from a view to its app.
    func hear(_ callback: Callback.Kind, of index: Int) {
      log.add(callback, of: index)
      views[index].hear(callback)
    }

    func showKeyboard(_ frame: CGRect?) {
      guard let frame else { return }
      // The frame has screen coordinates, which equal window coordinates if the window fills the
      // screen.
      let shown = Rectangle(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
        height: Double(frame.height))
      noteChanges(at: now)
      isKeyboardShown = true
      log.add(.layout(.keyboard(.shown(frame: shown, field: focusedField))), at: now)
    }

    func hideKeyboard() {
      noteChanges(at: now)
      log.add(.layout(.keyboard(.hidden)), at: now)
      isKeyboardShown = false
    }
  }

  extension UIScrollView {
    /// The calls of UIKit that perform a request; nil if there are none.
    fileprivate func performer(
      of request: Command.Request, _ animated: Bool, _ scene: ViewScene
    ) -> (@MainActor () -> Void)? {
      switch request {
      case .scrollTo(let point):
        return { self.setContentOffset(CGPoint(point), animated: animated) }
      case .reveal(let area):
        return { self.scrollRectToVisible(CGRect(area), animated: animated) }
      case .zoomTo(let zoom): return { self.setZoomScale(CGFloat(zoom), animated: animated) }
      case .zoomToRect(let area): return { self.zoom(to: CGRect(area), animated: animated) }
      case .resetZoom: return { self.setZoomScale(1, animated: animated) }
      case .page(let page):
        let offset = pageOffset(page, scene)
        return { self.setContentOffset(offset, animated: animated) }
      case .stop: return { self.setContentOffset(self.contentOffset, animated: false) }
      case .beginRefresh:
        guard let refreshControl else { return nil }
        return { refreshControl.beginRefreshing() }
      case .endRefresh:
        guard let refreshControl else { return nil }
        return { refreshControl.endRefreshing() }
      case .select, .scrollToTop: return nil
      }
    }
  }

  extension UIScrollView {
    /// The offset of a page: in a grid, pages are counted row by row.
    private func pageOffset(_ page: PageNumber, _ scene: ViewScene) -> CGPoint {
      let width = bounds.width * (scene.scroll.page == .image ? zoomScale : 1)
      let count = max(1, Int((contentSize.width / width).rounded(.up)))
      var offset = contentOffset
      var column = min(max(page.index, 0), count - 1)
      if scene.layout.content == .grid, let columns = scene.layout.columns, columns > 0 {
        column = max(page.index, 0) % columns
        offset.y = CGFloat(max(page.index, 0) / columns) * bounds.height
      }
      offset.x = CGFloat(column) * width
      if scene.isRightToLeft { offset.x = contentSize.width - bounds.width - offset.x }
      let inset = adjustedContentInset
      let right = max(-inset.left, contentSize.width - bounds.width + inset.right)
      let bottom = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
      return CGPoint(
        x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
    }
  }

  extension CGPoint {
    fileprivate init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  }

  extension CGRect {
    fileprivate init(_ area: Rectangle) {
      self.init(
        x: area.origin.x, y: area.origin.y, width: area.size.width, height: area.size.height)
    }
  }
#endif
