internal import Model
internal import Replay
internal import Results
internal import Text

extension Sketch {
  /// The lanes and plots, as lines of text.
  package func picture(_ look: PlotLook) -> [String] { SketchText(sketch: self, look: look).lines }

  /// The key moments as a table.
  package func table(_ look: PlotLook) -> [String] {
    guard !moments.first.isEmpty else { return [] }
    let hasViews = scene.views.count > 1
    let hasZoom = views.contains { $0.zoom.hasMoved }
    var columns: [TextTable.Column] = [
      .init("t ms", .right), .init("line", .right), .init("what"), .init("view"),
      .init("x", .right), .init("y", .right), .init("zoom", .right), .init("callbacks"),
    ]
    if !hasZoom { columns.remove(at: 6) }
    if !hasViews { columns.remove(at: 3) }
    var table = TextTable(columns)
    let capacity = max(14, look.width - 50 - (hasViews ? 18 : 0) - (hasZoom ? 7 : 0))
    func add(_ moment: KeyMoment) {
      var cells = [
        moment.time.rounded, moment.line.map(String.init) ?? "",
        moment.text.clipped(to: capacity, look),
        scene.views[moment.view].id.visible.clipped(to: 16, look),
        moment.state.offset.x.text(fractionDigits: 2),
        moment.state.offset.y.text(fractionDigits: 2), moment.state.zoom.text(fractionDigits: 3),
        moment.callbacks,
      ]
      if !hasZoom { cells.remove(at: 6) }
      if !hasViews { cells.remove(at: 3) }
      table.add(cells)
    }
    for moment in moments.first { add(moment) }
    if moments.omitted > 0 {
      var cells = Array(repeating: "", count: columns.count)
      cells[2] = "… \(moments.omitted) more"
      if look.isASCII { cells[2] = "... \(moments.omitted) more" }
      table.add(cells)
    }
    for moment in moments.last { add(moment) }
    return table.lines(look)
  }
}
