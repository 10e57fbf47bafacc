/// What happened in one column of time, as flags whose meaning the lane knows.
package struct Marks: OptionSet, Foldable {
  package let rawValue: UInt16

  package init() { rawValue = 0 }

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package mutating func add(_ later: Marks) { formUnion(later) }
}
