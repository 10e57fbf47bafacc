/// What happened in one column of time, as flags. The lane defines their meaning.
struct Marks: OptionSet, Foldable {
  let rawValue: UInt16

  mutating func add(_ later: Marks) { formUnion(later) }
}
