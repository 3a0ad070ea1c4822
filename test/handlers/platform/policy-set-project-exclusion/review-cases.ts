import type { Case } from '../../../cli/review/case';

const membership = {
  policy_set_id: '${lintel_policy_set.another_description_of_a_global_set.id}',
  project_id: 'prj-payments',
};

/** What lintel review says of changes of the membership. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'added', after: membership, says: [['danger', undefined, 'A project is excluded from the policy set']] },
  {
    title: 'ended',
    before: membership,
    says: [['warning', undefined, 'An exclusion from the policy set ends']],
  },
];
