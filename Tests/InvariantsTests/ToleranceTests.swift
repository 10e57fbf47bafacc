import Invariants
import Model
import Testing
import TestSupport
import Text

struct ToleranceTests {
  @Test func `a comparison uses the tolerance that was set`() throws {
    let unheededTolerances = try InvariantTrial().unheededTolerances()
    #expect(unheededTolerances == [])
  }

  @Test func `setting the tolerance of an invariant with a fixed bound is rejected with its name`()
    throws
  {
    for invariant in Catalogue.invariants where invariant.tolerance.units.isEmpty {
      for unit in [Quantity.Unit?.none, .points, .percent, .milliseconds] {
        var settings = Settings()
        var expectation = InvariantExpectation(invariant.name)
        expectation.tolerance = Quantity(1, unit)
        #expect {
          try settings.apply(expectation, from: .commandLine("--tolerance"))
        } throws: { error in
          guard let objection = error as? Objection else { return false }
          return objection.found.hasPrefix(invariant.name + ": this invariant ")
            && objection.found.hasSuffix(" and takes no tolerance") && objection.expected == nil
        }
      }
    }
  }
}
