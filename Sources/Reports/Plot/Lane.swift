/// Functions that draw a row along the time axis, with a character for each column.
enum Lane {
  /// Draws a bar for each interval in which a finger was down.
  static func finger(_ columns: [Marks], _ look: PlotLook) -> String {
    String(
      columns.map { marks in
        switch marks {
        case let marks where marks.contains(.cancelled): look.letter("╳", or: "x")
        case let marks where marks.contains([.down, .up]): look.letter("╋", or: "+")
        case let marks where marks.contains(.down): look.letter("┣", or: "[")
        case let marks where marks.contains(.up): look.letter("┫", or: "]")
        case let marks where marks.contains(.held): look.letter("━", or: "=")
        default: " "
        }
      })
  }

  /// Draws events at single times: a letter for each, or `+` if several occur in one column.
  static func ticks(_ columns: [Marks], _ letters: [(mark: Marks, letter: Character)]) -> String {
    String(
      columns.map { marks in
        let here = letters.filter { marks.contains($0.mark) }
        return here.count > 1 ? "+" : here.first?.letter ?? " "
      })
  }

  /// An interval of columns with the same content.
  struct Interval: Equatable {
    /// The index of the state; `nil` if no state applies.
    let index: Int?
    var length: Int
  }

  /// A state lane's intervals. In a column with several states, the state that comes first in
  /// `order` is drawn.
  static func intervals(_ columns: [Marks], _ order: [Marks]) -> [Interval] {
    var intervals: [Interval] = []
    for marks in columns {
      let index = order.firstIndex { !marks.isDisjoint(with: $0) }
      if let last = intervals.last, last.index == index {
        intervals[intervals.count - 1].length += 1
      } else {
        intervals.append(Interval(index: index, length: 1))
      }
    }
    return intervals
  }

  /// The name of an interval if it fits, otherwise its letter: `dragging---`, `D--`.
  static func text(_ word: String, _ letter: Character, length: Int, _ look: PlotLook) -> String {
    let name = word.count < length ? word : String(letter)
    return name + String(repeating: look.letter("─", or: "-"), count: max(0, length - name.count))
  }
}

extension Marks {
  static let down = Marks(rawValue: 1)
  static let held = Marks(rawValue: 2)
  static let up = Marks(rawValue: 4)
  static let cancelled = Marks(rawValue: 8)
}
