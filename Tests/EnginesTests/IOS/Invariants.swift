import Model
import Replay
import Testing

/// Messages about the violations of rules that every replay of one view must keep.
func faults(_ mix: Mix, _ glimpses: [Glimpse]) -> [String] {
  var faults: [String] = []
  func fault(_ what: String, _ glimpse: Glimpse) {
    faults.append("\(glimpse.time.text) ms \(glimpse.cause): \(what)")
  }
  var last: Glimpse?
  var fingers: [UInt8: Point] = [:]
  var scene = mix.scene.views[0]

  for glimpse in glimpses {
    let view = glimpse.view
    let numbers = [
      view.offset.x, view.offset.y, view.zoom, view.content.width, view.content.height,
      view.bounds.width, view.bounds.height, view.velocity?.x ?? 0, view.velocity?.y ?? 0,
    ]
    if !numbers.allSatisfy(\.isFinite) || view.zoom <= 0 { fault("not finite", glimpse) }
    let said = glimpse.callbacks.map(\.kind)
    if let last {
      if view.offset != last.view.offset, !said.contains(.didScroll) {
        fault("moved without saying so", glimpse)
      }
      if view.zoom != last.view.zoom, !said.contains(.didZoom) {
        fault("zoomed without saying so", glimpse)
      }
    }

    if glimpse.cause == .after {
      var path = 0.0
      var mayJump = false
      var before = fingers
      for action in glimpse.events {
        switch action {
        case .touch(let touch):
          if touch.phase != .down, let from = fingers[touch.finger] {
            path += abs(touch.point.x - from.x) + abs(touch.point.y - from.y)
          }
          before[touch.finger] = touch.point
          fingers[touch.finger] = touch.phase == .up || touch.phase == .cancel ? nil : touch.point
        case .request(let command):
          mayJump = mayJump || !command.animated
        case .layout(.keyboard): mayJump = mayJump || scene.zoom.limits == .fit
        case .layout: mayJump = true
        case .setting(let change):
          if change.above != 0 || change.left != 0 { mayJump = true }
          for setting in change.settings {
            switch setting {
            case Setting.zoomMinimum, Setting.zoomMaximum, Setting.contentWidth,
              Setting.contentHeight:
              mayJump = true
            default: break
            }
            scene.apply(setting)
          }
        default: break
        }
      }
      if let last, !mayJump {
        let zooms = view.zoom != last.view.zoom
        let moved = max(
          abs(view.offset.x - last.view.offset.x), abs(view.offset.y - last.view.offset.y))
        // A pinch moves the content by the change of zoom. At a release within 1/6 pt of the
        // target, the content jumps to the target; such a jump is invisible.
        if !zooms, moved > path + 1.0 / 6 { fault("jumped by \(moved), fingers \(path)", glimpse) }
        if path == 0, zooms { fault("zoomed without fingers", glimpse) }
      }
    } else if let last {
      let lapse = glimpse.time.seconds(since: last.time)
      for axis in Axis.allCases {
        let moved = abs(view.offset[axis] - last.view.offset[axis])
        let speed = max(
          abs(view.velocity?[axis] ?? 0), abs(last.view.velocity?[axis] ?? 0))
        // Between two frames an animation may be faster than at both frames, up to its maximum
        // speed.
        let animates =
          last.view.activity.contains(.animating) || view.activity.contains(.animating)
          || last.view.activity.contains(.zoomBouncing) || scene.snap != nil
        let maximum = animates ? speed * 3 + 30_000 : speed * 1.2 + 600
        if moved > maximum * lapse + 0.5 {
          fault("leapt by \(moved) in \(lapse) s at \(speed)", glimpse)
        }
      }
      if lapse == 0, view.offset != last.view.offset || view.zoom != last.view.zoom {
        fault("moved in no time", glimpse)
      }
    }
    if view.activity.contains(.tracking) != !fingers.isEmpty, fingers.isEmpty {
      fault("tracks nobody", glimpse)
    }
    last = glimpse
  }

  guard let rest = last else { return faults }
  if !rest.view.activity.isEmpty { fault("still says \(rest.view.activity)", rest) }
  let velocity = rest.view.velocity ?? Point(x: 1, y: 1)
  if velocity != .zero { fault("still goes \(velocity)", rest) }
  if rest.view.zoom < rest.view.minimumZoom || rest.view.zoom > rest.view.maximumZoom {
    fault("rests at zoom \(rest.view.zoom)", rest)
  }
  let mayStayOutside = mix.events.contains {
    if case .request(let command) = $0.action, case .scrollTo = command.request {
      return !command.animated
    }
    return false
  }
  for axis in Axis.allCases where !mayStayOutside {
    let offset = rest.view.offset[axis]
    if offset < rest.view.lowest(axis) - 1e-6 || offset > rest.view.highest(axis) + 1e-6 {
      fault("rests outside at \(offset)", rest)
    }
  }
  let word = callbackWord(glimpses)
  if !isGrammatical(word) { fault("says \(word)", rest) }
  return faults
}
