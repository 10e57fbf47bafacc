import Chromium
import Testing

/// Tests the union of the reported ranges of executed code.
struct RanCodeTests {
  @Test(arguments: 0..<40)
  func `the executed code is the union of all ranges, in any order`(_ seed: Int) {
    let parts = (0..<12).map { index in
      let start = (seed * 37 + index * index * 11 + index * seed) % 90
      return start..<(start + (seed + index * 5) % 14)
    }
    let characters = Set(parts.flatMap { Array($0) })
    var whole = RanCode()
    whole.add(parts, of: "a.js")
    #expect(whole.count == characters.count)
    var slow = RanCode()
    for part in parts.reversed() { slow.add([part], of: "a.js") }
    #expect(slow == whole)
  }

  @Test func `only code that has not run before is new`() {
    var known = RanCode()
    known.add([0..<10, 20..<30], of: "a.js")
    var other = RanCode()
    other.add([2..<5, 25..<30], of: "a.js")
    func isNew() -> Bool { known.formUnion(other) }
    #expect(!isNew())
    other.add([30..<31], of: "a.js")
    #expect(isNew() && known.count == 21)
    #expect(!isNew())
    other.add([0..<1], of: "b.js")
    #expect(isNew())
  }
}
