/// What happened in one column of time, as flags. Each kind of lane defines its own flags.
struct Marks: OptionSet, Foldable {
  let rawValue: UInt16

  mutating func add(_ later: Marks) { formUnion(later) }
}
