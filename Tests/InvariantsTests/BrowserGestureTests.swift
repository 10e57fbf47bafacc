import Engines
import Files
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// A browser in which a motion may go on under a finger, and in which all fingers make one gesture.
struct BrowserGestureTests {
  /// Shows the views of a page at given positions, whatever the fingers do.
  private struct ShownPage: ScrollEngine {
    let scene: Scene
    let traits: ViewTraits
    let offset: @Sendable (_ view: String, _ milliseconds: Double) -> Point
    private var drawn = Instant.zero

    init(
      _ scene: Scene, _ traits: ViewTraits,
      _ offset: @escaping @Sendable (String, Double) -> Point
    ) {
      (self.scene, self.traits, self.offset) = (scene, traits, offset)
    }

    mutating func handle(_ moment: Moment) {}
    mutating func advance(to time: Instant) {}
    mutating func drawFrame(at time: Instant) { drawn = time }

    mutating func show(in frame: inout Frame) {
      for (index, view) in scene.views.enumerated() {
        var state = ViewState()
        state.frame = view.frame
        state.bounds = view.frame.size
        state.content = view.content
        state.offset = offset(view.id, drawn.seconds(since: .zero) * 1000)
        state.traits = view.id == "gallery" ? traits : .ofPage
        frame.views[index] = state
      }
    }
  }

  /// The violations on a page whose gallery moves along the horizontal axis like this.
  private func broken(
    _ events: String, snap: String = "", catchDelay: TimeSpan = .milliseconds(50),
    traits: ViewTraits = .ofPage, _ position: @escaping @Sendable (_ milliseconds: Double) -> Double
  ) throws -> [String] {
    let text = """
      <recording xmlns="urn:flickbook:recording:1" title="gallery">
        <scene>
          <window width="320" height="480" scale="2"/>
          <view id="page" x="0" y="0" width="320" height="480">
            <content width="320" height="480"/>
          </view>
          <view id="gallery" x="0" y="0" width="320" height="200" inside="page">
            <content width="3200" height="200"/>
            \(snap)
          </view>
        </scene>
        <timeline>\(events)</timeline>
      </recording>
      """
    var contract = EngineContract()
    contract.actsAtFrames = 1
    contract.slop = 15
    contract.swallowsSlop = true
    contract.catchDelay = catchDelay
    contract.normalRate = nil
    contract.lockAngle = 39
    let engine = EngineFactory(
      name: "page", version: "1", summary: "",
      abilities: [.paging, .nesting, .requests, .cancel, .manyViews, .steps, .handsOver],
      contract: contract
    ) { scene, _ in
      ShownPage(scene, traits) { view, time in
        Point(x: view == "gallery" ? position(time) : 0, y: 0)
      }
    }
    let recording = try Recording(bytes: Array(text.utf8))
    return try judged(recording, engine).filter(\.isBroken).map(\.invariant.name)
  }

  private static let frame = 1000.0 / 60

  /// A swipe to the left by 120 points, with one report just before each frame.
  private func swipe(from start: Double, at begin: Double) -> String {
    let moves = (1...10).map { count in
      let time = Int(begin + Double(count) * Self.frame - 1)
      return "<move t=\"\(time)\" finger=\"1\" x=\"\(start - Double(count) * 12)\" y=\"100\"/>"
    }
    return """
      <down t="\(begin)" finger="1" x="\(start)" y="100"/>\(moves.joined())
      <up t="\(Int(begin + 10 * Self.frame))" finger="1" x="\(start - 120)" y="100"/>
      """
  }

  /// The gallery of a sound page: it follows the swipe without its slop, then coasts evenly.
  private static func swiped(_ time: Double) -> Double {
    let frames = (time / frame).rounded()
    return max(0, 12 * min(frames, 50) - 15)
  }

  /// A finger that lands on the coasting gallery, and moves back and forth beyond the slop.
  private let touch = """
    <down t="300" finger="1" x="200" y="100"/>
    <move t="316" finger="1" x="206" y="100"/>
    <move t="332" finger="1" x="212" y="100"/>
    <move t="348" finger="1" x="218" y="100"/>
    <up t="364" finger="1" x="218" y="100"/>
    """

  @Test func `a fling may go on under a finger only in an engine that says so`() throws {
    let events = swipe(from: 250, at: 0) + touch
    #expect(try !broken(events, Self.swiped).contains("nested-single-owner"))
    let strict = try broken(events, catchDelay: .zero, Self.swiped)
    #expect(strict.contains("nested-single-owner"), "\(strict)")
  }

  @Test func `a requested scroll may go on under a finger that drags`() throws {
    let events = """
      <ask t="0" view="gallery" scroll-to="900 0" animated="true"/>
      """ + swipe(from: 250, at: 20)
    let move: @Sendable (Double) -> Double = { min(900, $0 * 3) }
    let lenient = try broken(events, move)
    #expect(!lenient.contains("drag-tracks-finger"), "\(lenient)")
    let strict = try broken(events, catchDelay: .zero, move)
    #expect(strict.contains("drag-tracks-finger"), "\(strict)")
  }

  @Test(arguments: [(70.0, 0.0), (100, 170), (300, 390)])
  func `a page that is sent between two cells goes to the nearest reachable one`(
    _ target: Double, _ rest: Double
  ) throws {
    let events = """
      <ask t="100" view="gallery" scroll-to="\(target) 0"/>
      """
    let cells = "<snap every=\"220\" at=\"middle\"/>"
    // The first cell cannot reach the middle, so the gallery rests at 0, 170, 390 ...
    let sound = try broken(events, snap: cells) { $0 < 100 ? 0 : rest }
    #expect(!sound.contains("set-offset-exact"), "\(sound)")
    let wrong = try broken(events, snap: cells) { $0 < 100 ? 0 : target }
    #expect(wrong.contains("set-offset-exact"), "\(wrong)")
  }

