package import Model
internal import Replay
internal import Results
internal import Text

extension Closeup {
  /// The steps as a table: the displayed values, the callbacks of the engine, and the replayed
  /// lines of the recording. A step before input is left out if it shows the same as the step
  /// above. Velocities are left out if there is no space, because the offsets also show them.
  package func table(of scene: Scene, hasActivity: Bool = true, _ look: PlotLook) -> [String] {
    let hasVelocity = steps.contains { step in
      shownViews.contains { step.frame.views[$0].velocity != nil }
    }
    let lines = table(of: scene, look, hasVelocity: hasVelocity, hasActivity: hasActivity)
    let fits = lines.allSatisfy { $0.count <= look.width }
    return fits || !hasVelocity
      ? lines : table(of: scene, look, hasVelocity: false, hasActivity: hasActivity)
  }

  private func table(
    of scene: Scene, _ look: PlotLook, hasVelocity: Bool, hasActivity: Bool
  ) -> [String] {
    let views = shownViews
    let steps = steps
    var columns: [TextTable.Column] = [.init("t ms", .right), .init("cause")]
    if scene.views.count > 1 { columns.append(.init("view")) }
    columns += [.init("x", .right), .init("y", .right), .init("zoom", .right)]
    if hasVelocity { columns.append(.init("pt/s", .right)) }
    if hasActivity { columns.append(.init("activity")) }
    columns += [.init("line", .right), .init("input; callbacks")]
    var table = TextTable(columns)
    for (index, step) in steps.enumerated() {
      if step.cause == .before, index > 0, step.frame.callbacks.isEmpty, index != nearest,
        step.frame.views == steps[index - 1].frame.views
      {
        continue
      }
      for view in views {
        let state = step.frame.views[view]
        let isFirst = view == views.first
        var cells = isFirst ? [step.time.rounded, step.cause.rawValue] : ["", ""]
        if scene.views.count > 1 {
          cells.append(scene.views[view].id.visible.clipped(to: 16, look))
        }
        cells += [
          state.offset.x.text(fractionDigits: 2), state.offset.y.text(fractionDigits: 2),
          state.zoom.text(maximum: 3),
        ]
        if hasVelocity { cells.append(state.velocity?.speeds ?? "") }
        if hasActivity { cells.append(state.activity.word) }
        cells += [isFirst ? step.lines : "", said(step, by: view, withInput: isFirst)]
        table.add(cells, isMarked: index == nearest && isFirst)
      }
    }
    return table.lines(look)
  }

  /// The views that move or have callbacks here, or else the first view.
  private var shownViews: [Int] {
    guard let first = steps.first?.frame.views else { return [] }
    let shown = first.indices.filter { view in
      steps.contains { step in
        step.frame.views[view].offset != first[view].offset
          || step.frame.views[view].zoom != first[view].zoom
          || step.frame.callbacks.contains { $0.view == view }
      }
    }
    return shown.isEmpty ? Array(first.indices.prefix(1)) : shown
  }

  private func said(_ step: Step, by view: Int, withInput: Bool) -> String {
    let input = withInput ? step.played.map(\.value.detail) : []
    let callbacks = step.frame.callbacks.filter { $0.view == view }.map(\.kind.text)
    return (input + [callbacks.joined(separator: " ")]).filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}

extension Sketch {
  /// The steps of a closeup as a table. It has no column for the activity if the engine does not
  /// report it.
  package func table(of closeup: Closeup, _ look: PlotLook) -> [String] {
    closeup.table(of: scene, hasActivity: reportsActivity, look)
  }
}

extension Step {
  /// The events since the previous step. A step before input contains events that are yet to come,
  /// so they are left out.
  fileprivate var played: [Located<InputEvent.Action>] { cause == .before ? [] : moment.events }

  /// The lines of these events in the recording: `25`, or `25-27`.
  fileprivate var lines: String {
    let lines = played.map(\.location.line).filter { $0 > 0 }
    guard let first = lines.min(), let last = lines.max() else { return "" }
    return first == last ? "\(first)" : "\(first)-\(last)"
  }
}

extension Point {
  /// The point as a velocity, in whole points per second.
  fileprivate var speeds: String { x.text(fractionDigits: 0) + "," + y.text(fractionDigits: 0) }
}
