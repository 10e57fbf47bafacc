import Engines
import Files
import FlickbookTesting
import Invariants
import Model
import Replay
import TestSupport
import Testing
import Text

/// Tests which parts of a recording an engine plays if the recording needs abilities that the
/// engine does not declare.
struct PlayedPartTests {
  /// An engine that scrolls, pages and zooms. It declares and reports nothing else.
  private static let plain: EngineFactory = {
    var engine = BuiltInEngines.ios.showingOffsetsOnly
    engine.abilities = [.paging, .zoom]
    return engine
  }()

  private func part(_ text: String, _ declared: Abilities) throws -> (
    scene: Scene, times: [Double], remark: String?
  ) {
    let recording = try Recording(bytes: Array(text.utf8))
    var events = try PlayableEvents(RecordingEvents(recording), for: declared)
    var times: [Double] = []
    while let event = try events.next() {
      times.append(event.value.time.seconds(since: .zero) * 1000)
    }
    return (events.scene, times, events.part.remark)
  }

  private func recording(_ view: String, _ timeline: String) -> String {
    """
    <recording xmlns="urn:flickbook:recording:1" title="A part">
      <scene>
        <window width="320" height="480"/>
        <view id="view" x="0" y="0" width="320" height="480">\(view)</view>
      </scene>
      <timeline>\(timeline)</timeline>
    </recording>
    """
  }

  private static let tap = """
    <down t="0" finger="0" x="9" y="9"/><up t="50" finger="0" x="9" y="9"/>
    """
  private static let turn = """
    <turn t="900" to="landscape-left"><window width="480" height="320"/>
    <frame x="0" y="0" width="480" height="320"/></turn>
    """
  private static let pages = """
    <content width="960" height="480"/><scroll paging="true"/><start item="2"/>
    <layout content="pages" pages="3" on-resize="keep-page"/>
    """

  @Test func `pages are played as fixed content until the viewport changes`() throws {
    let still = try part(recording(Self.pages, Self.tap), .paging)
    #expect(still.remark == nil)
    #expect(still.times == [0, 50])
    #expect(still.scene.views[0].layout.content == .fixed)
    #expect(still.scene.views[0].content == Size(width: 960, height: 480))
    #expect(still.scene.views[0].start.x == 320)

    let turned = try part(recording(Self.pages, Self.tap + Self.turn), [.paging, .turning])
    #expect(turned.times == [0, 50])
    #expect(turned.remark?.hasPrefix("played up to 900 ms, because it does not declare ") == true)
  }

  @Test func `a recording is played up to the first event that an engine does not declare`()
    throws
  {
    let ask = "<ask t=\"700\" scroll-to=\"0 90\"/>"
    let content = "<content width=\"320\" height=\"2000\"/><insets top=\"20\"/>"
    let part = try part(recording(content, Self.tap + ask), [])
    #expect(part.times == [0, 50])
    let expected =
      "played without insets and up to 700 ms, because it does not declare asks (ask)"
    #expect(part.remark == expected)
    #expect(PlayedPart.abilities(inRemark: expected) == ["insets", "asks"])
    #expect(part.scene.views[0].insets == Insets())
  }

  @Test func `a recording that begins with an undeclared event is not played`() {
    let ask = "<ask t=\"0\" scroll-to=\"0 90\"/>"
    let content = "<content width=\"320\" height=\"2000\"/>"
    #expect(throws: ReplayError.self) { try part(recording(content, ask + Self.tap), []) }
    let wheel = "<content width=\"320\" height=\"2000\"/><wheel rows=\"9\" row-height=\"44\"/>"
    #expect(throws: ReplayError.self) { try part(recording(wheel, Self.tap), []) }
  }

  @Test func `an engine that scrolls, pages and zooms plays most recordings`() throws {
    let paths = Corpus.recordings
    let count = paths.count { path in
      let events = try? PlayableEvents(
        RecordingEvents(Corpus.recording(path)),
        for: Self.plain.declared.intersection([.paging, .zoom]))
      return events != nil
    }
    print(
      "played, at least in part, by an engine that scrolls, pages and zooms: \(count) of \(paths.count)"
    )
    #expect(Double(count) >= 0.6 * Double(paths.count))
  }

  @Test func `a sound engine breaks no invariant in the parts of recordings that it plays`() throws
  {
    let declared: Abilities = [.paging, .zoom]
    var (alarms, tested) = ([String](), 0)
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      guard let steps = try? LiveSteps(Replayable(recording).playable(by: declared), on: Self.plain)
      else { continue }
      guard (try? PlayableEvents(RecordingEvents(recording), for: declared)) != nil else {
        continue
      }
      var played = steps
      let judge = Judge(
        played.scene, by: recording.selected(of: Catalogue.invariants),
        Terms(abilities: declared, contract: Self.plain.contract))
      var step = Step()
      while try played.next(into: &step) { judge.observe(step) }
      let findings = judge.verdicts(
        End(played.ending ?? .truncated, quality: recording.head.quality))
      if findings.contains(where: \.isHeld) { tested += 1 }
      alarms += findings.compactMap { $0.line.map { "\(path): \($0)" } }
    }
    print("judged: \(tested) of \(Corpus.recordings.count)")
    for alarm in alarms { print(alarm) }
    #expect(alarms == [])
    #expect(Double(tested) >= 0.6 * Double(Corpus.recordings.count))
  }
}
