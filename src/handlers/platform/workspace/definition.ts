import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
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
import { executionAttributes, executionRules } from '../shared/stored/execution-attributes';
import { organizationPlace, resultsIn } from '../shared/stored/places';
import { EFFECTIVE_TAGS, tagAttributes, tagResults } from '../shared/stored/tag-attributes';
import { own, repository, runs, state, triggers } from '../shared/workspaces/settings';

const place = organizationPlace({
  type: 'workspaces',
  prefix: 'ws',
  noun: 'workspace',
  search: 'search[name]',
  include: EFFECTIVE_TAGS,
  examples: ['ws-3yVQZvHzf5j3WRJ1', 'acme/billing'],
  peer: {
    names: { autoDestroyAt: 'auto_destroy_at' },
    // Attributes of other providers that are redundant or covered by other attributes.
    dropped: ['operations', 'hyok_enabled', 'overwrites', 'workspace_id', 'effective_tags', 'html_url'],
  },
});

/** The settings of runs that a workspace sets itself or inherits. */
export const WORKSPACE_EXECUTION = { mode: 'executionMode', pool: 'agentPoolId' } as const;

/** A state and the settings of its runs. Restates the platform API, "Workspace (type `workspaces`)". */
export const workspace = defineResource({
  type: 'lintel_workspace',
  service: 'platform',
  construct: 'Workspace',
  doc: 'A workspace: one state, and how it is run. Destroying it is refused while it manages resources, unless `forceDelete` is true.',
  source: [
    'docs/spec/platform-workspaces.md#workspace-type-workspaces-id-prefix-ws-',
    'docs/spec/platform-workspaces.md#workspaces',
    'docs/spec/platform-workspaces.md#tags',
    'docs/spec/platform-workspaces.md#editions-and-releases',
  ],
  rights: [{ right: 'manage-workspaces', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'deletes its state, its runs and its variables',
  attributes: {
    ...place.attributes,
    ...own,
    ...executionAttributes(WORKSPACE_EXECUTION, {
      mode: 'Where runs are executed; with `local`, the workspace only keeps the state.',
      pool: 'The ID of the agent pool whose agents execute the runs, `apool-…`.',
      from: 'the project or the organization',
      construct: 'ExecutionMode',
      overwrites: 'WorkspaceSettingOverwrites',
    }),
    executionModeSource: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'this release of the service has no inheritance, or the token may not read the project',
      doc: 'Who decides where runs are executed at present: `workspace`, `project` or `organization`.',
    },
    ...runs,
    ...triggers,
    ...state,
    ...repository,
    ...tagAttributes('workspace'),
    tagNames: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      elementRules: [
        {
          rule: 'pattern',
          pattern: '^[a-z0-9]([a-z0-9_:-]*[a-z0-9])?$',
          words:
            'consist of lower-case letters, digits, `-`, `_` and `:`, and begin and end with a letter or a digit: the service would change other names',
        },
      ],
      absent: 'it is only read, and others can manage them',
      doc: 'All tags of the workspace without a value.',
    },
    ignoreAdditionalTagNames: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether the workspace may have further tags without a value, which others manage: they are neither shown in `tagNames` nor removed.',
    },
    effectiveTags: {
      type: 'map',
      element: 'string',
      use: 'computed',
      moving: true,
      absent: 'this release of the service has no tags with values',
      doc: 'The tags of the workspace and those that it inherits from its project, by key. A tag without a value is an empty string.',
    },
    forceDelete: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether destroying it deletes the workspace although it manages resources, which then stay where they are and are tracked by nobody. It counts once it was applied.',
    },
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'each timeout is `5m`',
      doc: 'How long to wait for the service.',
      attributes: {
        delete: {
          type: 'duration',
          use: 'optional',
          absent: '`5m`',
          doc: 'How long to wait until the service has processed the last state, before which it deletes nothing.',
        },
      },
    },
  },
  rules: [
    ...executionRules(WORKSPACE_EXECUTION),
    { rule: 'conflicts', attribute: 'autoDestroyAt', with: ['autoDestroyActivityDuration'] },
    { rule: 'notBothFilled', attribute: 'triggerPatterns', with: ['triggerPrefixes'] },
    { rule: 'notBoth', attribute: 'projectRemoteState', with: 'globalRemoteState' },
    { rule: 'emptyUnless', attribute: 'remoteStateConsumerIds', when: 'globalRemoteState', is: false },
    { rule: 'requires', attribute: 'sourceName', needs: 'sourceUrl' },
    { rule: 'requires', attribute: 'sourceUrl', needs: 'sourceName' },
    {
      rule: 'exactlyOneOf',
      attributes: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
      within: 'vcsRepo',
    },
    {
      rule: 'onlyWhen',
      attribute: 'vcsRepo.tagsRegex',
      when: 'fileTriggersEnabled',
      is: false,
      words: 'Either tags or changed files start runs.',
    },
    { rule: 'conflicts', attribute: 'vcsRepo.tagsRegex', with: ['triggerPrefixes', 'triggerPatterns'] },
  ],
  ...place.marks,
  movedFrom: [
    { type: 'tfe_workspace', schemaVersions: [1] },
    { type: 'tfe_workspace_settings', schemaVersions: [1] },
  ],
});

const { remoteStateConsumerIds, ...reported } = resultsIn(workspace.attributes);
const { id: _, organization: __, name: ___, ...settings } = reported;

/** The attributes of a workspace in both data sources, without those that identify it. */
const results = {
  ...settings,
  ownTags: tagResults('workspace').tags,
  tags: { ...workspace.attributes.effectiveTags, doc: workspace.attributes.effectiveTags.doc },
  vcsIdentifier: {
    type: 'string',
    use: 'computed',
    absent: 'no repository is connected',
    doc: 'The connected repository, such as `acme/network`.',
  },
} as const;

/** Restates the platform API, operations "Show workspace" and "Show workspace by name". */
export const workspaceData = defineDataSource({
  type: 'lintel_workspace',
  service: 'platform',
  construct: 'DataWorkspace',
  doc: 'A workspace, looked up by its ID, or by its organization and name.',
  source: workspace.source,
  attributes: {
    ...lookupArguments('workspace', 'ws'),
    ...results,
    remoteStateConsumerIds: remoteStateConsumerIds!,
  },
  rules: lookupRules,
});

/** Restates the platform API, operation "List workspaces". */
export const workspacesData = defineDataSource({
  type: 'lintel_workspaces',
  service: 'platform',
  construct: 'DataWorkspaces',
  doc: 'The workspaces of an organization, all of them or those that match the filters.',
  source: workspace.source,
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

export const workspaceList = place.listOf(workspace);
