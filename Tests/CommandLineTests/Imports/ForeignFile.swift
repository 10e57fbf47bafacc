import Exploration

/// A file as another tool writes it, with what the import must find in it.
struct ForeignFile {
  var text: String
  var reader: ForeignReader
  /// The number of the file's units per point.
  var units = (x: 1.0, y: 1.0)
  var suffix = "log"
  /// Options of `import`; `NAME` is replaced by the path of the file without its suffix.
  var options: [String] = []
  /// Texts that the warnings of the import must contain.
  var warnings: [String] = []
  /// Other files in the same folder.
  var beside: [String: String] = [:]
  var isUTF16 = false

  /// The size of the window in points.
  static let (width, height) = (400, 800)

  var bytes: [UInt8] {
    isUTF16 ? text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } : Array(text.utf8)
  }
}

/// The kinds of generated files.
enum ForeignKind: String, CaseIterable, Sendable {
  case evemuSlots, evemuLists, evemuButton, evemuSplit, geteventLabels, geteventNumbers,
    geteventWindows, libinput
  case webdriver, webkit, rrweb, maestro, appium, motionEvent

  func file(_ dice: inout SeededNumbers) -> ForeignFile {
    switch self {
    case .evemuSlots: EvdevFiles.evemuSlots(&dice)
    case .evemuLists: EvdevFiles.evemuLists(&dice)
    case .evemuButton: EvdevFiles.evemuButton(&dice)
    case .evemuSplit: EvdevFiles.evemuSplit(&dice)
    case .geteventLabels: GeteventFiles.labels(&dice)
    case .geteventNumbers: GeteventFiles.numbers(&dice)
    case .geteventWindows: GeteventFiles.windows(&dice)
    case .libinput: GeteventFiles.libinput(&dice)
    case .webdriver: ActionFiles.webdriver(&dice)
    case .appium: ActionFiles.appium(&dice)
    case .webkit: PageFiles.webkit(&dice)
    case .rrweb: PageFiles.rrweb(&dice)
    case .maestro: PhoneFiles.maestro(&dice)
    case .motionEvent: PhoneFiles.motionEvent(&dice)
    }
  }
}

/// One sample of a finger.
struct TouchSample {
  var phase: String
  /// The time in milliseconds.
  var time: Double
  var x: Double
  var y: Double
}

/// Collects samples into paths. A path is one finger from down to up.
struct TouchPaths {
  private(set) var all: [[TouchSample]] = []
  private var down: [String: Int] = [:]

  mutating func add(_ finger: String, _ phase: String, _ time: Double, _ x: Double, _ y: Double) {
    if phase == "down" {
      down[finger] = all.count
      all.append([])
    }
    guard let path = down[finger] else { return }
    all[path].append(TouchSample(phase: phase, time: time, x: x, y: y))
    if phase == "up" || phase == "cancel" { down[finger] = nil }
  }
}

/// The action of a finger at one time, in whole units of the file.
struct FingerAct {
  var finger: Int
  var phase: String
  var x: Int
  var y: Int
}

/// Generates fingers that move at random: times in microseconds, with at most one action of each
/// finger at each time.
func walk(
  _ dice: inout SeededNumbers, width: Int, height: Int, fingers: Int = 3, count: Int = 14
) -> [(time: Int, acts: [FingerAct])] {
  var (down, now, next) = ([(finger: Int, x: Int, y: Int)](), 0, 0)
  var frames: [(Int, [FingerAct])] = []
  for number in 0..<count {
    var acts: [FingerAct] = []
    for (finger, x, y) in down {
      let chance = dice.uniform(in: 0.0..<1.0)
      if chance < 0.15 || number == count - 1 {
        acts.append(FingerAct(finger: finger, phase: "up", x: x, y: y))
        down.removeAll { $0.finger == finger }
      } else if chance < 0.9, let index = down.firstIndex(where: { $0.finger == finger }) {
        let (dx, dy) = (dice.pick([-9, -4, 3, 7]) ?? 0, dice.pick([-30, -11, 12, 25]) ?? 0)
        down[index].x = min(max(x + dx, 0), width - 1)
        down[index].y = min(max(y + dy, 0), height - 1)
        acts.append(FingerAct(finger: finger, phase: "move", x: down[index].x, y: down[index].y))
      }
    }
    if number == 0 || dice.uniform(in: 0.0..<1.0) < 0.3, number < count - 1, down.count < fingers {
      let (x, y) = (dice.uniform(in: 0...width - 1), dice.uniform(in: 0...height - 1))
      down.append((next, x, y))
      acts.append(FingerAct(finger: next, phase: "down", x: x, y: y))
      next += 1
    }
    if !acts.isEmpty { frames.append((now, acts)) }
    now += dice.pick([7000, 8000, 16000, 33000, 250_000]) ?? 0
  }
  return frames
}
