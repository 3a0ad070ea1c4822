import { resultsOf } from '../../../../definition/results';
import { idRules } from '../lookup-arguments';
import { workspaceIdRules } from '../rules';

// The content of a policy set, and its scope.

/** The meaning of an absent set of members. Configuring a set, even as empty, means managing all of it. */
const NOT_OURS = 'it is only read, and members can be managed by resources of their own';

export const memberAttributes = {
  policyIds: {
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: idRules('pol'),
    absent: NOT_OURS,
    doc: 'The IDs of all policies in the policy set, `pol-…`. They must have its `kind`.',
  },
  workspaceIds: {
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: workspaceIdRules,
    absent: NOT_OURS,
    doc: 'The IDs of all workspaces that the policy set is attached to, `ws-…`.',
  },
  projectIds: {
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: idRules('prj'),
    absent: NOT_OURS,
    doc: 'The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces.',
  },
  excludedWorkspaceIds: {
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: workspaceIdRules,
    absent: NOT_OURS,
    doc: 'The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them.',
  },
  excludedProjectIds: {
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: idRules('prj'),
    absent: NOT_OURS,
    doc: 'The IDs of all projects that the policy set does not apply to, `prj-…`.',
  },
} as const;

export const tagSelectors = {
  type: 'objects',
  use: 'optionalComputed',
  construct: 'PolicySetTagSelector',
  compare: 'anyOrder',
  absent: NOT_OURS,
  doc: 'All tags by which the policy set applies to workspaces. Requires the dialect `hcp`.',
  attributes: {
    key: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, max: 128, unit: 'characters' }],
      doc: 'The key of the tag.',
    },
    value: {
      type: 'string',
      use: 'optional',
      rules: [{ rule: 'length', min: 1, max: 256, unit: 'characters' }],
      absent: 'the tag has no value',
      doc: 'The value of the tag.',
    },
    exclude: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether workspaces with the tag are excluded. It must be `true` if `global` is, and otherwise `false`.',
    },
  },
} as const;

export const memberResults = {
  ...resultsOf(memberAttributes),
  tagSelectors: {
    type: 'objects',
    use: 'computed',
    construct: 'DataPolicySetTagSelectors',
    absent: 'the service does not support tags of policy sets',
    doc: 'The tags by which the policy set applies to workspaces.',
    attributes: {
      key: { type: 'string', use: 'computed', doc: 'The key of the tag.' },
      value: { type: 'string', use: 'computed', absent: 'the tag has no value', doc: 'The value of the tag.' },
      exclude: { type: 'bool', use: 'computed', doc: 'Whether workspaces with the tag are excluded.' },
    },
  },
} as const;
