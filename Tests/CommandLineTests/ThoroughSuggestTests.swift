internal import Results
import TestSupport
import Testing

/// Proposals inferred from a sound engine detect faults of engines and apps, and hold on other
/// sound engines.
@Suite(.enabled(if: isThorough), .serialized) struct ThoroughSuggestTests {
  let flickbook = Program("flickbook")
  let folders = [
    "Bounce", "Canvas", "Centre", "Form", "Gallery", "Photos", "Refresh", "Scroller", "Wheels",
    "Window",
  ]

  private static let faults = [
    "ios(rate=0.9999)", "ios(rate=0.9985)", "ios(bounce-decay=2)", "ios(held-still=1)",
    "ios(animation=1)", "textbook(unset-size)", "ios(rubber=2)", "ios(rubber=0.8)",
    "ios(slop=40)", "ios(page-fling=5000)", "ios(soft-zoom=3)", "ios(inward-fling=1)",
    "ios(stop-speed=80)", "textbook(raw-offset-on-turn)", "textbook(snap-at-every-lift)",
    "textbook(reset-at-opening)", "textbook(label-from-the-edge)",
    "textbook(overlap-of-the-shrunk)",
  ]

  /// Sound engines, with the options for replaying recordings on them.
  private static let sound = [
    ["android"], ["android(density=3)"], ["clamping"], ["clamping(slop=8)"],
    ["ios(pixels=1)"], ["ios(sample-step=0.008)"], ["ios(flick-gain=1)"], ["ios(lock-angle=30)"],
    ["ios(page-decay=15)"], ["ios", "--rate", "120"], ["ios", "--rate", "50"],
    ["ios", "--phase", "5ms"],
  ]

  @Test func `proposals for ten folders detect 15 of 18 faults and hold on sound engines`() throws {
    let own = TemporaryFolder()
    var names: [String: [String]] = [:]
    for folder in folders {
      let run = try flickbook.run([
        "suggest", Corpus.absolute("Recordings/\(folder)"), "--engine", "ios",
      ])
      names[folder] = Suggestions(run.output).all.map(\.name)
      own.put(Suggestions.suite(run.output), as: "\(folder).xml")
    }
    var found = 0
    for fault in Self.faults {
      let broken = try broken(names, own, [fault])
      found += broken.recordings > 0 ? 1 : 0
      print("fault: \(fault): \(broken.recordings) recordings, \(broken.names.sorted())")
    }
    print("faults: \(found) of \(Self.faults.count)")
    #expect(found >= 15)
    var (alarms, count) = (0, 0)
    for engine in Self.sound {
      let broken = try broken(names, own, engine)
      alarms += broken.recordings
      count += broken.count
      print("sound: \(engine): \(broken.recordings) of \(broken.count), \(broken.names.sorted())")
    }
    print("alarms: \(alarms) of \(count) recordings")
    #expect(count >= 2000)
    #expect(alarms * 500 <= count)
  }

  /// Returns the recordings that break proposals, all recordings, and the names of the broken
  /// proposals.
  private func broken(
    _ names: [String: [String]], _ own: TemporaryFolder, _ engine: [String]
  ) throws -> (recordings: Int, count: Int, names: Set<String>) {
    var all: (recordings: Int, count: Int, names: Set<String>) = (0, 0, [])
    for folder in folders {
      guard let names = names[folder], !names.isEmpty else { continue }
      let run = try flickbook.run(
        [
          "check", Corpus.absolute("Recordings/\(folder)"), "--suite", own / "\(folder).xml",
          "--only", names.joined(separator: ","), "--results", own / "results", "--force",
          "--engine",
        ] + engine)
      #expect(run.code != 2, "\(run)")
      var reader = try ResultsReader(own.bytes(of: "results") ?? [], named: "results")
      while let row = try reader.next() {
        all.count += 1
        let broken = row.invariants.filter { $0.verdict == .broken && names.contains($0.name) }
        if !broken.isEmpty { all.recordings += 1 }
        all.names.formUnion(broken.map(\.name))
      }
    }
    return all
  }
}
