import FlickbookCore
import Model
import Files
import Foundation
import TestSupport
import Testing

/// Tests the verdict that the product `FlickbookCore` gives on events in memory.
struct JudgedInMemoryTests {
  @Test(arguments: ["ios", "seen"])
  func `every recording in memory has the same verdict as its file`(_ engine: String) throws {
    let folder = TemporaryFolder()
    let run = try Program("flickbook").run(
      ["check", Corpus.absolute("Recordings"), "--engine", engine, "--results", "results.jsonl"],
      folder: folder.path)
    let results = try #require(folder.text(of: "results.jsonl"), "\(run.errors)")
    var count = 0
    for line in results.split(separator: "\n") {
      guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let path = row["recording"] as? String
      else { continue }
      let recording = try Recording(file: path.hasPrefix("/") ? path : folder / path)
      let verdict =
        engine == "seen"
        ? try Flick.RecordingVerdict(ofDevice: recording)
        : try Flick.RecordingVerdict(of: recording, on: BuiltInEngines.ios)
      for found in row["invariants"] as? [[String: Any]] ?? [] {
        let name = found["invariant"] as? String ?? ""
        let judged = verdict.rows.first { $0.invariant.name == name }
        // Without an observation nothing is judged. Relations are skipped, because they need a
        // second replay.
        guard let judged, !judged.invariant.isRelation else {
          let word = found["verdict"] as? String
          #expect(word == "untested" || word == "not-applicable", "\(path): \(name)")
          continue
        }
        let (word, checks, times) = judged.result
        #expect(found["verdict"] as? String == word, "\(path): \(name)")
        #expect(found["checks"] as? Int ?? 0 == checks, "\(path): \(name)")
        #expect(found["times"] as? Int ?? 0 == times, "\(path): \(name)")
      }
      count += 1
    }
    #expect(count == Corpus.recordings.count)
    #expect(count > 500)
  }

  @Test
  func `the description of a violation contains the expected and found values, location and time`()
    throws
  {
    let view = Flick.ViewScene(
      id: "list", frame: Flick.Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Flick.Size(width: 320, height: 5000))
    let window = Flick.Window(size: Flick.Size(width: 320, height: 568))
    let head = RecordingHead(title: "Pulled", scene: Flick.Scene(window: window, views: [view]))
    let touches: [(Flick.Touch.Phase, Double)] = [
      (.down, 100), (.move, 130), (.move, 160), (.up, 160),
    ]
    let events = touches.enumerated().map { index, touch in
      Flick.Located(
        Flick.InputEvent(
          at: .milliseconds(16 * Double(index)),
          .touch(Flick.Touch(touch.0, finger: 0, at: Flick.Point(x: 10, y: touch.1)))))
    }
    let recording = Flick.Recording(head, events: events)
    let good = try Flick.RecordingVerdict(of: recording, on: BuiltInEngines.ios)
    #expect(good.isHeld, "\(good)")
    // The content moves faster than the finger by at most a tenth, so no other invariant breaks.
    let soft = try BuiltInEngines.ios.setting([("rubber", 1.15)])
    let bad = try Flick.RecordingVerdict(of: recording, on: soft)
    #expect(!bad.isHeld)
    #expect("\(bad)".hasPrefix("overscroll-damped at 32 ms"), "\(bad)")
    #expect("\(bad)".contains("\n  expected  offset.y to move less than the finger's 30\n"))
    #expect("\(bad)".hasSuffix("(ios, Pulled)"))
  }
}

extension Flick.RecordingVerdict.Row {
  /// The verdict, the number of checks and the number of violations, as written in results.
  fileprivate var result: (word: String, checks: Int, times: Int) {
    switch verdict {
    case .held(let checks, _, _): ("held", checks, 0)
    case .broken(_, let times, _): ("broken", 0, times)
    case .untested: ("untested", 0, 0)
    case .notApplicable: ("not-applicable", 0, 0)
    }
  }
}
