import Model
import Text

/// A session as lines that Tests/Android/org/flickbook/Play.java plays, and the state of the views
/// that the lines set.
struct Script {
  /// The state of a view of the stand-in for Android, in pixels.
  struct ViewPixels: Equatable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var content = (width: 0, height: 0)
    var offset = (x: 0, y: 0)

    static func == (one: Self, other: Self) -> Bool {
      one.x == other.x && one.y == other.y && one.width == other.width
        && one.height == other.height && one.content == other.content && one.offset == other.offset
    }
  }

  /// A pointer of a motion event: its identifier, and its position and major axis in pixels.
  struct Pointer {
    var id: Int
    var x: Float
    var y: Float
    var major: Float
  }

  /// The pointers at one time, which is in milliseconds.
  struct Sample {
    var milliseconds: Int
    var pointers: [Pointer]
  }

  /// The actions of Android's motion events, with Android's numbers.
  enum Action: Int {
    case down = 0
    case up = 1
    case move = 2
    case cancel = 3
    case pointerDown = 5
    case pointerUp = 6
  }

  private(set) var text = ""

  mutating func add(_ words: Any...) {
    text += words.map { "\($0)" }.joined(separator: " ") + "\n"
  }

  mutating func show(_ view: ViewPixels, _ index: Int, then: Bool = false) {
    add(
      then ? "then show" : "show", index, view.x, view.y, view.width, view.height,
      view.content.width, view.content.height, view.offset.x, view.offset.y, "false")
  }

  mutating func touch(_ action: Action, _ index: Int, _ samples: [Sample]) {
    let ids = samples[0].pointers.map { "\($0.id)" }
    var words = ["touch", "\(action.rawValue)", "\(index)", "\(ids.count)"] + ids
    for sample in samples {
      words.append("\(sample.milliseconds)")
      for pointer in sample.pointers {
        words += ["\(pointer.x)", "\(pointer.y)", "\(pointer.major)"]
      }
    }
    text += words.joined(separator: " ") + "\n"
  }
}
