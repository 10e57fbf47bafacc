/// What happened in one column of time, as flags whose meaning the lane knows.
struct Marks: OptionSet, Foldable {
  let rawValue: UInt16

  mutating func add(_ later: Marks) { formUnion(later) }
}
