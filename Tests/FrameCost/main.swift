import CountedAllocations
import FlickbookUIKit
import Model
import Text
import UIKit

// Prints the cost of a session of ten views at every frame: the allocations of 600 frames in the
// steady state, the allocations of a control that allocates, and the processor time of a frame in
// microseconds.

CADisplayLink.all = []
StandInClock.seconds = 2000
let window = FlickbookWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))
for index in 0..<10 {
  let view = UIScrollView(frame: CGRect(x: 0, y: Double(index) * 100, width: 400, height: 100))
  view.contentSize = CGSize(width: 400, height: 5000)
  window.addSubview(view)
}
let session = try FlickbookSession(window: window, title: "Ten views")
let views = window.subviews

/// Draws frames in which half of the views move. In every tenth frame, no view moves.
@MainActor func draw(_ frames: Range<Int>) {
  for frame in frames {
    for index in views.indices where index.isMultiple(of: 2) && !frame.isMultiple(of: 10) {
      views[index].layer.bounds.origin.y = Double(frame)
      if let view = views[index] as? UIScrollView { view.delegate?.scrollViewDidScroll(view) }
    }
    StandInClock.seconds = 2000 + Double(frame) / 60
    CADisplayLink.all[0].fire(StandInClock.seconds, StandInClock.seconds + 1 / 60)
  }
}

draw(1..<100)
var before = counted_allocations()
draw(100..<700)
let allocations = counted_allocations() - before
before = counted_allocations()
var lists: [[Int]] = []
for number in 0..<5 { lists.append([number, number]) }
let control = counted_allocations() - before

let start = processor_microseconds()
draw(700..<1700)
let microseconds = (processor_microseconds() - start) / 1000
print("allocations \(allocations)")
print("control \(control)")
print("microseconds \(microseconds)")
print("events \(session.recording.events.count), of \(lists.count) lists")
