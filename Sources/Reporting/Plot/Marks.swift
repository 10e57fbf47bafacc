/// What happened in one column of time, as flags whose meaning the lane knows.
public struct Marks: OptionSet, Foldable {
  public let rawValue: UInt16

  public init() { rawValue = 0 }

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public mutating func add(_ later: Marks) { formUnion(later) }
}
