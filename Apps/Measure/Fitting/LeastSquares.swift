/// Fits a sum of up to four weighted functions to samples.
struct LeastSquares {
  let numbers: [Double]
  /// The sum of the squared residuals.
  let remains: Double
  /// The variances of the coefficients, if the variance of one sample is 1.
  let variances: [Double]
  let count: Int
  /// The correlation between each residual and the previous residual, from 0 to 0.9.
  private let likeness: Double

  /// - Parameter columns: The values of each function at each sample.
  init?(_ columns: [[Double]], _ values: [Double]) {
    let (size, count) = (columns.count, values.count)
    guard count >= size else { return nil }
    var matrix = [Double](repeating: 0, count: size * size)
    var right = [Double](repeating: 0, count: size)
    for row in 0..<size {
      for column in row..<size {
        var sum = 0.0
        for index in 0..<count { sum += columns[row][index] * columns[column][index] }
        matrix[row * size + column] = sum
        matrix[column * size + row] = sum
      }
      for index in 0..<count { right[row] += columns[row][index] * values[index] }
    }
    guard let inverse = Self.inverse(matrix, size) else { return nil }
    var numbers = [Double](repeating: 0, count: size)
    for row in 0..<size {
      for column in 0..<size { numbers[row] += inverse[row * size + column] * right[column] }
    }
    var (remains, alike, last) = (0.0, 0.0, 0.0)
    for index in 0..<count {
      var rest = values[index]
      for column in 0..<size { rest -= numbers[column] * columns[column][index] }
      remains += rest * rest
      alike += rest * last
      last = rest
    }
    self.numbers = numbers
    self.remains = remains
    likeness = remains > 0 ? max(0, min(alike / remains, 0.9)) : 0
    self.count = count
    variances = (0..<size).map { max(0, inverse[$0 * size + $0]) }
  }

  private static func inverse(_ matrix: [Double], _ size: Int) -> [Double]? {
    var (left, right) = (matrix, [Double](repeating: 0, count: size * size))
    for index in 0..<size { right[index * size + index] = 1 }
    for pivot in 0..<size {
      var best = pivot
      for row in pivot..<size
      where abs(left[row * size + pivot]) > abs(left[best * size + pivot]) { best = row }
      guard abs(left[best * size + pivot]) > 1e-300 else { return nil }
      for column in 0..<size {
        left.swapAt(pivot * size + column, best * size + column)
        right.swapAt(pivot * size + column, best * size + column)
      }
      let scale = 1 / left[pivot * size + pivot]
      for column in 0..<size {
        left[pivot * size + column] *= scale
        right[pivot * size + column] *= scale
      }
      for row in 0..<size where row != pivot {
        let share = left[row * size + pivot]
        for column in 0..<size {
          left[row * size + column] -= share * left[pivot * size + column]
          right[row * size + column] -= share * right[pivot * size + column]
        }
      }
    }
    return right
  }

  /// The root mean square of the residuals.
  var spread: Double { (remains / Double(max(1, count))).squareRoot() }

  /// The standard deviation of one sample after fitting a number of parameters. Correlated
  /// residuals, caused by rounding or by a wrong curve, count as fewer samples.
  func deviation(_ chosen: Int) -> Double {
    let share = (1 + likeness) / (1 - likeness)
    return (remains / Double(max(1, count - chosen)) * share).squareRoot()
  }
}
