internal import Invariants
internal import Results

/// The size of an error, how much of it is tolerated, and the excess. The numbers add up.
struct ViolationAmount {
  /// The amount as text: `159.5 pt off: 0.25 pt is tolerated (0.5 px, built in), 159.25 pt too
  /// much`.
  let text: String

  /// Fails if the violation has no number.
  init?(_ invariant: JudgedInvariant) {
    guard let first = invariant.first, let excess = invariant.firstExcess, !invariant.unit.isEmpty
    else { return nil }
    func sentence(_ amount: Double) -> String { Margin(amount, invariant.unit).text }
    var text = "\(sentence(excess)) too much"
    if let off = Self.off(first), off - excess > -1e-4 {
      // The texts contain rounded numbers, so a smaller difference counts as zero.
      if off - excess > 1e-4 {
        let tolerated = "\(sentence(off - excess)) is tolerated (\(Self.tolerance(of: invariant)))"
        text = "\(sentence(off)) off: \(tolerated), " + text
      }
    } else if let found = Self.off(first) == nil ? nil : Double(first.actual), found > excess {
      // The expected text names a larger number than the limit, such as the distance of the finger.
      text += ": the limit is \(sentence(found - excess)) (\(Self.tolerance(of: invariant)))"
    } else {
      text += ", beyond the tolerance (\(Self.tolerance(of: invariant)))"
    }
    if let margin = invariant.margin, -margin > excess * 1.0001 {
      text += "; later up to \(sentence(-margin)) too much"
    }
    self.text = text
  }

  /// The distance of the found value from the expected values, if the texts contain these values as
  /// numbers.
  private static func off(_ first: Violation) -> Double? {
    guard let range = ExpectedRange(expected: first.expected, found: first.actual),
      range.channels.count == 1, range.channels != [.zoom]
    else { return nil }
    return range.off[0].magnitude
  }

  /// The tolerance, and where it was set.
  private static func tolerance(of invariant: JudgedInvariant) -> String {
    if let setting = invariant.settings.first(where: { $0.name == "tolerance" }) {
      return "set in \(setting.from)"
    }
    guard let known = Catalogue.invariant(named: invariant.name) else { return "its tolerance" }
    if known.tolerance == .fixed { return "a fixed bound" }
    let standard = known.tolerance.standard
    return (standard.split(separator: ":").first.map { String($0) } ?? standard) + ", built in"
  }
}

extension JudgedInvariant {
  /// The excess over the tolerance at the first violation.
  var firstExcess: Double? {
    first?.excess ?? (times <= 1 ? margin.flatMap { $0 < 0 ? -$0 : nil } : nil)
  }
}
