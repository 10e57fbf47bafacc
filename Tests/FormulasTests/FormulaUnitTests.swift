import Model
import Replay
import Testing
import Text

@testable import Formulas
@testable import Invariants

/// A number with a unit equals the same number in another unit to the last bit, on both sides of a
/// comparison.
struct FormulaUnitTests {
  private static let terms = Terms(abilities: .all, contract: EngineContract())

  private func truth(_ text: String, at sample: FakeSample) throws -> Truth {
    var program = Program(Self.terms.defaults)
    program.add(try Formula(text), Self.terms.defaults)
    let machine = FormulaMachine(program)
    machine.advance(to: sample)
    return machine.conclude(0)
  }

  /// Expects that the number equals the signal, and is neither below nor above it, for both signs.
  private func expectSame(_ number: String, as signal: String, at sample: FakeSample) throws {
    for (left, right) in [(number, signal), (signal, number)] {
      #expect(try truth("\(left) == \(right) tol 0", at: sample).isTrue, "\(left) == \(right)")
      #expect(try truth("\(left) < \(right) tol 0", at: sample).isFalse, "\(left) < \(right)")
      #expect(try truth("\(left) > \(right) tol 0", at: sample).isFalse, "\(left) > \(right)")
    }
  }

  private func sample(_ signal: Signal, _ value: Double, pixel: Double = 1) -> FakeSample {
    var sample = FakeSample(time: .zero)
    sample.values = [signal: value, .pixel: pixel]
    return sample
  }

  @Test("every whole number of milliseconds in a formula equals the time of a sample")
  func milliseconds() throws {
    for count in 1..<5000 {
      let time = Instant.milliseconds(Double(count)).seconds(since: .zero)
      try expectSame("\(count)ms", as: "time", at: sample(.time, time))
    }
  }

  @Test("microseconds, tenths of a second and seconds in a formula equal the time of a sample")
  func fractions() throws {
    for count in 1..<3000 {
      let time = Instant(nanoseconds: Int64(count) * 1000).seconds(since: .zero)
      try expectSame("\((Double(count) / 1000).text)ms", as: "time", at: sample(.time, time))
      let tenth = Instant(nanoseconds: Int64(count) * 100_000_000).seconds(since: .zero)
      try expectSame("\((Double(count) / 10).text)s", as: "time", at: sample(.time, tenth))
    }
  }

  @Test("every percentage in a formula equals its share of 1")
  func percent() throws {
    for tenths in 1..<5000 {
      let percent = (Double(tenths) / 10).text
      try expectSame("\(percent)%", as: "zoom", at: sample(.zoom, Double(tenths) / 1000))
    }
  }

  @Test(
    "points, pixels and speeds in a formula equal the values of an engine",
    arguments: [1, 1.5, 2, 2.625, 3, 3.5, 4])
  func lengths(scale: Double) throws {
    for count in 1..<1000 {
      let offset = Double(count) / scale
      try expectSame("\(count)px", as: "offset.x", at: sample(.offsetX, offset, pixel: 1 / scale))
      try expectSame("\(offset.text)pt", as: "offset.x", at: sample(.offsetX, offset))
      try expectSame("\(offset.text)pt/s", as: "velocity.x", at: sample(.velocityX, offset))
    }
  }

  @Test("a number keeps its digits when its decimal point moves")
  func points() {
    #expect(1900.0.movingPoint(by: -3) == 1.9)
    #expect(0.1.movingPoint(by: -3) == 0.0001)
    #expect(1e-7.movingPoint(by: -2) == 1e-9)
    #expect(1.5e300.movingPoint(by: 3) == 1.5e303)
    #expect((-2.5).movingPoint(by: 1) == -25)
    #expect(0.0.movingPoint(by: -3) == 0)
    #expect(Double.infinity.movingPoint(by: 3) == .infinity)
  }

  @Test("a division by 0 is unknown")
  func division() throws {
    let still = sample(.offsetX, 7)
    #expect(try truth("offset.x / delta(time) < 5pt/s", at: still).isSame(as: .unknown))
  }
}
