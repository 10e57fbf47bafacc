internal import Text

/// The JSON format of one type of object in a results file. Each key is defined once, by a row that
/// both writes and reads it.
struct ResultsTable<Record: Sendable>: Sendable {
  /// A description of the object for errors: `an invariant`.
  private let what: String
  /// The initial value, into a copy of which members are read.
  private let blank: Record
  private var rows: [Row] = []
  private var keys: [String] = []
  /// Keys of files of version 3 that have other names now.
  private var formerKeys: [String] = []
  /// The keys that identify a line as this type: those of the first row.
  private var marks: [String] = []
  private var check: @Sendable (Record) -> Objection? = { _ in nil }
  /// The schemas of the members, and the members that every object has.
  private var members: [(key: String, schema: JSONPiece)] = []
  private var required: [String] = []

  /// One key, or several that are only valid together.
  private struct Row: Sendable {
    let write: @Sendable (Record, inout JSONPiece.Members) -> Void
    let read: @Sendable (JSONFields, inout Record) throws(Objection) -> Void
  }

  init(_ what: String, _ blank: Record, _ fill: (inout Self) -> Void) {
    self.what = what
    self.blank = blank
    fill(&self)
  }

  /// Adds a row. Rows are written and read in the order in which they are added.
  ///
  /// - Parameter former: The key in files of version 3, if it was another one.
  mutating func add<Value>(
    _ key: String, formerly former: String? = nil,
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ value: ResultsValue<Value>
  ) {
    add([key], as: value.schema, isRequired: !value.isOptional) { record, members in
      members.append((key, value.json(record[keyPath: path])))
    } read: { (fields, record) throws(Objection) in
      let isFormer = former.map { fields[$0].value != nil } ?? false
      record[keyPath: path] = try fields.read(isFormer ? former ?? key : key, value)
    }
    if let former { formerKeys.append(former) }
  }

  /// Adds a row that is left out if there is no value.
  mutating func add<Value>(
    _ key: String, _ path: any WritableKeyPath<Record, Value?> & Sendable,
    _ value: ResultsValue<Value>
  ) {
    add(key, path, value.optional)
  }

  /// Adds keys that are only valid together.
  ///
  /// - Parameters:
  ///   - schema: The JSON schema of each of their values.
  ///   - isRequired: Whether every object has them.
  mutating func add(
    _ keys: [String], as schema: JSONPiece = [:], isRequired: Bool = false,
    write: @escaping @Sendable (Record, inout JSONPiece.Members) -> Void,
    read: @escaping @Sendable (JSONFields, inout Record) throws(Objection) -> Void
  ) {
    if marks.isEmpty { marks = keys }
    self.keys += keys
    members += keys.map { ($0, schema) }
    if isRequired { required += keys }
    rows.append(Row(write: write, read: read))
  }

  /// Adds a location in a file, which is left out if there is none.
  mutating func add(location path: any WritableKeyPath<Record, FileLocation> & Sendable) {
    let (line, column) = ("line", "column")
    add([line, column], as: JSONSchema.count) { record, members in
      let location = record[keyPath: path]
      guard location.line > 0 else { return }
      members += [(line, location.line.json), (column, location.column.json.ifAny)]
    } read: { (fields, record) throws(Objection) in
      let number = Int32(clamping: try fields.read(line, .countIfAny))
      record[keyPath: path] =
        number > 0
        ? FileLocation(line: number, column: Int32(clamping: try fields.read(column, .countIfAny)))
        : .nowhere
    }
  }

  /// Sets a check for records that were read.
  mutating func expect(_ check: @escaping @Sendable (Record) -> Objection?) { self.check = check }

  func json(_ record: Record) -> JSONPiece {
    var members: JSONPiece.Members = []
    for row in rows { row.write(record, &members) }
    return JSONPiece(members)
  }

  /// The JSON schema of the object: exactly these keys.
  var schema: JSONPiece { JSONSchema.object(members, required: required) }

  func isMarked(_ value: JSONValue) -> Bool { marks.contains { value[$0] != nil } }

  func read(_ value: JSONValue) throws(Objection) -> Record {
    let fields = try JSONFields(value, what, keys, former: formerKeys)
    var record = blank
    for row in rows { try row.read(fields, &record) }
    if let objection = check(record) { throw objection }
    return record
  }
}
