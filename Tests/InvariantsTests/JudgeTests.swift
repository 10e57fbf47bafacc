import Engines
import Files
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport

@testable import Invariants

struct JudgeTests {
  /// Settings of `android`: the pixels of a common phone, overscroll, and both.
  private static let androids = [
    ["density": 2.625], ["overfling": 6], ["density": 1, "overfling": 40],
  ]
  .compactMap { settings in
    try? BuiltInEngines.android.setting(
      settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  @Test(arguments: InvariantTrial.goodEngines + androids)
  func `the built-in engines break no invariant`(engine: EngineFactory)
    throws
  {
    let falseAlarms = try InvariantTrial().falseAlarms(engine)
    #expect(falseAlarms == [])
  }

  @Test func `every invariant is exercised by two recordings`() throws {
    var tested: [String: Int] = [:]
    var full: [String: Int] = [:]
    for engine in [BuiltInEngines.ios, BuiltInEngines.ios.inHalfPoints] {
      for path in Corpus.recordings {
        for finding in try judged(Recording(file: Corpus.absolute(path)), engine) {
          guard case .held(_, _, let weak) = finding.verdict else { continue }
          if engine.contract.offsetResolution > 0, finding.invariant.name != "rest-pixel-aligned" {
            continue
          }
          tested[finding.invariant.name, default: 0] += 1
          if !weak { full[finding.invariant.name, default: 0] += 1 }
        }
      }
    }
    for invariant in Catalogue.invariants {
      print(
        "\(invariant.name): \(tested[invariant.name] ?? 0) recordings, \(full[invariant.name] ?? 0) in full"
      )
    }
    #expect(Catalogue.invariants.map { $0.name }.filter { tested[$0, default: 0] < 2 } == [])
    #expect(Catalogue.invariants.map { $0.name }.filter { full[$0, default: 0] < 1 } == [])
  }

  @Test func `the name of an invariant equals the name of its type`() {
    for invariant in Catalogue.all {
      let words = invariant.name.split(separator: "-").map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      #expect(words.joined() == invariant.rule.map { "\($0)" })
    }
  }
}
