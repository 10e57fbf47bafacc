import Engines
import Gesture
import Measuring
import Replay
import TestSupport
import Testing

/// Each setting of two engines changed by one, five and twenty hundredths, and switches thrown.
@Suite(.enabled(if: isThorough)) struct ThoroughPlantedTests {
  private static let engines = [BuiltInEngines.ios, BuiltInEngines.android]

  @Test func `what is planted is measured within its interval, and named first`() throws {
    var (count, measured, named) = (0, 0, 0)
    var wrong: [String] = []
    for engine in Self.engines {
      let cases = PlantedCases(engine)
      let all =
        Planted.each(engine, by: [0.01, -0.01, 0.05, -0.05, 0.2, -0.2]) + Planted.thrown(engine)
      for planted in all {
        let found = try cases.find(try planted.opaque())
        let change = planted.changes[0]
        count += 1
        let value = SettingValues.value(of: change.name, by: found.measured)
        let isMeasured = value?.holds(change.value) == true
        let isNamed = found.explanation.causes.first?.name == change.name
        if isMeasured { measured += 1 }
        if isNamed { named += 1 }
        if !isMeasured || !isNamed { wrong.append(planted.testDescription) }
      }
    }
    print("planted: \(count) cases, \(measured) measured, \(named) named first")
    #expect(count >= 190)
    #expect(measured == count, "\(wrong)")
    #expect(Double(named) >= 0.95 * Double(count), "\(wrong)")
  }

  @Test func `both of two changes are named`() throws {
    var (count, named) = (0, 0)
    var wrong: [String] = []
    for engine in Self.engines {
      let cases = PlantedCases(engine)
      let settings = engine.settings.filter { $0.value != 0 }
      for (index, one) in settings.enumerated() {
        for gap in [1, 3, 7] {
          let other = settings[(index + gap) % settings.count]
          let planted = Planted(
            engine: engine,
            changes: [
              (one.name, Planted.changed(one, by: 0.05)),
              (other.name, Planted.changed(other, by: index % 2 == 0 ? -0.05 : 0.2)),
            ])
          let found = try cases.find(try planted.opaque())
          count += 1
          if Set(found.explanation.causes.prefix(2).map(\.name)) == [one.name, other.name] {
            named += 1
          } else {
            wrong.append(planted.testDescription)
          }
        }
      }
    }
    print("pairs: \(named) of \(count) named")
    #expect(Double(named) >= 0.8 * Double(count), "\(wrong)")
  }
}
