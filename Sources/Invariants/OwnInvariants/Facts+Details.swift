internal import Formulas
internal import Model
internal import Replay

// The values of a view besides its position, for formulas about tables, tiles, forms and lifts.

extension Facts {
  /// The value of a signal; NaN if the value is unknown or not reported.
  func detail(_ signal: Signal) -> Double {
    switch signal {
    case .frameWidth: now.frame.size.width
    case .frameHeight: now.frame.size.height
    case .declaredTop: scene.insets.top
    case .declaredLeft: scene.insets.left
    case .declaredBottom: scene.insets.bottom
    case .declaredRight: scene.insets.right
    case .keyboardInset: covered != 0 && scene.keyboard?.avoids == .inset ? covered : 0
    case .refreshInset: refreshInset
    case .keyboardTop: now.readouts.keyboard ?? .nan
    case .field: focus.map { Double($0.index) } ?? .nan
    case .fieldX: (focus?.frame.origin.x).map { $0 * now.zoom } ?? .nan
    case .fieldY: (focus?.frame.origin.y).map { $0 * now.zoom } ?? .nan
    case .fieldWidth: (focus?.frame.size.width).map { $0 * now.zoom } ?? .nan
    case .fieldHeight: (focus?.frame.size.height).map { $0 * now.zoom } ?? .nan
    case .section: now.readouts.header.map { Double($0.section) } ?? .nan
    case .sectionTop: now.readouts.header?.top ?? .nan
    case .firstRow: now.readouts.rows.map { Double($0.first) } ?? .nan
    case .lastRow: now.readouts.rows.map { Double($0.last) } ?? .nan
    case .tileLevel: now.readouts.tiles.map { Double($0.level) } ?? .nan
    case .firstTileColumn: now.readouts.tiles.map { Double($0.firstColumn) } ?? .nan
    case .firstTileRow: now.readouts.tiles.map { Double($0.firstRow) } ?? .nan
    case .lastTileColumn: now.readouts.tiles.map { Double($0.lastColumn) } ?? .nan
    case .lastTileRow: now.readouts.tiles.map { Double($0.lastRow) } ?? .nan
    case .indicatorX: now.readouts.indicators?.start.x ?? .nan
    case .indicatorY: now.readouts.indicators?.start.y ?? .nan
    case .indicatorWidth: now.readouts.indicators?.length.width ?? .nan
    case .indicatorHeight: now.readouts.indicators?.length.height ?? .nan
    case .announcedX: announcement?.target.x ?? .nan
    case .announcedY: announcement?.target.y ?? .nan
    case .announcedVelocityX: announcement?.velocity.x ?? .nan
    case .announcedVelocityY: announcement?.velocity.y ?? .nan
    case .depth: Double(depth)
    default: .nan
    }
  }

  private var refreshInset: Double {
    guard let refresh = scene.refresh else { return 0 }
    return now.readouts.refreshing.map { $0 ? refresh.height : 0 } ?? .nan
  }

  /// The focused field, if the keyboard is shown for a field of this view.
  private var focus: (index: Int, frame: Rectangle)? {
    guard case .shown(_, let index?) = keyboard.current,
      let fields = scene.keyboard?.fields, fields.indices.contains(index)
    else { return nil }
    return (index, fields[index])
  }

  /// The velocity and the target that a callback of this step announces.
  private var announcement: (velocity: Point, target: Point)? {
    for index in callbacks.indices {
      if case .willEndDragging(let velocity, let target) = callbacks[index].kind {
        return (velocity, target)
      }
    }
    return nil
  }

  private var depth: Int { outer.map { $0.depth + 1 } ?? 0 }
}
