import { badRequest, FieldRefusal } from './refusal';

const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
  d: 86400,
};
const PART = /(\d+(?:\.\d+)?|\.\d+)(ns|us|µs|ms|s|m|h|d)/g;

/** The system's maximum lease, and its default. */
export const SYSTEM_TTL_SECONDS = 2764800;

/** The longest duration in 64-bit nanoseconds: 292 years. */
const LONGEST_SECONDS = 9223372036;

/** Returns the whole seconds of a number, a string of digits, or a duration such as `1h30m`. Fractions are dropped; an empty string is 0. */
export function parseSeconds(value: unknown, field: string): number {
  const seconds = secondsOf(value);
  if (seconds === undefined) {
    throw new FieldRefusal(`error converting input for field "${field}": ${parseFault(value)}`);
  }
  if (seconds > LONGEST_SECONDS) {
    throw new FieldRefusal(`error converting input for field "${field}": duration out of range`);
  }
  if (seconds < 0) {
    throw new FieldRefusal(
      `error converting input for field "${field}": cannot provide negative value '${Math.trunc(seconds)}'`,
    );
  }
  return Math.trunc(seconds);
}

/** Why a value is not a duration, in Go's words. */
export function parseFault(value: unknown): string {
  const text = String(value).trim();
  const [, unit] = /^[-+]?(?:\d+\.?\d*|\.\d+)([^\d.]+)/.exec(text) ?? [];
  if (unit !== undefined && !(unit in UNITS)) return `time: unknown unit "${unit}" in duration "${text}"`;
  if (/^[-+]?(?:\d+\.\d*|\.\d+)$/.test(text)) return `time: missing unit in duration "${text}"`;
  return `time: invalid duration "${text}"`;
}

/** The seconds of a duration as Go reads it, possibly fractional; undefined if it is not a duration. */
export function secondsOf(value: unknown): number | undefined {
  if (value === null) return 0;
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return 0;
  if (/^-?\d+$/.test(text)) return Number(text);
  const unsigned = text.replace(/^[-+]/, '');
  if (unsigned === '' || unsigned.replace(PART, '') !== '') return undefined;
  const total = [...unsigned.matchAll(PART)].reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (UNITS[unit] ?? 0),
    0,
  );
  return text.startsWith('-') ? -total : total;
}

/** A duration in the service's words, such as `1h30m`; 0 is `0s`. */
export function durationText(seconds: number): string {
  const whole = Math.trunc(seconds);
  const parts: (readonly [number, string])[] = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'm'],
    [whole % 60, 's'],
  ];
  return parts.map(([amount, unit]) => (amount > 0 ? `${amount}${unit}` : '')).join('') || '0s';
}

/** The whole seconds of a text that Go parses; an empty text is 0. Refuses others in Go's words. */
export function goDuration(text: string): number {
  const seconds = secondsOf(text);
  if (seconds === undefined) throw badRequest(`time: invalid duration "${text}"`);
  if (seconds > LONGEST_SECONDS) throw badRequest(`time: invalid duration "${text}"`);
  return Math.trunc(seconds);
}

/** A duration as Go writes it, including all smaller units, such as `768h0m0s`. */
export function allUnits(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const before = hours > 0 ? `${hours}h${minutes}m` : minutes > 0 ? `${minutes}m` : '';
  return `${before}${seconds % 60}s`;
}
