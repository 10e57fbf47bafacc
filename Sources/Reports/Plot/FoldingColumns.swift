internal import Model

/// The content of a column, which represents an interval of time.
protocol Foldable: Sendable {
  /// Creates an empty column.
  init()
  /// Merges later content of the same column.
  mutating func add(_ later: Self)
}

/// Stores a stream of unknown length in a limited number of columns of equal duration.
///
/// Columns are a microsecond wide at first. When a time is after the last column, pairs of columns
/// are merged, so that a long stream always fills at least half of the columns. The stream is
/// processed in one pass, and memory use does not grow with its length. The resolution suffices for
/// drawings with at most half as many columns as the capacity.
struct FoldingColumns<Cell: Foldable>: Sendable {
  let start: Instant
  private var cells: [Cell] = []
  private var width: Int64 = 1024
  private let capacity: Int

  init(from start: Instant, capacity: Int = 1024) {
    self.start = start
    self.capacity = max(2, capacity / 2 * 2)
  }

  /// Changes the column that contains a time.
  mutating func update(at time: Instant, _ change: (inout Cell) -> Void) {
    change(&cells[reach(time)])
  }

  /// Changes all columns of a closed range of times.
  mutating func update(from time: Instant, through end: Instant, _ change: (inout Cell) -> Void) {
    let last = reach(end)
    for index in min(index(of: time), last)...last { change(&cells[index]) }
  }

  private func index(of time: Instant) -> Int { Int(max(0, (time - start).nanoseconds) / width) }

  /// Ensures that a column for the time exists.
  private mutating func reach(_ time: Instant) -> Int {
    while index(of: time) >= capacity { fold() }
    let index = index(of: time)
    while cells.count <= index { cells.append(Cell()) }
    return index
  }

  private mutating func fold() {
    for index in 0..<(cells.count + 1) / 2 {
      cells[index] = cells[2 * index]
      if 2 * index + 1 < cells.count { cells[index].add(cells[2 * index + 1]) }
    }
    cells.removeLast(cells.count / 2)
    width *= 2
  }

  /// Distributes the stream from its start to a given time over a number of equal columns.
  func spread(over count: Int, until end: Instant) -> [Cell] {
    let span = Double(max(1, (end - start).nanoseconds))
    func slot(_ column: Int) -> Int { Int(span * Double(column) / Double(count) / Double(width)) }
    return (0..<count).map { column in
      let first = slot(column)
      let next = column == count - 1 ? cells.count : max(slot(column + 1), first + 1)
      var cell = Cell()
      for index in first..<max(first, min(next, cells.count)) { cell.add(cells[index]) }
      return cell
    }
  }
}
