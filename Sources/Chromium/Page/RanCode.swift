internal import Synchronization

/// The parts of a page's scripts that have run.
package struct RanCode: Equatable, Sendable {
  /// The parts of each script in ascending order, disjoint and not adjacent.
  private var parts: [String: [Range<Int>]] = [:]

  package init() {}

  /// The number of characters that have run.
  package var count: Int { parts.values.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }

  /// Adds parts of a script, in any order.
  package mutating func add(_ others: [Range<Int>], of script: String) {
    var joined: [Range<Int>] = []
    let all = (parts[script, default: []] + others).filter { !$0.isEmpty }
    for part in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, part.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        joined.append(part)
      }
    }
    parts[script] = joined.isEmpty ? nil : joined
  }

  /// Adds other code, and returns whether any of it is new.
  @discardableResult
  package mutating func formUnion(_ other: RanCode) -> Bool {
    let before = self
    for (script, others) in other.parts { add(others, of: script) }
    return self != before
  }
}

/// Collects the code that has run in replays, for the caller that started them.
package final class CodeWatch: Sendable {
  private let state = Mutex((code: RanCode(), functions: RanFunctions()))
  /// Whether functions are listed by name, which takes longer.
  let listsFunctions: Bool

  package init(listsFunctions: Bool = false) { self.listsFunctions = listsFunctions }

  /// All code collected so far.
  package var code: RanCode { state.withLock { $0.code } }

  /// The functions of all scripts, if they are listed.
  package var functions: RanFunctions { state.withLock { $0.functions } }

  package func add(_ code: RanCode) { state.withLock { _ = $0.code.formUnion(code) } }

  func add(_ functions: RanFunctions) { state.withLock { $0.functions.formUnion(functions) } }
}
