internal import Interchange
internal import Runs

// The options of verbs that convert between recordings and the files of other tools.

extension Option {
  static let inputFormat = Option(
    "input-format", nil, .word("FORMAT", of: ImportFormat.allCases.map(\.rawValue)),
    summary: "the format of the files",
    details: """
      evemu (evemu-record of Linux), getevent (getevent -t of Android), libinput (libinput \
      record), webdriver (W3C actions), webkit (event streams of WebKit), rrweb (sessions of web \
      pages), maestro (flows with points on the screen), appium (logs of servers 1 to 3), motionevent (MotionEvents that \
      logcat prints). Default: detected from the content.
      """)

  static let exportFormat = Option(
    "format", nil, .word("FORMAT", of: ExportFormat.allCases.map(\.rawValue)),
    summary: "the format to write")

  static let size = Option(
    "size", nil, .text("WxH"), summary: "the size of the window in points: 390x844",
    details: """
      The coordinates of a touch screen are scaled to this size. Without it, a screen that reports \
      its size in millimetres is scaled to 163 points per inch. Other screens need it.
      """)

  static let units = Option(
    "screen", nil, .text("WxH"), summary: "the size of the screen in its own units: 1080x2400",
    details: """
      For logs that do not contain the ranges of the axes, such as getevent without -p, and for \
      files in pixels. Device units are never interpreted as points: such a log needs --screen or \
      --like.
      """)

  static let likeScreen = Option(
    "like", nil, .file("FILE"), summary: "a description of the screen, for logs without one",
    details: """
      The output of evemu-describe or getevent -lp; a log that begins with it needs no other \
      description.
      """)

  static let clip = Option(
    "clip", summary: "move touches outside the window to its edge",
    details: "Without --clip or --grow they keep their positions, with a warning.")

  static let grow = Option(
    "grow", summary: "enlarge the window until it contains every touch",
    details:
      "The window grows to the right and downwards; touches left of it or above it keep their positions."
  )

  static let scene = Option(
    "scene", nil, .file("RECORDING"), summary: "the recording whose scene was touched",
    details: """
      The new recordings get its window, views, tags and expectations. Without it, the scene is a \
      list as wide as the window and ten times as high, and a note states this.
      """)

  static let device = Option(
    "device", nil, .text("DEVICE"), summary: "the touch screen to use, by node or name",
    details: "In the log of an Appium server, the id of the session to use.")

  static let view = Option(
    "view", nil, .text("VIEW"), summary: "the view that printed the MotionEvents",
    details: """
      VIEW is a part of the text that the log has before the event, such as the tag. Each view prints positions in its own \
      coordinates, so that views that disagree are never mixed.
      """)

  static let fingerRate = Option(
    "finger-rate", nil,
    .number("HZ", 1...1000, expected: "a number of reports per second from 1 to 1000"),
    standard: "60", summary: "the report rate of a finger when the file only describes its path")

  static let like = Option(
    "like", nil, .file("FILE"), summary: "the description of the screen by evemu-describe",
    details: "The beginning of an evemu-record log, up to the first event, is such a description.")

  static let precise = Option(
    "precise", summary: "with webdriver, let fingers rest and then move at once",
    details: """
      A driver adds positions of its own to a move that takes time. With --precise every move \
      takes 0 ms after a pause, so that the target receives only the recorded positions. Not every \
      driver accepts such moves.
      """)

  static let captured = Option(
    "output", "o", .output("FILE", .captured),
    summary: "a new file, or a folder, to record into; - for stdout",
    details: "Default: stdout. An existing file is not replaced; in a folder names are numbered.")

  static let lasting = Option("for", nil, .time("TIME"), summary: "stop after a time: 10s")
}
