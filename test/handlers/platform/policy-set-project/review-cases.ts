import type { Case } from '../../../cli/review/case';

const membership = { policy_set_id: 'polset-base', project_id: 'prj-default' };

/** What lintel review says of changes of the membership. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'added',
    after: membership,
    says: [['warning', undefined, 'The policy set is attached to an additional project']],
  },
  {
    title: 'ended',
    before: membership,
    says: [['danger', undefined, 'The policy set is detached from a project']],
  },
];
