import { defineDataSource } from '../../../definition/data-source';
import {
  identifiers,
  idRules,
  idsByName,
  lookupArguments,
  lookupRules,
  namesArgument,
  searchArgument,
  taggedArgument,
  totalCount,
} from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults } from '../shared/rules';

const SOURCE = [
  'docs/spec/platform-neighbours.md#looked-up-objects-read-only',
  'docs/spec/platform-neighbours.md#lookups',
] as const;

/** The attributes of a workspace in both data sources, without those that identify it. */
const results = {
  projectId: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The ID of the project that contains the workspace, `prj-…`.',
  },
  description: {
    type: 'string',
    use: 'computed',
    absent: 'the workspace has no description',
    doc: 'A description of the workspace.',
  },
  executionMode: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Where runs are executed: `remote`, `local` or `agent`.',
  },
  agentPoolId: {
    type: 'string',
    use: 'computed',
    absent: 'runs are not executed by agents',
    doc: 'The ID of the agent pool whose agents execute the runs, `apool-…`.',
  },
  terraformVersion: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The version of Terraform, or a constraint on it.',
  },
  workingDirectory: {
    type: 'string',
    use: 'computed',
    absent: 'runs start in the root of the configuration',
    doc: 'The directory in which runs start, relative to the root of the configuration.',
  },
  locked: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether the workspace is locked.',
  },
  autoApply: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether successful plans are applied without confirmation.',
  },
  tagNames: { type: 'set', element: 'string', use: 'computed', doc: 'The tags of the workspace that have no value.' },
  tags: {
    type: 'map',
    element: 'string',
    use: 'computed',
    absent: 'the service does not support tags with values',
    doc: 'The tags of the workspace and those that it inherits from its project, by key. A tag without a value is an empty string.',
  },
  vcsIdentifier: {
    type: 'string',
    use: 'computed',
    absent: 'no repository is connected',
    doc: 'The connected repository, such as `acme/network`.',
  },
  createdAt: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'When the workspace was created.',
  },
  updatedAt: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'When the workspace was last changed.',
  },
} as const;

/** Restates the platform API, operations "Show workspace" and "Show workspace by name". */
export const workspaceData = defineDataSource({
  type: 'lintel_workspace',
  service: 'platform',
  construct: 'DataWorkspace',
  doc: 'A workspace, looked up by its ID, or by its organization and name.',
  source: SOURCE,
  attributes: { ...lookupArguments('workspace', 'ws'), ...results },
  rules: lookupRules,
});

/** Restates the platform API, operation "List workspaces". */
export const workspacesData = defineDataSource({
  type: 'lintel_workspaces',
  service: 'platform',
  construct: 'DataWorkspaces',
  doc: 'The workspaces of an organization, all of them or those that match the filters.',
  source: SOURCE,
  attributes: {
    organization: organizationArgument,
    names: namesArgument('workspaces'),
    searchName: searchArgument('workspaces'),
    searchWildcardName: {
      type: 'string',
      use: 'optional',
      absent: 'names are not filtered',
      rules: [
        {
          rule: 'pattern',
          pattern: '^(\\*[^*]+|[^*]+\\*|\\*[^*]+\\*)$',
          words: 'have a `*` at its beginning, its end, or both, and not elsewhere',
        },
      ],
      doc: 'A pattern for the names of workspaces, with `*` at its beginning, its end, or both, such as `*-prod`.',
    },
    searchTags: {
      type: 'set',
      element: 'string',
      use: 'optional',
      absent: 'tags are not filtered',
      elementRules: [{ rule: 'pattern', pattern: '^[^,]+$', words: 'be the name of a tag: not empty and without `,`' }],
      doc: 'Include only workspaces that have all of these tags.',
    },
    searchExcludeTags: {
      type: 'set',
      element: 'string',
      use: 'optional',
      absent: 'no workspaces are excluded',
      elementRules: [{ rule: 'pattern', pattern: '^[^,]+$', words: 'be the name of a tag: not empty and without `,`' }],
      doc: 'Exclude workspaces that have any of these tags.',
    },
    filterTagged: taggedArgument('workspaces'),
    filterProjectId: {
      type: 'string',
      use: 'optional',
      absent: 'workspaces of all projects are included',
      rules: idRules('prj'),
      doc: 'Include only workspaces of the project with this ID, `prj-…`.',
    },
    filterCurrentRunStatus: {
      type: 'string',
      use: 'optional',
      absent: 'runs are not considered',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'Include only workspaces whose current run has this status, such as `applied`.',
    },
    maxResults: maxResults('workspaces'),
    workspaces: {
      type: 'objects',
      use: 'computed',
      doc: 'The workspaces, sorted by name.',
      attributes: { ...identifiers('workspace', 'ws'), ...results },
    },
    ids: idsByName('workspace'),
    totalCount: totalCount('workspaces'),
  },
});
