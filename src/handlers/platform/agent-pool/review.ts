import type { ResourceReview, ReviewRule } from '../../../definition/review-rule';

const scope = (attribute: string, gains: string, loses: string): ReviewRule[] => [
  {
    attribute,
    when: 'gains',
    severity: 'warning',
    says: gains,
    why: 'Their runs can execute code in the network of the agents.',
  },
  {
    attribute,
    when: 'loses',
    severity: 'warning',
    says: loses,
    why: 'Runs that are executed by the pool no longer start.',
  },
];

/** The effects of a pool's changes on everyone who may run code in its network. */
export const agentPoolReview: ResourceReview = {
  rules: [
    {
      attribute: 'organizationScoped',
      when: 'becomes',
      is: true,
      severity: 'danger',
      says: 'Every workspace of the organization may use the pool',
      why: 'Anyone who can start a run in any workspace can execute code in the network of the agents.',
    },
    {
      attribute: 'organizationScoped',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Only some workspaces may use the pool',
      why: 'Runs of the others no longer start if the pool executes them.',
    },
    ...scope('allowedWorkspaceIds', 'More workspaces may use the pool', 'Fewer workspaces may use the pool'),
    ...scope(
      'allowedProjectIds',
      'Workspaces of more projects may use the pool',
      'Workspaces of fewer projects may use the pool',
    ),
    {
      attribute: 'excludedWorkspaceIds',
      when: 'loses',
      severity: 'warning',
      says: 'Workspaces are no longer excluded from the pool',
      why: 'Their runs can execute code in the network of the agents.',
    },
    {
      attribute: 'excludedWorkspaceIds',
      when: 'gains',
      severity: 'warning',
      says: 'Workspaces are excluded from the pool',
      why: 'Runs that are executed by the pool no longer start.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      severity: 'danger',
      says: 'The agent pool is deleted',
      why: 'Its agents lose their tokens, and nothing executes runs in their network any more.',
    },
  ],
  unremarkable: { name: 'workspaces and projects refer to the pool by its ID' },
};
