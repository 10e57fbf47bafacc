import Chromium
import Model
import Replay
import Testing
import TestSupport

/// Tests the behaviour of a real browser. The expected numbers come from its compositor, with
/// tolerances for other versions.
@Suite(.enabled(if: BrowserHere.isHere, BrowserHere.missing), .serialized)
struct ChromiumEngineTests {
  private let folder = TemporaryFolder()
  private let browsers: Browsers
  private let engine: EngineFactory

  init() throws {
    browsers = BrowserHere.browsers(in: folder)
    engine = try EngineFactory(browsers)
  }

  private var swipe: Recording {
    .swipe(
      in: .page(content: Size(width: 320, height: 5000)), from: Point(x: 160, y: 400),
      to: Point(x: 160, y: 200), lasting: 160)
  }

  @Test func `a swipe of 200 points moves the content further than the finger`() throws {
    defer { browsers.close() }
    let rest = try #require(try played(swipe, on: engine).last)
    #expect(rest.offset.x == 0)
    #expect(rest.offset.y > 300 && rest.offset.y < 700, "\(rest.offset)")
  }

  @Test func `a recording shows the same states in every replay`() throws {
    defer { browsers.close() }
    let first = try played(swipe, on: engine)
    for _ in 1...4 {
      let again = try played(swipe, on: engine)
      #expect(again.count == first.count)
      let maximum = zip(first, again).map { abs($0.offset.y - $1.offset.y) }.max() ?? .infinity
      // The browser's clock is virtual. The only difference is which of two frames, a microsecond
      // apart, shows the beginning of a fling. It changes the offset by about 0.01 pt, and offsets
      // are multiples of 1/8 pt.
      #expect(maximum <= 0.125)
    }
  }

  @Test func `a mirrored swipe is shown mirrored`() throws {
    defer { browsers.close() }
    let scene = Scene.page(content: Size(width: 5000, height: 5000)) { view in
      view.start = Start(x: 2000, y: 2000)
    }
    func moved(_ x: Double, _ y: Double) throws -> Point {
      let recording = Recording.swipe(
        in: scene, from: Point(x: 160, y: 240), to: Point(x: 160 + x, y: 240 + y), lasting: 160)
      let rest = try #require(try played(recording, on: engine).last).offset
      return Point(x: rest.x - 2000, y: rest.y - 2000)
    }
    let down = try moved(0, 120)
    let up = try moved(0, -120)
    let right = try moved(120, 0)
    #expect(down.y < -100)
    #expect(abs(down.y + up.y) < 1, "\(down) \(up)")
    #expect(abs(down.y - right.x) < 1, "\(down) \(right)")
  }

  @Test func `a view with paging rests on a page`() throws {
    defer { browsers.close() }
    let scene = Scene.page(content: Size(width: 1600, height: 480)) { $0.scroll.paging = true }
    let recording = Recording.swipe(
      in: scene, from: Point(x: 260, y: 240), to: Point(x: 60, y: 240), lasting: 160)
    let rest = try #require(try played(recording, on: engine).last)
    #expect(abs(rest.offset.x - 320) < 0.15)
  }

  @Test func `a fast flick over pages rests on the same page in every replay`() throws {
    defer { browsers.close() }
    let scene = Scene.page(content: Size(width: 3200, height: 480)) { $0.scroll.paging = true }
    // The browser chooses the page by the deceleration of the fling after some frames, so the
    // choice could depend on the frame times.
    let recording = Recording.swipe(
      in: scene, from: Point(x: 310, y: 240), to: Point(x: 10, y: 240), lasting: 144)
    let rests = try (1...8).map { _ in try played(recording, on: engine).last?.offset.x }
    #expect(Set(rests).count == 1, "\(rests)")
  }

