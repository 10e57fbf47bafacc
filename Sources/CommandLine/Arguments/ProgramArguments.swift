internal import CProcess

/// The command line of this process, the name of the program first.
enum ProgramArguments {
  /// `CommandLine.arguments` reads /proc: without a free descriptor it is empty, and without /proc
  /// the program traps. So it is only the fallback on systems that pass the arguments to main
  /// alone.
  static let all: [String] = {
    var count: Int32 = 0
    guard let arguments = cprocess_arguments(&count) else { return CommandLine.arguments }
    return (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
  }()
}
