internal import Gesture
internal import Replay

extension Fault {
  /// Faults of forms, keyboards, turns and growing content.
  static let layout = [
    Fault("rotation-keeps-zoom", "forgets the zoom") { engine in
      engine.hearing { moment in
        if moment.events.contains(where: { $0.value.isTurn }) { moment.ask(.zoomTo(1)) }
      }
    },
    Fault(strong: "rotation-keeps-zoom", "zooms with every turn", Lately(), observe: Lately.follow)
    {
      lately, frame, time, strength in
      if lately.changed { lately.factor *= 1 + strength * 1e-3 }
      frame.views[0].zoom *= lately.factor
      lately.close(frame, at: time)
    },
    Fault("content-follows-viewport", "keeps its first layout") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        if lately.last.isEmpty { lately.last = frame.views }
        let first = lately.last[0]
        frame.views[0].content.width = first.content.width / first.zoom * frame.views[0].zoom
      }
    },
    Fault("content-follows-viewport", "forgets the tallest picture") {
      $0.misreading { $0.layout.images?.sizes.removeFirst() }
    },
    Fault(strong: "content-follows-viewport", "is a little wider") { view, strength in
      view.content.width += strength * max(0.25, 1e-6 * view.content.width)
    },
    Fault("growth-keeps-place", "lets growth above push") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .setting(var change) = moment.events[index].value else { continue }
          (change.above, change.left) = (0, 0)
          moment.events[index].value = .setting(change)
        }
      }
    },
    Fault(strong: "growth-keeps-place", "slips as it grows", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      if lately.changed { lately.shift.y += strength * 0.25 }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault("keyboard-inset-overlap", "does not hear the keyboard go") { engine in
      engine.hearing { moment in
        moment.events.removeAll { $0.value == .layout(.keyboard(.hidden)) }
      }
    },
    Fault("keyboard-inset-overlap", "makes no room") {
      $0.misreading { if $0.makesRoom { $0.keyboard?.avoids = .scroll } }
    },
    Fault(strong: "keyboard-inset-overlap", "makes a little more room") { view, strength in
      view.insets.bottom += strength * 0.25
      view.bounds.height -= strength * 0.25
    },
    Fault("keyboard-inset-overlap", "makes room before the keyboard is there") {
      $0.misreading { $0.keyboard?.follows = .will }
    },
    Fault("focused-field-visible", "does not scroll to the field") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .layout(.keyboard(.shown(let frame, _))) = moment.events[index].value else {
            continue
          }
          moment.events[index].value = .layout(.keyboard(.shown(frame: frame, field: nil)))
        }
      }
    },
    Fault(strong: "focused-field-visible", "stops a little short of it") { view, strength in
      if view.activity.isEmpty, view.offset.y > 0 { view.offset.y -= strength * 0.25 }
    },
  ]
}

extension InputEvent.Action {
  /// Whether the window turns.
  fileprivate var isTurn: Bool {
    if case .layout(.turn) = self { true } else { false }
  }
}

extension ViewScene {
  /// Whether it makes room for the keyboard.
  fileprivate var makesRoom: Bool { keyboard?.avoids == .shrink || keyboard?.avoids == .inset }
}
