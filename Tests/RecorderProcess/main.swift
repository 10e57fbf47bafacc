import Writing

// Records until it is killed or writing fails: `recorder-process SEED PATH`.
if CommandLine.arguments.count == 3, let seed = UInt64(CommandLine.arguments[1]) {
  do { try recordWithoutEnd(seed: seed, to: CommandLine.arguments[2]) } catch {
    print("recorder-process: \(error)")
  }
} else {
  print("usage: recorder-process SEED PATH")
}
