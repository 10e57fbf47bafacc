internal import Gesture

extension LineText {
  /// A scene with every policy spelt out, so that nobody has to know a default.
  mutating func scene(_ scene: Scene) {
    object { line in
      line.key("window")
      line.object { line in
        line.key("width")
        line.number(scene.window.size.width)
        line.key("height")
        line.number(scene.window.size.height)
        line.key("scale")
        line.number(scene.window.scale)
        line.key("orientation")
        line.text(scene.window.orientation.rawValue)
      }
      line.key("views")
      line.list { line in for view in scene.views { line.view(view) } }
    }
  }

  private mutating func view(_ view: ViewScene) {
    object { line in
      line.key("id")
      line.text(view.id)
      line.key("frame")
      line.rectangle(view.frame)
      if let inside = view.inside {
        line.key("inside")
        line.whole(inside)
      }
      line.policies(view.settings)
      line.key("start")
      line.start(view.start)
      if let keyboard = view.keyboard {
        line.key("keyboard")
        line.object { line in
          line.key("avoids")
          line.text(keyboard.avoids.rawValue)
          line.key("fields")
          line.list { line in for field in keyboard.fields { line.rectangle(field) } }
        }
      }
      line.key("shows")
      line.list { line in
        for (shown, name) in ShownReadouts.names where view.shows.contains(shown) {
          line.text(name)
        }
      }
    }
  }

  /// Settings that stand side by side where they are of one element.
  private mutating func policies(_ settings: [Setting]) {
    var index = 0
    while index < settings.count {
      let policy = settings[index].row.policy
      key(policy.rawValue)
      object { line in
        while index < settings.count, settings[index].row.policy == policy {
          line.key(settings[index].row.attribute)
          line.value(settings[index].value)
          index += 1
        }
      }
    }
  }

  private mutating func start(_ start: Start) {
    object { line in
      if let x = start.x {
        line.key("x")
        line.number(x)
      }
      if let y = start.y {
        line.key("y")
        line.number(y)
      }
      if let zoom = start.zoom {
        line.key("zoom")
        line.number(zoom)
      }
      if let item = start.item {
        line.key("item")
        line.whole(item)
      }
    }
  }

  mutating func value(_ value: Setting.Value) {
    switch value {
    case .flag(let flag): self.flag(flag)
    case .word(let word): text(word)
    case .number(let number): self.number(number)
    case .whole(let number): whole(number)
    case .ranges(let ranges):
      list { line in
        for range in ranges {
          line.whole(range.lowerBound)
          line.whole(range.upperBound)
        }
      }
    }
  }

  mutating func rectangle(_ rectangle: Rectangle) {
    numbers([rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height])
  }
}

extension ShownReadouts {
  static let names: [(shown: ShownReadouts, name: String)] = [
    (.page, "page"), (.reset, "reset"), (.status, "status"), (.offset, "offset"),
    (.items, "items"), (.selection, "selection"), (.refreshing, "refreshing"), (.tiles, "tiles"),
  ]
}
