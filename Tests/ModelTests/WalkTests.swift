import Exploration
import Files
import Live
import Model
import Replay
import Testing
import TestSupport
import Text
import Writing

@testable import EngineLink

/// All code that iterates over the attributes of a view or over the kinds of events must handle
/// each row of the tables. A new row is tested here without changing the test.
struct WalkTests {
  private static func scene(_ view: ViewScene) -> Scene {
    Scene(window: Window(size: Size(width: 100, height: 200), scale: 2), views: [view])
  }

  @Test(arguments: Setting.table.indices)
  func `a recording keeps every attribute`(_ index: Int) throws {
    let scene = Self.scene(.sample(of: Setting.table[index].policy))
    let sample = try #require(Setting.table[index].sample)
    let change = InputEvent(at: .zero, .setting(SettingChange(view: 0, [sample])))
    let recording = Recording(
      RecordingHead(title: "x", scene: scene),
      events: Setting.table[index].policy == .content ? [] : [Located(change)])
    let read = try Recording(bytes: try recording.canonicalBytes())
    #expect(read.head.scene == scene)
    #expect(read.events.map(\.value) == recording.events.map(\.value))
  }

  @Test(arguments: Setting.table.indices)
  func `the line protocol keeps every attribute`(_ index: Int) throws {
    let scene = Self.scene(.sample(of: Setting.table[index].policy))
    let sample = try #require(Setting.table[index].sample)
    var line = LineText()
    line.scene(scene)
    let read = try line.bytes.withUnsafeBufferPointer { bytes in
      var scan = JSONScan(bytes)
      return try scan.scene()
    }
    #expect(read == scene)
    let action = InputEvent.Action.setting(SettingChange(view: 0, [sample]))
    #expect(try Self.sent(action) == action)
  }

  @Test(arguments: Setting.table.indices)
  func `the numbers for a page keep every attribute of a scene and of a change`(_ index: Int) throws
  {
    let scene = Self.scene(.sample(of: Setting.table[index].policy))
    let sample = try #require(Setting.table[index].sample)
    let action = InputEvent.Action.setting(SettingChange(view: 0, [sample]))
    let list = try #require(FlatEvents.numbers(of: scene, [InputEvent(at: .zero, action)]))
    var events = try #require(FlatEvents(list))
    #expect(events.scene.views.map(\.settings) == scene.views.map(\.settings))
    #expect(try events.next()?.value.action == action)
  }

  @Test(arguments: Setting.table.indices)
  func `shrinking removes every attribute`(_ index: Int) {
    let row = Setting.table[index]
    let view = ViewScene.sample(of: row.policy)
    var shrinking = Shrinking(
      of: Recording(RecordingHead(title: "x", scene: Self.scene(view)), events: []), budget: 1000
    ) { _, _ in Shrinking.Reply(isSame: true) }
    shrinking.run()
    let left = row.read(shrinking.best.head.scene.views[0])
    if row.policy == .content {
      #expect(left != row.read(view))
    } else {
      #expect(left == row.fallback || left == nil)
    }
    // If the view is valid without the attribute, the attribute alone is removed.
    var alone = view
    row.reset(in: &alone)
    #expect(row.isRequired ? alone == view : row.read(alone) == row.fallback)
  }

  @Test(arguments: Setting.table.indices)
  func `an engine that declares no abilities gets no value that needs an ability`(_ index: Int) {
    let row = Setting.table[index]
    let scene = Self.scene(.sample(of: row.policy)).within([])
    #expect(scene.word(beyond: []) == nil)
    if !row.ability.isEmpty {
      let left = row.read(scene.views[0])
      #expect(left == row.fallback || left == nil)
    }
  }

  @Test func `random recordings set each attribute and contain each kind of event`() {
    var generator = RandomRecordings(seed: 5)
    var rows: Set<SettingRow> = []
    var names: Set<InputEvent.Action.Name> = []
    for _ in 0..<400 {
      let recording = generator.next()
      for view in recording.head.scene.views {
        rows.formUnion(view.settings.filter { $0.value != $0.row.fallback }.map(\.row))
      }
      names.formUnion(recording.events.map(\.value.action.name))
    }
    let missing = Setting.table.filter { !rows.contains($0) }
    #expect(missing.map { "\($0.element) \($0.attribute)" } == [])
    #expect(names.count == InputEvent.Action.Name.allCases.count)
  }

  private static func sent(_ action: InputEvent.Action) throws -> InputEvent.Action? {
    var line = LineText()
    line.moment(Moment(at: .zero, [Located(action)]))
    return try line.bytes.withUnsafeBufferPointer { bytes in
      var scan = JSONScan(bytes)
      return try scan.moment().events.first?.value
    }
  }

  @Test(arguments: InputEvent.Action.Name.allCases)
  func `each kind of event is written, sent, turned into numbers and mapped`(
    _ name: InputEvent.Action.Name
  ) throws {
    let action = InputEvent.Action.sample(name)
    #expect(action.name == name)
    let scene = Self.scene(.sample(of: .scroll))
    let down = InputEvent(at: .zero, .sample(.down))
    let event = InputEvent(at: .milliseconds(5), action)
    let isTouch = [.move, .up, .cancel].contains(name)
    let recording = Recording(
      RecordingHead(title: "x", scene: scene),
      events: (isTouch ? [down, event] : [event]).map { Located($0) })
    let read = try Recording(bytes: try recording.canonicalBytes())
    #expect(read.events.last?.value == event)
    #expect(try Self.sent(action) == (action.isInput ? action : nil))
    let list = try #require(FlatEvents.numbers(of: scene, [event]))
    var events = try #require(FlatEvents(list))
    #expect(try events.next()?.value == event)
    #expect(Scaling(2).image(of: Scaling(0.5).image(of: action)) == action)
    #expect(action.renumbered { $0 } == action)
    #expect(action.view == nil || action.renumbered { _ in nil } == nil)
  }

  @Test(arguments: Command.Request.rows.indices)
  func `each request is written, sent and turned into numbers`(_ index: Int) throws {
    let row = Command.Request.rows[index]
    var request: Command.Request?
    for value in [
      AttributeValue.numbers([1, 2]), .numbers([1, 2, 3, 4]), .number(2), .whole(3), .flag(true),
    ] where request == nil {
      row.put(value, into: &request)
    }
    let action = InputEvent.Action.request(Command(view: 0, try #require(request)))
    let scene = Self.scene(.sample(of: .wheel))
    let event = InputEvent(at: .zero, action)
    let recording = Recording(RecordingHead(title: "x", scene: scene), events: [Located(event)])
    #expect(try Recording(bytes: try recording.canonicalBytes()).events.map(\.value) == [event])
    #expect(try Self.sent(action) == action)
    let list = try #require(FlatEvents.numbers(of: scene, [event]))
    var events = try #require(FlatEvents(list))
    #expect(try events.next()?.value == event)
  }
}
