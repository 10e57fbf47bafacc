package import Model
internal import Text
package import Replay

/// The views of a window, which an engine moves in virtual time.
@MainActor package final class Simulation {
  package typealias Request = Command.Request

  package let window: UIWindow
  package private(set) var views: [UIScrollView] = []
  /// The current state of the engine's views.
  package private(set) var frame = Frame()
  /// Receives the callbacks that a view of UIKit does not report to its delegate: taps and selected
  /// rows.
  package var appCallback: (Callback) -> Void = { _ in }
  package private(set) var scene: Scene
  private var engine: any ScrollEngine
  private let zero = 1000.0
  /// The time of the engine. With coalesced touches it is earlier than the clock's time.
  private var now = Instant.zero

  /// Adds a scroll view for every view of a scene to a window.
  package init(_ scene: Scene, on factory: EngineFactory, in window: UIWindow) throws {
    self.scene = scene
    self.window = window
    engine = try factory.make(scene)
    window.frame = CGRect(
      x: 0, y: 0, width: scene.window.size.width, height: scene.window.size.height)
    window.traitCollection.displayScale = CGFloat(scene.window.scale)
    frame.views = scene.views.map { _ in ViewState() }
    for view in scene.views {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      scrollView.accessibilityIdentifier = view.id
      (view.inside.map { views[$0] } ?? window).addSubview(scrollView)
      if view.refresh != nil {
        let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        scrollView.addSubview(control)
        scrollView.refreshControl = control
      }
      views.append(scrollView)
      apply(view, to: scrollView)
    }
    window.simulation = self
  }

  /// Begins at the time of the first event.
  package func begin(at time: Instant) throws {
    go(to: time)
    try engine.advance(to: time)
    show()
  }

  /// Passes the touches of one time to the window, as UIKit does.
  package func touch(_ touches: [Touch], at time: Instant) throws {
    try advance(to: time)
    deliver(touches.map { ($0, time) })
  }

  /// Passes the touches of several times to the window in one event. The last sample of each finger
  /// is its touch, and all its samples are the coalesced touches.
  package func touch(_ touches: [(touch: Touch, time: Instant)], deliveredAt time: Instant) {
    StandInClock.seconds = seconds(time)
    deliver(touches)
  }

  /// Sends the touches in as few events as possible. A finger has only one phase in an event.
  private func deliver(_ touches: [(touch: Touch, time: Instant)]) {
    var batch: [(touch: Touch, time: Instant)] = []
    var phases: [UInt8: Touch.Phase] = [:]
    for sample in touches {
      let last = phases[sample.touch.finger]
      let isNext = last != nil && !(sample.touch.phase == .move && last != .up && last != .cancel)
      if isNext, !(last == .move && sample.touch.phase != .down) {
        window.sendEvent(event(batch))
        (batch, phases) = ([], [:])
      }
      batch.append(sample)
      phases[sample.touch.finger] = last == .down && !isNext ? .down : sample.touch.phase
    }
    if !batch.isEmpty { window.sendEvent(event(batch)) }
  }

  private var fingers: [UInt8: UITouch] = [:]
  private var pending: [(touch: Touch, time: Instant)] = []

  private func event(_ touches: [(touch: Touch, time: Instant)]) -> UIEvent {
    let event = UIEvent()
    pending = touches
    for (touch, time) in touches {
      let finger = fingers[touch.finger] ?? UITouch()
      fingers[touch.finger] = touch.phase == .up || touch.phase == .cancel ? nil : finger
      let sample = UITouch()
      let isBegun = finger.phase == .began && touch.phase == .move && isNew(finger, in: event)
      for each in [finger, sample] {
        each.phase = isBegun ? .began : UITouch.Phase(touch.phase)
        each.timestamp = seconds(time)
        each.point = CGPoint(x: touch.point.x, y: touch.point.y)
        each.majorRadius = CGFloat(touch.radius ?? 0)
      }
      event.timestamp = seconds(time)
      if let index = event.samples.firstIndex(where: { $0.finger === finger }) {
        event.samples[index].coalesced.append(sample)
      } else {
        event.samples.append((finger, [sample]))
      }
    }
    return event
  }

  /// Whether the finger came down in this event.
  private func isNew(_ finger: UITouch, in event: UIEvent) -> Bool {
    event.samples.contains { $0.finger === finger }
  }

  /// Handles an event as the window itself does: the engine gets the touches at their own times.
  func receive(_ event: UIEvent) {
    var rest = pending[...]
    while let first = rest.first {
      let moment = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(moment.count)
      try? advance(to: first.time)
      handle(moment.map { .touch($0.touch) })
    }
  }

  /// Applies a change that the system or the app makes to the layout or a view.
  package func change(_ action: InputEvent.Action, at time: Instant) throws {
    try advance(to: time)
    switch action {
    case .layout(let change):
      for frame in change.frames { scene.views[frame.view].frame = frame.frame }
      if let changed = change.window {
        scene.window.size = changed.size
        window.frame.size = CGSize(width: changed.size.width, height: changed.size.height)
        if let scale = changed.scale { window.traitCollection.displayScale = CGFloat(scale) }
      }
      if case .turn(let side, _, _) = change {
        window.windowScene?.interfaceOrientation = UIInterfaceOrientation(side)
      }
    case .setting(let change):
      for setting in change.settings { scene.views[change.view].apply(setting) }
      apply(scene.views[change.view], to: views[change.view])
    default: break
    }
    handle([action])
  }

  /// Draws a frame, and then calls the display links.
  package func tick(at time: Instant, after last: Instant) throws {
    try engine.drawFrame(at: time)
    go(to: time)
    show()
    for link in CADisplayLink.all { link.fire(seconds(last), seconds(time)) }
  }

  package func wait(until time: Instant) throws { try advance(to: time) }

  package func perform(_ request: Request, _ animated: Bool, of view: UIScrollView) {
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    handle([.request(Command(view: index, request, animated: animated))])
  }

  private func handle(_ actions: [InputEvent.Action]) {
    do { try engine.handle(Moment(at: now, actions.map { Located($0) })) } catch {
      fatalError("\(error)")
    }
    show()
  }

  private func advance(to time: Instant) throws {
    guard time > now else { return }
    try engine.advance(to: time)
    go(to: time)
    show()
  }

  private func go(to time: Instant) {
    now = max(now, time)
    StandInClock.seconds = seconds(now)
  }

  package func seconds(_ time: Instant) -> Double { zero + Double(time.nanoseconds) / 1e9 }

  // Copies the state of the engine to the properties of the views, and its callbacks to the
  // delegates.

  private func show() {
    frame.callbacks.removeAll()
    frame.signals = AppSignals()
    engine.show(in: &frame)
    for (index, view) in views.enumerated() { update(view, index) }
    for callback in frame.callbacks { send(callback) }
  }

  private func update(_ view: UIScrollView, _ index: Int) {
    let state = frame.views[index]
    var origin = state.frame.origin
    var size = state.frame.size
    if let parent = scene.views[index].inside {
      let outer = frame.views[parent]
      let scale = outer.bounds.width > 0 ? outer.frame.size.width / outer.bounds.width : 1
      origin.x = (origin.x - outer.frame.origin.x) / scale + outer.offset.x
      origin.y = (origin.y - outer.frame.origin.y) / scale + outer.offset.y
      size = Size(width: size.width / scale, height: size.height / scale)
    }
    view.frame = CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    view.layer.bounds = CGRect(
      x: state.offset.x, y: state.offset.y, width: state.bounds.width,
      height: state.bounds.height)
    view.contentSize = CGSize(width: state.content.width, height: state.content.height)
    view.adjustedContentInset = UIEdgeInsets(
      top: state.insets.top, left: state.insets.left, bottom: state.insets.bottom,
      right: state.insets.right)
    view.shownZoom = CGFloat(state.zoom)
    view.minimumZoomScale = CGFloat(state.minimumZoom)
    view.maximumZoomScale = CGFloat(state.maximumZoom)
    view.isTracking = state.activity.contains(.tracking)
    view.isDragging = state.activity.contains(.dragging)
    view.isDecelerating = state.activity.contains(.decelerating)
    view.isZooming = state.activity.contains(.zooming)
    view.isZoomBouncing = state.activity.contains(.zoomBouncing)
    view.refreshControl?.isRefreshing = state.readouts.refreshing ?? false
  }

  private func apply(_ scene: ViewScene, to view: UIScrollView) {
    let scroll = scene.scroll
    view.isScrollEnabled = scroll.enabled
    view.isPagingEnabled = scroll.paging
    view.bounces = scroll.bounces
    view.alwaysBounceHorizontal = scroll.alwaysBounce.contains(.x)
    view.alwaysBounceVertical = scroll.alwaysBounce.contains(.y)
    view.isDirectionalLockEnabled = scroll.directionLock
    view.decelerationRate = UIScrollView.DecelerationRate(
      rawValue: CGFloat(scroll.deceleration.perMillisecond))
    view.delaysContentTouches = scroll.delaysTouches
    view.canCancelContentTouches = scroll.cancelsTouches
    view.scrollsToTop = scroll.scrollsToTop
    view.showsHorizontalScrollIndicator = scroll.indicators.contains(.x)
    view.showsVerticalScrollIndicator = scroll.indicators.contains(.y)
    view.bouncesZoom = scene.zoom.bounces
  }
}
