import type { Attributes } from '../../../../definition/attribute';
import { idRules } from '../lookup-arguments';
import { nameRules, workspaceIdRules } from '../rules';

// The settings of a workspace, by topic.

const UNREPORTED = 'the service does not report it';

const flag = (standard: boolean, doc: string) => ({ type: 'bool', use: 'optional', default: standard, doc }) as const;

const RELATIVE = '^(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).*$';

export const own = {
  name: {
    type: 'string',
    use: 'required',
    rules: [...nameRules, { rule: 'length', max: 90, unit: 'characters' }],
    doc: 'The name of the workspace, unique in its organization.',
  },
  description: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'the workspace has no description',
    doc: 'A description of the workspace.',
  },
  projectId: {
    type: 'string',
    use: 'optionalComputed',
    related: 'projects',
    rules: idRules('prj'),
    kept: 'Write the ID of the default project: `data.lintel_organization.….default_project_id`.',
    absent: 'a new workspace is in the default project of the organization',
    doc: 'The ID of the project that contains the workspace, `prj-…`. Changing it moves the workspace.',
  },
  sourceName: {
    type: 'string',
    use: 'optionalComputed',
    createOnly: true,
    rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: 'the workspace does not say what made it',
    doc: 'What made the workspace, as the service shows it. Sent only when it is created.',
  },
  sourceUrl: {
    type: 'string',
    use: 'optionalComputed',
    createOnly: true,
    rules: [{ rule: 'url', schemes: ['http', 'https'] }],
    absent: 'the workspace does not say what made it',
    doc: 'The URL of what made the workspace. Sent only when it is created.',
  },
  htmlUrl: {
    type: 'string',
    use: 'computed',
    moving: true,
    absent: UNREPORTED,
    doc: 'The URL of the page of the workspace.',
  },
  permissions: {
    type: 'map',
    element: 'bool',
    use: 'computed',
    moving: true,
    doc: 'What the token may do with the workspace, such as `can-update`.',
  },
  createdAt: { type: 'string', use: 'computed', absent: UNREPORTED, doc: 'When the workspace was created.' },
  updatedAt: {
    type: 'string',
    use: 'computed',
    moving: true,
    absent: UNREPORTED,
    doc: 'When the workspace was last changed.',
  },
} as const satisfies Attributes;

export const runs = {
  allowDestroyPlan: flag(true, 'Whether runs may destroy everything.'),
  assessmentsEnabled: {
    type: 'bool',
    use: 'optionalComputed',
    sparse: true,
    emptyIsAbsent: true,
    absent: 'it is `false`, unless the organization enforces it',
    doc: 'Whether the service looks for drift regularly. Requires the hosted service and an entitlement.',
  },
  autoApply: flag(false, 'Whether successful plans are applied without confirmation.'),
  autoApplyRunTrigger: flag(false, 'Whether this is so for runs that another workspace has started.'),
  autoDestroyAt: {
    type: 'time',
    zoned: true,
    use: 'optional',
    nullable: true,
    absent: 'no time is set',
    doc: 'When the resources of the workspace are destroyed next, as an RFC 3339 time.',
  },
  autoDestroyActivityDuration: {
    type: 'string',
    use: 'optionalComputed',
    nullable: true,
    rules: [{ rule: 'pattern', pattern: '^[1-9][0-9]{0,3}[dh]$', words: 'be 1 to 9999 days or hours, such as `14d`' }],
    absent: 'it is inherited from the project',
    doc: 'How long the workspace is without activity before its resources are destroyed, such as `14d` or `24h`.',
  },
  inheritsProjectAutoDestroy: {
    type: 'bool',
    use: 'computed',
    moving: true,
    absent: UNREPORTED,
    doc: 'Whether `autoDestroyActivityDuration` is that of the project.',
  },
  queueAllRuns: {
    type: 'bool',
    use: 'optionalComputed',
    absent: 'it is `false` for a new workspace',
    doc: 'Whether a commit starts a run before a person has started the first one.',
  },
  speculativeEnabled: flag(true, 'Whether pull requests start plans that cannot be applied.'),
  structuredRunOutputEnabled: flag(true, 'Whether the output of runs is shown in a structured form.'),
  terraformVersion: {
    type: 'string',
    use: 'optionalComputed',
    rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    kept: 'Write a version or a constraint.',
    absent: 'it is the newest version when the workspace is created',
    doc: 'The version of Terraform, or a constraint, of which the newest version counts.',
  },
  workingDirectory: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    compare: 'folder',
    rules: [{ rule: 'pattern', pattern: RELATIVE, words: 'be a relative path without `..`' }],
    absent: 'runs start in the root of the configuration',
    doc: 'The directory in which runs start, relative to the root of the configuration.',
  },
  sshKeyId: {
    type: 'string',
    use: 'optional',
    related: 'ssh-keys',
    rules: idRules('sshkey'),
    absent: 'modules are fetched without a key',
    doc: 'The ID of the SSH key that fetches modules, `sshkey-…`.',
  },
  locked: { type: 'bool', use: 'computed', moving: true, absent: UNREPORTED, doc: 'Whether the workspace is locked.' },
  resourceCount: {
    type: 'int',
    use: 'computed',
    moving: true,
    absent: UNREPORTED,
    doc: 'The number of resources in the current state.',
  },
} as const satisfies Attributes;

