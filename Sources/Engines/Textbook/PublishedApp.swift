internal import Model
internal import Replay
internal import Text

/// The app around one view, with the published faults that are enabled.
///
/// Such an app observes its view like any other app, and acts on it by the same means: it declares
/// a scene that contains the fault, changes settings, requests offsets, and shows app signals.
struct PublishedApp {
  let index: Int
  let system: PublishedSystem?
  let faults: PublishedFaults
  /// The declared properties of the view, after the changes so far.
  var view: ViewScene
  var label = PublishedLabel()
  var overlap = PublishedOverlap()
  /// The position at which the view was first shown.
  var opening: ScrollPosition?
  var size = SizeMemory.known
  /// Whether a zoom has ever ended. With `resetAtOpening`, Reset is enabled until a zoom ends.
  var hasZoomed = false
  /// Whether the view still has the zoom limits of its opening, with a minimum of 1.
  var isOpening = false
  /// Whether the view stopped and its cell has not yet been moved to the middle.
  var owesSnap = false

  /// Whether the size for which the image was last centred has ever been stored.
  enum SizeMemory {
    case known, unset
    /// The size was never stored and the view has moved: the next layout treats the size as new.
    case unsetAndMoved
  }

  init(_ scene: Scene, _ index: Int, _ switched: PublishedFaults) {
    let system = PublishedSystem(scene, index)
    var faults = PublishedFaults()
    for fault in system?.faults ?? [] where switched.contains(fault) {
      faults.insert(PublishedFaults(fault))
    }
    // The two faults are from two versions of the same program. If both are enabled, a scene that
    // is fitted once has the fault of the earlier version.
    if system == .centre, faults.contains(.rawOffsetOnTurn), faults.contains(.unclampedCorrection) {
      let isEarlier = scene.views[index].zoom.limits == .fitOnce
      faults.remove(PublishedFaults(isEarlier ? .unclampedCorrection : .rawOffsetOnTurn))
    }
    self.index = index
    self.system = system
    self.faults = faults
    view = scene.views[index]
    label.isFromTheEdge = faults.contains(.labelFromTheEdge)
    label.isUnguarded = faults.contains(.unguardedLabel)
    label.waitsForScroll = faults.contains(.staleLabel)
    if faults.contains(.unsetSize) { size = .unset }
    isOpening = faults.contains(.zoomBeforeMaximum) && view.start.zoom == nil && minZoom > 1
  }

  func has(_ fault: PublishedFault) -> Bool { faults.contains(fault) }

  /// Whether the pages have the same size on every screen.
  var hasFixedPages: Bool { has(.fixedPageSize) && view.layout.content == .pages }

  /// The properties of the view as the app declares them, including faults.
  var declared: ViewScene {
    var view = view
    if has(.barCountedTwice) { view.insets.top = PublishedBar.inset(view.insets.top) }
    if has(.rawOffsetOnTurn) { view.layout.onResize = .keepOffset }
    if has(.widthWaitsForKeyboard), view.layout.content == .fillWidth {
      view.layout.content = .fixed
      view.content.width = view.frame.size.width
    }
    if hasFixedPages {
      view.layout.content = .fixed
      view.content = PublishedImages.size(ofImages: view.layout.pages ?? 1)
    }
    if let snap = view.snap, has(.opensOnNoNumber), view.start.offset(snap.axis) == nil {
      view.start.setOffset(0, snap.axis)
    }
    if has(.snapByRevealing) { view.snap = nil }
    if isOpening { view.start.zoom = 1 }
    for setting in zoomSettings { view.apply(setting) }
    return view
  }

  /// The setting that the app applies instead of a recorded setting; nil if the app ignores the
  /// setting.
  func declaring(_ setting: Setting) -> Setting? {
    if has(.barCountedTwice), let inset = Setting.insetTop.value(of: setting) {
      return .insetTop(PublishedBar.inset(inset))
    }
    if let images = Setting.pages.value(of: setting) {
      let count =
        has(.indicatorsCounted)
        ? PublishedImages.count(ofImages: images, indicators: view.scroll.indicators) : images
      return hasFixedPages
        ? .contentWidth(PublishedImages.size(ofImages: count).width) : .pages(count)
    }
    let isIgnored =
      switch setting {
      case Setting.onResize: has(.rawOffsetOnTurn)
      case Setting.contentWidth, Setting.arrangement(.fillWidth): has(.widthWaitsForKeyboard)
      default: setting.row.policy == .snap && has(.snapByRevealing)
      }
    return isIgnored ? nil : setting
  }

  /// The minimum zoom as the app computes it.
  var minZoom: Double {
    var view = view
    if has(.fitAboveMaximum) { view.zoom.maximum = .infinity }
    return view.zoomRange(in: view.frame.size).minimum
  }

  private var zoomSettings: [Setting] {
    [
      .zoomLimits(isOpening ? .fixed : view.zoom.limits),
      .zoomMinimum(isOpening ? 1 : view.zoom.minimum),
      .zoomMaximum(has(.fitAboveMaximum) ? max(view.zoom.maximum, minZoom) : view.zoom.maximum),
    ]
  }

  /// The actions before a rotation with `zoomLostOnTurn`: the zoom is limited to 1 until the
  /// rotation is over, and the offset is kept.
  func preparation(for moment: Moment, showing state: ViewState) -> [InputEvent.Action] {
    guard has(.zoomLostOnTurn), state.zoom != 1, let frame = moment.frame(of: index),
      frame.size != view.frame.size
    else { return [] }
    return [
      .setting(SettingChange(view: index, [.zoomMinimum(1), .zoomMaximum(1)])),
      .request(Command(view: index, .scrollTo(state.offset))),
    ]
  }

  /// The setting of the zoom limits that apply from now on, if they may have changed.
  mutating func limits(after moment: Moment) -> [InputEvent.Action] {
    let hasOpened = isOpening
    isOpening = false
    let isLaidOut = (has(.fitAboveMaximum) || has(.zoomLostOnTurn)) && moment.isOfTheApp
    guard hasOpened || isLaidOut else { return [] }
    return [.setting(SettingChange(view: index, zoomSettings))]
  }
}

extension Start {
  func offset(_ axis: Axis) -> Double? { axis == .x ? x : y }

  mutating func setOffset(_ offset: Double, _ axis: Axis) {
    if axis == .x { x = offset } else { y = offset }
  }
}

extension Moment {
  /// The last frame of a view in this moment; nil if there is none.
  fileprivate func frame(of view: Int) -> Rectangle? {
    var last: Rectangle?
    for event in events {
      guard case .layout(let change) = event.value else { continue }
      for frame in change.frames where frame.view == view { last = frame.frame }
    }
    return last
  }

  /// Whether the moment contains an event other than a touch.
  fileprivate var isOfTheApp: Bool {
    events.contains { if case .touch = $0.value { false } else { true } }
  }
}
