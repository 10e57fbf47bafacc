#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Model
  import Text
  import UIKit

  extension FlickbookSession {
    /// Adds the scroll views that are new in the window.
    func findViews(at time: Instant, isStart: Bool = false) { search(window, nil, time, isStart) }

    private func search(_ view: UIView, _ outer: Int?, _ time: Instant, _ isStart: Bool) {
      // A picker contains tables, which are internal to it and are not recorded.
      if view is UIPickerView { return }
      var inside = outer
      if let scrollView = view as? UIScrollView {
        inside =
          views.firstIndex { $0.view === scrollView }
          ?? add(scrollView, inside: outer, time, isStart)
      }
      for inner in view.subviews { search(inner, inside, time, isStart) }
    }

    private func add(
      _ view: UIScrollView, inside outer: Int?, _ time: Instant, _ isStart: Bool
    ) -> Int? {
      guard scene.views.count < Scene.maxViews, view.isSeen(in: window) else { return outer }
      let parent = outer.flatMap { views[$0].view }
      let reading = view.reading(in: parent ?? window, zoom: parent?.zoomScale)
      guard reading.frame.size.isPositive else { return outer }
      var added = reading.view(name(of: view), inside: outer)
      added.start = Start(
        x: Double(view.contentOffset.x), y: Double(view.contentOffset.y),
        zoom: view.maximumZoomScale > view.minimumZoomScale ? Double(view.zoomScale) : nil)
      describe(view, &added)
      scene.views.append(added)
      let index = scene.views.count - 1
      views.append(WatchedView(view, reading, self, index))
      log.addView(view.look)
      if isStart {
        start = scene
        return index
      }
      // In the scene before the first event, the view is outside the window.
      var hidden = added
      hidden.frame = reading.away()
      start.views.append(hidden)
      log.add(.layout(.frame(FrameChange(view: index, frame: added.frame))), at: time)
      return index
    }

    /// A unique name for a view, made of its accessibility identifier or else of its class.
    private func name(of view: UIScrollView) -> String {
      let given = view.accessibilityIdentifier ?? ""
      var name = ""
      for letter in (given.isEmpty ? "\(type(of: view))" : given).unicodeScalars {
        let isPlain = letter.isASCII && (letter.properties.isAlphabetic || "0"..."9" ~= letter)
        name += isPlain || letter == "_" ? String(letter) : "-"
      }
      if name.unicodeScalars.first.map({ !$0.properties.isAlphabetic }) ?? true {
        name = "v" + name
      }
      var count = 1
      var free = name
      while scene.views.contains(where: { $0.id == free }) {
        count += 1
        free = "\(name)-\(count)"
      }
      return free
    }

    /// Records all changes since the last frame, except for positions of the content, and adds new
    /// scroll views.
    func noteChanges(at time: Instant) {
      let size = window.sceneWindow
      let isNewWindow = size != scene.window
      var frames: [FrameChange] = []
      for (index, watched) in views.enumerated() {
        let isSeen = watched.view?.isSeen(in: window) ?? false
        guard isSeen, let view = watched.view else {
          if !watched.isAway {
            watched.isAway = true
            if watched.view == nil { log.leave(index, at: time) }
            frames.append(FrameChange(view: index, frame: watched.reading.away()))
          }
          continue
        }
        let parent = scene.views[index].inside.flatMap { views[$0].view }
        let reading = view.reading(in: parent ?? window, zoom: parent?.zoomScale)
        let isMoved = !reading.frame.isAbout(watched.reading.frame)
        if reading.frame.size.isPositive, isMoved || watched.isAway {
          if !isOwnSpace(index) || watched.isAway {
            frames.append(FrameChange(view: index, frame: reading.frame))
          }
          watched.isAway = false
        }
        watched.follow(view)
        if reading != watched.reading {
          note(reading, of: index, zoom: Double(view.zoomScale), time)
        }
      }
      if isNewWindow {
        let change = WindowChange(
          size: size.size, scale: size.scale == scene.window.scale ? nil : size.scale)
        let isTurn = size.orientation != scene.window.orientation
        scene.window = size
        log.add(
          .layout(
            isTurn
              ? .turn(to: size.orientation, window: change, frames: frames)
              : .resize(window: change, frames: frames)), at: time)
      } else {
        for frame in frames { log.add(.layout(.frame(frame)), at: time) }
      }
      for frame in frames { scene.views[frame.view].frame = frame.frame }
      findViews(at: time)
    }

    /// Whether the view now makes space for the keyboard or for its refresh control, as its scene
    /// declares.
    private func isOwnSpace(_ index: Int) -> Bool {
      let view = scene.views[index]
      let isRefreshing = views[index].view?.refreshControl?.isRefreshing ?? false
      return view.keyboard != nil && isKeyboardShown || view.refresh != nil && isRefreshing
    }

    private func note(_ reading: ViewReading, of index: Int, zoom: Double, _ time: Instant) {
      let watched = views[index]
      scene.views[index].frame.size = reading.frame.size
      let grown = Size(
        width: reading.content.width - watched.reading.content.width,
        height: reading.content.height - watched.reading.content.height)
      let settings = scene.views[index].take(
        reading, after: watched.reading, zoom: zoom, isOwnSpace: isOwnSpace(index))
      watched.reading = reading
      guard !settings.isEmpty else { return }
      // If the offset moves by at most the growth of the content, the content has grown before its
      // visible part.
      let jump = watched.jump
      let above = Self.growth(grown.height, jump.y / zoom)
      let left = Self.growth(grown.width, jump.x / zoom)
      log.add(.setting(SettingChange(view: index, settings, above: above, left: left)), at: time)
    }

    private static func growth(_ grown: Double, _ jump: Double) -> Double {
      jump > 0.5 && jump <= grown + 0.5 ? min(jump, grown) : 0
    }

    /// Records what every view shows.
    func look(at time: Instant) {
      for (index, watched) in views.enumerated() {
        // A hidden view is observed too, because it continues its motion and reports it to its app.
        guard let view = watched.view else {
          log.show(nil, of: index)
          continue
        }
        var look = view.look
        let motion = watched.motion(to: look, at: time, log)
        if motion == .own {
          log.add(
            .request(Command(view: index, .scrollTo(look.offset))), at: time)
        }
        if motion != .reported { look.activity.insert(.animating) }
        log.show(look, of: index)
        guard readouts != nil || view.refreshControl != nil else { continue }
        var shown = Readouts()
        if scene.views[index].refresh != nil {
          shown.refreshing = view.refreshControl?.isRefreshing
        }
        readouts?(view, &shown)
        log.show(shown, of: index)
      }
      log.endFrame(at: time)
    }
  }
#endif
