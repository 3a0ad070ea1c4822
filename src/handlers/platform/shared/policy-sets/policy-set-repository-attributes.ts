import { resultsOf } from '../../../../definition/results';
import { idRules } from '../lookup-arguments';

// The repository that supplies the content of a policy set.

const REPOSITORY_ID = [
  {
    rule: 'pattern',
    pattern: '^[^/]+(/[^/]+)+$',
    words: 'consist of at least two non-empty parts separated by `/`',
  },
] as const;

const CONNECTION = 'the repository is connected otherwise';

const UNREPORTED = 'the service does not report it';

export const repositoryAttributes = {
  policiesPath: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    compare: 'folder',
    absent: 'the policies are at the root of the repository',
    doc: 'The path of the folder in the repository that contains the policies.',
  },
  policyUpdatePatterns: {
    type: 'list',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [{ rule: 'length', max: 100, unit: 'elements' }],
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: 'every commit to the branch makes a new version',
    doc: 'Glob patterns, relative to the root of the repository: only a commit that changes a matching file makes a new version.',
  },
  vcsRepo: {
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
  },
} as const;

const { policiesPath, policyUpdatePatterns, vcsRepo } = repositoryAttributes;

export const repositoryResults = {
  ...resultsOf({ policiesPath, policyUpdatePatterns }),
  vcsRepo: {
    type: 'object',
    use: 'computed',
    construct: 'DataPolicySetVcsRepo',
    absent: vcsRepo.absent,
    doc: 'The repository that contains the policies.',
    attributes: {
      ...resultsOf(vcsRepo.attributes),
      identifier: { type: 'string', use: 'computed', doc: vcsRepo.attributes.identifier.doc },
    },
  },
} as const;
