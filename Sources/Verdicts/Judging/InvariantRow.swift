#if !hasFeature(Embedded)
  internal import Gesture
  internal import Replay

  /// The invariants at one view.
  ///
  /// A replay has few kinds of steps, so which invariants a kind concerns is worked out once: a step goes to
  /// those and does not ask the others.
  final class InvariantRow {
    let instances: [InvariantInstance]
    /// The formulas among them.
    private let board: FormulaBoard?
    @exclusivity(unchecked) private var audiences: [Audience] = []

    /// Who must see the steps of one kind.
    private struct Audience {
      let interest: UInt16
      /// The instances again, without a count of who holds them: `instances` does.
      let observers: [Unmanaged<InvariantInstance>]
    }

    /// More kinds of steps are not remembered.
    private static let most = 64

    init(_ instances: [InvariantInstance], _ board: FormulaBoard?) {
      self.instances = instances
      self.board = board
    }
  }

  extension InvariantRow {
    func observe(_ facts: Facts) {
      let interest = facts.interest.rawValue
      var index = 0
      while index < audiences.count, audiences[index].interest != interest { index += 1 }
      if index == audiences.count { index = remember(interest) }
      for observer in audiences[index].observers {
        observer._withUnsafeGuaranteedRef { $0.observe(facts) }
      }
      board?.observe(facts)
    }

    @inline(never)
    private func remember(_ interest: UInt16) -> Int {
      if audiences.count == Self.most { audiences.removeLast() }
      audiences.append(
        Audience(
          interest: interest,
          observers: instances.filter { $0.interest.rawValue & interest != 0 }.map {
            .passUnretained($0)
          }))
      return audiences.count - 1
    }
  }
#endif
