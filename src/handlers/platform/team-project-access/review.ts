import { accessReview } from '../shared/teams/access-review';

export const teamProjectAccessReview = accessReview(
  'project',
  {
    projectAccess: { members: ['settings', 'teams', 'variableSets'], flags: [] },
    workspaceAccess: {
      members: ['runs', 'variables', 'stateVersions', 'sentinelMocks'],
      flags: ['create', 'locking', 'delete', 'move', 'runTasks', 'policyOverrides'],
    },
  },
  ['workspaceAccess.delete', 'workspaceAccess.move'],
);
