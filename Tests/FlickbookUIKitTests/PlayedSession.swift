import FlickbookUIKit
import Model
import Text
import Replay
import TestSupport
import UIKit

/// A session that records the views of a stand-in window while a recording is played on the views.
@MainActor final class PlayedSession {
  let session: FlickbookSession
  let simulation: Simulation
  /// The app's own delegates, which count the calls that they receive.
  private(set) var delegates: [CountingDelegate] = []
  private let windowScene = UIWindowScene()
  /// A closure that the app runs before each frame.
  private let beforeFrame: (Simulation) -> Void

  /// - Parameters:
  /// - recording: The gesture. Its touches and changes are delivered, its observations are not.
  /// - inFrames: If true, touches are delivered once per frame with all coalesced samples, as UIKit
  ///   does; otherwise each sample is delivered at its own time.
  init(
    _ recording: Recording, on engine: EngineFactory, inFrames: Bool = false,
    at clock: FrameClock = FrameClock(),
    beforeFrame: @escaping (Simulation) -> Void = { _ in }
  ) throws {
    self.beforeFrame = beforeFrame
    let window = FlickbookWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    window.windowScene = windowScene
    let scene = recording.head.scene
    windowScene.interfaceOrientation = UIInterfaceOrientation(side: scene.window.orientation)
    CADisplayLink.all = []
    simulation = try Simulation(scene, on: engine, in: window)
    let moments = Self.moments(of: recording)
    let start = moments.first?.time ?? .zero
    try simulation.begin(at: start)
    for view in simulation.views {
      let delegate = CountingDelegate()
      view.delegate = delegate
      delegates.append(delegate)
    }
    let shown = simulation
    let shows = scene.views.contains { !$0.shows.isEmpty || $0.refresh != nil }
    session = try FlickbookSession(
      window: window, title: recording.head.title,
      readouts: shows
        ? { view, readouts in
          guard let index = shown.views.firstIndex(where: { $0 === view }) else { return }
          readouts = shown.frame.views[index].readouts
        } : nil
    ) { view, described in
      guard let index = shown.views.firstIndex(where: { $0 === view }) else { return }
      described.describe(as: shown.scene.views[index])
    }
    let recorded = session
    simulation.appCallback = { callback in
      recorded.note(callback.kind, of: shown.views[callback.view])
    }
    try play(moments, from: start, clock, inFrames)
  }

  private static func moments(
    of recording: Recording
  ) -> [(time: Instant, actions: [InputEvent.Action])] {
    var moments: [(time: Instant, actions: [InputEvent.Action])] = []
    for event in recording.events where event.value.action.isInput {
      if moments.last?.time == event.value.time {
        moments[moments.count - 1].actions.append(event.value.action)
      } else {
        moments.append((event.value.time, [event.value.action]))
      }
    }
    return moments
  }

  private func play(
    _ moments: [(time: Instant, actions: [InputEvent.Action])], from start: Instant,
    _ clock: FrameClock, _ inFrames: Bool
  ) throws {
    var frame = clock.first(from: start) ?? 0
    var last = start
    var waiting: [(touch: Touch, time: Instant)] = []
    func draw(before time: Instant) throws {
      while let tick = clock.tick(frame), tick < time {
        // Frames of long waits are not drawn, as in a replay.
        if tick - last >= .seconds(10), time - tick > .seconds(1) {
          frame = clock.first(from: time - .seconds(1)) ?? frame
          continue
        }
        if !waiting.isEmpty {
          simulation.touch(waiting, deliveredAt: tick)
          waiting = []
        }
        beforeFrame(simulation)
        let previous = frame > 0 ? clock.tick(frame - 1) ?? tick : tick
        try simulation.tick(at: tick, after: previous)
        frame += 1
      }
    }
    for moment in moments {
      try draw(before: moment.time)
      last = moment.time
      var touches: [Touch] = []
      for action in moment.actions {
        if case .touch(let touch) = action {
          if inFrames { waiting.append((touch, moment.time)) } else { touches.append(touch) }
          continue
        }
        if !waiting.isEmpty { simulation.touch(waiting, deliveredAt: moment.time) }
        waiting = []
        if !touches.isEmpty { try simulation.touch(touches, at: moment.time) }
        touches = []
        try perform(action, at: moment.time)
      }
      if !touches.isEmpty { try simulation.touch(touches, at: moment.time) }
    }
    // Draws frames until all views have been at rest for 600 ms.
    var states = simulation.frame.views
    var stillSince = last
    while let tick = clock.tick(frame), tick - last < .seconds(10) {
      try draw(before: tick + TimeSpan(nanoseconds: 1))
      let isStill =
        states.map(\.offset) == simulation.frame.views.map(\.offset)
        && states.map(\.zoom) == simulation.frame.views.map(\.zoom)
        && simulation.frame.views.allSatisfy { $0.activity.isEmpty }
      if !isStill { stillSince = tick }
      states = simulation.frame.views
      if tick - stillSince >= .milliseconds(600) { break }
    }
  }

  private func perform(_ action: InputEvent.Action, at time: Instant) throws {
    switch action {
    case .request(let command):
      try simulation.wait(until: time)
      let view = simulation.views[command.view]
      if !session.request(command.request, of: view, animated: command.animated) {
        session.note(command.request, of: view, animated: command.animated)
        simulation.perform(command.request, command.animated, of: view)
      }
    case .layout(.keyboard(.shown(let frame, let field))):
      try simulation.wait(until: time)
      session.focusedField = field
      try simulation.change(action, at: time)
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(
            x: frame.origin.x, y: frame.origin.y, width: frame.size.width,
            height: frame.size.height)
        ])
    case .layout(.keyboard(.hidden)):
      try simulation.change(action, at: time)
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: nil)
    case .setting(let change):
      try simulation.change(action, at: time)
      session.describeAgain(simulation.views[change.view])
    default: try simulation.change(action, at: time)
    }
  }
}

extension ViewScene {
  /// Copies the properties that a scroll view of UIKit does not reveal.
  fileprivate mutating func describe(as view: ViewScene) {
    (layout, snap, wheel, refresh) = (view.layout, view.snap, view.wheel, view.refresh)
    (tiles, sections, keyboard, shows) = (view.tiles, view.sections, view.keyboard, view.shows)
    (content, insets, zoom.limits) = (view.content, view.insets, view.zoom.limits)
    (scroll.page, scroll.pagingWhenZoomed) = (view.scroll.page, view.scroll.pagingWhenZoomed)
    (zoom.minimum, zoom.maximum) = (view.zoom.minimum, view.zoom.maximum)
    start.item = view.start.item
  }
}

extension UIInterfaceOrientation {
  init(side: Orientation) {
    self =
      switch side {
      case .portrait: .portrait
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .upsideDown: .portraitUpsideDown
      }
  }
}

/// A delegate of the app that implements some of the optional methods.
@MainActor final class CountingDelegate: NSObject, UIScrollViewDelegate {
  private(set) var scrolls = 0
  private(set) var drags = 0
  private(set) var zoomRequests = 0

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    [
      "scrollViewDidScroll:", "scrollViewWillBeginDragging:", "viewForZoomingInScrollView:",
    ].contains(aSelector)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    zoomRequests += 1
    return nil
  }
}
