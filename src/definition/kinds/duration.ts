import { decimalKey } from './number';
import { ExactNumber } from '../value';

const UNITS: readonly (readonly [unit: string, milliseconds: bigint])[] = [
  ['d', 86_400_000n], ['h', 3_600_000n], ['m', 60_000n], ['s', 1_000n], ['ms', 1n],
];
const NUMBER = '\\d+(?:\\.\\d+)?';
/** Each unit at most once, from the largest to the smallest. */
const UNITED = new RegExp(`^${UNITS.map(([unit]) => `(?:(${NUMBER})${unit}${unit === 'm' ? '(?!s)' : ''})?`).join('')}$`);
const WHOLE = /^(?:\d+|(?=\d)(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?)$/;
/** Longer texts are no durations that anything could wait for. */
const LONGEST = 64;

/** The seconds that a duration lasts, a fraction where it has decimals or milliseconds; undefined where the text is none. */
export function parseDuration(text: string): number | undefined {
  const exact = exactSeconds(text);
  if (exact === undefined) return undefined;
  const seconds = Number(exact);
  return seconds <= Number.MAX_SAFE_INTEGER ? seconds : undefined;
}

/** Whether a duration is written in whole seconds, or in whole days, hours, minutes and seconds. */
export function isWholeDuration(text: string): boolean {
  return WHOLE.test(text) && parseDuration(text) !== undefined;
}

/** One text for all spellings of one duration; undefined where the text is none. */
export function durationKey(text: string): string | undefined {
  const exact = exactSeconds(text);
  return exact === undefined ? undefined : decimalKey(new ExactNumber(exact));
}

/** The spelling of so many seconds that every service takes: `86400`; `1.5s` where they are not whole. */
export function formatSeconds(seconds: number): string {
  return Number.isInteger(seconds) ? BigInt(seconds).toString() : `${seconds}s`;
}

/** The seconds as decimal text: `1.5h` is `5400.0000`. Many objects have the few that people choose. */
function exactSeconds(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^\d+$/.test(text)) return text;
  if (known.has(text)) return known.get(text);
  if (known.size === MOST_KNOWN) known.clear();
  const exact = secondsOf(text);
  known.set(text, exact);
  return exact;
}

const known = new Map<string, string | undefined>();
const MOST_KNOWN = 256;

function secondsOf(text: string): string | undefined {
  const parts = text === '' ? null : UNITED.exec(text);
  if (!parts) return undefined;
  const decimals = Math.max(...parts.slice(1).map((part = '') => part.split('.')[1]?.length ?? 0));
  const total = UNITS.reduce((sum, [, milliseconds], index) => sum + scaled(parts[index + 1] ?? '0', decimals) * milliseconds, 0n);
  const digits = total.toString().padStart(decimals + 4, '0');
  return `${digits.slice(0, -(decimals + 3))}.${digits.slice(-(decimals + 3))}`;
}

function scaled(part: string, decimals: number): bigint {
  const [whole, fraction = ''] = part.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
