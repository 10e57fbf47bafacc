internal import Model
internal import Results

/// A picture of the device at one time: the window, the visible content of the views, the keyboard
/// and the fingers.
///
/// The script moves the parts of the same picture to show any other time. It finds them by their
/// classes.
struct StageDrawing {
  let film: Film
  /// The replay of another engine on the same recording.
  let ghost: Film?
  let time: Double
  /// The prefix of the ids of the picture's elements, unique on the page.
  let id: String

  private static let margin = 14.0

  func draw(in page: inout Markup) {
    let scrollRange = film.scrollRange
    let margin = Self.margin
    // The device is centred in the picture in every orientation.
    let window = film.window(at: time)
    let box = [
      (window.width - scrollRange.width) / 2 - margin,
      (window.height - scrollRange.height) / 2 - margin,
      scrollRange.width + 2 * margin, scrollRange.height + 2 * margin,
    ].map { $0.text(maximum: 2) }.joined(separator: " ")
    page.element(
      "svg", ["class": "stage", "viewBox": box, "role": "img", "aria-label": text]
    ) { page in
      let case_ = Rectangle(x: -8, y: -8, width: window.width + 16, height: window.height + 16)
      page.rectangle(case_, "device", radius: 20)
      page.rectangle(Rectangle(x: 0, y: 0, width: window.width, height: window.height), "window")
      let row = film.shownRow(at: time)
      for view in film.scene.views.indices { draw(view, row, in: &page) }
      if let keyboard = film.keyboard(at: time) { page.rectangle(keyboard, "keyboard", radius: 4) }
      page.element("g", ["class": "fingers"]) { page in drawFingers(in: &page) }
    }
  }

  /// A description of the picture for screen readers.
  private var text: String {
    let row = film.shownRow(at: time)
    var parts = ["The window at \(time.text(maximum: 1)) ms"]
    for view in film.scene.views.indices {
      guard let x = film.value(.x, view, row), let y = film.value(.y, view, row) else { continue }
      let zoom = film.value(.zoom, view, row) ?? 1
      parts.append(
        "\(film.scene.views[view].id) at \(x.text(maximum: 1)), \(y.text(maximum: 1))"
          + (zoom == 1 ? "" : " zoom \(zoom.text(maximum: 2))"))
    }
    let fingers = FingerTrail.all(film.trace, at: time).count
    parts.append(fingers.counted("finger") + " down")
    return parts.joined(separator: "; ")
  }

  private func draw(_ view: Int, _ row: Int, in page: inout Markup) {
    let scene = film.scene.views[view]
    guard let sight = Sight(film, view, row) else { return }
    let cells = Cells(scene)
    let clip = "\(id)-\(view)"
    page.element(
      "g", ["class": "view", "data-view": String(view), "data-cells": cells?.numbers]
    ) { page in
      page.element("clipPath", ["id": clip]) { $0.rectangle(sight.clip(film), "clip") }
      page.element("g", ["clip-path": "url(#\(clip))"]) { page in
        page.rectangle(sight.frame, "outside")
        page.element("g", ["class": "content", "transform": sight.transform]) { page in
          let content = Rectangle(
            x: 0, y: 0, width: sight.content.width, height: sight.content.height)
          page.rectangle(content, "sheet")
          page.rectangle(content, "grid", fill: "url(#grid)")
          if scene.tile != nil {
            let tiles = LiveTiles(film, view, row)?.path ?? ""
            page.shape("path", ["class": "tiles", "d": tiles.isEmpty ? "M0 0" : tiles])
          }
          page.element("g", ["class": "cells"]) { page in
            draw(ContentMarks(cells, sight.cellSize(cells, in: film), sight), in: &page)
          }
        }
        if let ghost, let other = Sight(ghost, view, ghost.shownRow(at: time)) {
          let content = Rectangle(
            x: 0, y: 0, width: other.content.width, height: other.content.height)
          let marks = ContentMarks(cells, other.cellSize(cells, in: ghost), other)
          page.element("g", ["class": "ghost", "transform": other.transform]) { page in
            page.rectangle(content, "sheet")
            page.shape("path", ["class": "edge", "d": marks.rulings.joined()])
          }
        }
      }
      page.rectangle(sight.frame, "frame")
    }
  }

  private func draw(_ marks: ContentMarks, in page: inout Markup) {
    if !marks.edges.isEmpty { page.shape("path", ["class": "edge", "d": marks.edges.joined()]) }
    for label in marks.labels {
      page.element(
        "text",
        [
          "x": label.point.x.text(maximum: 1), "y": label.point.y.text(maximum: 1),
          "font-size": label.size.text(maximum: 1),
        ], text: label.text)
    }
  }

  private func drawFingers(in page: inout Markup) {
    for finger in FingerTrail.all(film.trace, at: time) {
      let points = finger.trail.map { "\($0.x.text(maximum: 1)),\($0.y.text(maximum: 1))" }
      page.shape("polyline", ["class": "trail", "points": points.joined(separator: " ")])
      page.shape(
        "circle",
        [
          "class": "finger", "cx": finger.point.x.text(maximum: 1),
          "cy": finger.point.y.text(maximum: 1), "r": "20",
        ])
    }
  }
}

extension Markup {
  fileprivate mutating func rectangle(
    _ frame: Rectangle, _ name: String, radius: Double? = nil, fill: String? = nil
  ) {
    shape(
      "rect",
      [
        "class": name, "x": frame.origin.x == 0 ? nil : frame.origin.x.text(maximum: 2),
        "y": frame.origin.y == 0 ? nil : frame.origin.y.text(maximum: 2),
        "width": max(0, frame.size.width).text(maximum: 2),
        "height": max(0, frame.size.height).text(maximum: 2), "rx": radius?.text(maximum: 2),
        "fill": fill,
      ])
  }
}
