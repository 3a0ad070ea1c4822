import { accessReview } from '../shared/teams/access-review';

export const teamWorkspaceAccessReview = accessReview('workspace', {
  permissions: {
    members: ['runs', 'variables', 'stateVersions', 'sentinelMocks'],
    flags: ['workspaceLocking', 'runTasks', 'policyOverrides'],
  },
});
