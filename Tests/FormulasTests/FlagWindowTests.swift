import Exploration
import Model
import Testing

@testable import Formulas

/// Compares the two forms of a window in the past: for any truth, and for Booleans without a margin.
struct FlagWindowTests {
  @Test func `a window of Booleans has the values of a window of margins`() {
    var numbers = SeededNumbers(seed: 1)
    var skipped = 0
    for _ in 0..<2000 {
      let length = Int64(numbers.uniform(in: 0...12))
      let past = Program.Past(isEvery: numbers.oneIn(2), from: 0, to: length)
      var (whole, window) = (PastWindow(past), FlagWindow(past))
      var (time, before): (Int64, Int64) = (0, 0)
      var (truth, value): (Truth, Truth) = (.unknown, .unknown)
      for index in 1...40 {
        (before, time) = (time, time + Int64(numbers.uniform(in: 0...3)))
        let last = truth
        if numbers.oneIn(3) || index == 1 {
          truth = [Truth(flag: 1), Truth(flag: 0), .unknown][numbers.uniform(in: 0...2)]
        }
        let expected = whole.add(truth, index, at: time, after: before)
        // A formula machine asks only if the truth has changed, or may expire.
        if index == 1 || !truth.isSame(as: last) || time >= window.settledUntil {
          value = window.add(truth, at: time, after: before)
        } else {
          skipped += 1
        }
        #expect(value.isSame(as: expected), "\(past), sample \(index)")
      }
    }
    #expect(skipped > 10000)
  }

  @Test(
    "only windows of Booleans that end at the sample store two times",
    arguments: [
      ("once[0,1s] moved", true), ("historically[0,1s] (rest or not input(any))", true),
      ("once[0,1s] prev(moved)", true), ("once[0,1s] (rest since moved)", true),
      ("once[0,1s] of(list, moved)", true), ("once[0.5s,1s] moved", false),
      ("once[0,1s] offset.y > 3pt", false), ("once[0,1s] (moved and zoom > 1)", false),
    ])
  func form(text: String, isFlag: Bool) throws {
    let formula = try Formula(text)
    let defaults = FormulaDefaults(
      length: .init(1), speed: .init(1, .pointsPerSecond), frame: .milliseconds(16))
    var program = Program(defaults)
    program.add(formula, defaults)
    let operations = program.instructions.map(\.operation)
    #expect(operations.contains(.pastFlag) == isFlag)
    #expect(operations.contains(.past) != isFlag)
  }
}
