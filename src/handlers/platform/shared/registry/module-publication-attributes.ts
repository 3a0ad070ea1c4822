/** Publication of a module from a repository: the attributes, their rules, and the results of data sources. */
import type { GroupRule } from '../../../../definition/rule';
import { idRules } from '../lookup-arguments';

const REPOSITORY_ID = [
  {
    rule: 'pattern',
    pattern: '^[^/]+(/[^/]+)+$',
    words: 'consist of at least two non-empty parts separated by `/`',
  },
] as const;

/** `..` would point outside the repository. */
const RELATIVE = [
  { rule: 'pattern', pattern: '^(?!(.*/)?\\.\\.(/|$))', words: 'be relative to the repository, without `..`' },
] as const;

const OTHERWISE = 'the repository is connected otherwise';
const UNREPORTED = 'the service does not report it';

export const moduleRepository = {
  type: 'object',
  use: 'optional',
  replace: true,
  absent: 'the module has no repository',
  doc: 'The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place.',
  attributes: {
    identifier: {
      type: 'string',
      use: 'required',
      rules: REPOSITORY_ID,
      doc: 'The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`.',
    },
    displayIdentifier: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The display name of the repository, usually the same.',
    },
    oauthTokenId: {
      type: 'string',
      use: 'optional',
      rules: idRules('ot'),
      absent: OTHERWISE,
      doc: 'The ID of the connection to the version control system, `ot-…`.',
    },
    githubAppInstallationId: {
      type: 'string',
      use: 'optional',
      rules: idRules('ghain'),
      absent: OTHERWISE,
      doc: 'The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account.',
    },
    branch: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'versions come from tags',
      doc: 'The branch from which versions are published.',
    },
    tags: {
      type: 'bool',
      use: 'optionalComputed',
      moving: true,
      absent: 'it is `false` with `branch`, and otherwise `true`',
      doc: 'Whether versions come from tags. `false` requires `branch`.',
    },
    tagPrefix: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'all tags count',
      doc: 'Only tags that begin with it become versions, which are the rest of the tag. The service offers it to some organizations only.',
    },
    sourceDirectory: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'folder',
      rules: RELATIVE,
      absent: 'the module is the whole repository',
      doc: 'The folder of the repository that contains the module. The service offers it to some organizations only.',
    },
    ingressSubmodules: {
      type: 'bool',
      use: 'computed',
      moving: true,
      doc: 'Whether Git submodules are fetched as well.',
    },
    webhookUrl: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: UNREPORTED,
      doc: 'The URL that receives the events of the repository.',
    },
  },
} as const;

export const moduleTests = {
  type: 'object',
  use: 'optional',
  construct: 'RegistryModuleTestConfig',
  absent: 'tests do not run',
  doc: 'Whether and where the tests of the module run. Requires `vcsRepo`.',
  attributes: {
    testsEnabled: {
      type: 'bool',
      use: 'required',
      doc: 'Whether tests run. `true` requires `vcsRepo.branch`.',
    },
    agentExecutionMode: {
      type: 'string',
      use: 'optional',
      values: ['remote', 'agent'],
      default: 'remote',
      construct: 'ModuleTestExecutionMode',
      doc: 'Where they run: `remote` on the platform, `agent` in an agent pool.',
    },
    agentPoolId: {
      type: 'string',
      use: 'optional',
      rules: idRules('apool'),
      absent: 'no agents run them',
      doc: 'The ID of the agent pool, `apool-…`. Required if `agentExecutionMode` is `agent`, and not valid otherwise.',
    },
  },
} as const;

export const moduleRepositoryRules: readonly GroupRule[] = [
  {
    rule: 'exactlyOneOf',
    attributes: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
    within: 'vcsRepo',
  },
  {
    rule: 'onlyWhen',
    attribute: 'vcsRepo.branch',
    when: 'vcsRepo.tags',
    is: false,
    orAbsent: true,
    words: 'Versions come from a branch or from tags, not from both.',
  },
  { rule: 'requiredWhen', attribute: 'vcsRepo.branch', when: 'vcsRepo.tags', is: false },
  {
    rule: 'conflicts',
    attribute: 'vcsRepo.branch',
    with: ['vcsRepo.tagPrefix'],
    words: 'versions come from a branch or from tags, not from both',
  },
  { rule: 'requiredWhen', attribute: 'vcsRepo.branch', when: 'testConfig.testsEnabled', is: true },
  { rule: 'onlyWhen', attribute: 'testConfig.agentPoolId', when: 'testConfig.agentExecutionMode', is: 'agent' },
  { rule: 'requiredWhen', attribute: 'testConfig.agentPoolId', when: 'testConfig.agentExecutionMode', is: 'agent' },
];

export const moduleRepositoryResults = {
  type: 'object',
  use: 'computed',
  construct: 'DataRegistryModuleVcsRepo',
  absent: 'the module has no repository',
  doc: 'The repository from which the module is published.',
  attributes: {
    identifier: { type: 'string', use: 'computed', doc: 'The repository, as `organization/repository`.' },
    displayIdentifier: { type: 'string', use: 'computed', doc: 'The display name of the repository.' },
    oauthTokenId: {
      type: 'string',
      use: 'computed',
      absent: OTHERWISE,
      doc: 'The ID of the connection to the version control system, `ot-…`.',
    },
    githubAppInstallationId: {
      type: 'string',
      use: 'computed',
      absent: OTHERWISE,
      doc: 'The ID of the installation of the GitHub App, `ghain-…`.',
    },
    branch: {
      type: 'string',
      use: 'computed',
      absent: 'versions come from tags',
      doc: 'The branch from which versions are published.',
    },
    tags: { type: 'bool', use: 'computed', doc: 'Whether versions come from tags.' },
    tagPrefix: {
      type: 'string',
      use: 'computed',
      absent: 'all tags count',
      doc: 'Only tags that begin with it become versions.',
    },
    sourceDirectory: {
      type: 'string',
      use: 'computed',
      absent: 'the module is the whole repository',
      doc: 'The folder of the repository that contains the module.',
    },
    ingressSubmodules: { type: 'bool', use: 'computed', doc: 'Whether Git submodules are fetched as well.' },
    webhookUrl: {
      type: 'string',
      use: 'computed',
      absent: UNREPORTED,
      doc: 'The URL that receives the events of the repository.',
    },
  },
} as const;

export const moduleTestsResults = {
  type: 'object',
  use: 'computed',
  construct: 'DataRegistryModuleTestConfig',
  absent: 'tests do not run',
  doc: 'Whether and where the tests of the module run.',
  attributes: {
    testsEnabled: { type: 'bool', use: 'computed', doc: 'Whether tests run.' },
    agentExecutionMode: { type: 'string', use: 'computed', doc: 'Where they run: `remote` or `agent`.' },
    agentPoolId: {
      type: 'string',
      use: 'computed',
      absent: 'no agents run them',
      doc: 'The ID of the agent pool, `apool-…`.',
    },
  },
} as const;
