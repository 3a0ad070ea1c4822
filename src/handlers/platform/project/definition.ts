import { defineResource } from '../../../definition/resource';
import { executionAttributes, executionRules } from '../shared/stored/execution-attributes';
import { organizationPlace } from '../shared/stored/places';
import { EFFECTIVE_TAGS, tagAttributes, tagResults } from '../shared/stored/tag-attributes';

const place = organizationPlace({
  type: 'projects',
  prefix: 'prj',
  noun: 'project',
  search: 'filter[names]',
  include: EFFECTIVE_TAGS,
  peer: { dropped: ['project_id', 'overwrites'] },
  examples: ['prj-7oD7doVTQdAFnMLV', 'acme/Platform'],
});

/** The settings of runs that a project sets itself or inherits. */
export const PROJECT_EXECUTION = { mode: 'defaultExecutionMode', pool: 'defaultAgentPoolId' } as const;

/** A group of workspaces. Restates the platform API, "Project (type `projects`)". */
export const project = defineResource({
  type: 'lintel_project',
  service: 'platform',
  construct: 'Project',
  doc: 'A group of workspaces of an organization, which share access, variable sets and settings. A project that has workspaces is not destroyed, and neither is the default project.',
  source: [
    'docs/spec/platform-workspaces.md#project-type-projects-id-prefix-prj-',
    'docs/spec/platform-workspaces.md#projects-teams-access',
    'docs/spec/platform-workspaces.md#tags',
  ],
  rights: [{ right: 'manage-projects', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'deletes the access of teams to the project, and detaches what is attached to it',
  attributes: {
    ...place.attributes,
    name: {
      type: 'string',
      use: 'required',
      rules: [
        { rule: 'length', min: 3, max: 40, unit: 'characters' },
        {
          rule: 'pattern',
          pattern: '^[A-Za-z0-9_-]([A-Za-z0-9_ -]*[A-Za-z0-9_-])?$',
          words: 'consist of letters, digits, `-`, `_` and inner spaces',
        },
      ],
      doc: 'The name of the project, unique in its organization whatever the case.',
    },
    description: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the project has no description',
      rules: [{ rule: 'length', max: 256, unit: 'characters' }],
      doc: 'A description of the project.',
    },
    autoDestroyActivityDuration: {
      type: 'string',
      use: 'optional',
      nullable: true,
      absent: 'workspaces of the project are not destroyed by themselves',
      rules: [
        { rule: 'pattern', pattern: '^[1-9][0-9]{0,3}[dh]$', words: 'be 1 to 9999 days or hours, such as `14d`' },
      ],
      doc: 'How long a workspace of the project is without activity before its resources are destroyed, such as `14d` or `24h`, unless the workspace has its own value.',
    },
    ...executionAttributes(PROJECT_EXECUTION, {
      mode: 'Where the runs of workspaces are executed that do not say so themselves.',
      pool: 'The ID of the agent pool whose agents execute these runs, `apool-…`.',
      from: 'the organization',
      construct: 'ExecutionMode',
      overwrites: 'ProjectSettingOverwrites',
    }),
    ...tagAttributes('project'),
    workspaceCount: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'The number of workspaces in the project.',
    },
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the project was created.',
    },
  },
  rules: executionRules(PROJECT_EXECUTION),
  ...place.marks,
  movedFrom: [
    { type: 'tfe_project', schemaVersions: [0] },
    { type: 'tfe_project_settings', schemaVersions: [1] },
  ],
});

export const projectData = place.dataOf(project, tagResults('project'));
export const projectsData = place.severalOf(project, { isTagged: true, others: tagResults('project') });
export const projectList = place.listOf(project);
