/** The review rules shared by secrets of both versions. None of them shows values. */
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

/** Expiration of versions: if it is new or within a day, clients may find nothing. */
export function endOfVersions({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('deleteVersionAfter')) return [];
  const attribute = 'deleteVersionAfter';
  const [earlier, later] = [before, after].map((values) => secondsOf(values.deleteVersionAfter) ?? 0);
  const isShort = later! > 0 && (earlier === 0 || (later! < earlier! && later! < DAY));
  return isShort
    ? [
        {
          severity: 'danger',
          attribute,
          says: 'Versions that are written from now on end by themselves',
          why: 'Nothing renews them: clients fail when the time is over, unless somebody writes again.',
        },
      ]
    : [
        {
          severity: 'note',
          attribute,
          says: 'Versions that are written from now on end otherwise',
          why: 'Versions that exist keep their end.',
        },
      ];
}

/** Whether a setting that defaults to true becomes true or false. Undefined if it does not change. */
export function turnsTo({ operation, before, after }: ObjectChange, attribute: string): boolean | undefined {
  const [was, is] = [before, after].map((values) => values[attribute] !== false);
  return operation === 'update' && was !== is ? is : undefined;
}

function secondsOf(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDuration(value) : undefined;
}
