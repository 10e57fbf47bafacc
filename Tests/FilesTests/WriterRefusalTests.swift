import Model
import Testing
import Text
import Writing

/// The writer rejects these values, with these messages.
struct WriterRefusalTests {
  @Test(arguments: [
    (Point(x: .nan, y: 0), "x=\"nan\": expected a finite number below 10¹⁷"),
    (Point(x: 0, y: .infinity), "y=\"inf\": expected a finite number below 10¹⁷"),
    (Point(x: 1e17, y: 0), "x=\"1e+17\": expected a finite number below 10¹⁷"),
  ])
  func `a number that is not finite or too large is rejected with its name`(
    point: Point, message: String
  ) {
    #expect(throws: WriteError.cannotBeSaid(.init(.value, message))) {
      do throws(WriteError) {
        _ = try written(.touch(Touch(.down, finger: 0, at: point)))
      } catch {
        throw flattened(error)
      }
    }
  }

  @Test func `a rejected event writes nothing, and the next event is written`() throws {
    let scene = Scene(window: window, views: [view("a")])
    var writer = try RecordingWriter(RecordingHead(title: "", scene: scene), to: MemorySink())
    let twice = SettingChange(view: 0, [.paging(true), .paging(true)])
    let refused: [InputEvent] = [
      .init(at: .milliseconds(9), .touch(Touch(.down, finger: 1, at: Point(x: 0, y: .nan)))),
      .init(at: .milliseconds(9), .touch(Touch(.move, finger: 1, at: .zero))),
      .init(at: .milliseconds(9), .touch(Touch(.down, finger: 1, at: .zero, force: 2))),
      .init(at: .milliseconds(9), .mark("\u{1}")),
      .init(at: .milliseconds(9), .mark("\u{FFFE}")),
      .init(at: .milliseconds(9), .mark(String(repeating: "m", count: 70_000))),
      .init(at: .milliseconds(9), .request(Command(view: 1, .stop))),
      .init(at: .milliseconds(9), .request(Command(view: 0, .page(1_000_000_000)))),
      .init(at: .milliseconds(9), .setting(twice)),
      .init(at: .milliseconds(9), .setting(SettingChange(view: 0, [.wheelRows(3)]))),
      .init(at: .milliseconds(-1), .mark("before")),
      .init(at: Instant(nanoseconds: 9_000_000_000_000_000_000), .mark("after")),
    ]
    for event in refused {
      var refusals = 0
      do { try writer.write(event) } catch { refusals = 1 }
      #expect(refusals == 1, "\(event)")
    }
    try writer.write(.init(at: .zero, .touch(Touch(.down, finger: 1, at: .zero))))
    let text = String(decoding: try writer.finish().bytes, as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
          <timeline>
            <down t="0" finger="1" x="0" y="0"/>
          </timeline>
        </recording>

        """))
  }

  @Test func `a scene that the reader would reject is rejected`() {
    var crossed = view("a")
    crossed.zoom = ZoomPolicy(minimum: 2, maximum: 1)
    var circle = view("b")
    circle.inside = 0
    let scenes: [[ViewScene]] = [
      [], [view("")], [view("1a")], [view("a b")], [view("a:b")], [view("a"), view("a")],
      [circle], [crossed],
    ]
    for views in scenes {
      #expect(throws: WriteError.self) {
        try Recording(
          RecordingHead(title: "", scene: Scene(window: window, views: views)), events: []
        ).canonicalBytes()
      }
    }
  }

  /// The same error with a single text, so that a test can compare its message.
  private func flattened(_ error: WriteError) -> WriteError {
    guard case .cannotBeSaid(let objection) = error else { return error }
    return .cannotBeSaid(.init(.value, objection.message))
  }
}
