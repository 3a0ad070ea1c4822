import { defineDataSource } from '../../../definition/data-source';
import { idRules } from '../shared/lookup-arguments';
import { workspaceIdRules } from '../shared/rules';

const UNKNOWN = 'this release of the service has no tags with values';

/** Restates the platform API, operation "List effective tag bindings". */
export const effectiveTagsData = defineDataSource({
  type: 'lintel_effective_tags',
  service: 'platform',
  construct: 'DataEffectiveTags',
  doc: 'The tags of a workspace or a project, those that it inherits as well, and where they come from.',
  source: ['docs/spec/platform-workspaces.md#tags', 'docs/spec/platform-workspaces.md#workspaces'],
  attributes: {
    workspaceId: {
      type: 'string',
      use: 'optional',
      rules: workspaceIdRules,
      absent: 'the tags of `projectId` are read',
      doc: 'The ID of the workspace, `ws-…`.',
    },
    projectId: {
      type: 'string',
      use: 'optional',
      rules: idRules('prj'),
      absent: 'the tags of `workspaceId` are read',
      doc: 'The ID of the project, `prj-…`.',
    },
    tags: {
      type: 'map',
      element: 'string',
      use: 'computed',
      absent: UNKNOWN,
      doc: 'The values of all tags that count, by key. A tag without a value is an empty string.',
    },
    effectiveTags: {
      type: 'objects',
      use: 'computed',
      absent: UNKNOWN,
      doc: 'All tags that count, sorted by key.',
      attributes: {
        key: { type: 'string', use: 'computed', doc: 'The key of the tag.' },
        value: { type: 'string', use: 'computed', doc: 'The value of the tag, which may be empty.' },
        inheritedFrom: {
          type: 'string',
          use: 'computed',
          absent: 'the tag is its own',
          doc: 'The ID of the project that the tag is inherited from, `prj-…`.',
        },
      },
    },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['workspaceId', 'projectId'] }],
});