export const triggers = {
  fileTriggersEnabled: flag(true, 'Whether only commits that change files of interest start runs.'),
  triggerPrefixes: {
    type: 'list',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: 'only `workingDirectory` is of interest',
    doc: 'Folders, relative to the root of the repository, whose files are of interest.',
  },
  triggerPatterns: {
    type: 'list',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: 'only `workingDirectory` is of interest',
    doc: 'Glob patterns, relative to the root of the repository, of files that are of interest.',
  },
} as const satisfies Attributes;

export const state = {
  globalRemoteState: flag(false, 'Whether every workspace of the organization can read the state.'),
  projectRemoteState: {
    type: 'bool',
    use: 'optionalComputed',
    sparse: true,
    emptyIsAbsent: true,
    absent: 'it is `false` for a new workspace',
    doc: 'Whether every workspace of the project can read the state. Requires a self-managed service.',
  },
  remoteStateConsumerIds: {
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: workspaceIdRules,
    absent: 'consumers are neither managed nor read',
    doc: 'The IDs of all workspaces that can read the state, `ws-…`, as far as the token can see them. Reading them takes a request for each workspace.',
  },
} as const satisfies Attributes;

const CONNECTION = 'the repository is connected otherwise';

const chosen = (doc: string) => ({ type: 'string', use: 'computed', moving: true, absent: UNREPORTED, doc }) as const;

export const repository = {
  vcsRepo: {
    type: 'object',
    use: 'optional',
    construct: 'WorkspaceVcsRepo',
    absent: 'the configuration is uploaded',
    doc: 'The repository that contains the configuration. Adding, changing and removing it does not force replacement.',
    attributes: {
      identifier: {
        type: 'string',
        use: 'required',
        rules: [
          {
            rule: 'pattern',
            pattern: '^[^/]+(/[^/]+)+$',
            words: 'consist of at least two non-empty parts separated by `/`',
          },
        ],
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
      tagsRegex: {
        type: 'string',
        use: 'optional',
        emptyIsAbsent: true,
        absent: 'tags start no runs',
        doc: 'A regular expression: a tag that matches it starts a run. Requires `fileTriggersEnabled` to be false.',
      },
      displayIdentifier: chosen('The display name of the repository.'),
      repositoryHttpUrl: chosen('The URL of the repository.'),
      serviceProvider: chosen('The kind of version control system.'),
      webhookUrl: chosen('The URL that receives the events of the repository.'),
    },
  },
} as const satisfies Attributes;
