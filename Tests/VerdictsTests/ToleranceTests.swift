import Gesture
import TestSupport
import Testing
import Verdicts

struct ToleranceTests {
  @Test func `a tolerance that was set is the one that is used`() throws {
    let unheededTolerances = try LawTrial().unheededTolerances()
    #expect(unheededTolerances == [])
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
}
