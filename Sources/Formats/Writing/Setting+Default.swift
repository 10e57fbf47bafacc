internal import Gesture

extension ViewScene {
  /// A view that has every policy and sets nothing.
  static let plain: ViewScene = {
    var view = ViewScene(
      id: "plain", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    view.layout.pages = 0
    view.layout.columns = 0
    view.layout.rows = 0
    view.snap = Snap(every: 0)
    view.wheel = Wheel(rows: 0, rowHeight: 0)
    view.refresh = Refresh(distance: 0, height: 0)
    view.tiles = Tiles(size: 0)
    return view
  }()
}

extension Setting {
  /// Whether a scene leaves this out because it says nothing new.
  var isDefault: Bool {
    switch self {
    case .contentWidth, .contentHeight, .pages, .columns, .rows, .snapEvery, .wheelRows,
      .wheelRowHeight, .refreshDistance, .refreshHeight, .tileSize:
      false
    default: Self.defaults.contains(self)
    }
  }

  /// Where the format's table has this setting, counted from its first.
  var rank: Int { Self.ranks[spelling.key] ?? 0 }

  private static let defaults = Set(ViewScene.plain.settings)

  private static let ranks = Dictionary(
    uniqueKeysWithValues: zip(ViewScene.plain.settings.map(\.spelling.key), 0...))
}

extension SettingSpelling {
  fileprivate var key: String { "\(element) \(attribute)" }
}
