extension String {
  /// The path with a name appended. The empty path is the current folder.
  package func appending(component name: some StringProtocol) -> String {
    isEmpty || hasSuffix("/") ? self + name : self + "/" + name
  }
}
