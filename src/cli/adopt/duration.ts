const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
] as const;

/** A duration in the largest unit without a remainder. */
export interface WholeDuration {
  readonly amount: number;
  readonly unit: 'd' | 'h' | 'm' | 's';
}

/** Parses a whole number with an optional unit; the default is seconds. Undefined for other texts and for zero. */
export function wholeDuration(text: string): WholeDuration | undefined {
  const [, digits, letter = 's'] = /^([0-9]{1,12})([dhms])?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const seconds = Number(digits) * UNITS.find(([unit]) => unit === letter)![1];
  const found = UNITS.find(([, length]) => seconds > 0 && seconds % length === 0);
  return found && { amount: seconds / found[1], unit: found[0] };
}
