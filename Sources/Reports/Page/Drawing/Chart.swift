internal import Model
internal import Results

/// A replay over time. All lanes share one time axis: offset, zoom, velocity and activity of the
/// views, fingers, events and callbacks. Violations are marked across all lanes.
///
/// Marks and intervals have their times in `data-t`, so that the script can fit the same drawing to
/// another width and to a part of the time.
struct Chart {
  let film: Film
  let ghost: Film?
  /// The name of the other engine.
  let otherName: String?
  let violations: [Mark]
  /// The id of the view in which a violation was found, if there is one.
  let view: String?
  /// The measured differences, if the engines were compared.
  let compare: ComparedEngines?

  /// A point in time with a label.
  struct Mark {
    let time: Double
    let text: String
    /// `waived` or `warned`, if it does not count as a failure.
    var kind: String?
    /// The expected range, if the text gives it in numbers, and the tolerance around it.
    var expected: ExpectedRange?
    var tolerance = 0.0
    /// How far the content is from where it should be, along both axes.
    var displacement: Point?
    /// The index of the view in which the violation was found.
    var view: Int?
    /// The lanes that the text of the violation mentions.
    var lanes: SpokenLanes?

    init(_ time: Instant, _ text: String) {
      self.time = Double(time.nanoseconds) / 1e6
      self.text = text
    }
  }

  /// The maximum number of views with lanes.
  private static let maxViews = 3
  private static let gap = 8.0
  private static let top = 20.0

  /// - Parameter texts: The title and the description of the drawing.
  func draw(id: String, texts: (title: String, story: String), in page: inout Markup) {
    let scale = ChartScale(start: film.start, end: film.end)
    var inner = Markup()
    var y = Self.top
    for view in views {
      for lane in curves(of: view) {
        lane.draw(at: y, scale, in: &inner)
        y += lane.height + Self.gap
      }
    }
    for lane in bars {
      lane.draw(at: y, scale, in: &inner)
      y += BarLane.height + 2
    }
    for (name, times) in ticks where !times.isEmpty {
      draw(name, times, at: y, scale, in: &inner)
      y += BarLane.height + 2
    }
    drawAxis(at: y + 2, scale, in: &inner)
    drawViolations(to: y, scale, in: &inner)
    let height = y + 24
    page.element(
      "svg",
      [
        "class": "chart",
        "viewBox": "0 0 \(ChartScale.total.text(maximum: 0)) \(height.text(maximum: 1))",
        "role": "img", "aria-labelledby": "\(id)-n \(id)-w",
        "data-start": scale.start.text(maximum: 3), "data-end": scale.end.text(maximum: 3),
      ]
    ) { page in
      page.element("title", ["id": "\(id)-n"], text: texts.title)
      page.element("desc", ["id": "\(id)-w"], text: texts.story)
      page.add(inner)
    }
  }

  /// Whether any lane shows the edges of the range in which a view can rest.
  var showsEdges: Bool { views.contains { curves(of: $0).contains(where: \.showsEdges) } }

  private var views: [Int] {
    let views = film.views(first: view, maximum: Self.maxViews)
    return views.isEmpty ? [0] : views
  }

  private func curves(of view: Int) -> [CurveLane] {
    var lanes: [CurveLane] = []
    for channel in [DrawnTrace.Channel.x, .y] where isShown(channel, view) {
      var lane = lane(channel.rawValue, "pt", channel, view)
      lane.height = 72
      let edges = film.rows.compactMap { row in
        film.trace.edges(of: channel, ofView: view, row: row).map {
          (film.trace.time(ofRow: row), $0.low, $0.high)
        }
      }
      lane.edges = [
        .init(name: "low", points: edges.map { ($0.0, $0.1) }),
        .init(name: "high", points: edges.map { ($0.0, $0.2) }),
      ]
      lanes.append(lane)
    }
    lanes += differences(view)
    for (axis, channel) in [("x", DrawnTrace.Channel.velocityX), ("y", .velocityY)]
    where isShown(channel, view) {
      var lane = lane("speed \(axis)", "pt/s", channel, view)
      lane.minimum = 20
      lane.height = 48
      lanes.append(lane)
    }
    if isShown(.zoom, view) {
      var lane = lane("zoom", "", .zoom, view)
      lane.minimum = 0.05
      lane.height = 56
      lane.edges = [
        .init(name: "low", points: film.points(.minZoom, view)),
        .init(name: "high", points: film.points(.maxZoom, view)),
      ]
      lanes.append(lane)
    }
    // The app's own signals belong to no view. They are drawn with the first view.
    if view == views.first { lanes += signals }
    guard film.scene.views.count > 1 else { return lanes }
    for index in lanes.indices { lanes[index].viewName = film.scene.views[view].id }
    return lanes
  }

  /// Whether the channel is drawn: it changes, or a violation mentions it.
  private func isShown(_ channel: DrawnTrace.Channel, _ view: Int) -> Bool {
    film.moves(channel, view) || isSpoken(channel, view) && !film.points(channel, view).isEmpty
      || ghost?.moves(channel, view) == true
  }

