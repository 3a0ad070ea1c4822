import type { Shown } from './report';
import { containsRedacted, isRedacted, isDisplayValues, type DisplayValue } from '../../definition/display-value';
import { isUnknown } from '../../definition/value';
import { printable, printableLine } from '../../printing/printable';

/** Longer values are cut: whoever wants to know more looks at the plan. */
const MOST = 300;

/** A value in words, on one line. */
export function show(value: DisplayValue): Shown {
  if (value === undefined) return { kind: 'absent', text: 'nothing' };
  if (isUnknown(value)) return { kind: 'unknown', text: 'known after apply' };
  if (isRedacted(value)) return { kind: 'sensitive', text: 'sensitive' };
  const text = printableLine(jsonOf(value));
  return { kind: 'value', text: text.length > MOST ? `${cut(text, MOST)}… (${text.length} characters)` : text };
}

/** One of several things that a sentence is about: a text stands for itself. */
export function showItem(value: DisplayValue): string {
  return typeof value === 'string' ? printableLine(value) : show(value).text;
}

/** The lines of a text, or of a list of texts; undefined where it is neither, or where part of it may not be shown. */
export function linesOf(value: DisplayValue): string[] | undefined {
  if (value === undefined) return [];
  if (containsRedacted(value)) return undefined;
  if (typeof value === 'string') return splitLines(value);
  return Array.isArray(value) && value.every((element) => typeof element === 'string') ? (value as readonly string[]).flatMap(splitLines) : undefined;
}

function splitLines(text: string): string[] {
  return text === '' ? [] : printable(text).replace(/\n$/, '').split('\n');
}

function jsonOf(value: DisplayValue): string {
  if (value === undefined) return 'null';
  if (isUnknown(value)) return '(known after apply)';
  if (isRedacted(value)) return '(sensitive)';
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(', ')}]`;
  if (isDisplayValues(value)) return `{ ${Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${jsonOf(inner)}`).join(', ')} }`;
  return JSON.stringify(value);
}

/** Not within a pair of surrogates. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
