export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The exponent of `cost = factor * size ** exponent` that fits best, by least squares of the logarithms. */
export function exponentOf(points) {
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const mean = (pick) => logs.reduce((sum, log) => sum + pick(log), 0) / logs.length;
  const x = mean((log) => log.x);
  const y = mean((log) => log.y);
  const covariance = logs.reduce((sum, log) => sum + (log.x - x) * (log.y - y), 0);
  return covariance / logs.reduce((sum, log) => sum + (log.x - x) ** 2, 0);
}
