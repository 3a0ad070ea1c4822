import type { Operation, Severity } from '../../definition/review-rule';
import { count } from '../count';
import { isOurProvider } from './operations';
import type {
  Acknowledgement,
  Change,
  Drift,
  Finding,
  OtherChange,
  PlanWarning,
  Review,
  Shown,
  Summary,
  UnreviewedChange,
  UnusedAcknowledgement,
} from './report';
import { isOnlyKept } from './review-plan';

export const SEVERITY_WORDS: { readonly [severity in Severity]: string } = {
  danger: 'Danger',
  warning: 'Warning',
  note: 'Note',
};

export const OPERATION_WORDS: { readonly [operation in Operation]: string } = {
  create: 'will be created',
  update: 'will be updated',
  replace: 'will be replaced',
  delete: 'will be deleted',
  forget: 'will be removed from the state, but not deleted',
};

/** A plan warning in one paragraph. */
export function warningWords({ summary, detail }: PlanWarning): string {
  return detail === undefined ? summary : `${summary}. ${detail}`;
}

/** The number of findings by severity. */
export function headline({ summary: { severities, acknowledged = 0 } }: Review): string {
  const parts = counted(severities);
  if (parts.length === 0) {
    return acknowledged > 0 ? 'No known risks in this plan that are not acknowledged' : 'No known risks in this plan';
  }
  return enumerate(parts) + (acknowledged > 0 ? ` (${acknowledged} acknowledged)` : '');
}

/** Who acknowledged a finding, until when and why. Names are in backticks. */
export function acknowledgementWords({ reason, by, until }: Acknowledgement): string {
  return `Acknowledged by ${by} until ${until}: ${reason}`;
}

/** The origin of a finding from the team's rules. Empty for Lintel's own unchanged rules. */
export function originWords({ definedAt, adjusted }: Finding): string {
  if (definedAt) return `A rule of the team, in ${definedAt.file}:${definedAt.line}.`;
  return adjusted
    ? `${SEVERITY_WORDS[adjusted.from]} by default. ${adjusted.file}:${adjusted.line}: ${adjusted.reason}`
    : '';
}

/** Whether the plan does more than the reviewed one. Empty without a reviewed plan. */
export function reviewedWords({ unreviewed }: Review): string {
  if (unreviewed === undefined) return '';
  return unreviewed.length === 0
    ? 'All of it is in the plan that was reviewed.'
    : `${count(unreviewed.length, 'change')} ${unreviewed.length === 1 ? 'is' : 'are'} not in the plan that was reviewed. Review this plan before it is applied.`;
}

/** How a change differs in the reviewed plan. Attribute names are in backticks. */
export function unreviewedWords({ because, attributes = [] }: UnreviewedChange): string {
  const names = attributes.length === 0 ? '' : `: ${attributes.map((name) => `\`${name}\``).join(', ')}`;
  return `${because}${names}`;
}

/** The sentence about an unused acknowledgement. */
export function unusedWords({ because }: UnusedAcknowledgement): string {
  return {
    'matches nothing': 'matches no finding of this plan. Remove it, or acknowledge the change that is planned now.',
    'has ended': 'has ended. The finding counts again.',
    'is not approved': 'is not approved for this plan. The finding counts.',
  }[because];
}

export function counted(severities: Summary['severities']): string[] {
  return (['danger', 'warning', 'note'] as const)
    .filter((severity) => severities[severity] > 0)
    .map((severity) => count(severities[severity], severity));
}

/** The number of changes by operation. */
export function totals(summary: Summary): string {
  return totalParts(summary)
    .map(({ says }) => says)
    .join(' ');
}

/** The sentences of the totals, and the part of the review that each is about. */
export function totalParts({
  operations,
  imported,
  others,
  drifted,
}: Summary): { readonly says: string; readonly about: 'objects' | 'others' | 'drift' }[] {
  const planned: readonly (readonly [number, string])[] = [
    [imported, 'import'],
    [operations.create, 'create'],
    [operations.update, 'update'],
    [operations.replace, 'replace'],
    [operations.delete, 'delete'],
    [operations.forget, 'remove from the state'],
  ];
  const ours = planned.filter(([number]) => number > 0).map(([number, verb]) => `${number} to ${verb}`);
  return [
    {
      says: ours.length === 0 ? 'No changes to Lintel resources.' : `Lintel resources: ${enumerate(ours)}.`,
      about: 'objects',
    },
    ...(others > 0
      ? [{ says: `Resources that are not reviewed: ${count(others, 'change')}.`, about: 'others' as const }]
      : []),
    ...(drifted > 0
      ? [
          {
            says: `${count(drifted, 'object')} ${drifted === 1 ? 'was' : 'were'} changed outside of the code.`,
            about: 'drift' as const,
          },
        ]
      : []),
  ];
}

export function changeWords(change: Change): string {
  if (change.imported) {
    return isOnlyKept(change)
      ? 'will be imported without changes'
      : change.operation === 'update'
        ? 'will be imported and updated'
        : OPERATION_WORDS[change.operation];
  }
  return isOnlyKept(change) ? 'will be moved to this address' : OPERATION_WORDS[change.operation];
}

/** The words for data sources. */
export const READ = 'will be read during apply';

export function otherWords({ operation, provider }: OtherChange): string {
  const words =
    operation === 'read' ? READ : operation === 'other' ? 'has an unknown operation' : OPERATION_WORDS[operation];
  return isOurProvider(provider) ? `${words} (a type that this version of Lintel does not know)` : words;
}

export function driftWords({ what, attributes, service }: Drift): string {
  if (what === 'gone') return 'was deleted';
  return attributes.length > 0 || service !== undefined ? 'was changed' : 'was changed (not reviewed)';
}

/** Whether the text is a description, such as `sensitive`, rather than a JSON value. */
export function isDescription({ kind }: Shown): boolean {
  return kind !== 'value';
}

/** Whether the finding shows the old and the new value of an attribute. */
export function hasValues({ attribute, difference }: Finding): boolean {
  return attribute !== undefined && difference === undefined;
}

export function enumerate(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}
