internal import Formulas
internal import Model
internal import Text

// Proposals about relations between the app's signals and the values that its views show.

extension Survey {
  var signals: [Proposal?] { followers + labels + turns + texts(of: texts) }

  /// Proposals that a signal follows an offset between a minimum and a maximum, like a header that
  /// folds.
  private var followers: [Proposal?] {
    pairs.keys.sorted().flatMap { name -> [Proposal?] in
      guard let pairs = pairs[name], let spread = moving[Signal.app + name],
        spread.range > 4 * Spread.slack
      else { return [] }
      let (minimum, maximum) = (spread.minimum, spread.maximum)
      let inner = pairs.filter {
        $0.value > minimum + Spread.slack && $0.value < maximum - Spread.slack
      }
      guard inner.count >= 3 else { return [] }
      return Axis.allCases.flatMap { axis in
        [1.0, -1, 0.5, -0.5].map { slope -> Proposal? in
          let ends = inner.map { $0.value - slope * $0.offset[axis] }.sorted()
          let start = ends[ends.count / 2]
          let isSo = pairs.allSatisfy { pair in
            let due = min(max(start + slope * pair.offset[axis], minimum), maximum)
            return (pair.value - due).magnitude <= 1
          }
          guard isSo else { return nil }
          let factor = slope.magnitude == 1 ? "" : "\(slope.magnitude.text) * "
          let sign = slope < 0 ? "-" : "+"
          let location = "(\(factor)offset.\(axis)) / 1pt"
          return Proposal(
            "\(name.hyphened)-follows-\(axis)",
            "\(Signal.app)\(name) == clamp(\(start.tidy.text) \(sign) \(location), \(minimum.tidy.text), "
              + "\(maximum.tidy.text)) tol 1",
            "it follows the offset, from \(minimum.tidy.text) to \(maximum.tidy.text)",
            bits: min(400, Double(inner.count)) * (spread.range / Spread.slack).doublings)
        }
      }
    }
  }

  /// Proposals that a text has one of a few values at rest.
  private func texts(of texts: [String: [String: Int]]) -> [Proposal?] {
    texts.keys.sorted().map { name -> Proposal? in
      guard let known = texts[name], 2...4 ~= known.count else { return nil }
      let count = known.values.reduce(0, +)
      let words = known.keys.sorted().map {
        "\(Signal.app)\(name) == \(FormulaToken.quoted($0))"
      }
      return Proposal(
        "\(name.hyphened)-at-rest", "when rest then " + words.joined(separator: " or "),
        "at rest it is one of \(known.count) texts", bits: Double(max(0, count - 3 * known.count)))
    }
  }
}

extension String {
  /// The signal's name as a part of an invariant's name: `probe.header` becomes `header`.
  var hyphened: String {
    let bare = hasPrefix(Signal.app) ? String(dropFirst(Signal.app.count)) : self
    return bare.lowercased().split(separator: ".").joined(separator: "-")
  }
}

extension Double {
  /// The number rounded to a quarter if that is close enough, otherwise to two decimals: the form
  /// that a user would have written.
  var tidy: Double {
    let quarter = (self * 4).rounded() / 4
    return (quarter - self).magnitude <= 0.01 ? quarter : (self * 100).rounded() / 100
  }
}
