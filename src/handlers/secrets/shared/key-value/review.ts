/** The review rules that secrets of both versions have. Values are in none of them. */
import { parseDuration } from '../../../../definition/kinds/duration';
import type { ObjectChange, Remark, ReviewRule } from '../../../../definition/review-rule';

export const documentRules: readonly ReviewRule[] = [
  { on: ['update', 'replace'], judge: removedKeys },
  {
    attribute: 'data',
    when: 'sent',
    on: ['update', 'replace'],
    severity: 'warning',
    says: 'Values of the secret change',
    why: 'Clients that read it once keep the earlier ones. The plan names the keys.',
  },
];

function removedKeys({ before, after }: ObjectChange): Remark[] {
  if (!Array.isArray(before.keys) || !Array.isArray(after.keys)) return [];
  const [earlier, later] = [before.keys, after.keys].map((keys) => (keys as readonly unknown[]).map(String));
  const lost = earlier!.filter((key) => !later!.includes(key));
  const added = later!.filter((key) => !earlier!.includes(key));
  return [
    ...(lost.length === 0
      ? []
      : [
          {
            severity: 'danger' as const,
            attribute: 'keys',
            says: 'Keys of the secret are removed',
            why: 'Clients that read them fail.',
            items: lost,
          },
        ]),
    ...(added.length === 0
      ? []
      : [
          {
            severity: 'note' as const,
            attribute: 'keys',
            says: 'Keys are added to the secret',
            why: 'Everybody who may read the secret may read them.',
            items: added,
          },
        ]),
  ];
}

const DAY = 86_400;

/** A time after which versions end, where there was none, or one that is shorter than a day. */
export function shortLife({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('deleteVersionAfter')) return [];
  const [earlier, later] = [before, after].map((values) => secondsOf(values.deleteVersionAfter));
  if (!later || (earlier && later >= earlier) || (earlier && later >= DAY)) return [];
  return [
    {
      severity: 'danger',
      attribute: 'deleteVersionAfter',
      says: 'Versions that are written from now on end by themselves',
      why: 'Nothing renews them: clients fail when the time is over, unless somebody writes again.',
    },
  ];
}

function secondsOf(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDuration(value) : undefined;
}
