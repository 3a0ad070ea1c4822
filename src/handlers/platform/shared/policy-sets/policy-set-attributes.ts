// The content types of a policy set, and the counts and records that the service reports about it.

export const POLICY_SET_KINDS = ['sentinel_framework', 'opa', 'tfpolicy'] as const;

export const enforcementAttributes = {
  kind: {
    type: 'string',
    use: 'optional',
    replace: true,
    values: POLICY_SET_KINDS,
    default: 'sentinel_framework',
    construct: 'PolicySetKind',
    doc: 'The framework of the policies. `tfpolicy` requires the dialect `hcp`.',
  },
  description: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'the policy set has no description',
    doc: 'A description of the policy set, in Markdown.',
  },
  global: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether the policy set applies to all present and future workspaces of the organization that are not excluded.',
  },
  agentEnabled: {
    type: 'bool',
    use: 'optionalComputed',
    absent: 'it is `false` if `kind` is `sentinel_framework`, and otherwise `true`',
    doc: 'Whether policies are evaluated by an agent. `false` is only valid if `kind` is `sentinel_framework`.',
  },
  overridable: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether people with the permission can override failures, even of `hard-mandatory` policies. If `kind` is `sentinel_framework`, `true` requires `agentEnabled`.',
  },
  policyToolVersion: {
    type: 'string',
    use: 'optionalComputed',
    rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: 'the service chooses the version, or uses none',
    doc: 'The version of the program that evaluates the policies. If `kind` is `sentinel_framework`, it requires `agentEnabled` and may be `latest`.',
  },
} as const;

export const policySetCounts = {
  policyCount: {
    type: 'int',
    use: 'computed',
    moving: true,
    doc: 'The number of policies in the policy set, or in its current version.',
  },
  workspaceCount: {
    type: 'int',
    use: 'computed',
    moving: true,
    doc: 'The number of workspaces that the policy set is attached to, or of all that are not excluded if it is global.',
  },
  projectCount: {
    type: 'int',
    use: 'computed',
    moving: true,
    absent: 'the service does not count them',
    doc: 'The number of projects that the policy set is attached to, or of all that are not excluded if it is global.',
  },
} as const;

export const policySetVersions = {
  versioned: {
    type: 'bool',
    use: 'computed',
    moving: true,
    doc: 'Whether the content comes from a repository or from uploaded versions.',
  },
  currentVersionId: {
    type: 'string',
    use: 'computed',
    moving: true,
    absent: 'no version is ready',
    doc: 'The ID of the version that is enforced, `polsetver-…`.',
  },
  newestVersionId: {
    type: 'string',
    use: 'computed',
    moving: true,
    absent: 'the policy set has no versions',
    doc: 'The ID of the newest version, `polsetver-…`, whatever its status.',
  },
} as const;

export const policySetTimes = {
  createdAt: { type: 'string', use: 'computed', doc: 'When the policy set was created.' },
  updatedAt: { type: 'string', use: 'computed', moving: true, doc: 'When the policy set was last changed.' },
} as const;
