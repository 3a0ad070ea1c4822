import type { Case } from '../../../cli/review/case';

const membership = { policy_set_id: 'polset-base', policy_id: '${lintel_policy.another_description.id}' };

/** What lintel review says of changes of the membership. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'added', after: membership, says: [['warning', undefined, 'The policy set has an additional policy']] },
  {
    title: 'ended',
    before: membership,
    says: [['danger', undefined, 'A policy is removed from the policy set']],
  },
];
