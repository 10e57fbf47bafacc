package import Gesture

/// What an import could not keep, in words for a person and in flags for the invariants.
package struct ImportLosses: Equatable, Sendable {
  package private(set) var quality: Quality = []
  package private(set) var words: [String] = []
  /// What a person can do about it, which belongs on the screen and not in a recording.
  package private(set) var advice: [String] = []

  mutating func add(_ flag: Quality, _ words: String, advice: String? = nil) {
    quality.insert(flag)
    self.words.append(words)
    if let advice { self.advice.append(advice) }
  }

  /// The same of what happened so many times, if it happened.
  mutating func add(
    _ flag: Quality, _ words: String, _ count: Int, _ outcome: String = ", left out"
  ) {
    if count > 0 { add(flag, "\(words): \(count)\(outcome)") }
  }

  mutating func add(backSteps count: Int) {
    if count > 0 { add(.lossy, "time ran backwards and stands there: \(counted(count, "time"))") }
  }

  /// What a touch screen lost, whether it is read while it is touched or from a log.
  mutating func apply(lost: Int, unseen: Int, stillDown: Int) {
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
