import Model
import Testing
@testable import Reports

struct FoldingColumnsTests {
  @Test(arguments: [1, 7, 64, 1000, 100_000] as [Int64])
  func `folding columns to any length keeps the extremes and the order`(_ count: Int64) {
    var columns = FoldingColumns<ValueSpan>(from: .zero, capacity: 64)
    for k in 0..<count {
      columns.update(at: Instant(nanoseconds: k * 1_000_000)) { $0.add(Double(k)) }
    }
    let end = Instant(nanoseconds: (count - 1) * 1_000_000)
    let values = columns.spread(over: 16, until: end).compactMap(\.values)
    #expect(values.first?.first == 0)
    #expect(values.last?.last == Double(count - 1))
    #expect(zip(values, values.dropFirst()).allSatisfy { $0.highest <= $1.lowest })
    if count > 16 { #expect(values.count == 16) }
  }

  @Test func `an interval has no gap after any folding`() {
    var columns = FoldingColumns<Marks>(from: .zero, capacity: 64)
    let mark = Marks(rawValue: 1)
    for k in 1..<500 as Range<Int64> {
      columns.update(
        from: Instant(nanoseconds: (k - 1) * 16_666_667),
        through: Instant(nanoseconds: k * 16_666_667)
      ) { $0.insert(mark) }
    }
    let end = Instant(nanoseconds: 499 * 16_666_667)
    #expect(columns.spread(over: 30, until: end).allSatisfy { $0 == mark })
  }

  @Test func `the longest possible recording fits into the columns`() {
    var columns = FoldingColumns<ValueSpan>(from: .zero)
    columns.update(at: .zero) { $0.add(1) }
    let end = Instant(nanoseconds: 8_999_999_999_999_000_000)
    columns.update(at: end) { $0.add(2) }
    let spread = columns.spread(over: 10, until: end)
    #expect(spread.first?.values?.last == 1 && spread.last?.values?.last == 2)
  }
}
