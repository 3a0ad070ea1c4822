const UNITS = [['d', 86_400], ['h', 3600], ['m', 60], ['s', 1]] as const;

/** A length of time in the largest unit that leaves no rest. */
export interface WholeDuration {
  readonly amount: number;
  readonly unit: 'd' | 'h' | 'm' | 's';
}

/** A service tells seconds. Undefined for what is not one whole number with at most one unit, and for no time at all. */
export function wholeDuration(text: string): WholeDuration | undefined {
  const [, digits, letter = 's'] = /^([0-9]{1,12})([dhms])?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const seconds = Number(digits) * UNITS.find(([unit]) => unit === letter)![1];
  const found = UNITS.find(([, length]) => seconds > 0 && seconds % length === 0);
  return found && { amount: seconds / found[1], unit: found[0] };
}
