import Exploration
import Model
import Testing
import TestSupport
import Text

/// Shrinks scenes in which only one attribute matters, and expects that everything else is removed.
struct SceneShrinkingTests {
  /// Random scenes of one view in which this attribute and attributes of other policies are set; at
  /// most `count` of them.
  private static func recordings(with row: SettingRow, _ count: Int) -> [Recording] {
    var generator = RandomRecordings(seed: 42)
    var found: [Recording] = []
    for _ in 0..<4000 where found.count < count {
      let recording = generator.next()
      let scene = recording.head.scene
      guard scene.views.count == 1, isOther(row, scene.views[0]),
        Setting.table.contains(where: { other in
          other.policy != row.policy && other.policy != .content
            && isOther(other, scene.views[0])
        })
      else { continue }
      var bare = Recording(RecordingHead(title: "x", scene: scene), events: [])
      bare.head.scene = scene
      found.append(bare)
    }
    return found
  }

  private static func value(of row: SettingRow, _ view: ViewScene) -> AttributeValue? {
    view.settings.first { $0.row == row }?.value
  }

  private static func isOther(_ row: SettingRow, _ view: ViewScene) -> Bool {
    value(of: row, view).map { $0 != row.fallback } ?? false
  }

  @Test(arguments: Setting.table.indices)
  func `shrinking removes all attributes of other policies`(_ index: Int) throws {
    let kept = Setting.table[index]
    let recordings = Self.recordings(with: kept, 3)
    try #require(!recordings.isEmpty, "\(kept.element) \(kept.attribute)")
    for recording in recordings {
      let value = Self.value(of: kept, recording.head.scene.views[0])
      var shrinking = Shrinking(of: recording, budget: 10_000) { candidate, _ in
        Shrinking.Reply(isSame: Self.value(of: kept, candidate.head.scene.views[0]) == value)
      }
      shrinking.run()
      let view = shrinking.best.head.scene.views[0]
      for row in Setting.table where row.policy != kept.policy && row.policy != .content {
        #expect(!Self.isOther(row, view), "\(row.element) \(row.attribute)")
      }
      // Of the policy of the attribute itself, only required attributes remain.
      for row in Setting.table where row.policy == kept.policy && row != kept && !row.isRequired {
        guard let fallback = row.fallback else { continue }
        var without = view
        if let setting = row.setting(fallback) { without.apply(setting) }
        #expect(
          without == view || without.objection != nil, "\(row.element) \(row.attribute) is left")
      }
      #expect(view.start == Start() && view.keyboard == nil && view.shows == [])
    }
  }

  @Test func `shrinking leaves one row in one section of a table`() {
    var view = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 300, height: 600),
      content: Size(width: 300, height: 4000))
    view.sections = Sections(rows: Counts([7, 0, 12]), rowHeights: Lengths([44, 60, 80]))
    view.sections?.ring = 3
    let scene = Scene(window: Window(size: Size(width: 300, height: 600)), views: [view])
    var shrinking = Shrinking(
      of: Recording(RecordingHead(title: "x", scene: scene), events: []), budget: 1000
    ) { candidate, _ in
      Shrinking.Reply(isSame: candidate.head.scene.views[0].sections != nil)
    }
    shrinking.run()
    let sections = shrinking.best.head.scene.views[0].sections
    #expect(sections?.rows.counts.count == 1 && sections?.rowHeights.lengths.count == 1)
    #expect(sections?.ring == 1)
  }

  @Test func `shrinking leaves only the relevant parts of every kind of event`() {
    let view = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 300, height: 600),
      content: Size(width: 300, height: 4000))
    let window = Window(size: Size(width: 300, height: 600))
    let frame = FrameChange(view: 0, frame: view.frame)
    let change = WindowChange(size: window.size, scale: 3)
    let keys = Rectangle(x: 0, y: 300, width: 300, height: 300)
    let cases: [(rich: InputEvent.Action, bare: InputEvent.Action)] = [
      (
        .setting(SettingChange(view: 0, [.paging(true), .insetTop(10)], above: 20)),
        .setting(SettingChange(view: 0, [.paging(true)]))
      ),
      (.request(Command(view: 0, .stop, animated: true)), .request(Command(view: 0, .stop))),
      (
        .layout(.turn(to: .portrait, window: change, frames: [frame])),
        .layout(.turn(to: .portrait, window: WindowChange(size: window.size), frames: []))
      ),
      (
        .layout(.resize(window: change, frames: [frame])),
        .layout(.resize(window: WindowChange(size: window.size), frames: []))
      ),
      (
        .layout(.keyboard(.shown(frame: keys, field: 0))),
        .layout(.keyboard(.shown(frame: keys, field: nil)))
      ),
    ]
    for (rich, bare) in cases {
      var field = view
      field.keyboard = KeyboardPolicy(avoids: .inset, fields: [view.frame])
      let scene = Scene(window: window, views: [field])
      let event = Located(InputEvent(at: .zero, rich))
      var shrinking = Shrinking(
        of: Recording(RecordingHead(title: "x", scene: scene), events: [event]), budget: 1000
      ) { candidate, _ in
        Shrinking.Reply(
          isSame: candidate.events.contains { $0.value.action.name == rich.name }
            && (rich.name != .set || candidate.events.contains { Self.isPaging($0.value.action) }))
      }
      shrinking.run()
      #expect(shrinking.best.events.map(\.value.action) == [bare])
    }
  }

  private static func isPaging(_ action: InputEvent.Action) -> Bool {
    guard case .setting(let change) = action else { return false }
    return change.settings.contains(.paging(true))
  }
}
