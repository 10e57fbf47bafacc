import Foundation
import TestSupport
import Testing

/// The same recording on the same engine gives the same bytes of steps, independent of build,
/// processor and load.
struct SameBytesTests {
  /// Simulates a processor without FMA and AVX2, for which libm has different code.
  private static let oldProcessor = [
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-AVX2_Usable,-FMA_Usable"
  ]
  private let folder = TemporaryFolder()

  /// Replays all recordings on three engines and saves the steps; returns the bytes of each saved
  /// file.
  private func steps(
    _ program: String, _ jobs: Int, _ environment: [String: String] = [:]
  ) throws -> [String: Data] {
    let kept = TemporaryFolder()
    let words = ["check", "Recordings", "-q", "-j", "\(jobs)", "--only", "rest-in-bounds"]
    let engines = ["ios", "android", "clamping"].flatMap { ["--engine", $0] }
    let run = try Program(at: program).run(
      words + engines + ["--keep-steps", kept / "steps", "--results", kept / "results.jsonl"],
      folder: Corpus.root, environment: environment)
    #expect([0, 3].contains(run.code), "\(run.errors)")
    let names = FileManager.default.enumerator(atPath: kept / "steps")?.allObjects ?? []
    var files: [String: Data] = [:]
    for name in names.compactMap({ $0 as? String }) {
      files[name] = FileManager.default.contents(atPath: kept / "steps/\(name)")
    }
    return files
  }

  private func expectSame(_ one: [String: Data], _ other: [String: Data], _ what: String) {
    let different = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
    #expect(different.isEmpty, "\(what): \(different.prefix(3))")
  }

  @Test func `debug and release builds, old processors and busy machines give the same steps`()
    throws
  {
    let release = Program.path(of: "flickbook")
    let first = try steps(release, 1)
    #expect(first.count >= 3 * 300, "\(first.count) files of steps")
    expectSame(first, try steps(release, 4), "four jobs")
    expectSame(first, try steps(release, 2, Self.oldProcessor), "release build, old processor")
    let debug = Corpus.absolute(".build/debug/flickbook")
    guard FileManager.default.isExecutableFile(atPath: debug), debug != release else {
      print("skipped: whether a debug build gives the same steps, no .build/debug/flickbook here")
      return
    }
    expectSame(first, try steps(debug, 2), "debug build")
    expectSame(first, try steps(debug, 2, Self.oldProcessor), "debug build, old processor")
  }
}
