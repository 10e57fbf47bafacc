import Exploration
import Model
import Replay
import Testing
import TestSupport

@testable import Engines

/// Interrupts every kind of motion of a view by every kind of event, on every engine.
struct InterruptionTests {
  /// An engine, and the phases that its views never reach.
  struct Subject: CustomTestStringConvertible {
    let name: String
    let engine: EngineFactory
    let never: [Phase]

    var testDescription: String { name }
  }

  static let subjects: [Subject] = [
    Subject(name: "ios", engine: BuiltInEngines.ios, never: []),
    Subject(
      name: "android", engine: BuiltInEngines.android,
      never: [.dragOutside, .bounce, .pinch, .zoomBounce]),
    Subject(
      name: "android(overfling=60)",
      engine: (try? BuiltInEngines.android.setting([("overfling", 60)])) ?? BuiltInEngines.android,
      never: [.dragOutside, .pinch, .zoomBounce]),
    Subject(
      name: "clamping", engine: ClampingEngine.factory,
      never: [.dragOutside, .bounce, .pageSnap, .pinch, .zoomBounce]),
  ]

  /// The time of the interruption, in milliseconds.
  static let time = 500.0

  @Test(arguments: subjects, Phase.allCases)
  func `an interruption in any phase of a motion breaks no rule`(_ subject: Subject, _ state: Phase)
    throws
  {
    var mix = Mix(scene: Self.scene(state))
    let events = inOrder(Self.events(state))
    let view = try #require(
      try ride(mix.scene, events, on: subject.engine, until: Self.time).last
    ).view
    // An engine must not reach a phase that is listed in `never`; otherwise the test would skip
    // combinations that it could test.
    let isIn = Self.isIn(state, view, subject.engine.abilities)
    try #require(isIn == !subject.never.contains(state))
    guard isIn else { return }

