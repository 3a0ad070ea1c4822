import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import { identifiers, idRules, lookupArguments, lookupRules, totalCount } from '../shared/lookup-arguments';
import { organizationArgument, organizationInput } from '../shared/organization';
import { version } from '../shared/policy-sets/policy-set-results';
import { maxResults, nameRules, workspaceIdRules } from '../shared/rules';

const POLICY_SET = 'docs/spec/platform-neighbours.md#policy-set-type-policy-sets-id-prefix-polset-';
const OPERATIONS = 'docs/spec/platform-neighbours.md#policy-sets';

/** What absence of a set of members means. Anyone who configures it, even as empty, manages all of it. */
const NOT_OURS = 'it is only read, and members can be managed by resources of their own';

const UNREPORTED = 'the service does not report it';

const KINDS = ['sentinel_framework', 'opa', 'tfpolicy'] as const;

const description = {
  type: 'string',
  use: 'optional',
  emptyIsAbsent: true,
  absent: 'the policy set has no description',
  doc: 'A description of the policy set, in Markdown.',
} as const;

const counts = {
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

const versions = {
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

const times = {
  createdAt: { type: 'string', use: 'computed', doc: 'When the policy set was created.' },
  updatedAt: { type: 'string', use: 'computed', moving: true, doc: 'When the policy set was last changed.' },
} as const;

const policyIds = {
  type: 'set',
  element: 'string',
  use: 'optionalComputed',
  elementRules: idRules('pol'),
  absent: NOT_OURS,
  doc: 'The IDs of all policies in the policy set, `pol-…`. They must have its `kind`.',
} as const;

const workspaceIds = {
  type: 'set',
  element: 'string',
  use: 'optionalComputed',
  elementRules: workspaceIdRules,
  absent: NOT_OURS,
  doc: 'The IDs of all workspaces that the policy set is attached to, `ws-…`.',
} as const;

const projectIds = {
  type: 'set',
  element: 'string',
  use: 'optionalComputed',
  elementRules: idRules('prj'),
  absent: NOT_OURS,
  doc: 'The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces.',
} as const;

const excludedWorkspaceIds = {
  type: 'set',
  element: 'string',
  use: 'optionalComputed',
  elementRules: workspaceIdRules,
  absent: NOT_OURS,
  doc: 'The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them.',
} as const;

const excludedProjectIds = {
  type: 'set',
  element: 'string',
  use: 'optionalComputed',
  elementRules: idRules('prj'),
  absent: NOT_OURS,
  doc: 'The IDs of all projects that the policy set does not apply to, `prj-…`.',
} as const;

const REPOSITORY_ID = [
  {
    rule: 'pattern',
    pattern: '^[^/]+(/[^/]+)+$',
    words: 'consist of at least two non-empty parts separated by `/`',
  },
] as const;

const policiesPath = {
  type: 'string',
  use: 'optional',
  emptyIsAbsent: true,
  compare: 'folder',
  absent: 'the policies are at the root of the repository',
  doc: 'The path of the folder in the repository that contains the policies.',
} as const;

const policyUpdatePatterns = {
  type: 'list',
  element: 'string',
  use: 'optional',
  emptyIsAbsent: true,
  rules: [{ rule: 'length', max: 100, unit: 'elements' }],
  elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
  absent: 'every commit to the branch makes a new version',
  doc: 'Glob patterns, relative to the root of the repository: only a commit that changes a matching file makes a new version.',
} as const;

const CONNECTION = 'the repository is connected otherwise';

const vcsRepo = {
  type: 'object',
  use: 'optional',
  construct: 'PolicySetVcsRepo',
  absent: 'the content does not come from a repository',
  doc: 'The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to a policy set that has policies or uploaded versions.',
  attributes: {
    identifier: {
      type: 'string',
      use: 'required',
      rules: REPOSITORY_ID,
      doc: 'The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`.',
    },
    branch: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'it is the default branch of the repository',
      doc: 'The branch.',
    },
    oauthTokenId: {
      type: 'string',
      use: 'optional',
      rules: idRules('ot'),
      absent: CONNECTION,
      doc: 'The ID of the connection to the version control system, `ot-…`.',
    },
    githubAppInstallationId: {
      type: 'string',
      use: 'optional',
      rules: idRules('ghain'),
      absent: CONNECTION,
      doc: 'The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account.',
    },
    ingressSubmodules: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether to fetch Git submodules as well.',
    },
    displayIdentifier: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: UNREPORTED,
      doc: 'The display name of the repository.',
    },
    webhookUrl: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: UNREPORTED,
      doc: 'The URL that receives the events of the repository.',
    },
    repositoryHttpUrl: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: UNREPORTED,
      doc: 'The URL of the repository.',
    },
    serviceProvider: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: UNREPORTED,
      doc: 'The kind of version control system.',
    },
  },
} as const;

