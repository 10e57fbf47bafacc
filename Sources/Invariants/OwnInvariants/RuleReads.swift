internal import Formulas
internal import Model
internal import Text

/// What the formulas of a custom invariant read.
struct RuleReads: Sendable {
  /// The abilities that an engine needs for it, and those that are inferred if they are missing.
  let needs: Abilities
  let reads: Abilities
  /// Whether it reads values that are unknown without the scroll range of the view.
  let readsScrollRange: Bool
  /// The custom app signals that it reads.
  let appSignals: [String]
  /// For each of them the most similar value that every app may show.
  private let nearest: [String?]
  /// The names of the views that it reads.
  let views: [String]

  init(_ expressions: [Expression]) {
    let signals = expressions.signals
    needs = signals.reduce(into: []) { $0.formUnion($1.needs) }
    reads = signals.reduce(into: []) { $0.formUnion($1.reads) }
    readsScrollRange = signals.contains { $0.isScrollRange }
    appSignals = expressions.appSignals
    nearest = appSignals.map { Self.readouts.nearest(to: $0) }
    views = expressions.views
  }

  /// Why the invariant cannot be judged; nil if it can.
  func obstacle(_ terms: Terms) -> Reason? {
    terms.lacks(terms.infers ? needs : needs.union(reads))
  }

  /// The reason that the scene lacks one of the views; nil if it has all.
  ///
  /// - Parameter names: The names of the views that the scene has.
  func missingView(_ machine: FormulaMachine?, of names: [String]) -> Reason? {
    views.first { machine?.isPresent(view: $0) == false }
      .map { .noView($0, nearest: names.nearest(to: $0)) }
  }

  /// The reason that the app never reported one of the signals; nil if it did.
  func missingSignal(_ machine: FormulaMachine?) -> Reason? {
    guard let index = appSignals.firstIndex(where: { machine?.isReported($0) == false }) else {
      return nil
    }
    let name = appSignals[index]
    // Most apps report no custom signals.
    guard let machine, !machine.reported.isEmpty else {
      return .noSignal(name, nearest: nearest[index])
    }
    let names = machine.reported.entries.map(\.name)
    return .noSignal(name, nearest: (names + Self.readouts).nearest(to: name))
  }

  /// The names of the values that every app may show.
  private static let readouts = Signal.allCases.map(\.rawValue)
    .filter { $0.hasPrefix(Signal.app) }.map { String($0.dropFirst(Signal.app.count)) }
}

extension [Expression] {
  /// The kind of quantity of the tolerance that applies to comparisons without an explicit one.
  var tolerance: ToleranceClass {
    var classes: Set<ToleranceClass> = []
    var isFixed = false
    for case .comparison(_, _, _, let tolerance, let dimension) in flatMap({ $0.all }) {
      if tolerance != nil {
        isFixed = true
      } else if dimension == .length {
        classes.insert(.atRest)
      } else if dimension == .speed {
        classes.insert(.velocity)
      }
    }
    // One tolerance cannot apply to two kinds of quantity.
    return classes.count == 1 ? classes.first ?? .exact : isFixed ? .fixed : .exact
  }
}
