internal import Formulas
internal import Model
internal import Text

// Proposals about app signals that count pages.

extension Survey {
  /// Proposals that a signal is the number of a page, counted by one of several rules.
  var labels: [Proposal?] {
    pairs.keys.sorted().flatMap { name -> [Proposal?] in
      guard let pairs = pairs[name], let spread = moving[Signal.app + name], spread.isWhole,
        spread.range >= 1
      else { return [] }
      return Axis.allCases.flatMap { axis -> [Proposal?] in
        let inside = pairs.filter { $0.bounds[axis] > 0 && !($0.overscroll[axis] > 0) }
        let rules = LabelRule.all.map { rule in
          (rule: rule, contradicting: inside.count { !rule.agrees($0, axis) })
        }
        return rules.enumerated().map { index, found in
          guard found.contradicting == 0 else { return nil }
          var proposal = Proposal(
            "\(name.hyphened)-counts-pages-\(axis)", found.rule.formula(name, axis),
            "it is the number of the page \(found.rule.words)", subject: "label \(name)",
            bits: Double(spread.changes) * (spread.range + 1).doublings)
          let others = rules.enumerated().filter { $0.offset != index }.map(\.element)
          if let other = others.min(by: { $0.contradicting < $1.contradicting }) {
            proposal?.nearest = .other(
              "the page \(other.rule.words)", contradicting: other.contradicting,
              of: inside.count)
          }
          return proposal
        }
      }
    }
  }

  /// Proposals that a rotation does not change a signal.
  var turns: [Proposal?] {
    let custom = moving.keys.filter { name in
      name.hasPrefix(Signal.app) && moving[name]?.isWhole == true
    }
    let readouts = [Signal.probePage, .probeItems, .probeRow].map(\.rawValue)
    return (readouts + custom.sorted()).flatMap { name in
      ["", " and paging"].enumerated().map { index, condition in
        var proposal = Proposal(
          "turn-keeps-\(name.hyphened)",
          "when input(turn)\(condition) then \(name) == prev(\(name))",
          "a rotation does not change it", subject: "turn \(name)", bitsEach: 5)
        proposal?.rung = Proposal.Rung(
          index: index, number: "views that do not page", isCautious: false)
        return proposal
      }
    }
  }
}

/// A rule by which a signal may count pages.
private struct LabelRule: Sendable {
  /// The number of the first page.
  let first: Int
  let isOfMiddle: Bool

  static let all = [true, false].flatMap { isOfMiddle in
    [1, 0].map { LabelRule(first: $0, isOfMiddle: isOfMiddle) }
  }

  var words: String {
    (isOfMiddle ? "in the middle of the view" : "at the edge of the view") + ", from \(first) on"
  }

  func agrees(_ pair: Survey.Pair, _ axis: Axis) -> Bool {
    let page = pair.value - Double(first) - pair.offset[axis] / pair.bounds[axis]
    return isOfMiddle ? page.magnitude <= 0.51 : (-1.01...0.01).contains(page)
  }

  func formula(_ name: String, _ axis: Axis) -> String {
    let position = "offset.\(axis) / bounds.\(axis == .x ? "w" : "h")"
    let page = "\(Signal.app)\(name) - \(first) - \(position)"
    return isOfMiddle
      ? "when over.\(axis) <= 0 then abs(\(page)) <= 0.5 tol 0.01"
      : "when over.\(axis) <= 0 then \(page) <= 0 tol 0.01 and \(page) >= -1 tol 0.01"
  }
}
