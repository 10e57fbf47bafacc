import Foundation
import TestSupport
import Testing

/// The memory for deep, huge and growing scenes does not grow with the number of gestures.
struct ConstantMemoryTests {
  private let folder = TemporaryFolder()

  private static let scenes = [
    "three levels": """
    <view id="page" x="0" y="0" width="320" height="568"><content width="320" height="9000"/></view>
    <view id="card" x="20" y="80" width="280" height="420" inside="page">
    <content width="280" height="900"/></view>
    <view id="list" x="20" y="60" width="240" height="240" inside="card">
    <content width="240" height="900"/></view>
    """,
    "a huge image": """
    <view id="map" x="0" y="0" width="320" height="568"><content width="100000" height="100000"/>
    <start x="50000" y="50000"/><tiles size="256" ring="1"/><shows tiles="true"/></view>
    """,
    "two wheels": """
    <view id="hours" x="0" y="264" width="160" height="216"><content width="160" height="1056"/>
    <snap every="44" axis="y" at="middle"/><wheel rows="24" row-height="44"/>
    <shows selection="true"/></view>
    <view id="minutes" x="160" y="264" width="160" height="216"><content width="160" height="2640"/>
    <snap every="44" axis="y" at="middle"/><wheel rows="60" row-height="44"/>
    <shows selection="true"/></view>
    """,
    "a growing table": """
    <view id="table" x="0" y="0" width="320" height="568"><content width="320" height="6600"/></view>
    """,
  ]

  @Test(arguments: ["three levels", "two wheels", "a huge image", "a growing table"])
  func `2000 flicks hold and need no more memory than 500`(_ name: String) throws {
    // On a busy machine, the memory of a run may be sampled for the last time before its peak, but
    // hardly in each of three runs.
    let few = try (0..<3).map { _ in try peak(name, flicks: 500) }.max() ?? 0
    let many = try peak(name, flicks: 2000)
    #expect(many - few < 4 << 20, "\(few >> 10) KiB for 500 flicks, \(many >> 10) for 2000")
  }

  private func peak(_ name: String, flicks: Int) throws -> Int {
    let path = folder / "\(flicks).xml"
    try write(name, flicks: flicks, to: path)
    let run = MeasuredRun("flickbook", ["check", path, "--engine", "ios"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    return run.peakMemory
  }

  /// The fingers and their x coordinates: one finger in the middle, or one finger on each of two
  /// wheels.
  private func fingers(_ name: String) -> [(Int, Int)] {
    name == "two wheels" ? [(1, 80), (2, 240)] : [(1, 160)]
  }

  /// Writes flicks that go up and down alternately. In `a growing table`, ten rows are added below,
  /// one by one, while the view coasts.
  private func write(_ name: String, flicks: Int, to path: String) throws {
    var lines = [
      "<recording xmlns=\"urn:flickbook:recording:1\" title=\"x\"><scene>",
      "<window width=\"320\" height=\"568\"/>\(Self.scenes[name] ?? "")</scene><timeline>",
    ]
    var height = 6600
    for flick in 0..<flicks {
      let start = flick * 400
      let (from, to) = flick % 2 == 0 ? (440, 300) : (300, 440)
      for k in 0...5 {
        let element = k == 0 ? "down" : k == 5 ? "up" : "move"
        let y = from + (to - from) * min(k, 4) / 4
        for (finger, x) in fingers(name) {
          lines.append(
            "<\(element) t=\"\(start + 10 * k)\" finger=\"\(finger)\" x=\"\(x)\" y=\"\(y)\"/>")
        }
      }
      guard name == "a growing table" else { continue }
      for k in 0..<10 {
        height += 44
        lines.append("<set t=\"\(start + 100 + 20 * k)\"><content height=\"\(height)\"/></set>")
      }
    }
    lines.append("</timeline></recording>")
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
