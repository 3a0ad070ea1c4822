import type { Attribute } from './attribute';
import { OTHER_GROUP } from './flatten';

/** The meaning of an attribute's absence, as a sentence: what applies if it is omitted, or when a result is null. */
export function describeAbsence(attribute: Attribute): string[] {
  if ('default' in attribute && attribute.default !== undefined) {
    return [`Defaults to \`${JSON.stringify(attribute.default)}\`.`];
  }
  const { absent, use } = attribute;
  if (absent === undefined || absent === OTHER_GROUP) return [];
  if (use === 'computed') return [`Null if ${absent}.`];
  const value = defaultIn(absent);
  return [value === undefined ? `If omitted, ${absent}.` : `Defaults to ${value}.`];
}

/** The value that a clause such as "it is `rsa`" or "`10m`" names, which reads better as a default; undefined for any other clause. */
export function defaultIn(absent: string): string | undefined {
  return /^it is ((?:[`\d-]|the ).*)$/.exec(absent)?.[1] ?? /^`[^`]*`(?:, .*)?$/.exec(absent)?.[0];
}
