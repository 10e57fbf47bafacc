internal import Model
internal import Replay

/// Callbacks arrive in a valid order. A drag begins, is about to end, and ends. If the view then
/// coasts, the coast begins once and ends once. Every zoom that begins also ends. At rest, every
/// motion that began has ended.
///
/// If this invariant is broken, a user sees a label that shows *scrolling* forever. React Native
/// lists omitted the end of the coast, reported it twice, or reported drags when the app itself
/// scrolled.
struct CallbackGrammar: ReplayInvariant {
  static let summary = "callbacks arrive in a valid order"
  static let interest: Interest = [.reported, .landed, .cameToRest]
  static let needs: Abilities = .callbacks
  static let holdsOfStillness = true
  private var word = Word()

  fileprivate enum Token: String, CaseIterable {
    case willBeginDragging, willEndDragging, didEndDragging
    case didEndDraggingToDecelerate = "didEndDragging(willDecelerate)"
    case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
    case willBeginZooming, didEndZooming
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // Several fingers may land and lift in one moment. The first touch precedes its callbacks;
    // further touches are inserted where the grammar needs them.
    var touches = facts.touchesBegun
    if touches > 0, facts.wereFingers.count == 0 {
      touch(facts, &tally)
      touches -= 1
    } else if touches == 0, facts.fingers.count > facts.wereFingers.count, word.position == .idle {
      // If a finger lands while a view around this view has taken another finger, a new touch of
      // this view begins.
      touches = 1
    }
    // If several fingers are on a view inside this view, a view around it may take the last finger,
    // even in the moment in which one of its own fingers lifts.
    let isHandedOver =
      touches == 0 && facts.wereFingers.count > 0 && facts.sequence.wasTouchedInside
      && facts.sequence.maxFingers > 1
    // A recorder that missed frames shows callbacks later than their touch. A touch of an unknown
    // view may be a touch of this view.
    var mayBeHandedOver = isHandedOver || facts.isBehindGap || facts.isOwnerUnknown
    for callback in facts.callbacks {
      guard let token = Token(callback.kind) else { continue }
      var next = word
      var holds = next.accept(token)
      let isTaken = mayBeHandedOver && token == .willBeginDragging && word.position == .idle
      if !holds, touches > 0 || isTaken {
        if isTaken { mayBeHandedOver = false } else { touches -= 1 }
        next = word
        holds = next.touch() && next.accept(token)
      }
      tally.check(holds, facts) { (word.mayFollow, token.rawValue) }
      word = next
    }
    if touches > 0, word.position != .dragging { touch(facts, &tally) }
    if facts.hasJustRested, facts.step.hadInput, !facts.isCreeping {
      tally.check(!word.isOpen, facts) {
        ("every motion that began to end before rest", word.open)
      }
    }
  }

  private mutating func touch(_ facts: borrowing Facts, _ tally: inout Tally) {
    let before = word
    tally.check(word.touch(), facts) {
      ("the end of the drag before the next touch", before.open)
    }
  }
}

/// The state of the automaton for the callbacks of one touch.
///
/// Their grammar is T (B E x)* (B E y b)? or T b. T is a touch, B the beginning of a drag, and E
/// the announcement that the drag will end. The drag then ends without a coast (x) or with a coast
/// (y), and b is the beginning of the coast. Ends of coasts and animations are also allowed after
/// the T and at the end.
private struct Word {
  var position = Position.idle
  var coasts = false
  var zooms = false

  enum Position {
    case idle, touched, dragging, ending, dragged, throwing
  }

  /// The callbacks that may come next, as text.
  var mayFollow: String {
    let tokens = CallbackGrammar.Token.allCases.filter { token in
      var next = self
      return next.accept(token)
    }
    return tokens.map { $0.rawValue }.joined(separator: " or ")
  }

  /// The motions that began but did not end, as text.
  var open: String {
    switch position {
    case .dragging: "a drag without willEndDragging"
    case .ending: "a drag without didEndDragging"
    case .throwing: "didEndDragging(true) without willBeginDecelerating"
    case .idle, .touched, .dragged:
      coasts ? "a coast without didEndDecelerating" : "a zoom without didEndZooming"
    }
  }

  /// Whether any motion began but did not end.
  var isOpen: Bool {
    coasts || zooms || position != .idle && position != .touched && position != .dragged
  }

  /// Accepts a touch; returns false if it is not allowed in this state.
  mutating func touch() -> Bool {
    defer { position = .touched }
    return position == .idle || position == .touched || position == .dragged
  }

  /// Accepts the next token; returns false if it is not allowed in this state.
  mutating func accept(_ token: CallbackGrammar.Token) -> Bool {
    switch token {
    case .willBeginZooming, .didEndZooming:
      defer { zooms = token == .willBeginZooming }
      return zooms != (token == .willBeginZooming)
    case .didEndScrollingAnimation: return rests()
    case .didEndDecelerating:
      defer { coasts = false }
      return rests() && coasts
    case .willBeginDecelerating:
      defer {
        coasts = true
        position = .idle
      }
      return !coasts && (position == .touched || position == .throwing)
    case .willBeginDragging:
      defer { position = .dragging }
      return position == .touched || position == .dragged
    case .willEndDragging:
      defer { position = .ending }
      return position == .dragging
    case .didEndDragging:
      defer { position = .dragged }
      return position == .ending
    case .didEndDraggingToDecelerate:
      defer { position = .throwing }
      return position == .ending
    }
  }

  /// Accepts the end of a coast or an animation, which is allowed after a touch and at the end.
  private mutating func rests() -> Bool {
    switch position {
    case .idle, .touched: return true
    case .dragged:
      position = .idle
      return true
    case .dragging, .ending, .throwing: return false
    }
  }
}

extension CallbackGrammar.Token {
  fileprivate init?(_ kind: Callback.Kind) {
    switch kind {
    case .willBeginDragging: self = .willBeginDragging
    case .willEndDragging: self = .willEndDragging
    case .didEndDragging(let coasts): self = coasts ? .didEndDraggingToDecelerate : .didEndDragging
    case .willBeginDecelerating: self = .willBeginDecelerating
    case .didEndDecelerating: self = .didEndDecelerating
    case .didEndScrollingAnimation: self = .didEndScrollingAnimation
    case .willBeginZooming: self = .willBeginZooming
    case .didEndZooming: self = .didEndZooming
    case .didScroll, .didZoom, .didScrollToTop, .tap, .valueChanged, .select, .refresh: return nil
    }
  }
}
