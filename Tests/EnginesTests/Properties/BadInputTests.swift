import Engines
import Model
import Replay
import Testing
import TestSupport
import Text

/// Every engine rejects impossible input with a typed error, without a trap.
struct BadInputTests {
  private func refusal(
    _ engine: EngineFactory, _ scene: Scene = .page(), _ actions: [InputEvent.Action] = []
  ) -> EngineError.Kind? {
    do throws(EngineError) {
      var engine = try engine.make(scene)
      try engine.advance(to: .zero)
      for action in actions { try engine.handle(Moment(at: .zero, [Located(action)])) }
      return nil
    } catch { return error.kind }
  }

  @Test(arguments: BuiltInEngines.all)
  func `advancing to an earlier time throws`(factory: EngineFactory) throws {
    var engine = try factory.make(.page())
    try engine.advance(to: .milliseconds(10))
    try engine.advance(to: .milliseconds(10))
    let error = #expect(throws: EngineError.self) { try engine.advance(to: .milliseconds(9)) }
    #expect(error?.kind == .timeRanBack)
  }

  @Test(arguments: BuiltInEngines.all)
  func `input for missing views and fingers is rejected`(engine: EngineFactory) {
    let frame = Rectangle(x: 0, y: 0, width: 10, height: 10)
    let wrong: [InputEvent.Action] = [
      .request(Command(view: 1, .page(1))), .request(Command(view: -1, .stop)),
      .setting(SettingChange(view: 7, [.paging(true)])),
      .layout(.frame(FrameChange(view: 1, frame: frame))),
      .touch(Touch(.move, finger: 3, at: .zero)), .touch(Touch(.up, finger: 3, at: .zero)),
      .touch(Touch(.cancel, finger: 3, at: .zero)),
    ]
    for action in wrong { #expect(refusal(engine, .page(), [action]) == .noSuchThing, "\(action)") }
  }

  @Test(arguments: BuiltInEngines.all)
  func `scenes and values that cannot be shown are rejected`(engine: EngineFactory) {
    let flat = Rectangle(x: 0, y: 0, width: 0, height: 10)
    let wrong: [InputEvent.Action] = [
      .layout(.frame(FrameChange(view: 0, frame: flat))),
      .setting(SettingChange(view: 0, [.deceleration(.rate(1))])),
      .setting(SettingChange(view: 0, [.contentWidth(-1)])),
      .touch(Touch(.down, finger: 1, at: Point(x: .nan, y: 0))),
    ]
    for action in wrong { #expect(refusal(engine, .page(), [action]) == .unsupported, "\(action)") }
    var inner = Scene.page()
    inner.views[0].inside = 0
    let scenes = [
      Scene(window: Scene.page().window, views: []), .page { $0.frame = flat },
      .page { $0.content.width = .nan }, inner,
    ]
    for scene in scenes { #expect(refusal(engine, scene) == .unsupported) }
  }

  @Test(arguments: BuiltInEngines.all)
  func `unknown settings and invalid values are rejected`(engine: EngineFactory) throws {
    #expect(throws: EngineError.self) { try engine.setting([("wobble", 1)]) }
    for setting in engine.settings {
      for value in [-1, .nan, .infinity] {
        #expect(throws: EngineError.self, "\(setting.name)") {
          try engine.setting([(setting.name, value)])
        }
      }
    }
  }

  @Test(arguments: BuiltInEngines.all)
  func `the declared contract and abilities follow the settings`(engine: EngineFactory) throws {
    #expect(engine.contract == (try engine.setting([])).contract)
    #expect(engine.abilities == (try engine.setting([])).abilities)
    #expect(try engine.setting([("slop", 3)]).contract.slop == 3)
  }

  @Test(arguments: BuiltInEngines.all)
  func `extreme numbers do not trap`(engine: EngineFactory) throws {
    for far in [1e-300, 1e17, -1e17] {
      #expect(try trace(.extreme(far), on: engine).ending != nil)
    }
  }
}

extension Recording {
  /// A finger that moves extremely far within nanoseconds over extremely large content, with a
  /// frame whose width is nearly 0.
  static func extreme(_ far: Double, _ edit: (inout ViewScene) -> Void = { _ in }) -> Recording {
    let scene = Scene.page(content: Size(width: 1e17, height: 1e17)) {
      $0.start.item = .min
      $0.layout.onResize = .keepPage
      edit(&$0)
    }
    let touches = [
      (0.0, Touch.Phase.down, 0.0), (0.000001, .move, far), (0.000002, .up, -far),
    ].map {
      InputEvent(
        at: .milliseconds($0.0), .touch(Touch($0.1, finger: 0, at: Point(x: $0.2, y: $0.2))))
    }
    let small = FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 1e-17, height: 1e17))
    return Recording(
      scene, touches + [InputEvent(at: .milliseconds(5), .layout(.frame(small)))])
  }
}
