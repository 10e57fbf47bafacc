public import Gesture

/// What an import could not keep, in words for a person and in flags for the laws.
public struct ImportLosses: Equatable, Sendable {
  public private(set) var quality: Quality = []
  public private(set) var words: [String] = []

  init() {}

  mutating func add(_ flag: Quality, _ words: String) {
    quality.insert(flag)
    self.words.append(words)
  }
}
