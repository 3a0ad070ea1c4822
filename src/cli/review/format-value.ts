import { containsRedacted, isRedacted, isDisplayValues, type DisplayValue } from '../../definition/display-value';
import { isUnknown } from '../../definition/value';
import { printable, printableLine } from '../../printing/printable';
import type { Shown } from './report';

/** Longer values are truncated. The plan has the complete values. */
const MOST = 300;

/** Formats a value on one line. */
export function formatValue(value: DisplayValue): Shown {
  if (value === undefined) return { kind: 'absent', text: 'none' };
  if (isUnknown(value)) return { kind: 'unknown', text: 'known after apply' };
  if (isRedacted(value)) return { kind: 'sensitive', text: 'sensitive' };
  const text = printableLine(jsonOf(value));
  return { kind: 'value', text: text.length > MOST ? `${cut(text, MOST)}… (${text.length} characters)` : text };
}

/** Formats a list item of a finding. Texts are not quoted. */
export function formatItem(value: DisplayValue): string {
  return typeof value === 'string' ? printableLine(value) : formatValue(value).text;
}

/** The lines of a text, or of a list of texts. Undefined for other values and for redacted ones. */
export function linesOf(value: DisplayValue): string[] | undefined {
  if (value === undefined) return [];
  if (containsRedacted(value)) return undefined;
  if (typeof value === 'string') return splitLines(value);
  return Array.isArray(value) && value.every((element) => typeof element === 'string')
    ? (value as readonly string[]).flatMap(splitLines)
    : undefined;
}

function splitLines(text: string): string[] {
  return text === '' ? [] : printable(text).replace(/\n$/, '').split('\n');
}

/** A value as complete text, with words for unknown and sensitive values. */
export function jsonOf(value: DisplayValue): string {
  if (value === undefined) return 'null';
  if (isUnknown(value)) return '(known after apply)';
  if (isRedacted(value)) return '(sensitive)';
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(', ')}]`;
  if (isDisplayValues(value)) {
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${JSON.stringify(name)}: ${jsonOf(inner)}`)
      .join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** Truncates a text without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
