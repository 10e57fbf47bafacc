// The program that `make fuzz` runs: libFuzzer with one of Flickbook's readers.
//
// flickbook-fuzzing TARGET [FOLDER...] [-OPTION=VALUE...]

internal import FuzzTargets
internal import Platform

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The reader to fuzz. It is global because libFuzzer takes a function without a context.
nonisolated(unsafe) private var target = FuzzTarget.recording

private func add(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(Contradiction) {
    try target.read(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch { fatalError(error.description) }
  return 0
}

/// The function that libFuzzer calls with each input. `main` of libFuzzer requires it too, but is
/// not used.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  add(start, count)
}

/// The `main` of this program, under the symbol to which the package manager renames it.
@_cdecl("flickbook_fuzzing_main")
public func fuzzingMain(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  guard count > 1, let word = words[1], let wanted = FuzzTarget(rawValue: String(cString: word))
  else {
    let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    print("usage: flickbook-fuzzing TARGET [FOLDER...] [-OPTION=VALUE...]\ntargets: \(known)")
    return 2
  }
  target = wanted
  // libFuzzer gets only the arguments after the target.
  words[1] = words[0]
  var rest = words + 1
  var restCount = count - 1
  return runFuzzer(&restCount, &rest) { add($0, $1) }
}
