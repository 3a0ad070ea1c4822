const NUMBERS = '\\d{1,2}(?:-\\d{1,2})?';
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAYS = 'sun|mon|tue|wed|thu|fri|sat';

/** Why the text is not a cron expression, as the end of "The value …"; undefined if it is one. */
export function findCronFault(text: string): string | undefined {
  if (text.trim().startsWith('@')) return 'is a macro';
  const fields = text.trim().split(/[ \t]+/);
  if (fields.length !== 5) {
    return `has ${text.trim() === '' ? 'no' : fields.length} field${fields.length === 1 && text.trim() !== '' ? '' : 's'}`;
  }
  const wrong = FIELDS.map(({ name, pattern }, index) => ({ name, pattern, field: fields[index] ?? '' })).find(
    ({ pattern, field }) => !pattern.test(field),
  );
  if (wrong) return `has an invalid ${wrong.name}, "${wrong.field}"`;
  // oxlint-disable-next-line typescript/no-require-imports
  const { isCronPattern } = require('../libraries/cron') as typeof import('../libraries/cron');
  return isCronPattern(fields.join(' ')) ? undefined : 'has an invalid value, range or step';
}

/** The library also accepts `L`, `W`, `#`, `?` and 7 for Sunday, which the service rejects. */
const FIELDS = [
  { name: 'minute', pattern: fieldPattern(NUMBERS) },
  { name: 'hour', pattern: fieldPattern(NUMBERS) },
  { name: 'day of month', pattern: fieldPattern(NUMBERS) },
  { name: 'month', pattern: fieldPattern(`${NUMBERS}|(?:${MONTHS})(?:-(?:${MONTHS}))?`) },
  { name: 'day of week', pattern: fieldPattern(`[0-6](?:-[0-6])?|(?:${DAYS})(?:-(?:${DAYS}))?`) },
] as const;

function fieldPattern(values: string): RegExp {
  const item = `(?:\\*|${values})(?:/\\d{1,2})?`;
  return new RegExp(`^${item}(?:,${item})*$`, 'i');
}
