import Model
import Replay

/// Encodes the callbacks of a view as a string with these letters:
///
/// - T: the first finger comes down on the view.
/// - B: willBeginDragging; E: willEndDragging.
/// - x and y: didEndDragging without and with deceleration.
/// - b and e: the beginning and the end of a deceleration.
/// - a: the end of an animation.
/// - Z and z: the beginning and the end of a zoom.
func callbackWord(_ glimpses: [Glimpse], view: Int = 0) -> String {
  var word = ""
  var fingers = Set<UInt8>()
  // A touch belongs to the view if it was inside the frame that the view had when the finger came
  // down.
  var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
  for glimpse in glimpses {
    if glimpse.cause != .after { frame = glimpse.views[view].frame }
    var later = ""
    if glimpse.cause == .after {
      var lifts = false
      for case .touch(let touch) in glimpse.events {
        if touch.phase == .down {
          guard frame.contains(touch.point) else { continue }
          // If one finger lifts in the same moment in which another comes down, the first finger's
          // drag ends before the new touch.
          if fingers.isEmpty { if lifts { later += "T" } else { word += "T" } }
          fingers.insert(touch.finger)
        } else if touch.phase != .move {
          fingers.remove(touch.finger)
          lifts = true
        }
      }
    }
    for callback in glimpse.callbacks where callback.view == view {
      if case .didEndDecelerating = callback.kind {
        word += later
        later = ""
      }
      switch callback.kind {
      case .willBeginDragging: word += "B"
      case .willEndDragging: word += "E"
      case .didEndDragging(let decelerates): word += decelerates ? "y" : "x"
      case .willBeginDecelerating: word += "b"
      case .didEndDecelerating: word += "e"
      case .didEndScrollingAnimation: word += "a"
      case .willBeginZooming: word += "Z"
      case .didEndZooming: word += "z"
      default: break
      }
    }
    word += later
  }
  return word
}

/// Whether the callbacks follow the grammar of the invariant `callback-grammar`, for a trace that
/// ends at rest. After a touch that stopped a coasting view, the app may send a request before the
/// drag begins, so more than one end may follow the touch.
func isGrammatical(_ word: String) -> Bool {
  let zooms = word.filter { "Zz".contains($0) }
  let rest = word.filter { !"Zz".contains($0) }
  return zooms.wholeMatch(of: /(Zz)*/) != nil
    && rest.wholeMatch(of: /[ae]*(T[ea]*(b|(BEx)*(BEyb)?)[ea]*)*/) != nil
    && rest.filter { $0 == "b" }.count == rest.filter { $0 == "e" }.count
}