  @Test func `a finger beside a view of a page takes part in its gesture`() throws {
    let alone = swipe(from: 250, at: 10)
    let beside = """
      <down t="0" finger="2" x="100" y="400"/>
      \(alone)
      <up t="200" finger="2" x="100" y="400"/>
      """
    let cells = "<snap every=\"220\"/>"
    let between: @Sendable (Double) -> Double = { $0 < 32 ? 0 : min(100, ($0 - 32) * 0.75) }
    #expect(try broken(alone, snap: cells, between).contains("rest-step-nearest"))
    #expect(try !broken(beside, snap: cells, between).contains("rest-step-nearest"))
  }

  @Test func `a script may show a quick touch one frame late`() throws {
    let reports: [(time: Double, moved: Double)] = [
      (115, 4), (132, 31), (149, 77), (168, 143),
    ]
    let moves = reports.map { report in
      "<move t=\"\(report.time)\" finger=\"1\" x=\"\(250 - report.moved)\" y=\"100\"/>"
    }
    let events = """
      <down t="100" finger="1" x="250" y="100"/>\(moves.joined())
      <up t="185" finger="1" x="107" y="100"/>
      """
    let sound = try broken(events, traits: [.ofPage, .scripted]) { time in
      640 + (reports.last { $0.time <= time - Self.frame }?.moved ?? 0)
    }
    #expect(!sound.contains("drag-tracks-finger"), "\(sound)")
  }

  @Test func `a script may catch up with a finger, but not pass it`() throws {
    let moves = (1...50).map { count in
      "<move t=\"\(100 + 16 * count)\" finger=\"1\" x=\"\(300 - 4 * count)\" y=\"100\"/>"
    }
    let events = """
      <down t="100" finger="1" x="300" y="100"/>\(moves.joined())
      <up t="910" finger="1" x="100" y="100"/>
      """
    let follow: @Sendable (Double) -> Double = {
      4 * max(0, min(50, (($0 - 100) / 16).rounded(.down)))
    }
    let traits: ViewTraits = [.ofPage, .scripted]
    let late = try broken(events, traits: traits) {
      640 + follow($0 > 400 && $0 < 500 ? 400 : $0)
    }
    #expect(late.allSatisfy { !["no-teleport", "drag-tracks-finger"].contains($0) }, "\(late)")
    let ahead = try broken(events, traits: traits) { 640 + follow($0) + ($0 < 500 ? 0 : 40) }
    #expect(ahead.contains("no-teleport"), "\(ahead)")
    let half = try broken(events, traits: traits) { 640 + follow($0) / 2 }
    #expect(half.contains("drag-tracks-finger"), "\(half)")
  }

  @Test func `a browser scrolls a short way more quickly`() throws {
    func positions(_ distance: Double, _ shares: [Double]) -> @Sendable (Double) -> Double {
      { time in
        let frame = Int(((time - 100) / Self.frame).rounded())
        return distance * (frame < 0 ? 0 : frame < shares.count ? shares[frame] : 1)
      }
    }
    func asked(_ distance: Double, _ shares: [Double]) throws -> [String] {
      let events = """
        <ask t="95" view="gallery" scroll-to="\(distance) 0" animated="true"/>
        """
      return try broken(events, positions(distance, shares))
    }
    // Six frames, as observed in Chromium.
    let shares = [0.115, 0.653, 0.861, 0.951, 0.99, 1]
    #expect(try !asked(36, shares).contains("request-goes-straight"))
    #expect(try asked(600, shares).contains("request-goes-straight"))
  }

  @Test func `a finger just beside a view of a script may move it`() throws {
    func broken(y: Double, _ traits: ViewTraits) throws -> [String] {
      let moves = (1...6).map { count in
        "<move t=\"\(500 + 16 * count)\" finger=\"1\" x=\"\(250 - 12 * count)\" y=\"\(y)\"/>"
      }
      let events = """
        <down t="500" finger="1" x="250" y="\(y)"/>\(moves.joined())
        <up t="620" finger="1" x="178" y="\(y)"/>
        """
      return try self.broken(events, traits: traits) { max(0, min(72, ($0 - 516) * 0.75)) }
    }
    let touched = "untouched-stays-put"
    #expect(try !broken(y: 207, [.ofPage, .scripted]).contains(touched))
    #expect(try broken(y: 215, [.ofPage, .scripted]).contains(touched))
    #expect(try broken(y: 207, .ofPage).contains(touched))
  }

  @Test func `a hard fling of a browser may become a little faster`() throws {
    func coast(third: Double) -> @Sendable (Double) -> Double {
      let steps = [97, 76, third, 76, 70, 60, 50, 40, 30, 20, 10]
      return { time in
        let frame = Int((time / Self.frame).rounded())
        let drag = max(0, 12 * Double(min(frame, 10)) - 15)
        return drag + steps.prefix(max(0, frame - 10)).reduce(0, +)
      }
    }
    let swipe = swipe(from: 250, at: 0)
    #expect(try !broken(swipe, coast(third: 78.5)).contains("decel-monotone"))
    #expect(try broken(swipe, coast(third: 90)).contains("decel-monotone"))
  }
}
