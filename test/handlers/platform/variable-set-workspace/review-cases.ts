import type { Case } from '../../../cli/review/case';

const attachment = { variable_set_id: 'varset-base', workspace_id: 'ws-app' };

/** What lintel review says of changes of the attachment. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'added',
    after: attachment,
    says: [['warning', undefined, 'The variables of a set count in an additional workspace']],
  },
  {
    title: 'ended',
    before: attachment,
    says: [['danger', undefined, 'The variables of a set no longer count in a workspace']],
  },
];