/** A group of policies, and where it applies. Restates the platform API, "Policy set (type `policy-sets`)". */
export const policySet = defineResource({
  type: 'lintel_policy_set',
  service: 'platform',
  construct: 'PolicySet',
  doc: 'A group of policies of one kind, and the workspaces in which it is enforced: all, those of projects, or single ones, without exclusions. A policy that is in no policy set is never evaluated.',
  source: [POLICY_SET, OPERATIONS, 'docs/spec/platform-neighbours.md#editions-and-releases'],
  rights: [{ right: 'manage-policies', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'deletes its parameters and all attachments, including those that others manage',
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the policy set, `polset-…`.' },
    organization: {
      ...organizationInput('The name of the organization that the policy set belongs to.'),
      replace: true,
    },
    name: {
      type: 'string',
      use: 'required',
      rules: nameRules,
      doc: 'The name of the policy set, unique in its organization.',
    },
    kind: {
      type: 'string',
      use: 'optional',
      replace: true,
      values: KINDS,
      default: 'sentinel_framework',
      construct: 'PolicySetKind',
      doc: 'The framework of the policies. `tfpolicy` requires the dialect `hcp`.',
    },
    description,
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
    policiesPath,
    policyUpdatePatterns,
    vcsRepo,
    policyIds,
    workspaceIds,
    projectIds,
    excludedWorkspaceIds,
    excludedProjectIds,
    tagSelectors: {
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
    },
    ...counts,
    ...versions,
    newestVersionStatus: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the policy set has no versions',
      doc: 'The status of the newest version: `pending`, `ingressing`, `ready`, `errored` or `canceled`.',
    },
    newestVersionError: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the newest version has no error',
      doc: 'Why the newest version cannot be used.',
    },
    ...times,
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'each timeout is `10m`',
      doc: 'The timeouts for waiting until the service has read the repository. Requires `vcsRepo`.',
      attributes: {
        create: {
          type: 'duration',
          use: 'optional',
          absent: '`10m`',
          doc: 'How long to wait for the first version of a new policy set.',
        },
        update: {
          type: 'duration',
          use: 'optional',
          absent: '`10m`',
          doc: 'How long to wait for the version of another repository, branch or folder.',
        },
      },
    },
  },
  rules: [
    {
      rule: 'exactlyOneOf',
      attributes: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
      within: 'vcsRepo',
    },
    {
      rule: 'conflicts',
      attribute: 'vcsRepo',
      with: ['policyIds'],
      words: 'the content of a policy set comes from one place',
    },
    { rule: 'requires', attribute: 'policiesPath', needs: 'vcsRepo' },
    { rule: 'requires', attribute: 'policyUpdatePatterns', needs: 'vcsRepo' },
    { rule: 'requires', attribute: 'timeouts', needs: 'vcsRepo' },
    { rule: 'emptyUnless', attribute: 'workspaceIds', when: 'global', is: false },
    { rule: 'emptyUnless', attribute: 'projectIds', when: 'global', is: false },
    { rule: 'emptyUnless', attribute: 'excludedProjectIds', when: 'global', is: true },
    { rule: 'disjoint', attribute: 'excludedWorkspaceIds', with: 'workspaceIds' },
    {
      rule: 'notBothFilled',
      attribute: 'tagSelectors',
      with: ['workspaceIds', 'projectIds', 'excludedWorkspaceIds', 'excludedProjectIds'],
    },
  ],
  reports: [
    {
      attribute: 'newestVersionStatus',
      failed: 'errored|canceled',
      consequence:
        'The newest version of the policy set has no effect: what it enforces is the version before, or nothing. Correct the branch, the folder or the content in the repository; the next version replaces the failed one.',
    },
  ],
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^polset-[^/]+$', example: 'polset-3yVQZvHzf5j3WRJ1' },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: 'acme/baseline' },
  ],
  movedFrom: [{ type: 'tfe_policy_set', schemaVersions: [0] }],
});

