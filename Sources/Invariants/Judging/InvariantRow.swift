internal import Replay

/// The invariants at one view.
///
/// A replay has few kinds of steps. For each kind, the invariants that must see it are computed
/// once, and steps of that kind are passed only to them.
final class InvariantRow {
  let instances: [InvariantInstance]
  /// The formulas among the invariants.
  private let board: FormulaBoard?
  /// The kinds of steps that have occurred.
  private let kinds: UnsafeMutablePointer<Kind>
  @exclusivity(unchecked) private var count = 0

  /// A kind of step, and the instances that must see such steps: retained, and accessed without
  /// reference counting.
  private struct Kind {
    let interest: UInt32
    let audience: Unmanaged<Uncounted<InvariantInstance>>
  }

  /// The maximum number of kinds for which the instances are stored.
  private static let maximum = 64

  init(_ instances: [InvariantInstance], _ board: FormulaBoard?) {
    self.instances = instances
    self.board = board
    kinds = .allocate(capacity: Self.maximum)
  }

  deinit {
    for index in 0..<count { kinds[index].audience.release() }
    kinds.deallocate()
  }
}

extension InvariantRow {
  func observe(_ facts: Facts) {
    let interest = facts.interest.rawValue
    var index = 0
    while index < count, kinds[index].interest != interest { index += 1 }
    if index == count { index = remember(interest) }
    kinds[index].audience._withUnsafeGuaranteedRef { $0.forEach { $0.observe(facts) } }
    if interest != Interest.notFinite.rawValue { board?.observe(facts) }
  }

  @inline(never)
  private func remember(_ interest: UInt32) -> Int {
    if count == Self.maximum {
      count -= 1
      kinds[count].audience.release()
    }
    let kind = Interest(rawValue: interest)
    let audience = Uncounted(instances.filter { $0.interest.includes(stepOf: kind) })
    (kinds + count).initialize(to: Kind(interest: interest, audience: .passRetained(audience)))
    count += 1
    return count - 1
  }
}
