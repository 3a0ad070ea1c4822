import type { Change, Drift, Finding, OtherChange, Review, Shown, Summary } from './report';
import { isOnlyKept } from './review-plan';
import type { Operation, Severity } from '../../definition/review-rule';

/** How weights are called where they are counted. */
const COUNTED: { readonly [severity in Severity]: readonly [one: string, several: string] } = {
  danger: ['danger', 'dangers'], warning: ['warning', 'warnings'], note: ['note', 'notes'],
};

export const SEVERITY_WORDS: { readonly [severity in Severity]: string } = { danger: 'Danger', warning: 'Warning', note: 'Note' };

export const OPERATION_WORDS: { readonly [operation in Operation]: string } = {
  create: 'is made', update: 'is changed', replace: 'is replaced', delete: 'is deleted', forget: 'is forgotten, and stays as it is',
};

/** One sentence: what is to be known before anything else. */
export function headline({ summary: { severities } }: Review): string {
  const parts = counted(severities);
  return parts.length === 0 ? 'Nothing in this plan is a risk that we know of' : enumerate(parts);
}

export function counted(severities: Summary['severities']): string[] {
  return (['danger', 'warning', 'note'] as const).filter((severity) => severities[severity] > 0).map((severity) => `${severities[severity]} ${COUNTED[severity][severities[severity] === 1 ? 0 : 1]}`);
}

/** What the plan does, in numbers. */
export function totals({ operations, imported, others, drifted }: Summary): string {
  const done: readonly (readonly [number, string])[] = [
    [imported, 'imported'], [operations.create, 'made'], [operations.update, 'changed'], [operations.replace, 'replaced'], [operations.delete, 'deleted'], [operations.forget, 'forgotten'],
  ];
  const ours = done.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return [
    ours.length === 0 ? 'No object of Lintel changes.' : `Of the objects of Lintel, ${enumerate(ours)}.`,
    ...others > 0 ? [`${others} ${others === 1 ? 'object' : 'objects'} of other providers ${others === 1 ? 'changes' : 'change'}, on which we have no opinion.`] : [],
    ...drifted > 0 ? [`${drifted} ${drifted === 1 ? 'object was' : 'objects were'} changed behind the code.`] : [],
  ].join(' ');
}

export function changeWords(change: Change): string {
  if (change.imported) return isOnlyKept(change) ? 'is imported as it is' : change.operation === 'update' ? 'is imported and changed' : OPERATION_WORDS[change.operation];
  return isOnlyKept(change) ? 'is moved here' : OPERATION_WORDS[change.operation];
}

export function otherWords({ operation }: OtherChange): string {
  if (operation === 'read') return 'is read while applying';
  return operation === 'other' ? 'is acted on in a way that we do not know' : OPERATION_WORDS[operation];
}

export function driftWords({ what, attributes, service }: Drift): string {
  if (what === 'gone') return 'is gone';
  return attributes.length > 0 || service !== undefined ? 'was changed' : 'was changed; what it means we do not know';
}

/** A value as part of a sentence of ours: JSON text, or words. */
export function isWords({ kind }: Shown): boolean {
  return kind !== 'value';
}

/** Where it happens: the attribute, if it is about one. */
export function hasValues({ attribute, difference }: Finding): boolean {
  return attribute !== undefined && difference === undefined;
}

export function enumerate(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}
