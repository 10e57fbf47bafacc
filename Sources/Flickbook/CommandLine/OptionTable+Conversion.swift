internal import Formats

// What the verbs take that make recordings of other tools' files, and files for them.

extension Option {
  /// Of other tools; a time where a recording is cut.
  static let fromFormat = Option(
    "from", nil, .word("FORMAT", of: ImportFormat.allCases.map(\.rawValue)),
    summary: "what the files are",
    details: """
      evemu (evemu-record of Linux), getevent (getevent -t of Android), libinput (libinput record), \
      webdriver (W3C actions), webkit (event streams of WebKit), rrweb (sessions of web pages). \
      Without it that is guessed from what stands in them.
      """)

  static let toFormat = Option(
    "to", nil, .word("FORMAT", of: ExportFormat.allCases.map(\.rawValue)),
    summary: "what to write: evemu, webdriver or webkit")

  static let size = Option(
    "size", nil, .text("WxH"), summary: "the window in points: 390x844",
    details: """
      A touch screen is brought to this size. Without it a screen that says how large it is in \
      millimetres is brought to 163 points in an inch; one that says nothing at all needs it, and its \
      units are points.
      """)

  static let scene = Option(
    "scene", nil, .file("RECORDING"), summary: "the recording whose scene was touched",
    details: """
      Its window, views, tags and expectations become those of the new recordings. Without it the \
      scene is a list as wide as the window and ten times as high, and a note says so.
      """)

  static let device = Option(
    "device", nil, .text("DEVICE"), summary: "which of several touch screens, by node or name")

  static let fingerRate = Option(
    "finger-rate", nil,
    .number("HZ", 1...1000, expected: "a number of reports a second from 1 to 1000"),
    standard: "60", summary: "how often a finger is reported whose way is only described")

  static let screen = Option(
    "device", nil, .file("DEVICE"), summary: "the touch screen, such as /dev/input/event5",
    details: """
      Or a pipe or a file with the bytes of one elsewhere; - is stdin. Without it: the only touch screen \
      there is.
      """)

  static let like = Option(
    "like", nil, .file("FILE"), summary: "what evemu-describe says of the screen",
    details: "The beginning of what evemu-record writes, up to the first event, says the same.")

  static let captured = Option(
    "output", "o", .file("FILE"), summary: "a new file or a folder to record into; - for stdout",
    details:
      "Without it: stdout. A file that is there is not replaced; in a folder names are numbered.")

  static let lasting = Option("for", nil, .time("TIME"), summary: "end after so long: 10s")
}
