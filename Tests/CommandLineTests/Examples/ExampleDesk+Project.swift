import Foundation
import TestSupport

extension ExampleDesk {
  /// Creates a copy of the Flickbook repository, in which the examples of pages begin. Parts that
  /// commands may change are copied, all others are linked.
  func copyProject() throws {
    let copied = ["Recordings", "Examples"]
    try FileManager.default.createDirectory(
      atPath: around / "flickbook", withIntermediateDirectories: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: Corpus.root)
    for name in names where !name.hasPrefix(".") {
      if copied.contains(name) {
        try FileManager.default.copyItem(
          atPath: Corpus.absolute(name), toPath: around / "flickbook/\(name)")
      } else {
        around.link("flickbook/\(name)", to: Corpus.absolute(name))
      }
    }
  }

  /// Puts a program `adb` on the path that prints the output of an Android device for a swipe.
  func attachPhone() throws {
    around.put("#!/bin/sh\ncat <<'END'\n\(Self.getevent)END\n", as: "bin/adb")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: around / "bin/adb")
  }

  /// The output of `getevent -lp; getevent -lt` for a swipe.
  static let getevent =
    """
    add device 1: /dev/input/event2
      name:     "panel"
      events:
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0

    """ + swipe

  private static let swipe = [
    "EV_ABS       ABS_MT_TRACKING_ID   00000001", "EV_ABS       ABS_MT_POSITION_X    000000c8",
    "EV_ABS       ABS_MT_POSITION_Y    00000258", "EV_SYN       SYN_REPORT           00000000",
    "EV_ABS       ABS_MT_POSITION_Y    00000190", "EV_SYN       SYN_REPORT           00000000",
    "EV_ABS       ABS_MT_TRACKING_ID   ffffffff", "EV_SYN       SYN_REPORT           00000000",
  ].enumerated().map { "[     100.0\($0.offset)0000] /dev/input/event2: \($0.element)\n" }.joined()
}
