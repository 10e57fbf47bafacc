internal import Model
internal import Replay

extension Fault.Quantity {
  /// Whether the quantity has a value along each axis.
  var hasAxes: Bool {
    switch self {
    case .offset, .velocity, .content, .bounds, .frame, .printedOffset, .indicatorStart,
      .indicatorLength:
      true
    default: false
    }
  }

  /// The elementary quantities of a combination; the sign is -1 if one shrinks when the combination
  /// grows.
  var parts: [(quantity: Fault.Quantity, axis: Axis?, sign: Double)] {
    switch self {
    case .enlargement: [(.zoom, nil, 1), (.content, .x, 1), (.content, .y, 1)]
    case .zoomAndMaximum: [(.zoom, nil, 1), (.maximumZoom, nil, 1)]
    case .zoomAndLimits: [(.zoom, nil, 1), (.minimumZoom, nil, 1), (.maximumZoom, nil, 1)]
    case .centre: [(.offset, .y, 1), (.insetTop, nil, -1), (.insetBottom, nil, 1)]
    case .coveredHeight: [(.insetBottom, nil, 1), (.bounds, .y, -1)]
    default: [(self, nil, 1)]
    }
  }
}

extension ViewState {
  /// The value of a quantity as a number: true is 1, and a status or an activity is its index or
  /// raw value. Nil if the view does not show the quantity, or if the quantity is a combination.
  subscript(_ quantity: Fault.Quantity, _ axis: Axis) -> Double? {
    get {
      switch quantity {
      case .offset: offset[axis]
      case .velocity: velocity?[axis]
      case .zoom: zoom
      case .minimumZoom: minimumZoom
      case .maximumZoom: maximumZoom
      case .content: content[axis]
      case .bounds: bounds[axis]
      case .frame: frame.origin[axis]
      case .insetTop: insets.top
      case .insetLeft: insets.left
      case .insetBottom: insets.bottom
      case .insetRight: insets.right
      case .activity: Double(activity.rawValue)
      case .enlargement, .zoomAndMaximum, .zoomAndLimits, .centre, .coveredHeight: nil
      default: readouts[quantity, axis]
      }
    }
    set {
      guard let newValue else {
        if quantity == .velocity { velocity = nil }
        return
      }
      switch quantity {
      case .offset: offset[axis] = newValue
      case .velocity: velocity?[axis] = newValue
      case .zoom: zoom = newValue
      case .minimumZoom: minimumZoom = newValue
      case .maximumZoom: maximumZoom = newValue
      case .content: content[axis] = newValue
      case .bounds: bounds[axis] = newValue
      case .frame: frame.origin[axis] = newValue
      case .insetTop: insets.top = newValue
      case .insetLeft: insets.left = newValue
      case .insetBottom: insets.bottom = newValue
      case .insetRight: insets.right = newValue
      case .activity: activity = Activity(rawValue: UInt8(exactly: newValue) ?? 0)
      case .enlargement, .zoomAndMaximum, .zoomAndLimits, .centre, .coveredHeight: break
      default: readouts[quantity, axis] = newValue
      }
    }
  }
}

extension Readouts {
  /// The value of a quantity that the app shows beside the view. Setting a quantity that is not
  /// shown has no effect.
  fileprivate subscript(_ quantity: Fault.Quantity, _ axis: Axis) -> Double? {
    get {
      switch quantity {
      case .page: page.map { Double($0.number) }
      case .items: items.map { Double($0) }
      case .selection: selection.map { Double($0.index) }
      case .reset: reset.map { $0 ? 1 : 0 }
      case .refreshing: refreshing.map { $0 ? 1 : 0 }
      case .status: status.flatMap { Status.allCases.firstIndex(of: $0) }.map { Double($0) }
      case .printedOffset: offset?[axis]
      case .header: header.map { Double($0.section) }
      case .headerTop: header?.top
      case .keyboard: keyboard
      case .firstRow: rows.map { Double($0.first) }
      case .lastRow: rows.map { Double($0.last) }
      case .tileLevel: tiles.map { Double($0.level) }
      case .firstTileColumn: tiles.map { Double($0.firstColumn) }
      case .lastTileColumn: tiles.map { Double($0.lastColumn) }
      case .lastTileRow: tiles.map { Double($0.lastRow) }
      case .indicatorStart: shown(axis)?.start[axis]
      case .indicatorLength: shown(axis)?.length[axis]
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch quantity {
      case .reset: reset = newValue != 0
      case .refreshing: refreshing = newValue != 0
      case .printedOffset: offset?[axis] = newValue
      case .headerTop: header?.top = newValue
      case .keyboard: keyboard = newValue
      case .indicatorStart: indicators?.start[axis] = newValue
      case .indicatorLength: indicators?.length[axis] = newValue
      default: if let whole = Int(exactly: newValue) { count(quantity, as: whole) }
      }
    }
  }

  /// Sets a quantity that is a count or an index.
  private mutating func count(_ quantity: Fault.Quantity, as number: Int) {
    switch quantity {
    case .page: page = PageNumber(number)
    case .items: items = number
    case .selection: selection = RowIndex(number)
    case .status:
      guard Status.allCases.indices.contains(number) else { return }
      status = Status.allCases[number]
    case .header: header?.section = number
    case .firstRow: rows?.first = number
    case .lastRow: rows?.last = number
    case .tileLevel: tiles?.level = number
    case .firstTileColumn: tiles?.firstColumn = number
    case .lastTileColumn: tiles?.lastColumn = number
    case .lastTileRow: tiles?.lastRow = number
    default: break
    }
  }

  /// The indicators, if the indicator along an axis is shown.
  private func shown(_ axis: Axis) -> ScrollIndicators? {
    indicators.flatMap { $0.length[axis] > 0 ? $0 : nil }
  }
}
