import Invariants
import Model
import Testing
import Text
@testable import Reports
@testable import Results

struct ViolationAmountTests {
  private func invariant(
    _ name: String, expected: String, found: String, excess: Double?, margin: Double, times: Int
  ) -> JudgedInvariant {
    var invariant = JudgedInvariant(name, .broken)
    (invariant.margin, invariant.unit, invariant.times) = (margin, "pt", times)
    invariant.first = Violation(
      step: 1, time: .zero, expected: expected, actual: found, location: .nowhere)
    invariant.first?.excess = excess
    return invariant
  }

  /// The numbers of points that a text contains.
  private func points(_ text: String) -> [Double] {
    let words = text.split(separator: " ")
    return zip(words, words.dropFirst()).compactMap { $1.hasPrefix("pt") ? Double($0) : nil }
  }

  @Test(arguments: [(444.0, 2.75), (-159.5, 159.25), (441.5, 0.01), (500, 58.75)])
  func `the deviation is the sum of tolerance and excess`(found: Double, excess: Double)
    throws
  {
    let invariant = invariant(
      "rest-in-bounds", expected: "offset.y from 0 to 441", found: found.text, excess: excess,
      margin: -excess, times: 1)
    let text = try #require(ViolationAmount(invariant)?.text)
    let numbers = points(text)
    #expect(numbers.count == 3 && abs(numbers[0] - numbers[1] - numbers[2]) < 0.011, "\(text)")
    #expect(text.contains("(0.5 px, built in)"))
    #expect(!text.contains("later"))
  }

  @Test func `the worst of several violations is reported separately from the first violation`()
    throws
  {
    let invariant = invariant(
      "rest-in-bounds", expected: "offset.x from 0 to 0", found: "-159.5", excess: 159.25,
      margin: -180, times: 7)
    #expect(
      ViolationAmount(invariant)?.text
        == "159.5 pt off: 0.25 pt is tolerated (0.5 px, built in), 159.25 pt too much; later up to 180 pt too much"
    )
  }

  @Test func `an excess above the deviation in the texts is reported with the bound`() throws {
    let invariant = invariant(
      "overscroll-damped", expected: "offset.y to move less than the finger's 5.5", found: "10.25",
      excess: 5.01, margin: -5.01, times: 1)
    #expect(
      ViolationAmount(invariant)?.text == "5.01 pt too much: the limit is 5.24 pt (a fixed bound)")
  }

  @Test func `a tolerance is printed once, with the place where it was set`() {
    var invariant = invariant(
      "rest-step-nearest", expected: "offset.x 315, nearest to 340", found: "340", excess: 24.5,
      margin: -24.5, times: 1)
    invariant.settings = [.init("rest-step-nearest", "tolerance", "0.5pt", from: "a.xml:18")]
    #expect(
      ViolationAmount(invariant)?.text
        == "25 pt off: 0.5 pt is tolerated (set in a.xml:18), 24.5 pt too much")
  }

  @Test func `no amount is reported if the excess of the first violation is missing`() {
    let invariant = invariant(
      "rest-in-bounds", expected: "offset.x from 0 to 0", found: "-9", excess: nil, margin: -20,
      times: 3)
    #expect(ViolationAmount(invariant) == nil)
  }
}
