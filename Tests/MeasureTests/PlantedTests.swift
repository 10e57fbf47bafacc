import Engines
internal import Measure
import Replay
import Testing

/// A changed setting is measured although the engine does not declare it.
@Suite struct PlantedTests {
  @Test(arguments: [
    ("ios", "slop", 9.0), ("ios", "rate", 0.9979), ("ios", "sample-step", 0.0175),
    ("ios", "pinch-slop", 8), ("ios", "pinch-slop", 3), ("android", "slop", 6),
    ("clamping", "slop", 14), ("clamping", "stop-speed", 25),
    ("ios", "bounce-head-start", 0.5), ("ios", "page-fling", 210), ("ios", "soft-zoom", 0.8),
    ("android", "friction", 0.01515), ("android", "page-turn", 0.57),
    ("android", "density", 2.625), ("android", "overfling", 6),
  ])
  func `the value of a changed setting is measured`(engine: String, setting: String, value: Double)
    throws
  {
    let factory = try #require(
      [
        "ios": BuiltInEngines.ios, "android": BuiltInEngines.android,
        "clamping": ClampingEngine.factory,
      ][engine])
    var examination = Examination(
      try Planted(engine: factory, changes: [(setting, value)]).opaque())
    examination.run()
    let found = try #require(SettingValues.value(of: setting, by: examination.found))
    #expect(found.holds(value), "\(found)")
    #expect(found.high - found.low < 0.01 * value + 0.01, "\(found)")
  }

  /// The engine's drag begins at the first report past the slop and discards the whole distance up
  /// to that report.
  @Test(arguments: [6.0, 8.0, 10.25])
  func `the slop of an engine that discards a whole report is measured`(slop: Double) throws {
    var examination = Examination(try ReportLoser.factory(slop: slop))
    examination.run()
    let found = try #require(examination.found[.slop]?.number)
    #expect(found.widened(by: 1e-3).holds(slop), "\(found)")
    let lost = try #require(examination.found[.slopLost]?.number)
    #expect(lost.holds(slop) && lost.high < slop + 2.5, "\(lost)")
  }

  /// The intervals must not be so wide that they contain the values of both engines.
  @Test func `the intervals of two different values do not overlap`() throws {
    var ones: [Estimate] = []
    for value in [100.0, 101.0] {
      var examination = Examination(
        try Planted(engine: BuiltInEngines.ios, changes: [("min-fling", value)]).opaque())
      examination.run()
      ones.append(try #require(examination.found[.minFling]?.number))
    }
    #expect(ones[0].differs(from: ones[1]))
  }

  @Test func `constants that no gesture exercised have a reason`() {
    var examination = Examination(BuiltInEngines.android)
    examination.run()
    #expect(examination.found.all.count == Constant.allCases.count)
    guard case .notExercised = examination.found[.rubber]?.outcome else {
      Issue.record("a hard edge has a rubber band")
      return
    }
  }

  /// Every measurement names a recording that can be replayed.
  @Test func `every measurement names a recording that was kept`() throws {
    var examination = Examination(BuiltInEngines.ios)
    examination.run()
    var kept = 0
    for measurement in examination.found.exercised {
      guard let name = measurement.recording else { continue }
      kept += 1
      #expect(examination.recordings.contains { $0.name == name }, "\(measurement.constant)")
    }
    #expect(kept > 20 && examination.recordings.count > 20)
  }
}
