internal import CProcess

/// The command line of this process. The first element is the name of the program.
enum ProgramArguments {
  /// The arguments. `CommandLine.arguments` is only used on systems that pass the arguments to main
  /// alone: it reads /proc, so it is empty without a free descriptor, and traps without /proc.
  static let all: [String] = {
    var count: Int32 = 0
    guard let arguments = cprocess_arguments(&count) else { return CommandLine.arguments }
    return (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
  }()
}
