internal import Invariants
internal import Text

extension Proposal {
  /// The XML for a suite or a recording, below a comment that states how well the formula is
  /// supported.
  package func xml(number: Int) -> String {
    let times = checks == 1 ? "once" : "\(checks) times"
    let unit = invariant.marginUnit
    let left =
      margin.map {
        ", margin \((($0 * 1000).rounded(.down) / 1000 + 0).text)\(unit.isEmpty ? "" : " ")\(unit)"
      }
      ?? ""
    let minimum = min(3, checks)
    return """
      <!-- \(number): held \(times) in \(recordings) recordings\(left) -->
      <invariant name="\(invariant.name)" level="error" min-exercised="\(minimum)" why="\(invariant.summary.escaped)">
        \((invariant.formula ?? "").spelledForXML)
      </invariant>

      """
  }
}

extension String {
  /// A formula with keywords in place of operators that XML reserves.
  fileprivate var spelledForXML: String {
    [(" <= ", " le "), (" < ", " lt "), (" >= ", " ge "), (" > ", " gt ")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }.escaped
  }

  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