  private func lane(
    _ name: String, _ unit: String, _ channel: DrawnTrace.Channel, _ view: Int
  ) -> CurveLane {
    var curves = [CurveLane.Curve(name: "a", points: film.points(channel, view))]
    // The curve of the other engine comes first, so that it is drawn below the curve of this
    // engine.
    if let ghost { curves.insert(.init(name: "b", points: ghost.points(channel, view)), at: 0) }
    var lane = CurveLane(
      name: name, unit: unit, channel: channel.rawValue, view: view, curves: curves)
    lane.isSpoken = isSpoken(channel, view)
    lane.allowed = violations.compactMap { mark in
      guard (mark.view ?? 0) == view, let expected = mark.expected, expected.isPosition,
        let index = expected.channels.firstIndex(of: channel)
      else { return nil }
      return CurveLane.Allowed(
        time: mark.time, low: expected.low[index] - mark.tolerance,
        high: expected.high[index] + mark.tolerance)
    }
    return lane
  }

  private func isSpoken(_ channel: DrawnTrace.Channel, _ view: Int) -> Bool {
    violations.contains { ($0.view ?? 0) == view && $0.lanes?.channels.contains(channel) == true }
  }

  /// The name of the other engine. Only the end of a long name is shown, because the space beside a
  /// lane is limited.
  private var shortOtherName: String {
    let name = otherName ?? "other"
    return name.count > Self.maxName ? "…" + name.suffix(Self.maxName - 1) : name
  }

  /// The number of characters that fit beside a lane.
  private static let maxName = 17

  private var bars: [BarLane] {
    let own = views.compactMap { view in
      let name = views.count > 1 ? film.scene.views[view].id : "activity"
      return BarLane.activity(film, view, name: name, kind: "activity")
    }
    let other = views.prefix(1).compactMap { view in
      ghost.flatMap {
        BarLane.activity($0, view, name: shortOtherName, kind: "activity other")
      }
    }
    let shown = views.flatMap { view in
      BarLane.readouts(
        film, view, name: views.count > 1 ? " " + film.scene.views[view].id : ""
      ) { isSpoken($0, view) }
    }
    return own + other + shown + texts + BarLane.fingers(film)
  }

  /// The times of events and callbacks. The table of events describes them.
  private var ticks: [(name: String, times: [Double])] {
    [("events", film.trace.events.map(\.time)), ("callbacks", film.trace.callbacks.map(\.time))]
  }

  private func draw(
    _ name: String, _ times: [Double], at top: Double, _ scale: ChartScale, in page: inout Markup
  ) {
    let isSpoken =
      name == "callbacks" && violations.contains { $0.lanes?.speaksOfCallbacks == true }
    page.element("g", ["class": "lane ticks \(name)" + (isSpoken ? " spoken" : "")]) { page in
      page.label((isSpoken ? "▸ " : "") + name, "name", at: top + 12)
      // All marks in one path: the script knows the times and adds the text of each mark.
      let y = (top + 2).text(maximum: 1)
      var locations: [String] = []
      for x in times.map({ scale.x($0).text(maximum: 1) }) where x != locations.last {
        locations.append(x)
      }
      page.shape("path", ["data-top": y, "d": locations.map { "M\($0) \(y)v12" }.joined()])
    }
  }

  private func drawAxis(at top: Double, _ scale: ChartScale, in page: inout Markup) {
    page.element("g", ["class": "axis", "data-top": top.text(maximum: 1)]) { page in
      let right = ChartScale.left + ChartScale.width
      let y = top.text(maximum: 1)
      let rule = "M\(ChartScale.left.text(maximum: 0)) \(y)H\(right.text(maximum: 0))"
      let marks = scale.ticks.map { "M\(scale.x($0).text(maximum: 1)) \(y)v4" }
      page.shape("path", ["class": "rule", "d": rule + marks.joined()])
      for tick in scale.ticks {
        let x = scale.x(tick).text(maximum: 1)
        page.element(
          "text", ["class": "tick", "x": x, "y": (top + 16).text(maximum: 1)],
          text: tick.text(maximum: 3))
      }
      page.label("ms", "unit", at: top + 16)
    }
  }

  /// Draws each violation as a cross on a line through all lanes, so that it is recognisable
  /// without colour.
  private func drawViolations(to bottom: Double, _ scale: ChartScale, in page: inout Markup) {
    for mark in violations {
      let x = scale.x(mark.time).text(maximum: 1)
      page.element(
        "g",
        [
          "class": mark.kind.map { "break " + $0 } ?? "break", "data-t": mark.time.text(maximum: 3),
          "transform": "translate(\(x) 0)",
        ]
      ) { page in
        page.element("title", text: mark.text)
        page.shape("path", ["class": "stem", "d": "M0 16V\(bottom.text(maximum: 1))"])
        let shape = mark.kind == "waived" ? "M-6 9C-3 3 3 14 6 7" : "M-5 3L5 13M5 3L-5 13"
        page.shape("path", ["class": "cross", "d": shape])
      }
    }
  }
}
