import Foundation
import TestSupport
import Testing

/// For every part that can be repeated in a file or on a command line, four times the count takes
/// about four times as long.
struct GrowthTests {
  private let folder = TemporaryFolder()

  @Test(arguments: GrowingParts.all)
  func `four times as many parts take at most eight times as long`(
    _ part: GrowingPart
  ) throws {
    // Seconds that do not depend on the count, and the noise of a busy machine.
    let floor = 0.1
    var ratios: [Double] = []
    for _ in 0..<3 {
      let few = try seconds(part, part.count)
      let many = try seconds(part, 4 * part.count)
      ratios.append((many - floor) / few)
      if (ratios.min() ?? 0) < 8 { return }
    }
    Issue.record("\(part) takes \(ratios) times as long")
  }

  private func seconds(_ part: GrowingPart, _ count: Int) throws -> Double {
    let location = "\(count)"
    var files = part.files(count)
    let words = part.words(count).map { $0.replacing("@", with: folder / location + "/") }
    for (name, text) in files { folder.put(text, as: "\(location)/\(name)") }
    files.removeAll()
    let run = MeasuredRun("flickbook", words)
    #expect(part.codes.contains(run.code), "\(run.errors.prefix(400))")
    return run.seconds
  }
}
