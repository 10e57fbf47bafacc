import Engines
import FlickbookUIKit
import Files
import Model
import Text
import TestSupport
import Testing
import UIKit

/// A session must not disturb the delegates of the app.
@MainActor @Suite(.serialized) struct DelegateTests {
  @Test func `the app's delegate receives exactly the calls that it implements`() throws {
    let recording = try Corpus.recording("Recordings/Centre/pinch-in-the-middle.xml")
    let played = try PlayedSession(recording, on: BuiltInEngines.ios)
    let app = played.delegates[0]
    #expect(app.scrolls > 3)
    #expect(app.zoomRequests > 0, "a method that the session does not record is forwarded")
    let proxy = try #require(played.simulation.views[0].delegate)
    #expect(proxy !== app)
    #expect(proxy.responds(to: "viewForZoomingInScrollView:"))
    #expect(!proxy.responds(to: "scrollViewShouldScrollToTop:"), "the app does not implement it")
    #expect(proxy.responds(to: "scrollViewDidZoom:"), "the session records it")
    played.session.finish()
    #expect(played.simulation.views[0].delegate === app, "it is given back")
  }

  @Test func `a delegate that the app sets later is kept`() throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let other = CountingDelegate()
    var isSet = false
    let played = try PlayedSession(recording, on: BuiltInEngines.ios) { simulation in
      if !isSet { simulation.views[0].delegate = other }
      isSet = true
    }
    #expect(other.scrolls > 10)
    #expect(played.session.finish().isHeld)
    #expect(played.simulation.views[0].delegate === other)
  }

  @Test func `a target that the app changes is recorded as the announced target`() throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let app = RetargetingDelegate()
    var isSet = false
    let played = try PlayedSession(recording, on: BuiltInEngines.ios) { simulation in
      if !isSet { simulation.views[0].delegate = app }
      isSet = true
    }
    let verdict = played.session.finish()
    #expect(app.count > 0)
    // The stand-in for UIKit ignores the target of the app, so an invariant is broken. Its text
    // contains the target.
    #expect(verdict.failures.contains { $0.invariant.name == "announced-target-is-the-rest" })
    #expect("\(verdict)".contains("12345"))
  }
}

@MainActor private final class RetargetingDelegate: NSObject, UIScrollViewDelegate {
  private(set) var count = 0

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    aSelector == "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    count += 1
    targetContentOffset.pointee.x = 12345
  }
}
