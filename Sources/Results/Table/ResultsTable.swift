internal import Text

/// The JSON format of one type of object in a results file. Each key is defined once, by a row of
/// the table that both writes and reads it.
struct ResultsTable<Record: Sendable>: Sendable {
  /// A description of the object for errors: `an invariant`.
  private let what: String
  /// The initial value. Members are read into a copy of it.
  private let blank: Record
  private var rows: [Row] = []
  private var keys: [String] = []
  /// Keys of version 3 that have other names now.
  private var formerKeys: [String] = []
  /// The keys of the first row, which identify the type of a line.
  private var marks: [String] = []
  private var check: @Sendable (Record) -> Objection? = { _ in nil }
  /// The schemas of all members; `required` are the keys that every object has.
  private var members: [(key: String, schema: JSONPiece)] = []
  private var required: [String] = []

  /// A row of the table: one key, or several keys that are only valid together.
  private struct Row: Sendable {
    let write: @Sendable (Record, inout JSONPiece.Members) -> Void
    let read: @Sendable (JSONFields, inout Record) throws(Objection) -> Void
  }

  init(_ what: String, _ blank: Record, _ fill: (inout Self) -> Void) {
    self.what = what
    self.blank = blank
    fill(&self)
  }

  /// Adds a row to the table. Members are written and read in the order of the rows.
  ///
  /// - Parameter former: The key in version 3, if it was different.
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

  /// Adds a row for an optional value. The member is omitted if the value is nil.
  mutating func add<Value>(
    _ key: String, _ path: any WritableKeyPath<Record, Value?> & Sendable,
    _ value: ResultsValue<Value>
  ) {
    add(key, path, value.optional)
  }

  /// Adds a row for keys that are only valid together.
  ///
  /// - Parameters:
  ///   - schema: The JSON schema of each key's value.
  ///   - isRequired: Whether every object has the keys.
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

  /// Adds rows for a location in a file. The members are omitted if there is no location.
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

  /// Sets a check that is called with each record after reading.
  mutating func expect(_ check: @escaping @Sendable (Record) -> Objection?) { self.check = check }

  func json(_ record: Record) -> JSONPiece {
    var members: JSONPiece.Members = []
    for row in rows { row.write(record, &members) }
    return JSONPiece(members)
  }

  /// The JSON schema of the object, which has only these keys.
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
