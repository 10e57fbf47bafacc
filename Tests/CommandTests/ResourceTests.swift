import Foundation
import TestSupport
import Testing

@testable import Flickbook

/// What each verb does where something that it needs of the system is missing: a table of verbs and resources.
///
/// A run ends as it does undisturbed, with the same outputs, or with exit code 2 and a message.
struct ResourceTests {
  @Test func `every verb has a run in the table`() throws {
    let known = Set(try ResourceRun.table.map(\.verb))
    #expect((Verb.all + Verb.unlisted).map(\.name).filter { !known.contains($0) } == [])
  }

  @Test(arguments: try ResourceRun.table)
  func `a run without a resource ends with the same outputs or a message`(
    _ run: ResourceRun
  ) throws {
    let right = try run.end()
    #expect(try run.end() == right, "two undisturbed runs differ")
    var cells = 0
    for lack in Lack.allCases where run.canLack(lack) {
      let end = try run.end(without: lack)
      run.expect(end, like: right, lack)
      cells += 1
    }
    print("\(run.words): \(cells) cells")
  }

  @Test(arguments: try ResourceRun.table.filter { !$0.outputs.isEmpty })
  func `an output that cannot be written is an error, and a pipe is awaited`(
    _ run: ResourceRun
  ) throws {
    let right = try run.end()
    for output in run.outputs {
      let full = try run.end(replacing: output, by: "/dev/full")
      #expect(full.code == 2, "\(run.words) \(output): \(full)")
      #expect(full.errors.contains("/dev/full"), "\(run.words) \(output): \(full)")
      // A recording may not have been written under the name of an output.
      let pipe = try run.end(replacing: output, by: "pipe", setUp: "mkfifo pipe; cat pipe >piped &")
      #expect(pipe.code == right.code, "\(run.words) \(output): \(pipe)")
      #expect(pipe.files["piped"] == right.files[output], "\(run.words) \(output)")
      let unread = try run.end(
        replacing: output, by: "pipe",
        setUp: """
          mkfifo pipe
          (until [ /proc/$$/exe -ef "$PROGRAM" ]; do sleep 0.05; done
          while kill -INT $$ 2>/dev/null; do sleep 0.5; done) &
          """)
      #expect([130, 128 + SIGINT].contains(unread.code), "\(run.words) \(output): \(unread)")
    }
    print("\(run.words): \(run.outputs.count * 3) cells")
  }
}
