import { ExactNumber } from '../value';
import { decimalKey } from './number';

const UNITS: readonly (readonly [unit: string, milliseconds: bigint])[] = [
  ['d', 86_400_000n],
  ['h', 3_600_000n],
  ['m', 60_000n],
  ['s', 1_000n],
  ['ms', 1n],
];
const NUMBER = '\\d+(?:\\.\\d+)?';
/** Each unit at most once, from the largest to the smallest. */
const UNITED = new RegExp(
  `^${UNITS.map(([unit]) => `(?:(${NUMBER})${unit}${unit === 'm' ? '(?!s)' : ''})?`).join('')}$`,
);
const WHOLE = /^(?:\d+|(?=\d)(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?)$/;
/** No meaningful duration is longer than this. */
const MAX_LENGTH = 64;

/** The length of a duration in seconds, a fraction if it has decimals or milliseconds; undefined if the text is not a duration. */
export function parseDuration(text: string): number | undefined {
  const exact = exactSeconds(text);
  if (exact === undefined) return undefined;
  const seconds = Number(exact);
  return seconds <= Number.MAX_SAFE_INTEGER ? seconds : undefined;
}

/** Whether a duration consists of whole seconds, or of whole days, hours, minutes and seconds. */
export function isWholeDuration(text: string): boolean {
  return WHOLE.test(text) && parseDuration(text) !== undefined;
}

/** The same text for all spellings of one duration; undefined if the text is not a duration. */
export function durationKey(text: string): string | undefined {
  const exact = exactSeconds(text);
  return exact === undefined ? undefined : decimalKey(new ExactNumber(exact));
}

/** Whether texts of the attribute are or can be durations. */
export function isDuration({ type, compare }: { readonly type: string; readonly compare?: string }): boolean {
  return type === 'duration' || compare === 'lasting';
}

/** A single spelling for all equal durations, for display: `1d12h` for `36h` and `129600`. Any other text is unchanged. */
export function showDuration(text: string): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{3})0*)?$/.exec(exactSeconds(text) ?? '') ?? [];
  if (whole === undefined) return text;
  let left = BigInt(whole) * 1_000n + BigInt(fraction || '0');
  const parts = UNITS.map(([unit, milliseconds]) => {
    const number = left / milliseconds;
    left -= number * milliseconds;
    return number === 0n ? '' : `${number}${unit}`;
  });
  return parts.join('') || '0s';
}

/** A number of seconds in the spelling that every service accepts: `86400`, or `1.5s` for a fraction. */
export function formatSeconds(seconds: number): string {
  return Number.isInteger(seconds) ? BigInt(seconds).toString() : `${seconds}s`;
}

/** The seconds as decimal text: `1.5h` is `5400.0000`. Cached, because many objects have the same few durations. */
function exactSeconds(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (/^\d+$/.test(text)) return text;
  if (cache.has(text)) return cache.get(text);
  if (cache.size === MAX_CACHED) cache.clear();
  const exact = secondsOf(text);
  cache.set(text, exact);
  return exact;
}

const cache = new Map<string, string | undefined>();
const MAX_CACHED = 256;

function secondsOf(text: string): string | undefined {
  const parts = text === '' ? null : UNITED.exec(text);
  if (!parts) return undefined;
  const decimals = Math.max(...parts.slice(1).map((part = '') => part.split('.')[1]?.length ?? 0));
  const total = UNITS.reduce(
    (sum, [, milliseconds], index) => sum + scaled(parts[index + 1] ?? '0', decimals) * milliseconds,
    0n,
  );
  const digits = total.toString().padStart(decimals + 4, '0');
  return `${digits.slice(0, -(decimals + 3))}.${digits.slice(-(decimals + 3))}`;
}

function scaled(part: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = part.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
