internal import Gesture
internal import Replay

extension Fault {
  /// Faults of engines that do too little: what is still offends no invariant about how things
  /// move.
  static let liveness = [
    Fault("drag-moves-content", "ignores every finger") { $0.dead },
    Fault("pinch-zooms", "is blind to a second finger") { $0.blindToASecondFinger },
    Fault("flick-coasts", "takes every lift for a touch that was taken away") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .touch(var touch) = moment.events[index].value, touch.phase == .up else {
            continue
          }
          touch.phase = .cancel
          moment.events[index].value = .touch(touch)
        }
      }
    },
    Fault("flick-turns-page", "turns no page") { $0.turningNoPage },
    Fault("tap-arrives", "swallows taps") { engine in
      engine.showing { frame, _ in
        frame.callbacks.removeAll { if case .tap = $0.kind { true } else { false } }
      }
    },
    Fault("request-arrives", "ignores its app") { engine in
      engine.hearing { moment in
        moment.events.removeAll { if case .ask = $0.value { true } else { false } }
      }
    },
    Fault("request-arrives", "shows the page after it") { engine in
      engine.asked {
        if case .page(let page) = $0 { .page(PageNumber(page.number + 1)) } else { $0 }
      }
    },
    Fault("set-offset-exact", "glides unasked") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .ask(var command) = moment.events[index].value else { continue }
          command.animated = true
          moment.events[index].value = .ask(command)
        }
      }
    },
    Fault(strong: "request-arrives", "stops a little beside", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      if lately.asked { lately.isOn = true }
      if lately.landed { lately.isOn = false }
      if lately.isOn {
        for view in frame.views.indices { frame.views[view].offset.y += strength * 0.25 }
      }
      lately.close(frame, at: time)
    },
    Fault("disabled-stands-still", "scrolls although it is disabled") {
      $0.misreading { $0.scroll.enabled = true }
    },
    Fault("seen-as-expected", "turns no page") { $0.turningNoPage },
    Fault(invariant: "seen-as-expected", name: "rests a little beside", hasStrength: true) {
      engine, strength in
      engine.showing { frame, _ in
        for view in frame.views.indices { frame.views[view].offset.x += strength * 0.25 }
      }
    },
  ]
}
