import Engines
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

struct ToleranceTests {
  /// Wide enough for any fault of twice the built-in tolerance.
  private static let wide: [ToleranceClass: Quantity] = [
    .atRest: Quantity(2, .points), .moving: Quantity(2, .points), .zoom: Quantity(5, .percent),
    .velocity: Quantity(500, .pointsPerSecond), .time: Quantity(30, .seconds),
  ]

  @Test(arguments: Fault.all.filter { $0.hasStrength })
  func `a tolerance that was set is the one that is used`(fault: Fault) throws {
    let law = try #require(Catalogue.law(named: fault.law))
    guard let quantity = Self.wide[law.tolerance] else { return }
    var settings = Settings([law])
    var expectation = InvariantExpectation(fault.law)
    let strict = try breaches(fault, settings)
    expectation.tolerance = quantity
    try settings.apply(expectation, from: .commandLine("--tolerance"))
    #expect(strict > 0)
    #expect(try breaches(fault, settings) == 0)
  }

  @Test func `a law whose tolerance cannot be set says so, by its name`() throws {
    for law in Catalogue.laws where law.tolerance.units.isEmpty {
      for unit in [Quantity.Unit?.none, .points, .percent, .milliseconds] {
        var settings = Settings()
        var expectation = InvariantExpectation(law.name)
        expectation.tolerance = Quantity(1, unit)
        #expect {
          try settings.apply(expectation, from: .commandLine("--tolerance"))
        } throws: { error in
          guard let objection = error as? Objection else { return false }
          return objection.found.hasPrefix(law.name + ": a tolerance of a law that has none")
            && objection.expected?.hasPrefix("none: ") == true
        }
      }
    }
  }

  /// In how many of its law's own recordings a fault is noticed.
  private func breaches(_ fault: Fault, _ settings: Settings) throws -> Int {
    let engine = fault.worsen(BuiltInEngines.ios, 2)
    let terms = Terms(abilities: engine.abilities, contract: engine.contract)
    return try Corpus.recordings(of: fault.law).count { path in
      let recording = try Corpus.recording(path)
      let judge = Judge(recording.head.scene, by: settings.judged, terms)
      var steps = try LiveSteps(Replayable(recording), on: engine)
      var step = Step()
      while try steps.next(into: &step) { judge.observe(step) }
      return judge.findings(End(steps.ending ?? .truncated)).contains { $0.isBroken }
    }
  }
}
