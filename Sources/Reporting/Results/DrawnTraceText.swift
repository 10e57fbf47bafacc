internal import Gesture

/// Scenes and traces as members of a row.
enum DrawnTraceText {
  static func members(_ scene: DrawnScene) -> JSONMembers {
    var line = JSONMembers()
    line.number("width", scene.window.size.width)
    line.number("height", scene.window.size.height)
    line.number("scale", scene.window.scale)
    line.text("orientation", scene.window.orientation.rawValue)
    line.list("views", scene.views, members)
    return line
  }

  private static func members(_ view: DrawnScene.View) -> JSONMembers {
    var line = JSONMembers()
    line.text("id", view.id)
    line.number("x", view.frame.origin.x)
    line.number("y", view.frame.origin.y)
    line.number("width", view.frame.size.width)
    line.number("height", view.frame.size.height)
    line.number("inside", view.inside.map { Double($0) })
    line.numbers("content", [view.content.width, view.content.height])
    line.numbers("page", view.page.map { [$0.width, $0.height] } ?? [])
    if let snap = view.snap {
      var members = JSONMembers()
      members.number("every", snap.every)
      members.number("origin", snap.origin)
      members.text("axis", snap.axis == .x ? "x" : "y")
      members.text("at", snap.at.rawValue)
      line.object("snap", members)
    }
    line.number("row", view.row)
    line.number("refresh", view.refresh)
    line.number("tile", view.tile)
    return line
  }

  static func members(_ trace: DrawnTrace) -> JSONMembers {
    var line = JSONMembers()
    line.number("hertz", trace.hertz)
    line.number("phase", trace.phase)
    line.raw("k", JSONText.string(ColumnText.text(trace.frames)))
    line.list("views", trace.views) { view in
      var line = JSONMembers()
      for (channel, column) in zip(DrawnTrace.Channel.allCases, view.columns) {
        line.text(channel.rawValue, ColumnText.text(column))
      }
      return line
    }
    line.list("fingers", trace.fingers) { finger in
      var line = JSONMembers()
      line.raw("finger", String(finger.number))
      line.text("end", finger.end.rawValue)
      line.text("t", ColumnText.text(finger.times))
      line.text("x", ColumnText.text(finger.x))
      line.text("y", ColumnText.text(finger.y))
      return line
    }
    line.list("events", trace.events) { event in
      var line = JSONMembers()
      line.number("t", event.time)
      line.count("line", event.line)
      line.text("say", event.words)
      line.numbers("window", event.window)
      line.numbers("keyboard", event.keyboard)
      return line
    }
    line.list("callbacks", trace.callbacks) { callback in
      var line = JSONMembers()
      line.number("t", callback.time)
      line.count("view", callback.view)
      line.text("say", callback.words)
      return line
    }
    return line
  }
}
