import type { Case } from '../../../cli/review/case';

const membership = { policy_set_id: 'polset-base', workspace_id: 'ws-app' };

/** What lintel review says of changes of the membership. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'added',
    after: membership,
    says: [['warning', undefined, 'The policy set is attached to an additional workspace']],
  },
  {
    title: 'ended',
    before: membership,
    says: [['danger', undefined, 'The policy set is detached from a workspace']],
  },
];
