import FlickbookUIKit
import Testing
import UIKit

import struct Foundation.Data

// The code of Documentation/Guide/Apps.md. A test compares this file with the page.

@MainActor func appWindow(_ windowScene: UIWindowScene) -> FlickbookWindow {
  let window = FlickbookWindow(windowScene: windowScene)
  return window
}

final class AppWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    FlickbookSession.deliver(event, to: self) { super.sendEvent($0) }
  }
}

@MainActor func browseTheGallery(in window: FlickbookWindow, scroll: () -> Void) throws {
  let session = try FlickbookSession(window: window, title: "Browse the gallery")
  scroll()
  let verdict = session.finish()
  #expect(verdict.isHeld, "\(verdict)")
}

@MainActor final class UITestRecorder {
  private let session: FlickbookSession
  private let file: URL

  init(window: FlickbookWindow, file: URL) throws {
    session = try FlickbookSession(window: window, title: "A UI test")
    self.file = file
  }

  func finish() throws {
    let verdict = session.finish()
    try session.save(to: file)
    let text = "\(verdict.isHeld ? "held" : "not held")\n\(verdict)\n"
    try Data(text.utf8).write(to: file.appendingPathExtension("txt"), options: .atomic)
  }
}

@MainActor func turnTheGallery(
  in window: FlickbookWindow, page: @escaping () -> Int
) throws -> FlickbookSession {
  try FlickbookSession(window: window, title: "Turn the gallery") { view, readouts in
    if view.isPagingEnabled { readouts.page = Flick.PageNumber(page()) }
  } describe: { view, scene in
    guard view.isPagingEnabled else { return }
    scene.layout.onResize = .keepPage
    scene.shows = .page
  }
}

@MainActor func scrollToTheEnd(of list: UIScrollView, in session: FlickbookSession) {
  let end = Flick.Point(x: 0, y: 4000)
  session.request(.scrollTo(end), of: list, animated: true)
}
