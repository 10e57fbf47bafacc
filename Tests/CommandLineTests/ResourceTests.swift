import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Tests each verb while a system resource is missing, with a table of verbs and resources.
///
/// A run either ends as it does with the resource and with the same outputs, or it ends with exit
/// code 2 and a message.
struct ResourceTests {
  @Test func `every verb has a run in the table`() throws {
    let known = Set(try ResourceRun.table.map(\.verb))
    #expect((Verb.runnable + Verb.unlisted).map(\.name).filter { !known.contains($0) } == [])
  }

  @Test(arguments: try ResourceRun.table)
  func `a run without a system resource ends with the same outputs or with a message`(
    _ run: ResourceRun
  ) throws {
    let right = try run.end()
    let again = try run.end()
    #expect(again.changedFiles(since: right) == [], "two undisturbed runs differ")
    #expect(again.description == right.description, "two undisturbed runs differ")
    var cells = 0
    for lack in Lack.allCases where run.canLack(lack) {
      let end = try run.end(without: lack)
      run.expect(end, like: right, lack)
      cells += 1
    }
    print("\(run.text): \(cells) cells")
  }

  @Test(arguments: try ResourceRun.table.filter { !$0.outputs.isEmpty })
  func `a failed write causes an error, and a slow pipe is awaited`(_ run: ResourceRun) throws {
    let right = try run.end()
    var cells = 0
    for output in run.outputs {
      guard let whole = right.files[output] else {
        let hasNoPage = run.verb == "playground" && !BuiltPlayground.isPresent
        #expect(
          run.verb == "record scene" || hasNoPage,
          "\(run.text): only without a browser or a playground no \(output) is written")
        continue
      }
      let full = try run.end(replacing: output, by: "/dev/full")
      #expect(full.code == 2, "\(run.text) \(output): \(full)")
      #expect(full.errors.contains("/dev/full"), "\(run.text) \(output): \(full)")
      // No process may remain, because the test waits for all processes that inherited its
      // descriptors.
      let pipe = try run.end(
        replacing: output, by: "pipe", setUp: "mkfifo pipe; cat pipe >piped &",
        afterwards: "while kill -0 $! 2>/dev/null; do : <>pipe; sleep 0.05; done")
      #expect(pipe.code == right.code, "\(run.text) \(output): \(pipe)")
      let isWhole = pipe.files["piped"] == whole
      #expect(isWhole, "\(run.text) \(output): \(pipe)")
      let unread = try run.end(
        replacing: output, by: "pipe",
        setUp: """
          mkfifo pipe
          (while kill -0 $$ 2>/dev/null && ! [ /proc/$$/exe -ef "$PROGRAM" ]; do sleep 0.05; done
          while kill -INT $$ 2>/dev/null; do sleep 0.5; done) &
          """)
      #expect([130, 128 + SIGINT].contains(unread.code), "\(run.text) \(output): \(unread)")
      cells += 3
    }
    print("\(run.text): \(cells) cells")
  }
}
