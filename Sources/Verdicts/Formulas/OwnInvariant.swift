internal import Gesture

/// An invariant that somebody wrote as a formula.
struct OwnInvariant: Sendable {
  let name: String
  let formula: Formula
  /// The reason for it, where one is given.
  let why: String?
}

extension OwnInvariant {
  var summary: String { why ?? formula.text }

  /// What kind of quantity its tolerance is, which every comparison has that names none.
  var tolerance: ToleranceClass {
    var classes: Set<ToleranceClass> = []
    var isFixed = false
    formula.conclusion.visit { part in
      guard case .comparison(_, _, _, let tolerance, let dimension) = part else { return }
      if tolerance != nil {
        isFixed = true
      } else if dimension == .length {
        classes.insert(.atRest)
      } else if dimension == .speed {
        classes.insert(.velocity)
      }
    }
    // One tolerance cannot be two kinds of quantity.
    return classes.count == 1 ? classes.first ?? .exact : isFixed ? .fixed : .exact
  }

  /// What its margins are measured in; nothing where they are of several dimensions, and so counted
  /// in tolerances.
  var marginUnit: String { formula.dimension?.unit ?? "" }

  var needs: Abilities { formula.signals.reduce(into: []) { $0.formUnion($1.needs) } }
  var reads: Abilities { formula.signals.reduce(into: []) { $0.formUnion($1.reads) } }

  /// Why it cannot be judged, if it cannot.
  func obstacle(_ terms: Terms) -> Reason? {
    terms.lacks(terms.infers ? needs : needs.union(reads))
  }

  /// The steps that it must see.
  func interest(_ program: Program) -> Interest {
    guard program.steady.isEmpty, program.ahead == nil, let condition = formula.condition else {
      return .always
    }
    return condition.interest
  }
}

extension Expression {
  /// The steps at which it may be true.
  fileprivate var interest: Interest {
    switch self {
    case .and(let left, let right):
      left.interest == .always ? right.interest : left.interest
    case .signal(let signal): signal.interest
    default: .always
    }
  }
}

extension Signal {
  fileprivate var interest: Interest {
    switch self {
    case .rest: .rest
    case .inputDown: .landed
    case .inputMove: .touchMoved
    case .inputUp, .inputCancel: .lifted
    case .inputTurn, .inputFrame, .inputKeyboard, .inputSet: .layout
    case .inputAsk: .requested
    case .didScroll, .didZoom: .always
    case _ where isCallback: .reported
    default: .always
    }
  }
}