const { kind, global, agentEnabled, overridable } = policySet.attributes;

/** The attributes of one policy set in both data sources, without those for the lookup. */
const results = {
  ...resultsOf({ kind, description, global, overridable, ...counts, ...versions, ...times }),
  agentEnabled: { type: 'bool', use: 'computed', doc: agentEnabled.doc },
  policyToolVersion: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report one',
    doc: 'The version of the program that evaluates the policies.',
  },
  ...resultsOf({ policiesPath, policyUpdatePatterns }),
  vcsRepo: {
    type: 'object',
    use: 'computed',
    absent: vcsRepo.absent,
    doc: 'The repository that contains the policies.',
    attributes: {
      ...resultsOf(vcsRepo.attributes),
      identifier: { type: 'string', use: 'computed', doc: vcsRepo.attributes.identifier.doc },
    },
  },
  ...resultsOf({ policyIds, workspaceIds, projectIds, excludedWorkspaceIds, excludedProjectIds }),
  tagSelectors: {
    type: 'objects',
    use: 'computed',
    absent: 'the service does not support tags of policy sets',
    doc: 'The tags by which the policy set applies to workspaces.',
    attributes: {
      key: { type: 'string', use: 'computed', doc: 'The key of the tag.' },
      value: { type: 'string', use: 'computed', absent: 'the tag has no value', doc: 'The value of the tag.' },
      exclude: { type: 'bool', use: 'computed', doc: 'Whether workspaces with the tag are excluded.' },
    },
  },
  currentVersion: {
    type: 'object',
    use: 'computed',
    absent: 'no version is ready',
    doc: 'The version that is enforced.',
    attributes: version,
  },
  newestVersion: {
    type: 'object',
    use: 'computed',
    absent: 'the policy set has no versions',
    doc: 'The newest version, whatever its status.',
    attributes: version,
  },
} as const;

/** Restates the platform API, operations "Show policy set" and, by name, "List policy sets". */
export const policySetData = defineDataSource({
  type: 'lintel_policy_set',
  service: 'platform',
  construct: 'DataPolicySet',
  doc: 'A policy set, looked up by its ID, or by its organization and name.',
  source: [OPERATIONS],
  attributes: { ...lookupArguments('policy set', 'polset'), ...results },
  rules: lookupRules,
});

const searchName = {
  type: 'string',
  use: 'optional',
  absent: 'names are not filtered',
  doc: 'A part of the name of the policy sets to include.',
} as const;

const filterKind = {
  type: 'string',
  use: 'optional',
  values: KINDS,
  construct: 'PolicySetKind',
  absent: 'policy sets of every kind are included',
  doc: 'Include only policy sets of this framework.',
} as const;

/** Restates the platform API, operation "List policy sets". */
export const policySetsData = defineDataSource({
  type: 'lintel_policy_sets',
  service: 'platform',
  construct: 'DataPolicySets',
  doc: 'The policy sets of an organization.',
  source: [OPERATIONS],
  attributes: {
    organization: organizationArgument,
    searchName,
    filterKind,
    filterVersioned: {
      type: 'bool',
      use: 'optional',
      absent: 'both are included',
      doc: 'Whether to include only policy sets with versions, or only those without.',
    },
    maxResults: maxResults('policy sets'),
    policySets: {
      type: 'objects',
      use: 'computed',
      doc: 'The policy sets, in the order in which the service returns them.',
      attributes: {
        ...identifiers('policy set', 'polset'),
        ...results,
      },
    },
    totalCount: totalCount('policy sets'),
  },
});

/** Restates the platform API, operation "List policy sets". */
export const policySetList = defineListResource({
  type: 'lintel_policy_set',
  doc: 'The policy sets of an organization.',
  source: [OPERATIONS],
  attributes: {
    organization: organizationArgument,
    searchName,
    filterKind: {
      type: 'string',
      use: 'optional',
      values: KINDS,
      absent: 'policy sets of every kind are included',
      doc: 'Include only policy sets of this framework.',
    },
  },
});
