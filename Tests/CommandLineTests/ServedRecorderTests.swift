import Platform
import Synchronization
import TestSupport
import Testing

/// Tests which recordings and names `record serve` accepts.
@Suite(.serialized)
struct ServedRecorderTests {
  let folder = TemporaryFolder()

  @Test func `the name of a posted recording cannot change how recordings are judged`() throws {
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

  @Test
  func `if a leftover or a dangling link has the name, the recording gets the next free name`()
    throws
  {
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

  @Test func `a recording that is too large is rejected with a message`() throws {
    let served = try ServedRecorder(into: folder)
    #expect(served.open())
    let long = CheckFixtures.recording() + String(repeating: " ", count: 9 << 20)
    let answer = served.post(long, as: "long")
    #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer)")
    #expect(answer.contains("the limit is 8 MB"))
    #expect(served.post(CheckFixtures.recording(), as: "short").hasPrefix("HTTP/1.1 200 "))
  }

  /// A recording whose replay takes longer than any test waits: it lasts weeks. The marks in it are
  /// needed, because a long wait without events has no frames.
  private static let endless = CheckFixtures.recording().replacing(
    "</timeline>",
    with: (1..<20_000).map { "<mark t=\"\($0)00000\" name=\"x\"/>" }.joined() + "</timeline>")

  @Test func `a recording that takes too long is saved, and does not delay other phones`() throws {
    let served = try ServedRecorder(into: folder, ["--engine", "ios"])
    #expect(served.open())
    let post = Posting(served, Self.endless)
    #expect(waits { !folder.names.isEmpty })
    var pages = 0
    while !post.isOver {
      #expect(served.open())
      if !post.isOver { pages += 1 }
    }
    // More than one page was sent while the recording was judged.
    #expect(pages > 1)
    #expect(post.answer.contains("\"saved\":\"endless.xml\""), "\(post.answer)")
    #expect(served.interrupt())
  }

  @Test func `phones that post the same name at the same time get separate files`() throws {
    let served = try ServedRecorder(into: folder)
    let phones = (0..<4).map { _ in served.anotherPhone() }
    for phone in phones { #expect(phone.open()) }
    let saved = Mutex<[String]>([])
    let left = Mutex(phones.count)
    for phone in phones {
      nonisolated(unsafe) let phone = phone
      inBackground {
        var count = 0
        while count < 3 {
          let answer = phone.post(CheckFixtures.recording(), as: "same")
          // With too many requests at once the server answers 503, and this phone tries again, like
          // the page.
          if answer.hasPrefix("HTTP/1.1 503 ") { continue }
          saved.withLock { $0.append(answer) }
          count += 1
        }
        left.withLock { $0 -= 1 }
      }
    }
    while left.withLock({ $0 > 0 }) { usleep(20_000) }
    for answer in saved.withLock({ $0 }) { #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)") }
    let names = ["same.xml"] + (2...12).map { "same-\($0).xml" }
    #expect(Set(folder.names) == Set(names))
  }

  @Test func `a page can still send after other pages were opened`() throws {
    let served = try ServedRecorder(into: folder)
    #expect(served.open())
    let others = served.anotherPhone()
    for _ in 0..<20 { #expect(others.open()) }
    let token = served.token
    let answer = served.post(CheckFixtures.recording(), as: "first")
    #expect(answer.contains("\"saved\":\"first.xml\""), "\(answer)")
    served.token = token
    let refused = served.post(CheckFixtures.recording(), as: "second")
    #expect(refused.hasPrefix("HTTP/1.1 403 "), "\(refused)")
    #expect(folder.names == ["first.xml"], "a refused recording is not saved")
    // The rejection contains the token with which the page can send the recording again.
    let second = served.post(CheckFixtures.recording(), as: "second")
    #expect(second.contains("\"saved\":\"second.xml\""), "\(second)")
  }

  /// Sends a recording from another thread.
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
