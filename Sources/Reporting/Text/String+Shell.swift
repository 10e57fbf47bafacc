extension String {
  /// As it can be pasted into a shell: quoted where the shell would otherwise act on it.
  public var shellTyped: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "/.-_@+,:=%".utf8.contains(byte)
        }
      }
    if isPlain { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
