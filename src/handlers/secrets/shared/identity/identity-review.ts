import type { ObjectChange, Remark, ReviewRule } from '../../../../definition/review-rule';
import { dangerousPolicies } from '../auth/dangerous-policies';

const always = ['create', 'update', 'replace'] as const;

/** Review rules for the policies of an entity or a group. `whose`: "the entity". */
export const identityPolicyRules = (whose: string): readonly ReviewRule[] => [
  { on: always, about: ['policies'], judge: gainsDangerousPolicies },
  {
    attribute: 'policies',
    when: 'gains',
    on: ['update'],
    severity: 'warning',
    says: `Every token of ${whose} gets further policies`,
    why: 'Tokens that exist have them with their next request.',
  },
  {
    attribute: 'policies',
    when: 'loses',
    on: ['update'],
    severity: 'warning',
    says: `Every token of ${whose} loses policies`,
    why: 'Anyone who relies on them is locked out with the next request.',
  },
];

/** A review sends no requests: it only knows policies in the plan. */
function gainsDangerousPolicies({ before, after, others }: ObjectChange): Remark[] {
  const held = namesIn(before.policies);
  const gained = namesIn(after.policies).filter((name) => !held.includes(name));
  const items = dangerousPolicies(gained, after.namespace, others);
  if (items.length === 0) return [];
  return [
    {
      attribute: 'policies',
      severity: 'danger',
      says: 'Tokens get the rights of an administrator',
      why: 'The policies permit everything, or to change who may do what.',
      items,
    },
  ];
}

function namesIn(value: ObjectChange['after'][string]): readonly string[] {
  return Array.isArray(value) ? value.map((name) => String(name).toLowerCase()) : [];
}
