internal import Model
internal import Replay
internal import Results
internal import Text

/// A sketch as lines of text: lanes and plots over one time axis.
struct SketchText {
  let sketch: Sketch
  let look: PlotLook
  /// The width of the names and numbers on the left of the lanes. A border follows them.
  private static let gutter = 12
  private static let maxFingers = 10

  private var columns: Int { max(16, look.width - Self.gutter - 2) }

  var lines: [String] {
    guard let start = sketch.start else { return [] }
    var lines = fingers
    if !sketch.kinds.isEmpty { lines += events }
    for index in shown {
      if sketch.views.count > 1 {
        let name = sketch.scene.views[index].id.visible.clipped(to: columns - 1, look)
        lines += [border(), row("", " " + look.paint(name, .heading))]
      }
      if sketch.reportsActivity { lines += activity(of: sketch.views[index]) }
      for plot in plots(of: sketch.views[index]) { lines += draw(plot) }
    }
    let axis = TimeAxis(start: start, end: sketch.end, columns: columns)
    lines += axis.drawn(behind: Self.gutter, look)
    if !shown.contains(where: { sketch.views[$0].hasMoved }) {
      lines.append(look.paint("Nothing moved.", .label))
    }
    return lines
  }

  /// All views that moved, or else the first view.
  private var shown: [Int] {
    let moved = sketch.views.indices.filter { sketch.views[$0].hasMoved }
    return moved.isEmpty ? Array(sketch.views.indices.prefix(1)) : moved
  }

  private func row(_ label: String, _ text: String, isEdge: Bool = false) -> String {
    let joint = isEdge ? look.letter("┝", or: "+") : look.letter("│", or: "|")
    return look.paint(label.right(Self.gutter - 1) + " \(joint)", .label) + text.trimmed
  }

  private func border() -> String { row("", "") }

  private var fingers: [String] {
    let shown = sketch.fingers.prefix(Self.maxFingers)
    var lines = shown.map { lane in
      row(
        "finger \(lane.finger)",
        Lane.finger(lane.columns.spread(over: columns, until: sketch.end), look).painted(
          .finger, look))
    }
    if sketch.fingers.count > shown.count {
      lines.append(row("", " and \(sketch.fingers.count - shown.count) more fingers"))
    }
    return lines
  }

  private var events: [String] {
    let kinds = InputEvent.Action.Name.marked.filter { sketch.kinds.contains($0.mark) }
    let ticks = Lane.ticks(
      sketch.events.spread(over: columns, until: sketch.end), kinds.map { ($0.mark, $0.letter) })
    let legend =
      kinds.map { "\($0.letter) \($0.rawValue)" } + (ticks.contains("+") ? ["+ several"] : [])
    return [row("events", ticks.painted(.event, look)), note(legend)]
  }

  private func activity(of view: ViewSketch) -> [String] {
    let weight = Activity.weight
    let intervals = Lane.intervals(
      view.activity.spread(over: columns, until: sketch.end), weight.map(\.activity.marks))
    var text = ""
    var abbreviated: [String] = []
    for interval in intervals {
      guard let index = interval.index else {
        text += String(repeating: look.letter("·", or: "."), count: interval.length)
        continue
      }
      let (activity, letter, word) = weight[index]
      let piece = Lane.text(word, letter, length: interval.length, look)
      if !piece.hasPrefix(word) { abbreviated.append("\(letter) \(word)") }
      let isDriven = !activity.isDisjoint(with: [.tracking, .dragging, .zooming])
      text += look.paint(piece, isDriven ? .driven : .moving)
    }
    return [row("activity", text)] + (abbreviated.isEmpty ? [] : [note(abbreviated.unique)])
  }

  private func note(_ legend: [String]) -> String {
    row("", look.paint(" " + legend.joined(separator: "   "), .label))
  }

  private typealias NamedPlot = (title: String, plot: ValuePlot)

  private func plots(of view: ViewSketch) -> [NamedPlot] {
    let tracks = [
      ("offset x in points", view.x, 1.0), ("offset y in points", view.y, 1),
      ("zoom", view.zoom, 0.1),
    ].filter { $0.1.hasMoved }
    let rows: Int
    if tracks.count + sketch.views.count > 3 {
      rows = 5
    } else if tracks.count == 1 {
      rows = 8
    } else {
      rows = 6
    }
    return tracks.map { title, track, minimum in
      let dots = columns * look.dotsAcross
      return (title, track.plot(over: dots, until: sketch.end, rows: rows, minimum: minimum))
    }
  }

  private func draw(_ named: NamedPlot) -> [String] {
    let edges = [named.plot.lowEdge, named.plot.highEdge].compactMap { spans in
      spans.last { $0.values != nil }?.values?.last.text(maximum: 2)
    }
    let range =
      edges.count < 2
      ? ""
      : edges[0] == edges[1] ? ", rests at \(edges[0])" : ", rests from \(edges[0]) to \(edges[1])"
    return [border(), row("", " " + look.paint(named.title + range, .label))]
      + named.plot.lines(look).map {
        row($0.label, $0.text.painted(.curve, look), isEdge: $0.isEdge)
      }
  }
}

extension String {
  /// Coloured, unless the text is blank.
  fileprivate func painted(_ part: PlotLook.Part, _ look: PlotLook) -> String {
    let text = trimmed
    return text.isEmpty ? "" : look.paint(text, part)
  }
}
