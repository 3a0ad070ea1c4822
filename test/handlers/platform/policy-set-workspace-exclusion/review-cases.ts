import type { Case } from '../../../cli/review/case';

const membership = { policy_set_id: 'polset-base', workspace_id: 'ws-network' };

/** What lintel review says of changes of the membership. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'added', after: membership, says: [['danger', undefined, 'A workspace is excluded from the policy set']] },
  {
    title: 'ended',
    before: membership,
    says: [['warning', undefined, 'An exclusion from the policy set ends']],
  },
];
