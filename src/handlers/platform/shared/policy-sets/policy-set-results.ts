import { resultsOf } from '../../../../definition/results';
import { enforcementAttributes, policySetCounts, policySetTimes, policySetVersions } from './policy-set-attributes';
import { memberResults } from './policy-set-member-attributes';
import { repositoryResults } from './policy-set-repository-attributes';

const ABSENT = 'the service does not report it';

/** The attributes of one version of a policy set in data sources. */
export const version = {
  id: { type: 'string', use: 'computed', doc: 'The ID of the version, `polsetver-…`.' },
  status: {
    type: 'string',
    use: 'computed',
    doc: 'The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`.',
  },
  source: {
    type: 'string',
    use: 'computed',
    absent: ABSENT,
    doc: 'Where the content comes from: `tfe-api` for an upload, otherwise the kind of the repository.',
  },
  error: {
    type: 'string',
    use: 'computed',
    absent: 'the version has no error',
    doc: 'Why the version cannot be used.',
  },
  commitSha: {
    type: 'string',
    use: 'computed',
    absent: 'the content does not come from a repository',
    doc: 'The hash of the commit.',
  },
  commitUrl: {
    type: 'string',
    use: 'computed',
    absent: 'the content does not come from a repository',
    doc: 'The address of the commit.',
  },
  identifier: {
    type: 'string',
    use: 'computed',
    absent: 'the content does not come from a repository',
    doc: 'The repository, as `organization/repository`.',
  },
  createdAt: { type: 'string', use: 'computed', doc: 'When the version was created.' },
} as const;

const { kind, description, global, agentEnabled, overridable } = enforcementAttributes;

/** The attributes of one policy set in both data sources, without those for the lookup. */
export const policySetResults = {
  ...resultsOf({ kind, description, global, overridable, ...policySetCounts, ...policySetVersions, ...policySetTimes }),
  agentEnabled: { type: 'bool', use: 'computed', doc: agentEnabled.doc },
  policyToolVersion: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report one',
    doc: 'The version of the program that evaluates the policies.',
  },
  ...repositoryResults,
  ...memberResults,
  currentVersion: {
    type: 'object',
    use: 'computed',
    construct: 'PolicySetVersionSummary',
    absent: 'no version is ready',
    doc: 'The version that is enforced.',
    attributes: version,
  },
  newestVersion: {
    type: 'object',
    use: 'computed',
    construct: 'PolicySetVersionSummary',
    absent: 'the policy set has no versions',
    doc: 'The newest version, whatever its status.',
    attributes: version,
  },
} as const;
