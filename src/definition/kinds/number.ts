import { ExactNumber } from '../value';

/** The three representations of a number; see `value.ts`. */
export type AnyNumber = number | bigint | ExactNumber;

export function isNumber(value: unknown): value is AnyNumber {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof ExactNumber;
}

/** -1, 0 or 1 if `a` is less than, equal to or greater than `b`; exact at any size. */
export function compareNumbers(a: AnyNumber, b: AnyNumber): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  const left = decimalOf(a);
  const right = decimalOf(b);
  if (left.sign !== right.sign) return left.sign < right.sign ? -1 : 1;
  return left.sign < 0 ? compareMagnitudes(right, left) : compareMagnitudes(left, right);
}

/** The same text for all spellings of one number: `1.50`, `15e-1` and 1.5 all give `15e-1`. */
export function decimalKey(value: AnyNumber): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  const { sign, digits, magnitude } = decimalOf(value);
  return sign === 0 ? '0' : `${sign < 0 ? '-' : ''}${digits}e${magnitude - digits.length}`;
}

/** The number that a JSON number spells, in the simplest representation that is exact. */
export function parseExact(text: string): AnyNumber {
  const value = Number(text);
  if (Number.isFinite(value) && decimalKey(value) === decimalKey(new ExactNumber(text))) return value;
  return /^-?\d+$/.test(text) ? BigInt(text) : new ExactNumber(text);
}

/** A number as 0.`digits` × 10^`magnitude`, without leading or trailing zeros. */
interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly digits: string;
  readonly magnitude: number;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

function decimalOf(value: AnyNumber): Decimal {
  if (value === Infinity || value === -Infinity) return { sign: value > 0 ? 1 : -1, digits: '', magnitude: Infinity };
  const [, minus, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(textOf(value)) ?? fail(value);
  const written = whole + fraction;
  const significant = written.replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  if (digits === '') return { sign: 0, digits, magnitude: 0 };
  return {
    sign: minus === '-' ? -1 : 1,
    digits,
    magnitude: whole.length - (written.length - significant.length) + Number(exponent),
  };
}

/** Whole numbers are written in full: 2^60 ends in …976, but `String` rounds it to …000. */
function textOf(value: AnyNumber): string {
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value).toString() : String(value);
}

function compareMagnitudes(a: Decimal, b: Decimal): number {
  if (a.magnitude !== b.magnitude) return a.magnitude < b.magnitude ? -1 : 1;
  return a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0;
}

function fail(value: AnyNumber): never {
  throw new RangeError(`not a number: ${String(value)}`);
}
