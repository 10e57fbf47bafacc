internal import Gesture
internal import Replay

extension Fault {
  /// Faults of what an app shows beside its views, and hears of them.
  static let app = [
    Fault("tap-content-coords", "forgets the zoom") { engine in
      engine.showing { frame, _ in
        for index in frame.callbacks.indices {
          guard case .tap(let place) = frame.callbacks[index].kind else { continue }
          let zoom = frame.views[frame.callbacks[index].view].zoom
          frame.callbacks[index].kind = .tap(Point(x: place.x * zoom, y: place.y * zoom))
        }
      }
    },
    Fault(invariant: "tap-content-coords", name: "taps a little beside", hasStrength: true) {
      engine, strength in
      engine.showing { frame, _ in
        for index in frame.callbacks.indices {
          guard case .tap(let place) = frame.callbacks[index].kind else { continue }
          frame.callbacks[index].kind = .tap(Point(x: place.x + strength * 0.25, y: place.y))
        }
      }
    },
    Fault("tap-content-coords", "never takes a box off") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        lately.count = max(lately.count, frame.views[0].readouts.items ?? 0)
        if frame.views[0].readouts.items != nil { frame.views[0].readouts.items = lately.count }
      }
    },
    Fault("state-reading-matches", "sticks panning") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        if frame.views[0].readouts.status == .panning { lately.isOn = true }
        if lately.isOn { frame.views[0].readouts.status = .panning }
      }
    },
    Fault("state-reading-matches", "calls a coast panning") { view in
      if view.readouts.status != nil, view.activity.contains(.decelerating) {
        view.readouts.status = .panning
      }
    },
    Fault("offset-reading-matches", "prints the offset before") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, time in
        let before = lately.last.first?.offset
        lately.close(frame, at: time)
        if frame.views[0].readouts.offset != nil, let before {
          frame.views[0].readouts.offset = before
        }
      }
    },
    Fault(strong: "offset-reading-matches", "prints a little more") { view, strength in
      view.readouts.offset?.x += strength * 0.25
    },
    Fault("page-label-formula", "forgets the zoom") { view in
      guard view.readouts.page != nil else { return }
      let count = view.content.width / view.zoom / view.bounds.width
      let page = ((view.offset.x + view.bounds.width / 2) / view.bounds.width).rounded(.down) + 1
      view.readouts.page = PageNumber(Int(max(1, min(page, count))))
    },
    Fault("page-label-formula", "counts from the left") {
      $0.misreading { $0.layout.direction = .leftToRight }
    },
    Fault("page-label-formula", "goes stale with a turn") { engine in
      engine.faulty(Lately(), observe: Lately.follow) { lately, frame, time in
        if lately.changed { lately.isOn = true }
        if !lately.fingers.isEmpty { lately.isOn = false }
        if !lately.isOn { lately.count = frame.views[0].readouts.page?.number ?? 0 }
        if frame.views[0].readouts.page != nil {
          frame.views[0].readouts.page = PageNumber(lately.count)
        }
        lately.close(frame, at: time)
      }
    },
    Fault("page-label-in-range", "names a page after the last") { view in
      if view.offset.x > view.highest(.x) { view.readouts.page?.number += 1 }
    },
    Fault("reset-enabled-iff-zoomed", "is enabled from the first") { view in
      if view.readouts.reset != nil { view.readouts.reset = true }
    },
    Fault("reset-enabled-iff-zoomed", "stays enabled") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        if frame.views[0].readouts.reset == true { lately.isOn = true }
        if lately.isOn { frame.views[0].readouts.reset = true }
      }
    },
    Fault("start-index-modulo", "counts from the left") {
      $0.misreading { $0.layout.direction = .leftToRight }
    },
    Fault("start-index-modulo", "takes no modulo") {
      $0.misreading { view in
        view.start.item = view.start.item.map { max(1, min($0, view.layout.pages ?? 1)) }
      }
    },
    Fault(strong: "start-index-modulo", "starts beside its item") { view, strength in
      view.offset.x += strength * 0.25
    },
    Fault("picker-value-valid", "names the row after it") { $0.readouts.selection?.index += 1 },
    Fault("picker-value-valid", "ignores its latest row") {
      $0.misreading { $0.wheel?.valid = [] }
    },
    Fault("picker-value-valid", "hears of no other month") { $0.hearing { $0.dropValidRows() } },
    Fault("picker-value-valid", "stays on a day that the month has not") { engine in
      engine.faulty([Int: ClosedRange<Int>]()) { rows, moment in
        moment.dropValidRows { rows[$0] = $1 }
      } edit: { rows, frame, _ in
        for (view, rows) in rows {
          guard let row = frame.views[view].readouts.selection?.index else { continue }
          frame.views[view].readouts.selection?.index = min(
            max(row, rows.lowerBound), rows.upperBound)
        }
      }
    },
    Fault("drag-tracks-finger", "turns a wheel back as a minute passes") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        for index in frame.views.indices where frame.views[index].readouts.selection != nil {
          guard frame.views[index].activity.contains(.dragging) else { continue }
          lately.count += 1
          if lately.count > 12 { frame.views[index].offset.y -= 44 }
        }
      }
    },
    Fault("selection-reported-once", "reports every row twice") { engine in
      engine.showing { frame, _ in
        for callback in frame.callbacks {
          if case .select = callback.kind { frame.callbacks.append(callback) }
        }
      }
    },
    Fault("selection-reported-once", "answers the app") { engine in
      engine.showing { frame, _ in
        for index in frame.callbacks.indices
        where frame.callbacks[index].kind == .didEndScrollingAnimation {
          frame.callbacks.append(Callback(view: frame.callbacks[index].view, .select(0)))
        }
      }
    },
    Fault("visible-tiles-exact", "misses the last column") { view in
      if let tiles = view.readouts.tiles, tiles.lastColumn > tiles.firstColumn {
        view.readouts.tiles?.lastColumn -= 1
      }
    },
    Fault("visible-tiles-exact", "keeps what it has shown") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        guard let tiles = frame.views[0].readouts.tiles else { return }
        lately.count = max(lately.count, tiles.lastRow)
        frame.views[0].readouts.tiles?.lastRow = lately.count
      }
    },
    Fault("refresh-fires-once", "fires when it should not") {
      $0.misreading { view in
        let isCross = view.refresh?.fires == .cross
        view.refresh?.fires = isCross ? .release : .cross
      }
    },
    Fault("refresh-fires-once", "fires twice") { engine in
      engine.showing { frame, _ in
        for callback in frame.callbacks where callback.kind == .refresh {
          frame.callbacks.append(callback)
        }
      }
    },
    Fault("refresh-keeps-inset", "keeps the control's height") { engine in
      engine.asked { $0 == .endRefresh ? .stop : $0 }
    },
    Fault(strong: "refresh-keeps-inset", "leaves a gap above") { view, strength in
      view.insets.top += strength * 0.25
    },
  ]
}

extension Moment {
  /// Leaves out which rows of a wheel may be chosen from now on.
  fileprivate mutating func dropValidRows(
    _ note: (_ view: Int, _ rows: ClosedRange<Int>) -> Void = { _, _ in }
  ) {
    for index in events.indices {
      guard case .setting(var change) = events[index].value else { continue }
      change.settings.removeAll { setting in
        guard let rows = Setting.wheelValid.value(of: setting)?.first else { return false }
        note(change.view, rows)
        return true
      }
      events[index].value = .setting(change)
    }
  }
}
