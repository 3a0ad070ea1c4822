import { accessReview } from '../shared/teams/access-review';

export const teamProjectAccessReview = accessReview(
  'project',
  ['projectAccess', 'workspaceAccess'],
  ['workspaceAccess.delete', 'workspaceAccess.move'],
);
