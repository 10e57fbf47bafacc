import Engines
internal import Measure
import Replay
import TestSupport
import Testing

/// Measures two engines with each setting changed by 1, 5 and 20 percent, and with each switch on.
@Suite(.enabled(if: isThorough)) struct ThoroughPlantedTests {
  private static let engines = [BuiltInEngines.ios, BuiltInEngines.android]

  private static func planted(_ engine: EngineFactory) -> [Planted] {
    Planted.each(engine, by: [0.01, -0.01, 0.05, -0.05, 0.2, -0.2]) + Planted.thrown(engine)
  }

  @Test func `the interval that is measured for a changed setting contains its value`() throws {
    var (count, measured) = (0, 0)
    var wrong: [String] = []
    for engine in Self.engines {
      for planted in Self.planted(engine) {
        var examination = Examination(try planted.opaque())
        examination.run()
        let change = planted.changes[0]
        count += 1
        if SettingValues.value(of: change.name, by: examination.found)?.holds(change.value) == true
        {
          measured += 1
        } else {
          wrong.append(planted.testDescription)
        }
      }
    }
    print("planted: \(measured) of \(count) measured")
    #expect(count >= 200)
    #expect(measured == count, "\(wrong)")
  }

  @Test func `an explanation names a changed setting first in 95 percent of the cases`() throws {
    var (count, named) = (0, 0)
    var wrong: [String] = []
    for engine in Self.engines {
      let cases = PlantedCases(engine)
      for planted in Self.planted(engine) {
        let found = try cases.find(try planted.opaque())
        count += 1
        if found.explanation.causes.first?.name == planted.changes[0].name {
          named += 1
        } else {
          wrong.append(planted.testDescription)
        }
      }
    }
    print("planted: \(named) of \(count) named first")
    #expect(Double(named) >= 0.95 * Double(count), "\(wrong)")
  }

  @Test func `an explanation names both of two changed settings in 80 percent of the cases`() throws
  {
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
