package import Invariants
internal import Text

extension SuggestWork {
  /// A proposal as XML for a suite or a recording, below a comment that states how well it is
  /// supported.
  package func xml(_ proposal: Proposal, number: Int) -> String {
    let invariant = proposal.invariant
    let lines = [support(of: proposal), nearest(to: proposal), catches(of: proposal)]
      .compactMap { $0 }
    return """
      <!-- \(number): \(lines.joined(separator: ";\n     ")) -->
      <invariant name="\(invariant.name)" level="error" min-exercised="\(min(3, proposal.checks))" why="\(invariant.summary.escaped)">
        \((invariant.formula ?? "").spelledForXML)
      </invariant>

      """
  }

  private func support(of proposal: Proposal) -> String {
    let times = proposal.checks == 1 ? "once" : "\(proposal.checks) times"
    return "held \(times) in \(proposal.recordings) of \(independent) independent recordings"
  }

  /// The text about the observation that came nearest to contradicting a proposal.
  private func nearest(to proposal: Proposal) -> String? {
    switch proposal.nearest {
    case .value(let value, let limit, let recording):
      "came nearest to its limit of \(limit) with \(value.short) in \(name(of: recording))"
    case .stricter(let number, let contradicting, let count, let recording):
      "with \(number), \(contradicting) of \(count) recordings contradict it: "
        + name(of: recording)
    case .strictest(let number): "with \(number) it holds too"
    case .other(let rule, let contradicting, let count):
      "\(contradicting) of \(count) samples contradict the nearest other rule, \(rule)"
    case nil: margin(of: proposal)
    }
  }

  private func margin(of proposal: Proposal) -> String? {
    guard let margin = proposal.margin, margin.isFinite else { return nil }
    let unit = proposal.invariant.marginUnit
    return "margin \(margin.short)\(unit.isEmpty ? "" : " ")\(unit)"
  }

  private func catches(of proposal: Proposal) -> String? {
    guard let faulty else { return nil }
    let engine = faulty.designation.text
    guard proposal.catches > 0 else { return "holds on \(engine) too" }
    return "breaks in \(proposal.catches) of \(compared) recordings of \(engine), and "
      + "\(proposal.newCatches) of these break no built-in invariant"
  }

  /// The name of a recording's file, changed so that it cannot end the XML comment.
  private func name(of recording: Int) -> String {
    let path = replayed[recording]
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return name.replacing("--", with: "- -")
  }
}

extension Double {
  /// The number as text, rounded down to thousandths.
  fileprivate var short: String { ((self * 1000).rounded(.down) / 1000 + 0).text }
}

extension String {
  /// The formula with keywords in place of the operators that XML reserves.
  fileprivate var spelledForXML: String {
    [(" <= ", " le "), (" < ", " lt "), (" >= ", " ge "), (" > ", " gt ")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }.escaped
  }

  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
