internal import Formulas
internal import Model
internal import Text

extension Survey {
  /// Formulas that no observed value contradicts; a judge must still verify them.
  package var proposals: Proposals {
    let all =
      (measured + steps + touchSteps.proposals + choices + limits + signals + precedence.proposals
      + neighbours.proposals)
      .compactMap { $0 }
    // A judge identifies invariants by name, so each proposal gets a different name.
    return Proposals(
      all.enumerated().map { $1.named("\($1.title)-\($0.letters)") })
  }

  /// The condition of a formula about views of one sort at rest after input.
  private func rest(_ sort: Sort) -> String {
    let more = sort == .any ? "" : " and \(sort.rawValue)"
    return "when rest and once input(any) and not asked\(more) then "
  }

  /// Proposals that a quantity rests on multiples of a step.
  private var steps: [Proposal?] {
    positions { quantity, sort, spread in
      guard quantity.hasPrefix("offset"), spread.changes >= 3 else { return [] }
      let axis = quantity.contains(".x") ? "x" : "y"
      let subject = "steps \(axis)"
      let pages = Proposal(
        "rests-on-pages-\(axis)\(sort.suffix)", rest(sort) + "dist(\(quantity), page.\(axis)) <= 0",
        "it comes to rest on a page", subject: subject, bits: 7 * Double(spread.changes) - sort.cost
      )
      guard let (origin, length) = spread.steps else { return [pages] }
      let location =
        origin == 0
        ? quantity : "\(quantity) \(origin < 0 ? "+" : "-") \(origin.magnitude.text)pt"
      return [
        pages,
        Proposal(
          "rests-on-steps-\(axis)\(sort.suffix)",
          rest(sort) + "dist(\(location), \(length.text)pt) <= 0",
          "it comes to rest on multiples of \(length.text) pt"
            + (origin == 0 ? "" : ", from \(origin.text) on"),
          subject: subject, bits: Double(spread.changes) * length.doublings - sort.cost),
      ]
    }
  }

  /// Quantities that rest on one of a few values, and had other values in motion.
  private var choices: [Proposal?] {
    positions { quantity, sort, spread in
      guard quantity == "zoom" && sort == .any || quantity.hasPrefix(Signal.app),
        let range = moving[quantity]?.range
      else { return [] }
      let values = spread.distinct
      let slack = quantity == "zoom" ? 0.01 : Spread.slack
      guard 1...3 ~= values.count, range > 4 * slack, spread.count >= 3 * values.count else {
        return []
      }
      let tol = quantity == "zoom" ? " tol 1%" : " tol 0.5"
      let text = values.map { "\(quantity) == \($0.text)\(tol)" }.joined(separator: " or ")
      return [
        Proposal(
          "\(quantity.hyphened)-at-rest\(sort.suffix)", rest(sort) + text,
          "at rest it is \(values.map(\.text).joined(separator: " or "))",
          subject: "choice \(quantity)",
          bits: Double(spread.count - values.count) * min(8, (range / slack).doublings) - sort.cost)
      ]
    }
  }

  /// Proposals that a quantity that often reaches a limit never exceeds it.
  private var limits: [Proposal?] {
    moving.keys.sorted().flatMap { quantity -> [Proposal?] in
      guard let spread = moving[quantity], spread.range > 4 * Spread.slack,
        quantity.hasPrefix("over") && spread.maximum > 1 || quantity.hasPrefix(Signal.app)
      else { return [] }
      let unit = quantity.hasPrefix("over") ? "pt" : ""
      let bits = (spread.range / Spread.slack).doublings
      let (maximum, minimum) = (spread.maximum.tidy, spread.minimum.tidy)
      let above = spread.reached(spread.maximum, spread.peaks)
      let below = quantity.hasPrefix(Signal.app) ? spread.reached(spread.minimum, spread.pits) : 0
      return [
        above < 3
          ? nil
          : Proposal(
            "\(quantity.hyphened)-most", "\(quantity) <= \(maximum.text)\(unit) tol 0.5\(unit)",
            "it is never more than \(maximum.text)", bits: Double(above - 1) * bits),
        below < 3
          ? nil
          : Proposal(
            "\(quantity.hyphened)-least", "\(quantity) >= \(minimum.text) tol 0.5",
            "it is never less than \(minimum.text)", bits: Double(below - 1) * bits),
      ]
    }
  }

  private func positions(_ make: (_ quantity: String, Sort, Spread) -> [Proposal?]) -> [Proposal?] {
    let keys = resting.keys.sorted {
      ($0.quantity, $0.sort.rawValue) < ($1.quantity, $1.sort.rawValue)
    }
    return keys.flatMap { key in make(key.quantity, key.sort, resting[key] ?? Spread()) }
  }
}

extension Survey.Sort {
  fileprivate var suffix: String {
    self == .any ? "" : "-" + rawValue.split(separator: " ").joined(separator: "-")
  }

  /// The evidence in bits that is subtracted because a formula with a condition is less simple.
  fileprivate var cost: Double { self == .any ? 0 : 0.5 }
}

extension Int {
  /// The number written with letters, for names: 0 is a, 27 is ab.
  fileprivate var letters: String {
    let letter = String(UnicodeScalar(UInt8(97 + self % 26)))
    return self < 26 ? letter : (self / 26 - 1).letters + letter
  }
}
