import { defineDataSource } from '../../../definition/data-source';
import { workspaceIdRules } from '../shared/rules';

/** Restates the platform API, operation "List remote state consumers". */
export const remoteStateConsumersData = defineDataSource({
  type: 'lintel_remote_state_consumers',
  service: 'platform',
  construct: 'DataRemoteStateConsumers',
  doc: 'The workspaces that may read the state of a workspace, as far as the token can see them. If the whole organization may read it, these are all its other workspaces.',
  source: ['docs/spec/platform-workspaces.md#workspaces'],
  attributes: {
    workspaceId: {
      type: 'string',
      use: 'required',
      rules: workspaceIdRules,
      doc: 'The ID of the workspace whose state is read, `ws-…`.',
    },
    remoteStateConsumerIds: {
      type: 'set',
      element: 'string',
      use: 'computed',
      doc: 'The IDs of the consumers, `ws-…`.',
    },
    consumers: {
      type: 'objects',
      use: 'computed',
      doc: 'The consumers, sorted by name.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The ID of the workspace, `ws-…`.' },
        name: {
          type: 'string',
          use: 'computed',
          absent: 'the service does not report it',
          doc: 'The name of the workspace.',
        },
      },
    },
  },
});
