import Platform
import Testing

@testable import Chromium

/// Tests the measured load of a process and its descendants, which decides when a time limit of a
/// browser has passed.
struct ProcessLoadTests {
  @Test func `a process that computes has a growing load`() {
    let tree = ProcessTree(root: getpid())
    let before = tree.load.computed
    var sum = 0.0
    var time = RunningTime()
    // The system updates the processor time of a running thread only several times per second.
    while tree.load.computed <= before, time.look() < 60 {
      for number in 0..<100_000 { sum += Double(number).squareRoot() }
    }
    #expect(tree.load.computed > before)
    #expect(sum >= 0)
  }

  @Test func `a process that does not exist has no load`() {
    let load = ProcessTree(root: -1).load
    #expect(load.computed == 0 && load.queued == 0)
  }

  @Test func `a thread without a browser does not wait for browsers`() {
    #expect(BrowserLoad.queued(by: "0/task/0") == 0)
  }
}
