import Engines
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

struct RandomSearchTests {
  @Test func `no law is broken by the reference on a hundred mixes`() throws {
    try search(0..<100)
  }
}

/// Minutes of work, so only with FLICKBOOK_THOROUGH=1.
@Suite(.enabled(if: isThorough))
struct ThoroughRandomSearchTests {
  @Test func `no law is broken by the reference on thousands of mixes`() throws {
    try search(0..<5000)
  }
}

private func search(_ seeds: Range<UInt64>) throws {
  var occasions: [String: Int] = [:]
  var alarms: [String: Int] = [:]
  for seed in seeds {
    for finding in try judged(.mixed(seed), BuiltInEngines.ios) {
      if case .held(let times, _, _) = finding.verdict {
        occasions[finding.law.name, default: 0] += times
      }
      guard let line = finding.line else { continue }
      alarms[finding.law.name, default: 0] += 1
      if alarms[finding.law.name, default: 0] <= 3 { Issue.record("seed \(seed): \(line)") }
    }
  }
  for law in Catalogue.laws {
    print("\(law.name): \(occasions[law.name] ?? 0) occasions, \(alarms[law.name] ?? 0) alarms")
  }
}
