import type { ScalarAttribute, ScalarKind } from '../attribute';
import { parseDocument } from '../kinds/document';
import { isWholeDuration, parseDuration } from '../kinds/duration';
import { compareNumbers, isNumber } from '../kinds/number';
import { parsePem } from '../kinds/pem';
import { isTime } from '../kinds/time';
import type { ValueRule } from './rule';
import { kindOfValue, showValue } from './words';

/** Why a value is not of its kind, in complete sentences; undefined if it is. */
export type KindCheck = (value: unknown, sensitive: boolean) => string | undefined;

export function kindCheck(
  kind: ScalarKind,
  { fractional, zoned }: Pick<ScalarAttribute, 'fractional' | 'zoned'> = {},
  rules: readonly ValueRule[] = [],
): KindCheck {
  switch (kind) {
    case 'string':
      return expects('a string', isString);
    case 'bool':
      return expects(
        'a bool',
        (value) => typeof value === 'boolean',
        (text) => text === 'true' || text === 'false',
      );
    case 'number':
      return expects('a number', (value) => isNumber(value) && !Number.isNaN(value), looksLikeNumber);
    case 'int':
      return (value, sensitive) =>
        expects('a whole number', isNumber, looksLikeNumber)(value, sensitive) ?? findIntFault(value, sensitive);
    case 'duration':
      return grammar(
        (text) =>
          (fractional ? parseDuration(text) !== undefined : isWholeDuration(text)) ? undefined : 'is not a duration',
        `It must ${durationWords(rules, fractional)}`,
      );
    case 'time':
      return grammar(
        (text) => (isTime(text) && (zoned || text.endsWith('Z')) ? undefined : 'is not a time'),
        zoned
          ? 'It must be an RFC 3339 time, such as "2030-01-31T12:00:00Z" or "2030-01-31T13:00:00+01:00"'
          : 'It must be an RFC 3339 time in UTC, such as "2030-01-31T12:00:00Z"',
      );
    case 'document':
      return textCheck((text, sensitive) => {
        const { error } = parseDocument(text);
        return error === undefined
          ? undefined
          : `The text is neither a JSON nor a YAML document${sensitive ? '' : `: ${error}`}.`;
      });
    case 'pem':
      return textCheck((text) => {
        const { error } = parsePem(text);
        return error === undefined ? undefined : `The text ${error}. It must contain one or more complete PEM blocks.`;
      });
  }
}

/** The requirements for a duration. A rule that rejects more than the kind also provides the words: every example in a message is valid. */
function durationWords(rules: readonly ValueRule[], fractional: ScalarAttribute['fractional']): string {
  const whole = fractional ? ['1h30m', '1.5h', '250ms'] : ['24h', '1h30m'];
  const isAccepted = (example: string) => rules.every((rule) => rule.findFault(example) === undefined);
  if (!isAccepted('90') || !whole.every(isAccepted)) {
    const refusing = rules.filter((rule) => ['90', ...whole].some((example) => rule.findFault(example) !== undefined));
    return refusing.map(({ must }) => must).join(', and ');
  }
  const examples = whole.map((example) => JSON.stringify(example)).join(', ');
  return fractional
    ? `be a whole number of seconds ("90"), or numbers with the units d, h, m, s and ms, largest unit first (${examples})`
    : `be a whole number of seconds ("90"), or whole numbers with the units d, h, m and s, largest unit first (${examples})`;
}

const isString = (value: unknown) => typeof value === 'string';
const looksLikeNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

function expects(words: string, is: (value: unknown) => boolean, withoutQuotes?: (text: string) => boolean): KindCheck {
  return (value, sensitive) => {
    if (is(value)) return undefined;
    const hint = typeof value === 'string' && withoutQuotes?.(value) ? ' Remove the quotes.' : '';
    return `Expected ${words}, but ${showValue(value, sensitive).replace(/^The (list|object)$/, 'the value')} is ${kindOfValue(value)}.${hint}`;
  };
}

function findIntFault(value: unknown, sensitive: boolean): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return undefined;
  const shown = showValue(value, sensitive);
  const tooLarge =
    isNumber(value) &&
    (compareNumbers(value, Number.MAX_SAFE_INTEGER) > 0 || compareNumbers(value, Number.MIN_SAFE_INTEGER) < 0);
  return tooLarge
    ? `${shown} is too large to be represented exactly. It must be between -(2^53 - 1) and 2^53 - 1.`
    : `${shown} is not a whole number.`;
}

function grammar(findFault: (text: string) => string | undefined, must: string): KindCheck {
  return textCheck((text, sensitive) => {
    const fault = findFault(text);
    return fault && `${showValue(text, sensitive)} ${fault}. ${must}.`;
  });
}

function textCheck(check: (text: string, sensitive: boolean) => string | undefined): KindCheck {
  const string = expects('a string', isString);
  return (value, sensitive) => string(value, sensitive) ?? check(value as string, sensitive);
}
