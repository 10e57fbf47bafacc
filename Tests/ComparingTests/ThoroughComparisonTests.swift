import Comparing
import Engines
import Exploration
import Replay
import Testing
import TestSupport

/// Tests properties of comparisons on random gestures.
@Suite(.enabled(if: isThorough))
struct ThoroughComparisonTests {
  @Test(arguments: BuiltInEngines.all)
  func `an engine compared with itself has no difference on a thousand random recordings`(
    _ engine: EngineFactory
  ) throws {
    for seed in 0..<1000 as Range<UInt64> {
      let compared = try Compared(.mix(seed), engine, engine)
      #expect(compared.differences.allSatisfy { ($0.value ?? 0) == 0 }, "mix \(seed)")
      #expect(compared.divergence == nil, "mix \(seed)")
    }
  }

  @Test func `exchanging the two engines reverses the signs on a thousand random recordings`()
    throws
  {
    for seed in 0..<1000 as Range<UInt64> {
      let complaint = try MirroredComparison(
        .mix(seed), BuiltInEngines.ios, BuiltInEngines.android
      )
      .complaint
      #expect(complaint == nil, "mix \(seed): \(complaint ?? "")")
    }
  }
}
