internal import Formulas
internal import Model

/// Finds events that always precede a state of the app, such as a button that is enabled only after
/// a zoom ended.
///
/// The order of a scroll view's callbacks is not examined, because the catalogue has an invariant
/// for it.
struct Precedence {
  private var consequences: [String: Consequence] = [:]
  /// For each precedent, the number of recordings in which it occurred.
  private var occurrences = Self.precedents.map { _ in 0 }
  private var recordings = 0
  /// The events so far in the current recording, by view.
  private var happened: [UInt64] = []

  /// A state of the app.
  private struct Consequence {
    let condition: String
    /// The precedents that had occurred whenever the app was in this state.
    var common: UInt64 = .max
    /// The number of recordings in which the app was in this state.
    var count = 0
    var isSeen = false
  }

  private static let precedents: [Signal] =
    Signal.allCases.filter { $0.isCallback } + [.inputRequest, .inputSet, .inputTurn]
  private static let reset = Signal.probeReset
  private static let mask = precedents.reduce(reset.flag ?? 0) { $0 | ($1.flag ?? 0) }

  mutating func begin(views: Int) {
    happened = Array(repeating: 0, count: views)
    for name in consequences.keys { consequences[name]?.isSeen = false }
  }

  mutating func observe(_ view: Int, _ facts: Facts) {
    let flags = facts.flags(Self.mask).isTrue
    happened[view] |= flags
    if let flag = Self.reset.flag, flags & flag != 0 {
      note("reset", Self.reset.rawValue, after: happened[view] & ~flag)
    }
    for entry in facts.signals.entries {
      if case .number(let value) = entry.value, value != 0 {
        note(entry.name.hyphened, "\(Signal.app)\(entry.name) != 0", after: happened[view])
      }
    }
  }

  private mutating func note(
    _ name: String, _ condition: @autoclosure () -> String, after before: UInt64
  ) {
    if consequences[name] == nil { consequences[name] = Consequence(condition: condition()) }
    consequences[name]?.common &= before
    consequences[name]?.isSeen = true
  }

  mutating func finish() {
    recordings += 1
    let all = happened.reduce(0, |)
    for (index, signal) in Self.precedents.enumerated() where all & (signal.flag ?? 0) != 0 {
      occurrences[index] += 1
    }
    for (name, consequence) in consequences where consequence.isSeen {
      consequences[name]?.count += 1
    }
  }

  /// For each state, the precedent that is least likely to have occurred before it by chance.
  var proposals: [Proposal?] {
    consequences.keys.sorted().map { name in
      guard let consequence = consequences[name], consequence.count >= 3 else { return nil }
      let always = Self.precedents.enumerated().filter { _, precedent in
        consequence.common & (precedent.flag ?? 0) != 0
      }
      // If several precedents occur in equally many recordings, the last precedent in the list is
      // chosen, because it comes last in a gesture.
      let rarest = always.min {
        (occurrences[$0.offset], -$0.offset) < (occurrences[$1.offset], -$1.offset)
      }
      guard let rarest else { return nil }
      let share = Double(occurrences[rarest.offset]) / Double(recordings)
      // An event that occurs in nearly every recording precedes everything, so it proves nothing.
      guard share <= 0.75 else { return nil }
      let event = rarest.element.rawValue
      return Proposal(
        "\(name)-follows-\(rarest.element.word)",
        "when \(consequence.condition) then once \(event)",
        "it is not before \(event)", subject: "precedence \(name)", bitsEach: -share.doublings)
    }
  }
}

extension Signal {
  /// The signal's name as a part of an invariant's name: `callback(didEndZooming)` becomes
  /// `did-end-zooming`.
  fileprivate var word: String {
    let bare = rawValue.split(separator: "(").last ?? ""
    return bare.filter { $0 != ")" }
      .map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
