import Platform
import Synchronization
import TestSupport
import Testing

/// What may be sent to `recorder --serve`.
@Suite(.serialized)
struct ServedRecorderTests {
  let folder = TemporaryFolder()

  @Test func `no name that is sent changes how recordings are judged`() throws {
    let served = try ServedRecorder(into: folder, ["--engine", "ios"])
    #expect(served.open())
    let names = [
      ("flickbook-suite", "recording-flickbook-suite"), ("flickbook-suite.xml", nil),
      ("Flickbook_Suite", nil), ("con", "recording-con"), ("COM1", "recording-com1"), ("-x", "x"),
      ("@x", "x-2"), ("x.xml.part", "x-xml-part"), ("y.err", "y-err"), ("..", "recording"),
    ]
    for (name, saved) in names {
      let answer = served.post(CheckFixtures.recording(), as: name)
      #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(name): \(answer)")
      if let saved { #expect(answer.contains("\"saved\":\"\(saved).xml\""), "\(name): \(answer)") }
      #expect(answer.contains("\"engine\":\"ios\",\"verdict\":\"held\""), "\(name): \(answer)")
    }
    #expect(folder.names.count == names.count)
    #expect(!folder.names.contains("flickbook-suite.xml"))
  }

  @Test func `a leftover and a link to nothing give the next name`() throws {
    folder.put("half", as: "a.xml.part")
    folder.link("b.xml", to: "nowhere")
    let served = try ServedRecorder(into: folder)
    #expect(served.open())
    for name in ["a", "b"] {
      let answer = served.post(CheckFixtures.recording(), as: name)
      #expect(answer.contains("\"saved\":\"\(name)-2.xml\""), "\(answer)")
    }
    #expect(folder.text(of: "a.xml.part") == "half")
  }

  @Test func `a recording that is too large is refused in words`() throws {
    let served = try ServedRecorder(into: folder)
    #expect(served.open())
    let long = CheckFixtures.recording() + String(repeating: " ", count: 9 << 20)
    let answer = served.post(long, as: "long")
    #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer)")
    #expect(answer.contains("the limit is 8 MB"))
    #expect(served.post(CheckFixtures.recording(), as: "short").hasPrefix("HTTP/1.1 200 "))
  }

  /// Replays for longer than anybody waits: weeks of nothing but a mark now and then, without
  /// which a long wait has no frames.
  private static let endless = CheckFixtures.recording().replacing(
    "</timeline>",
    with: (1..<20_000).map { "<mark t=\"\($0)00000\" name=\"x\"/>" }.joined() + "</timeline>")

  @Test func `a recording that takes for ever is saved, and keeps nobody else waiting`() throws {
    let served = try ServedRecorder(into: folder, ["--engine", "ios"])
    #expect(served.open())
    let post = Posting(served, Self.endless)
    #expect(waits { !folder.names.isEmpty })
    var pages = 0
    while !post.isOver {
      #expect(served.open())
      if !post.isOver { pages += 1 }
    }
    // Pages that wait for their turn come when it is over.
    #expect(pages > 1)
    #expect(post.answer.contains("\"saved\":\"endless.xml\""), "\(post.answer)")
    #expect(served.interrupt())
  }

  /// Sends a recording on a thread of its own.
  private final class Posting: Sendable {
    private let state = Mutex<String?>(nil)

    var isOver: Bool { state.withLock { $0 != nil } }
    var answer: String { state.withLock { $0 ?? "" } }

    init(_ served: ServedRecorder, _ recording: String) {
      nonisolated(unsafe) let served = served
      inBackground { [self] in
        let answer = served.post(recording, as: "endless")
        state.withLock { $0 = answer }
      }
    }
  }
}
