import { defineResource } from '../../../definition/resource';
import {
  accessPlace,
  customRules,
  level,
  may,
  mayOverride,
  MOCKS,
  RUNS,
  STATES,
  VARIABLES,
} from '../shared/teams/access-definition';

const place = accessPlace({
  thing: 'project',
  prefix: 'prj',
  own: 'tprj',
  levels: ['read', 'write', 'maintain', 'admin', 'custom'],
  examples: ['tprj-2pmtXpZa4YzVMTPi', 'prj-7oD7doVTQdAFnMLV/team-4fQMsPRq1kMLQ3hV', 'acme/Platform/developers'],
});

/** Restates the platform API, "Access of a team to a project (type `team-projects`, id prefix `tprj-`)". */
export const teamProjectAccess = defineResource({
  type: 'lintel_team_project_access',
  service: 'platform',
  construct: 'TeamProjectAccess',
  doc: 'What a team may do in a project and in its workspaces, besides its rights in the organization. A team has one access to a project. Plans read the access to each project with one request.',
  source: place.source,
  rights: [{ right: 'manage-projects', needs: ['create', 'update', 'delete'] }],
  attributes: {
    ...place.attributes,
    projectAccess: {
      type: 'object',
      use: 'optionalComputed',
      construct: 'TeamProjectAccessProjectAccess',
      absent: 'they are what the level implies',
      doc: 'The permissions of `custom` access to the project itself.',
      attributes: {
        settings: level(
          'ProjectSettingsAccess',
          ['read', 'update', 'delete'],
          'What the team may do with the project.',
        ),
        teams: level(
          'ProjectTeamsAccess',
          ['none', 'read', 'manage'],
          'What the team may do with the access of teams to the project.',
        ),
        variableSets: level(
          'ProjectVariableSetsAccess',
          ['none', 'read', 'write'],
          'What the team may do with variable sets of the project.',
        ),
      },
    },
    workspaceAccess: {
      type: 'object',
      use: 'optionalComputed',
      construct: 'TeamProjectAccessWorkspaceAccess',
      absent: 'they are what the level implies',
      doc: 'The permissions of `custom` access to the workspaces of the project.',
      attributes: {
        runs: RUNS,
        variables: VARIABLES,
        stateVersions: STATES,
        sentinelMocks: MOCKS,
        create: may('create workspaces in the project'),
        locking: may('lock and unlock the workspaces'),
        delete: may('delete the workspaces'),
        move: may('move the workspaces to another project'),
        runTasks: may('attach run tasks to the workspaces'),
        policyOverrides: mayOverride,
      },
    },
  },
  rules: [
    ...customRules('projectAccess', 'workspaceAccess'),
    { rule: 'oneOrMoreOf', attributes: ['projectAccess', 'workspaceAccess'], when: 'access', is: 'custom' },
  ],
  ...place.marks,
  movedFrom: [{ type: 'tfe_team_project_access', schemaVersions: [1] }],
});

export const teamProjectAccessData = place.dataOf(teamProjectAccess);
export const teamProjectAccessesData = place.severalOf(teamProjectAccess);
export const teamProjectAccessList = place.listOf(teamProjectAccess);
