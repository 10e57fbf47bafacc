internal import Results
internal import Text

/// The first difference in how two runs judge, as text.
struct PlanDifference {
  /// The phrases by which the text refers to the two runs: `in a.jsonl`.
  let places: (String, String)

  /// The first difference as text; nil if both runs judge in the same way. Their recordings may
  /// differ.
  func text(_ one: RunHead, _ other: RunHead) -> String? {
    if let text = values("versions", one.tool, other.tool) { return text }
    if let text = values("engines", one.engines.text, other.engines.text) { return text }
    if let text = values("frames", one.frames, other.frames) { return text }
    if let text = values("counterparts", one.counterpart, other.counterpart) { return text }
    if let text = values("suites", one.suite ?? "", other.suite ?? "") { return text }
    if let text = extra("invariant", one.invariants, other.invariants) { return text }
    let settings = (one.settings.map(\.text), other.settings.map(\.text))
    if let text = extra("setting", settings.0, settings.1) { return text }
    let conditions = (one.gates.map(\.text), other.gates.map(\.text))
    if let text = extra("condition", conditions.0, conditions.1) { return text }
    if let text = values("options", one.options, other.options) { return text }
    if one.judges(as: other) { return nil }
    return one.suite.map { "the suite \($0.visible) has changed" } ?? "their options differ"
  }

  private func values(_ what: String, _ one: String, _ other: String) -> String? {
    guard one != other else { return nil }
    func shown(_ value: String) -> String { value.isEmpty ? "none" : value.visible }
    return "the \(what) are \(shown(one)) \(places.0) and \(shown(other)) \(places.1)"
  }

  private func extra(_ what: String, _ one: [String], _ other: [String]) -> String? {
    if let extra = one.first(where: { !other.contains($0) }) {
      return "the \(what) \(extra.quoted) is only \(places.0)"
    }
    if let extra = other.first(where: { !one.contains($0) }) {
      return "the \(what) \(extra.quoted) is only \(places.1)"
    }
    return nil
  }
}

extension RunHead {
  fileprivate var frames: String { "\(rate) per second from \(phase) ms" }
  fileprivate var counterpart: String { [against].compactMap(\.self).text }
  fileprivate var options: String { again.map(\.shellTyped).joined(separator: " ") }
}

extension [RunHead.Engine] {
  fileprivate var text: String {
    map { [$0.name, $0.version].compactMap(\.self).joined(separator: " ") }.joined(separator: ", ")
  }
}

extension RunHead.Gate {
  fileprivate var text: String { "\(kind.rawValue) \(count), from \(from)" }
}
