import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Tests the inputs kept by `make fuzz`. Together they reach all the code of each reader that the
/// fuzzer has reached.
struct FuzzCorpusTests {
  private static func inputs(_ target: FuzzTarget) -> [URL] {
    let folder = Corpus.absolute("Tests/FuzzingTests/Corpus/\(target.rawValue)")
    let found = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `every kept input of the fuzzer is rejected with a message or read consistently`(
    _ target: FuzzTarget
  ) throws {
    let inputs = Self.inputs(target)
    #expect(inputs.count > 10)
    for input in inputs {
      let bytes = Array(try Data(contentsOf: input))
      do throws(Contradiction) {
        try target.read(bytes)
      } catch { Issue.record("\(input.path): \(error)") }
    }
  }
}