    for interruption in Interruption.allCases {
      mix.events = Self.interrupt(events, state, by: interruption)
      let replay = try ride(mix.scene, mix.events, on: subject.engine, until: mix.last + 4000)
      #expect(faults(mix, replay) == [], "\(interruption)")
      guard !subject.engine.abilities.contains(.overscroll) else { continue }
      #expect(replay.allSatisfy { Self.isInside($0.view) }, "\(interruption)")
    }
  }

  @Test func `every engine is tested with the expected number of combinations`() {
    let cells = Self.subjects.map { subject in
      let count = (Phase.allCases.count - subject.never.count) * Interruption.allCases.count
      let names = subject.never.map(\.rawValue).joined(separator: ", ")
      print("\(subject.name): \(count) cells\(names.isEmpty ? "" : ", without \(names)")")
      return count
    }
    #expect(cells == [108, 60, 72, 48])
  }

  private static func isIn(_ state: Phase, _ view: ViewState, _ abilities: Abilities) -> Bool {
    guard !view.activity.isDisjoint(with: activity(state)) else { return false }
    switch state {
    case .dragOutside, .bounce: return !isInside(view)
    case .dragInside, .coast: return isInside(view)
    // An engine without paging coasts instead of snapping to a page.
    case .pageSnap: return abilities.contains(.paging)
    default: return true
    }
  }

  private static func isInside(_ view: ViewState) -> Bool {
    Axis.allCases.allSatisfy {
      view.offset[$0] >= view.lowest($0) && view.offset[$0] <= view.highest($0)
    }
  }

  private static func scene(_ state: Phase) -> Scene {
    var view = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 64, width: 320, height: 480),
      content: Size(width: 960, height: 2400))
    view.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
    view.start = Start(x: 320, y: 480)
    view.keyboard = KeyboardPolicy(avoids: .shrink)
    if state == .pageSnap { view.scroll.paging = true }
    if state == .dragOutside || state == .bounce { view.start = Start(x: 320, y: 20) }
    return Scene(window: Mix.window, views: [view])
  }

  private static func activity(_ state: Phase) -> Activity {
    switch state {
    case .tracking: .tracking
    case .dragInside, .dragOutside: .dragging
    case .coast, .bounce, .pageSnap: .decelerating
    case .pinch: .zooming
    case .zoomBounce: .zoomBouncing
    case .animation: .animating
    }
  }

  /// Events that bring a view into the phase at the time of the interruption. Fingers 1 and 2 stay
  /// down if the phase needs them.
  private static func events(_ state: Phase) -> [InputEvent] {
    switch state {
    case .tracking:
      return [.touch(.down, 150, 300, at: 450)]
    case .dragInside:
      return Array(
        swipe(from: (150, 300), to: (120, 200), at: 400, lasting: 90).dropLast())
    case .dragOutside:
      return Array(
        swipe(from: (150, 200), to: (150, 440), at: 400, lasting: 90).dropLast())
    case .coast:
      return swipe(from: (150, 300), to: (120, 200), at: 380, lasting: 80)
    case .bounce:
      return swipe(from: (150, 200), to: (150, 440), at: 330, lasting: 80)
    case .pageSnap:
      return swipe(from: (250, 300), to: (150, 300), at: 380, lasting: 60)
    case .pinch:
      return Array(swipe(from: (150, 300), to: (100, 250), at: 400, lasting: 90).dropLast())
        + Array(swipe(2, from: (170, 320), to: (230, 380), at: 400, lasting: 90).dropLast())
    case .zoomBounce:
      return swipe(from: (150, 300), to: (50, 150), at: 350, lasting: 90)
        + swipe(2, from: (170, 320), to: (290, 480), at: 350, lasting: 90)
    case .animation:
      return [.request(.scrollTo(Point(x: 600, y: 1500)), animated: true, at: 350)]
    }
  }

  private static func interrupt(
    _ events: [InputEvent], _ state: Phase, by interruption: Interruption
  ) -> [InputEvent] {
    var events = events
    // The fingers that are still down, and their last points.
    var down: [UInt8: Point] = [:]
    for event in events {
      guard case .touch(let touch) = event.action else { continue }
      down[touch.finger] = touch.phase == .up ? nil : touch.point
    }
    switch interruption {
    case .touch, .secondFinger:
      let finger: UInt8 = interruption == .touch ? 7 : 8
      events.append(.touch(.down, 200, 400, finger: finger, at: time))
      if interruption == .secondFinger {
        events.append(.touch(.down, 100, 200, finger: 9, at: time))
        events.append(.touch(.move, 90, 190, finger: 9, at: time + 30))
        events.append(.touch(.up, 90, 190, finger: 9, at: time + 300))
      }
      events.append(.touch(.move, 205, 402, finger: finger, at: time + 20))
      events.append(.touch(.up, 205, 402, finger: finger, at: time + 200))
    case .liftOfOne:
      if down.count < 2 {
        events.append(.touch(.down, 200, 400, finger: 7, at: time - 5))
        down[7] = Point(x: 200, y: 400)
      }
      let lifted = down.keys.sorted()[0]
      if let point = down.removeValue(forKey: lifted) {
        events.append(.touch(.up, point.x, point.y, finger: lifted, at: time))
      }
    case .cancel:
      for finger in down.keys.sorted() {
        let point = down[finger] ?? .zero
        events.append(.touch(.cancel, point.x, point.y, finger: finger, at: time))
      }
      down = [:]
    case .turn:
      events.append(
        .layout(
          .turn(
            to: .landscapeLeft, window: WindowChange(size: Size(width: 568, height: 320)),
            frames: [FrameChange(view: 0, frame: Rectangle(x: 0, y: 32, width: 568, height: 288))]),
          at: time))
    case .resize:
      events.append(
        .layout(
          .resize(
            window: WindowChange(size: Size(width: 200, height: 568)),
            frames: [FrameChange(view: 0, frame: Rectangle(x: 0, y: 64, width: 200, height: 400))]),
          at: time))
    case .keyboard:
      events.append(
        .layout(
          .keyboard(.shown(frame: Rectangle(x: 0, y: 352, width: 320, height: 216), field: nil)),
          at: time))
    case .shrink:
      events.append(.set([.contentHeight(500)], at: time))
    case .growthAbove:
      events.append(.set([.contentHeight(2700)], above: 300, at: time))
    case .inset:
      events.append(.set([.insetTop(-100)], at: time))
    case .animatedRequest:
      events.append(.request(.scrollTo(Point(x: 0, y: 900)), animated: true, at: time))
    case .unanimatedRequest:
      events.append(.request(.scrollTo(Point(x: 0, y: 900)), at: time))
    }
    // The remaining fingers move a little further and lift.
    for finger in down.keys.sorted() {
      let point = down[finger] ?? .zero
      events.append(.touch(.move, point.x + 6, point.y + 9, finger: finger, at: time + 50))
      events.append(.touch(.up, point.x + 6, point.y + 9, finger: finger, at: time + 250))
    }
    return inOrder(events)
  }
}