  @Test func `two fingers zoom the document`() throws {
    defer { browsers.close() }
    let scene = Scene.page(content: Size(width: 320, height: 480)) {
      $0.zoom = ZoomPolicy(minimum: 1, maximum: 5)
    }
    var events: [InputEvent] = []
    for index in 0...20 {
      let phase: Touch.Phase = index == 0 ? .down : index == 20 ? .up : .move
      for finger: UInt8 in [1, 2] {
        let reach = (30 + Double(index) * 6) * (finger == 1 ? -1 : 1)
        let touch = Touch(phase, finger: finger, at: Point(x: 160 + reach, y: 240))
        events.append(InputEvent(at: .milliseconds(100 + Double(index) * 16), .touch(touch)))
      }
    }
    let rest = try #require(try played(Recording(scene, events), on: engine).last)
    #expect(rest.zoom > 1.5 && rest.zoom < 3, "\(rest.zoom)")
    #expect(rest.offset.x > 0)
  }

  @Test func `the keyboard takes the height it covers, and the focused field is shown`() throws {
    defer { browsers.close() }
    let field = Rectangle(x: 20, y: 400, width: 280, height: 40)
    let keyboard = Rectangle(x: 0, y: 264, width: 320, height: 216)
    for avoidance in [KeyboardPolicy.Avoidance.shrink, .inset, .scroll, .ignore] {
      let scene = Scene.page(content: Size(width: 320, height: 1000)) {
        $0.keyboard = KeyboardPolicy(avoids: avoidance, fields: [field])
      }
      let shown = InputEvent(
        at: .milliseconds(100), .layout(.keyboard(.shown(frame: keyboard, field: 0))))
      let typing = try #require(try played(Recording(scene, [shown]), on: engine).last)
      #expect(typing.bounds.height == (avoidance == .shrink ? 264 : 480), "\(avoidance)")
      #expect(typing.insets.bottom == (avoidance == .inset ? 216 : 0), "\(avoidance)")
      #expect(typing.offset.y == (avoidance == .ignore ? 0 : 176), "\(avoidance)")

      let hidden = InputEvent(at: .milliseconds(2000), .layout(.keyboard(.hidden)))
      let after = try #require(try played(Recording(scene, [shown, hidden]), on: engine).last)
      #expect(after.bounds.height == 480 && after.insets.bottom == 0, "\(avoidance)")
    }
  }

  @Test func `the browser takes pictures of only the requested frames`() throws {
    defer { browsers.close() }
    let times = [9, 12].compactMap { FrameClock().tick($0) }
    #expect(times.count == 2)
    let picturing = try #require(engine.picturing)
    let camera = picturing(Set(times))
    var steps = try LiveSteps(Replayable { RecordingEvents(swipe) }, on: camera)
    var step = Step()
    var pictured: [Instant] = []
    while try steps.next(into: &step) {
      guard let picture = step.frame.picture else { continue }
      #expect(picture.hasPrefix("iVBORw0KGgo"))
      pictured.append(step.time)
    }
    #expect(pictured == times)
  }

  @Test func `a scene that a page cannot represent is refused without a restart`() throws {
    defer { browsers.close() }
    let scene = Scene.page { $0.wheel = Wheel(rows: 10, rowHeight: 44) }
    let refused = Recording.swipe(
      in: scene, from: Point(x: 1, y: 1), to: Point(x: 1, y: 99), lasting: 80)
    let error = #expect(throws: EngineError.self) {
      do { _ = try played(refused, on: engine) } catch {
        guard case ReplayError.engine(let error) = error else { throw error }
        throw error
      }
    }
    #expect(error?.kind == .undeclared)
    #expect(try !played(swipe, on: engine).isEmpty)
    #expect(browsers.restarts == 0)
  }

  @Test func `a closed browser leaves no files and no processes`() throws {
    _ = try played(swipe, on: engine)
    #expect(!folder.names.isEmpty)
    browsers.close()
    #expect(folder.names.isEmpty)
    #expect(leftovers(of: folder).isEmpty)
  }
}
