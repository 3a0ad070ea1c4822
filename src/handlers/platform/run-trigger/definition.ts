import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { workspaceIdRules } from '../shared/rules';
import { NAME_SEGMENT } from '../shared/stored/name-segment';
import { ownedList, resultsIn } from '../shared/stored/places';

const source = [
  'docs/spec/platform-workspaces.md#run-trigger-ssh-key',
  'docs/spec/platform-workspaces.md#agent-pools-connections-notifications-triggers-keys',
] as const;

const workspaceId = {
  type: 'string',
  use: 'required',
  rules: workspaceIdRules,
  doc: 'The ID of the workspace whose runs start, `ws-…`.',
} as const;

const sourceableId = {
  type: 'string',
  use: 'required',
  rules: workspaceIdRules,
  doc: 'The ID of the workspace after whose applies they start, `ws-…`. A workspace has at most 20 such sources.',
} as const;

const named = (of: string) =>
  ({
    type: 'string',
    use: 'computed',
    moving: true,
    absent: 'the service does not report it',
    doc: `The name of the ${of}.`,
  }) as const;

/** Runs of one workspace after applies in another. Restates the platform API, "Run trigger, SSH key". */
export const runTrigger = defineResource({
  type: 'lintel_run_trigger',
  service: 'platform',
  construct: 'RunTrigger',
  doc: 'Starts a run of a workspace after each successful apply in another workspace of the organization. Plans read the run triggers of each workspace with one request.',
  source,
  rights: [{ right: 'manage-workspaces', needs: ['create', 'delete'] }],
  document: {
    type: 'run-triggers',
    lists: ['/workspaces/{workspaceId}/run-triggers?filter%5Brun-trigger%5D%5Btype%5D=inbound'],
    noun: 'run trigger',
    key: ['sourceableId'],
  },
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the run trigger, `rt-…`.' },
    workspaceId: { ...workspaceId, replace: true, related: 'workspaces' },
    sourceableId: { ...sourceableId, replace: true, related: 'workspaces' },
    workspaceName: named('workspace whose runs start'),
    sourceableName: named('workspace after whose applies they start'),
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the run trigger was created.',
    },
  },
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^rt-[^/]+$', example: 'rt-3yVQZvHzf5j3WRJ1' },
    {
      form: '{workspaceId}/{sourceableId}',
      matches: '^ws-[^/]+/ws-[^/]+$',
      example: 'ws-3yVQZvHzf5j3WRJ1/ws-oXUppaX2ximkqp8w',
    },
    {
      form: '{id}',
      names: '{organization}/{workspaceName}/{sourceName}',
      matches: `^${NAME_SEGMENT}/${NAME_SEGMENT}/${NAME_SEGMENT}$`,
      example: 'acme/app/network',
    },
  ],
  movedFrom: [{ type: 'tfe_run_trigger', schemaVersions: [0] }],
});

const { workspaceId: _, sourceableId: __, ...results } = resultsIn(runTrigger.attributes);

/** Restates the platform API, operation "List run triggers". */
export const runTriggerData = defineDataSource({
  type: 'lintel_run_trigger',
  service: 'platform',
  construct: 'DataRunTrigger',
  doc: 'The run trigger between two workspaces.',
  source,
  attributes: { ...results, workspaceId, sourceableId },
});

/** Restates the same operation. */
export const runTriggersData = defineDataSource({
  type: 'lintel_run_triggers',
  service: 'platform',
  construct: 'DataRunTriggers',
  doc: 'The run triggers of a workspace, in one direction.',
  source,
  attributes: {
    workspaceId: { ...workspaceId, doc: 'The ID of the workspace, `ws-…`.' },
    direction: {
      type: 'string',
      use: 'required',
      values: ['inbound', 'outbound'],
      construct: 'RunTriggerDirection',
      doc: 'Those that start runs of the workspace (`inbound`), or those that its applies cause (`outbound`).',
    },
    runTriggers: {
      type: 'objects',
      use: 'computed',
      doc: 'The run triggers, sorted by the names of both workspaces.',
      attributes: {
        ...results,
        workspaceId: { type: 'string', use: 'computed', doc: workspaceId.doc },
        sourceableId: {
          type: 'string',
          use: 'computed',
          doc: 'The ID of the workspace after whose applies they start, `ws-…`.',
        },
      },
    },
  },
});

/** Restates the same operation. */
export const runTriggerList = ownedList(runTrigger, {
  doc: 'The run triggers that start runs of a workspace, or of all workspaces of an organization, which takes a request for each.',
  owners: { workspaceId },
});
