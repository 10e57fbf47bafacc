package import Model

/// What an import could not preserve, as text for the user and as flags for the invariants.
package struct ImportLosses: Equatable, Sendable {
  package private(set) var quality: Quality = []
  package private(set) var words: [String] = []
  /// Advice to the user, which is printed but not stored in the recording.
  package private(set) var advice: [String] = []

  package init() {}

  package mutating func add(_ flag: Quality, _ text: String, advice: String? = nil) {
    quality.insert(flag)
    self.words.append(text)
    if let advice { self.advice.append(advice) }
  }

  /// Adds a loss that happened `count` times, unless the count is zero.
  package mutating func add(
    _ flag: Quality, _ text: String, _ count: Int, _ outcome: String = ", left out"
  ) {
    if count > 0 { add(flag, "\(text): \(count)\(outcome)") }
  }

  package mutating func add(backSteps count: Int) {
    if count > 0 {
      add(.lossy, "time ran backwards and is held constant there: \(counted(count, "time"))")
    }
  }

  /// Adds the losses of a touch screen, whether live or from a log.
  package mutating func apply(lost: Int, unseen: Int, stillDown: Int) {
    if lost > 0 { add(.lossy, "the kernel lost reports (SYN_DROPPED): \(counted(lost, "time"))") }
    if unseen > 0 { add(.lossy, "\(counted(unseen, "finger")) came down before the log began") }
    if stillDown > 0 {
      add(.truncated, "\(counted(stillDown, "finger")) never lifted before the log ended")
    }
  }
}

func counted(_ count: Int, _ thing: String, _ things: String? = nil) -> String {
  count == 1 ? "1 \(thing)" : "\(count) \(things ?? thing + "s")"
}
