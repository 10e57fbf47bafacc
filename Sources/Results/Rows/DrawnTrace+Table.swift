internal import Model
package import Text

extension DrawnScene {
  /// The scene in the form of a results file.
  package var json: JSONPiece { Self.table.json(self) }

  static let table = ResultsTable("a scene", Self(window: Window(size: .zero), views: [])) {
    table in
    table.add("width", \.window.size.width, .number)
    table.add("height", \.window.size.height, .number)
    table.add("scale", \.window.scale, .number)
    table.add("orientation", \.window.orientation, .word(else: .portrait))
    table.add("views", \.views, .list(View.table))
  }
}

extension DrawnScene.View {
  private static let blank = Self(
    id: "", frame: Rectangle(x: 0, y: 0, width: 0, height: 0), content: .zero)

  static let table = ResultsTable("a view", blank) { table in
    table.add("id", \.id, .textIfAny)
    table.add("x", \.frame.origin.x, .number)
    table.add("y", \.frame.origin.y, .number)
    table.add("width", \.frame.size.width, .number)
    table.add("height", \.frame.size.height, .number)
    table.add("inside", \.inside, .count)
    table.add("content", \.content, .size)
    table.add("page", \.page, .size)
    table.add("snap", \.snap, .object(Snap.table))
    table.add("row", \.row, .number)
    table.add("refresh", \.refresh, .number)
    table.add("tile", \.tile, .number)
  }
}

extension Snap {
  fileprivate static let table = ResultsTable("a snap", Snap(every: 0)) { table in
    table.add("every", \.every, .number)
    table.add("origin", \.origin, .number)
    let axis = "axis"
    table.add([axis], as: JSONSchema.word(["x", "y"]), isRequired: true) { snap, members in
      members.append((axis, snap.axis == .x ? "x" : "y"))
    } read: { (fields, snap) throws(Objection) in
      snap.axis = try fields.read(axis, .text) == "x" ? .x : .y
    }
    table.add("at", \.at, .word(else: .leading))
  }
}

extension DrawnTrace {
  /// The trace in the form of a results file.
  package var json: JSONPiece { Self.table.json(self) }

  static let table = ResultsTable("a trace", Self(hertz: 0, phase: 0, views: 0)) { table in
    table.add("hertz", \.hertz, .number)
    table.add("phase", \.phase, .number)
    table.add("k", \.frames, .column)
    table.add("views", \.views, .list(View.table))
    table.add("signals", \.signals, .list(Signal.table))
    table.add("fingers", \.fingers, .list(Finger.table))
    table.add("events", \.events, .list(Event.table))
    table.add("callbacks", \.callbacks, .list(Callback.table))
    table.expect { trace in
      guard trace.hertz > 0 else {
        return Objection(.value, "\(trace.hertz.text) hertz", expected: "more than 0")
      }
      let rows = trace.frames.count
      for (channel, column) in trace.views.flatMap({ zip(Channel.allCases, $0.columns) })
      where !column.isEmpty && column.count != rows {
        return Objection(
          .sense, "\(column.count) rows of \(channel.rawValue)", expected: "\(rows), as k has")
      }
      for signal in trace.signals where signal.values.count != rows {
        return Objection(
          .sense, "\(signal.values.count) rows of \(signal.formulaName.visible)",
          expected: "\(rows), as k has")
      }
      return nil
    }
  }
}

extension DrawnTrace.Signal {
  static let table = ResultsTable("a signal", Self(name: "")) { table in
    table.add("name", \.name, .text)
    table.add("values", \.values, .column)
    table.add("texts", \.texts, .texts)
    table.expect { signal in
      !signal.isText
        || signal.values.allSatisfy {
          $0 == DrawnTrace.unknown || signal.texts.indices.contains($0)
        } ? nil : Objection(.sense, "a signal with more than its \(signal.texts.count) texts")
    }
  }
}

extension DrawnTrace.View {
  static let table = ResultsTable("a view's columns", Self()) { table in
    for channel in DrawnTrace.Channel.allCases {
      table.add(
        channel.rawValue, formerly: channel.formerName, \.columns[channel.index], .columnIfAny)
    }
  }
}

extension DrawnTrace.Finger {
  static let table = ResultsTable("a finger", Self(number: 0)) { table in
    table.add("finger", \.number, .count)
    table.add("end", \.end, .word(else: .open))
    table.add("t", \.times, .column)
    table.add("x", \.x, .column)
    table.add("y", \.y, .column)
    table.expect { finger in
      finger.x.count == finger.times.count && finger.y.count == finger.times.count
        ? nil : Objection(.sense, "a finger whose columns are not equally long")
    }
  }
}

extension DrawnTrace.Event {
  static let table = ResultsTable("an event", Self(time: 0, line: 0, text: "")) { table in
    table.add("t", \.time, .number)
    table.add("line", \.line, .countIfAny)
    table.add("text", formerly: "say", \.text, .text)
    table.add("window", \.window, .numbers([0, 2]))
    table.add("keyboard", \.keyboard, .numbers([0, 4]))
  }
}

extension DrawnTrace.Callback {
  static let table = ResultsTable("a callback", Self(time: 0, view: 0, text: "")) { table in
    table.add("t", \.time, .number)
    table.add("view", \.view, .countIfAny)
    table.add("text", formerly: "say", \.text, .text)
  }
}
