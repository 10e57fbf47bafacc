import Model
import Testing
import Text

@testable import Files

/// Tests the formula in an `invariant` element of a suite or a recording.
struct FormulaTextTests {
  private func suite(_ formula: String) throws -> Suite {
    try Suite(
      bytes: Array(
        """
        <suite xmlns="urn:flickbook:suite:1">
          <expect>
            <invariant name="header-folds" level="warn">\(formula)</invariant>
          </expect>
        </suite>
        """.utf8), named: "s.xml")
  }

  private func invariant(_ formula: String) throws -> InvariantExpectation {
    guard case .invariant(let invariant)? = try suite(formula).expectations.first?.value else {
      throw FormatError(in: "", at: .nowhere, Objection(.missing, "no invariant"))
    }
    return invariant
  }

  private func tidy(_ text: String) throws -> String {
    String(
      decoding: try CanonicalForm(bytes: Array(text.utf8), named: "x").wholeText(), as: UTF8.self)
  }

  @Test("every byte of a formula has its location, also after references and line ends")
  func setPositions() throws {
    let formula = try #require(
      try invariant("\n      when rest &lt;= a\n      then <![CDATA[b < c]]> é x\n    ").formula)
    #expect(formula.text == "when rest <= a\n      then b < c é x")
    #expect(formula.location(of: 0) == FileLocation(line: 4, column: 7))
    #expect(formula.location(of: 5) == FileLocation(line: 4, column: 12))
    // These bytes are after `&lt;`, whose four bytes are one character of the formula.
    #expect(formula.location(of: 13) == FileLocation(line: 4, column: 23))
    #expect(formula.location(of: 21) == FileLocation(line: 5, column: 7))
  }

  @Test("an element with only white space contains no formula")
  func blanks() throws {
    #expect(try invariant("\n  ").formula == nil)
    #expect(try invariant("").formula == nil)
    #expect(try invariant("<parameter name=\"share\" value=\"5%\"/>").formula == nil)
  }

  @Test("the canonical form does not change a formula, and is idempotent")
  func canonical() throws {
    let text = """
      <recording xmlns="urn:flickbook:recording:1" title="t">
        <scene><window width="320" height="480" orientation="portrait"/>
          <view id="v" x="0" y="0" width="320" height="480"><content width="320" height="480"/></view>
        </scene>
        <expect><invariant name="own" level="warn">
          when rest then offset.y &lt;= 3pt
        </invariant><invariant name="rest-in-bounds"> </invariant></expect>
        <timeline/>
      </recording>
      """
    let once = try tidy(text)
    #expect(once.contains(">when rest then offset.y &lt;= 3pt</invariant>"))
    #expect(once.contains("<invariant name=\"rest-in-bounds\"/>"))
    #expect(try tidy(once) == once)
  }
}
