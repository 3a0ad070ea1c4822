import type { AttributeDrift, DriftedObject, DriftReport, Next, PendingObject } from './report';
import { textDifference } from './text-difference';
import { printable, printableLine } from '../../printing/printable';
import type { Json } from '../stack/plan-json';

/** One sentence that says what was found. */
export function headline({ against, drifted, objects, unread }: DriftReport): string {
  const gone = drifted.filter(({ what }) => what === 'gone').length;
  const changed = drifted.length - gone;
  const parts = [
    ...changed > 0 ? [`${count(changed, 'object')} of ${objects} ${changed === 1 ? 'was' : 'were'} changed behind the code`] : [],
    ...gone > 0 ? [`${changed > 0 ? gone : `${count(gone, 'object')} of ${objects}`} ${gone === 1 ? 'is' : 'are'} gone`] : [],
    ...unread.length > 0 ? [`${drifted.length > 0 ? unread.length : `${count(unread.length, 'object')} of ${objects}`} could not be read`] : [],
  ];
  if (parts.length > 0) return `${parts.join(', ')}.`;
  const isTemplate = against === 'template';
  if (objects === 0) return isTemplate ? 'No drift: the template has nothing of Lintel.' : 'No drift: there is nothing in the state yet.';
  if (objects === 1) return `No drift: the one object is as ${isTemplate ? 'the template says' : 'the last apply left it'}.`;
  return `No drift: all ${objects} objects are as ${isTemplate ? 'the template says' : 'the last apply left them'}.`;
}

/** What becomes of a drifted object. */
export function nextWords({ next, what }: Pick<DriftedObject, 'next' | 'what'>): string {
  return (what === 'gone' ? NEXT_OF_GONE : NEXT)[next];
}

const NEXT: { readonly [next in Next]: string } = {
  nothing: 'The next apply leaves it as it is.',
  create: 'The next apply makes it.',
  update: 'The next apply changes it.',
  replace: 'The next apply replaces it: it is deleted, and made again.',
  delete: 'The next apply deletes it: the code does not have it any more.',
  forget: 'The next apply forgets it, and leaves it as it is.',
  unknown: 'What the next apply does with it is not known: the plan did not come to it.',
  later: 'CloudFormation leaves it as it is until the template changes it: an update sets the properties back that it changes, and no others.',
};

const NEXT_OF_GONE: { readonly [next in Next]: string } = {
  ...NEXT,
  nothing: 'The next apply does not make it again: the code does not have it any more.',
  create: 'The next apply makes it again.',
  later: 'CloudFormation does not make it again until the template changes it.',
};

/** What becomes of one changed attribute. */
export function attributeNextWords({ next, planned }: Pick<AttributeDrift, 'next' | 'planned'>): string {
  switch (next) {
    case 'restored': return 'the next apply sets it back';
    case 'left': return 'the next apply leaves it';
    case 'set': return planned === undefined ? 'the next apply sets it to what the code says by now' : `the next apply sets it to ${valueText(planned)}`;
    case 'set-later': return 'the next apply sets it to what is known only then';
    case 'unknown':
    case 'later': return '';
  }
}

/** What the code asks for besides. */
export function pendingWords({ next, attributes }: PendingObject): string {
  const words = { create: 'is made', update: 'is changed', replace: 'is replaced', delete: 'is deleted', forget: 'is forgotten', import: 'is imported' }[next];
  return attributes.length > 0 ? `${words}: ${printableLine(attributes.join(', '))}` : words;
}

/** A value on one line. */
export function valueText(value: Json): string {
  return value === null ? 'nothing' : printableLine(JSON.stringify(value));
}

/** Whether either value is a text of several lines, which are easier to compare than two long words. */
export function isText({ before, after }: Pick<AttributeDrift, 'before' | 'after'>): boolean {
  return [before, after].some((value) => typeof value === 'string' && value.trimEnd().includes('\n'));
}

/** The two texts as lines that differ; what is no text counts as an empty one. */
export function textLines({ before, after }: Pick<AttributeDrift, 'before' | 'after'>): string[] {
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : value === null || value === undefined ? '' : valueText(value));
  return textDifference(text(before), text(after)).map(printable);
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
