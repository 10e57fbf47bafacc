internal import Gesture
internal import Replay

/// What was going on when an invariant broke: breaks with one cause have it in common, whatever
/// their numbers are.
struct Circumstance {
  /// What fingers, the app and the view were doing.
  let doing: Doing
  /// What kind of view it was.
  let kind: Kind

  enum Doing: String {
    case turn = "as the window turns"
    case frame = "as the view gets another frame"
    case keyboard = "as the keyboard changes"
    case setting = "as the app changes the view"
    case request = "as the app makes a request"
    case lift = "as a finger lifts"
    case cancel = "as a touch is cancelled"
    case landing = "as a finger comes down"
    case pinch = "while fingers pinch"
    case pull = "while a finger pulls past the edge"
    case drag = "while a finger drags"
    case hold = "while a finger stays down"
    case bounce = "while it bounces back"
    case zoom = "while its zoom changes by itself"
    case animation = "while it goes where the app asked"
    case coast = "while it coasts"
    case restAfterTurn = "at rest after a turn"
    case restAfterChange = "at rest after the app changed the view"
    case restAfterRequest = "at rest after a request"
    case restAfterPinch = "at rest after a pinch"
    case restAfterTouch = "at rest after a touch"
    case rest = "at rest"
  }

  enum Kind: String {
    case plain = ""
    case wheel = ", on a wheel"
    case pages = ", in pages"
    case cells = ", on cells"
    case enlarged = ", above its least zoom"
    case enlargedPages = ", in a page above its least zoom"
    case small = ", in content that fits"
    case inner = ", in a view inside another"
  }

  /// `while a finger drags, in pages`.
  var text: String { doing.rawValue + kind.rawValue }
}

extension Circumstance {
  init(_ facts: borrowing Facts) {
    doing = Doing(facts)
    kind = Kind(facts)
  }
}

extension Circumstance.Doing {
  /// What happened in the step comes first: it is the likeliest reason for what is shown after it.
  fileprivate init(_ facts: borrowing Facts) {
    let happened = facts.happened
    if happened.contains(.turn) {
      self = .turn
    } else if happened.contains(.frame) {
      self = .frame
    } else if happened.contains(.keyboard) {
      self = .keyboard
    } else if happened.contains(.setting) {
      self = .setting
    } else if happened.contains(.ask) {
      self = .request
    } else if happened.contains(.cancel) {
      self = .cancel
    } else if happened.contains(.up) {
      self = .lift
    } else if happened.contains(.down) {
      self = .landing
    } else if facts.fingers.count > 1 {
      self = .pinch
    } else if facts.fingers.count == 1 {
      self = Self(touched: facts)
    } else {
      self = facts.isAtRest ? Self(resting: facts.sinceRest) : Self(moving: facts)
    }
  }

  private init(touched facts: borrowing Facts) {
    if max(facts.overscroll.x, facts.overscroll.y) > facts.resolution {
      self = .pull
    } else {
      self = facts.happened.contains(.move) || facts.hasMoved ? .drag : .hold
    }
  }

  private init(moving facts: borrowing Facts) {
    if facts.now.zoom != facts.was.zoom {
      self = .zoom
    } else if facts.sinceRest.asks > 0, facts.sinceRest.ask?.animated == true {
      self = .animation
    } else {
      let isOutside = max(facts.wasOverscroll.x, facts.wasOverscroll.y) > facts.resolution
      self = isOutside ? .bounce : .coast
    }
  }

  private init(resting past: SinceRest) {
    switch past.happened {
    case let past where !past.isDisjoint(with: .turn | .frame): self = .restAfterTurn
    case let past where !past.isDisjoint(with: .setting | .keyboard): self = .restAfterChange
    case let past where past.contains(.ask): self = .restAfterRequest
    case _ where past.mostFingers > 1: self = .restAfterPinch
    default: self = past.happened.isDisjoint(with: .touch) ? .rest : .restAfterTouch
    }
  }
}

extension Circumstance.Kind {
  fileprivate init(_ facts: borrowing Facts) {
    let isEnlarged = facts.now.zoom > facts.now.minimumZoom
    if facts.scene.wheel != nil {
      self = .wheel
    } else if facts.scene.scroll.paging {
      self = isEnlarged ? .enlargedPages : .pages
    } else if facts.scene.snap != nil {
      self = .cells
    } else if isEnlarged {
      self = .enlarged
    } else if facts.room(.x) <= 0, facts.room(.y) <= 0 {
      self = .small
    } else {
      self = facts.scene.inside == nil ? .plain : .inner
    }
  }
}
