internal import Gesture
internal import Verdicts

extension Proposal {
  /// As a suite or a recording has it, below a comment that says how well it is founded.
  func xml(number: Int) -> String {
    let times = checks == 1 ? "once" : "\(checks) times"
    let unit = invariant.marginUnit
    let left =
      margin.map {
        ", margin \((($0 * 1000).rounded(.down) / 1000 + 0).text)\(unit.isEmpty ? "" : " ")\(unit)"
      }
      ?? ""
    let least = min(3, checks)
    return """
      <!-- \(number): held \(times) in \(recordings) recordings\(left) -->
      <invariant name="\(invariant.name)" level="error" min-exercised="\(least)" why="\(invariant.summary.escaped)">
        \((invariant.formula ?? "").spelledForXML)
      </invariant>

      """
  }
}

extension String {
  /// A formula with words in place of the signs that XML has no room for.
  fileprivate var spelledForXML: String {
    [(" <= ", " le "), (" < ", " lt "), (" >= ", " ge "), (" > ", " gt ")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }.escaped
  }

  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
