package import Model
internal import Text

/// A screenshot of the page at one time of a replay.
package struct KeptPicture: Equatable, Sendable {
  package var time: Instant
  /// The description of that time: `a finger lifts`.
  package var text: String
  /// Whether an invariant broke at that time.
  package var isViolation = false
  /// The PNG file in Base64.
  package var png: String

  package init(at time: Instant, _ text: String, png: String) {
    self.time = time
    self.text = text
    self.png = png
  }

  static let table = ResultsTable("a picture", Self(at: .zero, "", png: "")) { table in
    table.add("t", \.time, .time)
    table.add("at", \.text, .text)
    table.add("violation", formerly: "breaks", \.isViolation, .flag)
    table.add("png", \.png, .text)
    table.expect { picture in
      picture.png.utf8.allSatisfy(\.isBase64)
        ? nil : Objection(.value, "a picture that is not base64", expected: "a PNG in base64")
    }
  }

  /// The size of the PNG file in bytes.
  package var bytes: Int { png.utf8.count / 4 * 3 }
}

extension UInt8 {
  fileprivate var isBase64: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
