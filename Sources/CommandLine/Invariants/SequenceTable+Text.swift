internal import Invariants
internal import Model
internal import Text

extension SequenceTable {
  /// The table as text. The table has a row for each state, with the times of the state's beginning
  /// and end.
  func lines(_ scene: Scene) -> [String] {
    rows.indices.filter { !rows[$0].isEmpty }.flatMap { view in
      let title = scene.views.count > 1 ? ["", "  view \(scene.views[view].id)"] : [""]
      return title + lines(ofView: view)
    }
  }

  private func lines(ofView view: Int) -> [String] {
    let rows = rows[view]
    var cells = [["time in ms", "line", "state", "for ms"]]
    for index in rows.indices {
      let row = rows[index]
      let next = rows.indices.contains(index + 1) ? rows[index + 1].time : end
      cells.append([
        row.time.text, row.location.line > 0 ? "\(row.location.line)" : "-",
        row.state.map { names[$0] } ?? "?", ((next - row.time).milliseconds).shortText,
      ])
    }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.enumerated().map { index, row in
      let padded = zip(row, widths).map { text, width in
        String(repeating: " ", count: width - text.count) + text
      }
      let isWrong = index > 0 && !rows[index - 1].isAllowed
      return "  " + padded.joined(separator: "  ") + (isWrong ? "  NOT ALLOWED" : "")
    }
  }
}
