internal import Model

extension LineText {
  /// Writes a scene with all policies, so that an engine needs no defaults.
  mutating func scene(_ scene: Scene) {
    object { line in
      line.object("window") { line in line.members(of: scene.window, Window.rows) }
      line.list("views") { line in for view in scene.views { line.view(view) } }
    }
  }

  private mutating func view(_ view: ViewScene) {
    object { line in
      line.member("id", view.id)
      line.member("frame", view.frame)
      line.member("inside", view.inside)
      line.policies(view.settings)
      line.object("start") { line in line.members(of: view.start, Start.rows) }
      if let keyboard = view.keyboard {
        line.object("keyboard") { line in
          line.members(of: keyboard, KeyboardPolicy.rows)
          line.list("fields") { line in
            for field in keyboard.fields { line.value(field.attributeValue) }
          }
        }
      }
      line.list("shows") { line in
        for row in ShownReadouts.rows where row.value(of: view.shows) == .flag(true) {
          line.word(row.name)
        }
      }
    }
  }

  /// Writes settings, grouped by element. Settings of the same element must be consecutive.
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

  /// Writes the members of a value with an attribute table.
  mutating func members<Whole>(of whole: Whole, _ rows: [AttributeRow<Whole>]) {
    for row in rows { member(row.name, row.value(of: whole)) }
  }

  mutating func value(_ value: AttributeValue) {
    switch value {
    case .flag(let flag): self.flag(flag)
    case .word(let word): text(word)
    case .number(let number): self.number(number)
    case .whole(let number): whole(number)
    case .numbers(let numbers): list { line in for number in numbers { line.number(number) } }
    case .wholes(let numbers): list { line in for number in numbers { line.whole(number) } }
    case .time(let time): self.time(time)
    case .quantity, .signals, .callbacks: text(value.text ?? "")
    case .ranges(let ranges):
      list { line in
        for range in ranges {
          line.whole(range.lowerBound)
          line.whole(range.upperBound)
        }
      }
    }
  }
}
