import type { ScalarAttribute, ScalarKind } from '../attribute';
import { kindOfValue, showValue } from './words';
import { parseDocument } from '../kinds/document';
import { isWholeDuration, parseDuration } from '../kinds/duration';
import { compareNumbers, isNumber } from '../kinds/number';
import { parsePem } from '../kinds/pem';
import { isTime } from '../kinds/time';

/** Says in whole sentences what keeps a value from being of its kind; undefined if nothing does. */
export type KindCheck = (value: unknown, sensitive: boolean) => string | undefined;

export function kindCheck(kind: ScalarKind, fractional?: ScalarAttribute['fractional']): KindCheck {
  switch (kind) {
    case 'string': return wants('A string', isString);
    case 'bool': return wants('A bool', (value) => typeof value === 'boolean', (text) => text === 'true' || text === 'false');
    case 'number': return wants('A number', (value) => isNumber(value) && !Number.isNaN(value), looksLikeNumber);
    case 'int': return (value, sensitive) => wants('A whole number', isNumber, looksLikeNumber)(value, sensitive) ?? findIntFault(value, sensitive);
    case 'duration': return grammar((text) => (fractional ? parseDuration(text) !== undefined : isWholeDuration(text)) ? undefined : 'is not a duration', fractional
      ? 'It must be whole seconds ("90"), or numbers with the units d, h, m, s and ms from the largest to the smallest ("1h30m", "1.5h", "250ms")'
      : 'It must be whole seconds ("90"), or whole numbers with the units d, h, m and s from the largest to the smallest ("24h", "1h30m")');
    case 'time': return grammar((text) => isTime(text) && text.endsWith('Z') ? undefined : 'is not a time', 'It must be an RFC 3339 time in UTC, such as "2030-01-31T12:00:00Z"');
    case 'document': return textCheck((text, sensitive) => {
      const { error } = parseDocument(text);
      return error === undefined ? undefined : `The text is neither a JSON nor a YAML document${sensitive ? '' : `: ${error}`}.`;
    });
    case 'pem': return textCheck((text) => {
      const { error } = parsePem(text);
      return error === undefined ? undefined : `The text ${error}. It must hold one or more whole PEM blocks.`;
    });
  }
}

const isString = (value: unknown) => typeof value === 'string';
const looksLikeNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

function wants(words: string, is: (value: unknown) => boolean, withoutQuotes?: (text: string) => boolean): KindCheck {
  return (value, sensitive) => {
    if (is(value)) return undefined;
    const hint = typeof value === 'string' && withoutQuotes?.(value) ? ' Give it without quotes.' : '';
    return `${words} is wanted, but ${showValue(value, sensitive).replace(/^The (list|object)$/, 'the value')} is ${kindOfValue(value)}.${hint}`;
  };
}

function findIntFault(value: unknown, sensitive: boolean): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return undefined;
  const shown = showValue(value, sensitive);
  const tooLarge = isNumber(value) && (compareNumbers(value, Number.MAX_SAFE_INTEGER) > 0 || compareNumbers(value, Number.MIN_SAFE_INTEGER) < 0);
  return tooLarge ? `${shown} is too large to be exact. It must be between -(2^53 - 1) and 2^53 - 1.` : `${shown} is not a whole number.`;
}

function grammar(findFault: (text: string) => string | undefined, must: string): KindCheck {
  return textCheck((text, sensitive) => {
    const fault = findFault(text);
    return fault && `${showValue(text, sensitive)} ${fault}. ${must}.`;
  });
}

function textCheck(check: (text: string, sensitive: boolean) => string | undefined): KindCheck {
  const string = wants('A string', isString);
  return (value, sensitive) => string(value, sensitive) ?? check(value as string, sensitive);
}
