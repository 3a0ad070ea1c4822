import { defineResource } from '../../../definition/resource';
import {
  accessPlace,
  customRules,
  may,
  mayOverride,
  MOCKS,
  RUNS,
  STATES,
  VARIABLES,
} from '../shared/teams/access-definition';

const place = accessPlace({
  thing: 'workspace',
  prefix: 'ws',
  own: 'tws',
  levels: ['read', 'plan', 'write', 'admin', 'custom'],
  examples: ['tws-zjTyZg7VsRlGRjPF', 'ws-3yVQZvHzf5j3WRJ1/team-4fQMsPRq1kMLQ3hV', 'acme/app/developers'],
});

/** Restates the platform API, "Access of a team to a workspace (type `team-workspaces`, id prefix `tws-`)". */
export const teamWorkspaceAccess = defineResource({
  type: 'lintel_team_workspace_access',
  service: 'platform',
  construct: 'TeamWorkspaceAccess',
  doc: 'What a team may do in a workspace, besides its rights in the project and the organization. A team has one access to a workspace. Plans read the access to each workspace with one request.',
  source: place.source,
  rights: [{ right: 'manage-workspaces', needs: ['create', 'update', 'delete'] }],
  attributes: {
    ...place.attributes,
    permissions: {
      type: 'object',
      use: 'optionalComputed',
      construct: 'TeamWorkspaceAccessPermissions',
      absent: 'they are what the level implies',
      doc: 'The permissions of `custom` access.',
      attributes: {
        runs: RUNS,
        variables: VARIABLES,
        stateVersions: STATES,
        sentinelMocks: MOCKS,
        workspaceLocking: may('lock and unlock the workspace'),
        runTasks: may('attach run tasks to the workspace'),
        policyOverrides: mayOverride,
      },
    },
  },
  rules: [
    ...customRules('permissions'),
    { rule: 'requiredWhen', attribute: 'permissions', when: 'access', is: 'custom' },
  ],
  ...place.marks,
  movedFrom: [{ type: 'tfe_team_access', schemaVersions: [1] }],
});

export const teamWorkspaceAccessData = place.dataOf(teamWorkspaceAccess);
export const teamWorkspaceAccessesData = place.severalOf(teamWorkspaceAccess);
export const teamWorkspaceAccessList = place.listOf(teamWorkspaceAccess);
