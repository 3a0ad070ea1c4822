/** One measurement, as a ratio or a size, with its limit. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'times' | 'MiB' | 'MB' | 's' | 'ms' | 'requests';
  readonly limit: number;
  /** What was compared, and how often. */
  readonly how: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
