import { ExactNumber } from '../value';
import { WireError } from './wire-error';

/** Whole numbers with more digits than this remain text, so that `1e999999999` cannot exhaust memory. */
const LONGEST_INTEGER = 5000;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,15}))?$/;

/** `digits` × 10^`exponent`, where `digits` neither begins nor ends with a zero. Zero has no digits. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

/** Reads decimal text as the first form that represents it exactly: number, bigint, or the text itself. */
export function parseNumber(text: string): number | bigint | ExactNumber {
  const decimal = parseDecimal(text);
  if (decimal.digits === '') return 0;
  const whole = decimal.exponent >= 0;
  const nearest = Number(text);
  if (whole && Number.isSafeInteger(nearest)) return nearest;
  if (whole && decimal.digits.length + decimal.exponent <= LONGEST_INTEGER) return BigInt(renderDecimal(decimal));
  if (!whole && Number.isFinite(nearest) && isSame(parseDecimal(String(nearest)), decimal)) return nearest;
  return new ExactNumber(renderDecimal(decimal));
}

/** Converts a 64-bit float to the first form that represents it exactly. The number 0.1 stands for a tenth, which no float is, so such a float becomes text. */
export function fromFloat(float: number): number | bigint | ExactNumber {
  if (Number.isNaN(float)) throw new WireError('not a number');
  if (Object.is(float, -0)) return 0;
  if (!Number.isFinite(float) || Number.isSafeInteger(float) || isShortBinaryFraction(float)) return float;
  if (Number.isInteger(float)) return BigInt(float);
  const exact = exactDecimal(float);
  return isSame(parseDecimal(String(float)), exact) ? float : new ExactNumber(renderDecimal(exact));
}

/** Whether a fraction such as 0.5 or 12.375 is exact in binary, so that it can be sent as a float. */
export function isShortBinaryFraction(value: number): boolean {
  return Math.abs(value) < 2 ** 32 && Number.isInteger(value * 2 ** 16);
}

/** The shortest decimal text without an exponent that represents the value exactly. */
export function numberText(value: number | bigint | ExactNumber): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number' && !Number.isFinite(value)) throw new WireError('a number must be finite');
  return renderDecimal(parseDecimal(String(value)));
}

function parseDecimal(text: string): Decimal {
  const match = DECIMAL.exec(text);
  if (!match || (!match[2] && !match[3])) throw new WireError('expected a decimal number');
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  const all = whole + fraction;
  let start = 0;
  while (start < all.length && all[start] === '0') start++;
  let end = all.length;
  while (end > start && all[end - 1] === '0') end--;
  const digits = all.slice(start, end);
  return {
    negative: sign === '-' && digits !== '',
    digits,
    exponent: Number(exponent) - fraction.length + (all.length - end),
  };
}

function renderDecimal({ negative, digits, exponent }: Decimal): string {
  const sign = negative ? '-' : '';
  if (digits === '') return '0';
  if (Math.abs(exponent) > 2 * LONGEST_INTEGER) return `${sign}${digits}e${exponent}`;
  if (exponent >= 0) return sign + digits + '0'.repeat(exponent);
  const point = digits.length + exponent;
  return point > 0
    ? `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
    : `${sign}0.${'0'.repeat(-point)}${digits}`;
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one.digits === other.digits && one.exponent === other.exponent && one.negative === other.negative;
}

/** All digits of a float: m × 2^-n is m × 5^n × 10^-n. */
function exactDecimal(float: number): Decimal {
  let mantissa = float;
  let halvings = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    halvings++;
  }
  return parseDecimal(`${BigInt(mantissa) * 5n ** BigInt(halvings)}e-${halvings}`);
}
