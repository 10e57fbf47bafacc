internal import Gesture

/// The app around one view, with those of its published faults that are on.
///
/// What such an app says of its view is a scene with the fault in it; what it does by itself is the
/// view's conduct; what it keeps in mind is here.
struct PublishedApp {
  let system: PublishedSystem?
  let faults: PublishedFaults
  var label = PublishedLabel()
  /// Where the canvas stood when its controls were laid out.
  var opening: ScrollPosition?
  var size = SizeMemory.known
  /// Whether a zoom has ever ended: the app of the gallery enables Reset before that.
  var hasZoomed = false

  /// Whether the size the image was last centred for was ever taken down.
  enum SizeMemory {
    case known, unset
    /// The view has moved since: the next layout takes it for a new size.
    case unsetAndMoved
  }

  init(_ scene: Scene, _ index: Int, _ switched: PublishedFaults) {
    let system = PublishedSystem(scene, index)
    var faults = PublishedFaults()
    for fault in system?.faults ?? [] where switched.contains(fault) {
      faults.insert(PublishedFaults(fault))
    }
    // Two states of one program: with both on, what is fitted once is the earlier.
    if system == .centre, faults.contains(.rawOffsetOnTurn), faults.contains(.unclampedCorrection) {
      let isEarlier = scene.views[index].zoom.limits == .fitOnce
      faults.remove(PublishedFaults(isEarlier ? .unclampedCorrection : .rawOffsetOnTurn))
    }
    self.system = system
    self.faults = faults
    label.isFromTheEdge = faults.contains(.labelFromTheEdge)
    label.isUnguarded = faults.contains(.unguardedLabel)
    label.waitsForScroll = faults.contains(.staleLabel)
    if faults.contains(.unsetSize) { size = .unset }
  }
}

extension PublishedApp {
  func has(_ fault: PublishedFault) -> Bool { faults.contains(fault) }

  var conduct: Conduct {
    var conduct: Conduct = []
    if has(.fitAboveMaximum) { conduct.insert(.fitMayCross) }
    if has(.zoomBeforeMaximum) { conduct.insert(.opensBeforeMaximum) }
    if has(.fixedPageSize) { conduct.insert(.pagesOfOneSize) }
    if has(.zoomLostOnTurn) { conduct.insert(.losesZoom) }
    if has(.unclampedCorrection) { conduct.insert(.correctsUnclamped) }
    if has(.tallPagesSnap) { conduct.insert(.turnsTallPages) }
    if has(.snapAtEveryLift) { conduct.insert(.snapsAtEveryLift) }
    if has(.snapPastTheLast) { conduct.insert(.snapsPastTheLast) }
    if has(.snapByRevealing) { conduct.insert(.snapsByRevealing) }
    return conduct
  }

  /// What the app says of its view.
  func declaring(_ view: ViewScene) -> ViewScene {
    var view = view
    if has(.barCountedTwice) { view.insets.top = PublishedBar.inset(view.insets.top) }
    if has(.rawOffsetOnTurn) { view.layout.onResize = .keepOffset }
    if has(.widthWaitsForKeyboard), view.layout.content == .fillWidth {
      view.layout.content = .fixed
      view.content.width = view.frame.size.width
    }
    return view
  }

  /// What the app makes of a setting it is to change.
  func declaring(_ setting: Setting, of view: ViewScene) -> Setting? {
    if has(.barCountedTwice), let inset = Setting.insetTop.value(of: setting) {
      return .insetTop(PublishedBar.inset(inset))
    }
    if has(.indicatorsCounted), let count = Setting.pages.value(of: setting) {
      return .pages(PublishedImages.count(ofImages: count, indicators: view.scroll.indicators))
    }
    let isIgnored =
      switch setting {
      case Setting.onResize: has(.rawOffsetOnTurn)
      case Setting.contentWidth, Setting.arrangement(.fillWidth): has(.widthWaitsForKeyboard)
      default: false
      }
    return isIgnored ? nil : setting
  }
}
