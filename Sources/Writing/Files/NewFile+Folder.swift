extension NewFile {
  /// Makes the folder that new files are to stand in, unless it is there; the one around it must be.
  package static func makeFolder(_ path: String) throws(WriteError) { try Folder.make(path) }
}
