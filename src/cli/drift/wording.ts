import { printable, printableLine } from '../../printing/printable';
import { count } from '../count';
import type { Json } from '../stack/plan-json';
import type {
  AcceptedDrift,
  AttributeDrift,
  DriftedObject,
  DriftReport,
  Next,
  PendingObject,
  UnusedAcceptance,
} from './report';
import { textDifference } from './text-difference';
import { unmanagedHeadline } from './unmanaged-words';

/** Summarizes the report in one sentence. */
export function headline(report: DriftReport): string {
  const { accepted = [], unmanaged } = report;
  return [
    countWords(report),
    ...(accepted.length === 0 ? [] : [`${count(accepted.length, 'change')} accepted.`]),
    ...(unmanaged ? unmanagedHeadline(unmanaged) : []),
  ].join(' ');
}

function countWords({ against, drifted, objects, unread, failed = [], accepted }: DriftReport): string {
  const gone = drifted.filter(({ what }) => what === 'gone').length;
  const changed = drifted.length - gone;
  const parts = [
    ...(changed > 0
      ? [`${count(changed, 'object')} of ${objects} ${changed === 1 ? 'was' : 'were'} changed outside of the code`]
      : []),
    ...(gone > 0
      ? [`${changed > 0 ? gone : `${count(gone, 'object')} of ${objects}`} ${gone === 1 ? 'was' : 'were'} deleted`]
      : []),
    ...(failed.length > 0
      ? [
          `${drifted.length > 0 ? failed.length : `${count(failed.length, 'object')} of ${objects}`} ${failed.length === 1 ? 'has' : 'have'} failed on the service`,
        ]
      : []),
    ...(unread.length > 0
      ? [
          `${drifted.length + failed.length > 0 ? unread.length : `${count(unread.length, 'object')} of ${objects}`} could not be read`,
        ]
      : []),
  ];
  if (parts.length > 0) return `${parts.join(', ')}.`;
  const isTemplate = against === 'template';
  if (objects === 0) {
    return isTemplate ? 'No drift: the template has no resources of Lintel.' : 'No drift: the state is empty.';
  }
  if (accepted) return 'No drift that is not accepted.';
  if (objects === 1) return `No drift: the only object ${isTemplate ? 'matches the template' : 'is as last applied'}.`;
  return `No drift: all ${objects} objects ${isTemplate ? 'match the template' : 'are as last applied'}.`;
}

/** What the next apply does with a drifted object. */
export function nextWords({ next, what }: Pick<DriftedObject, 'next' | 'what'>): string {
  return (what === 'gone' ? NEXT_OF_GONE : NEXT)[next];
}

const NEXT: { readonly [next in Next]: string } = {
  nothing: 'The next apply does not change it.',
  create: 'The next apply creates it.',
  update: 'The next apply updates it.',
  replace: 'The next apply replaces it: deletes it, and creates it again.',
  delete: 'The next apply deletes it, because it is no longer in the code.',
  forget: 'The next apply removes it from the state, and does not delete it.',
  unknown: 'It is unknown what the next apply does with it, because it was not planned.',
  later:
    'CloudFormation does not change it until the template changes. An update restores only the properties that it changes.',
};

const NEXT_OF_GONE: { readonly [next in Next]: string } = {
  ...NEXT,
  nothing: 'The next apply does not create it again, because it is no longer in the code.',
  create: 'The next apply creates it again.',
  later: 'CloudFormation does not create it again until the template changes.',
};

/** What the next apply does with a changed attribute. */
export function attributeNextWords({ next, planned }: Pick<AttributeDrift, 'next' | 'planned'>): string {
  switch (next) {
    case 'restored':
      return 'the next apply restores it';
    case 'left':
      return 'the next apply keeps it';
    case 'set':
      return planned === undefined
        ? 'the next apply sets it to a new value from the code'
        : `the next apply sets it to ${valueText(planned)}`;
    case 'set-later':
      return 'the next apply sets it to a value known after apply';
    case 'unknown':
    case 'later':
      return '';
  }
}

/** The accepted drift, by whom and why. */
export function acceptedWords({ path, before, after, deleted, acceptance }: AcceptedDrift): string {
  const what = deleted ? 'was deleted' : `${path}: ${valueText(before ?? null)} → ${valueText(after ?? null)}`;
  const { by, until, reason } = acceptance;
  return printableLine(`${what}. Accepted by ${by} until ${until}: ${reason}`);
}

/** The sentence about an unused acceptance. */
export function unusedWords({ attribute, because }: UnusedAcceptance): string {
  return `${attribute === undefined ? '' : `(${printableLine(attribute)}) `}${
    because === 'has ended' ? 'has ended. The drift counts again.' : 'matches no drift. Remove it.'
  }`;
}

/** What the next apply does with an object that did not drift. */
export function pendingWords({ next, attributes }: PendingObject): string {
  const words = {
    create: 'will be created',
    update: 'will be updated',
    replace: 'will be replaced',
    delete: 'will be deleted',
    forget: 'will be removed from the state',
    import: 'will be imported',
  }[next];
  return attributes.length > 0 ? `${words}: ${printableLine(attributes.join(', '))}` : words;
}

/** A value on one line. */
export function valueText(value: Json): string {
  return value === null ? '(none)' : printableLine(JSON.stringify(value));
}

/** Whether either value is a multi-line text, which is shown as a diff. */
export function isText({ before, after }: Pick<AttributeDrift, 'before' | 'after'>): boolean {
  return [before, after].some((value) => typeof value === 'string' && value.trimEnd().includes('\n'));
}

/** A diff of the two values as texts. A missing value counts as an empty text. */
export function textLines({ before, after }: Pick<AttributeDrift, 'before' | 'after'>): string[] {
  const text = (value: Json | undefined): string =>
    typeof value === 'string' ? value : value === null || value === undefined ? '' : valueText(value);
  return textDifference(text(before), text(after)).map(printable);
}
