import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { idRules, totalCount } from '../shared/lookup-arguments';
import { version } from '../shared/policy-sets/policy-set-results';
import { maxResults } from '../shared/rules';

const VERSION = 'docs/spec/platform-neighbours.md#policy-set-version-type-policy-set-versions-id-prefix-polsetver-';
const OPERATIONS = 'docs/spec/platform-neighbours.md#policy-set-versions';

/** The upload address expires. */
const LONGEST_SECONDS = 3600;

const policySetId = {
  type: 'string',
  use: 'required',
  rules: idRules('polset'),
  doc: 'The ID of the policy set, `polset-…`.',
} as const;

/** An uploaded version of a policy set. Restates the platform API, "Policy set version (type `policy-set-versions`)". */
export const policySetVersion = defineResource({
  type: 'lintel_policy_set_version',
  service: 'platform',
  construct: 'PolicySetVersion',
  doc: 'The content of a policy set: packs a folder, uploads it as a new version, and waits until the service enforces it. Versions are never deleted: after a destroy, the last content stays in force as long as the policy set exists.',
  source: [VERSION, OPERATIONS],
  rights: [{ right: 'manage-policies', needs: ['create'] }],
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The IDs of the policy set and of the version, `polset-…/polsetver-…`.',
    },
    versionId: { type: 'string', use: 'computed', doc: 'The ID of the version, `polsetver-…`.' },
    policySetId: {
      ...policySetId,
      replace: true,
      doc: 'The ID of the policy set, `polset-…`. It must have no repository and no policies of its own.',
    },
    sourceDirectory: {
      type: 'string',
      use: 'required',
      local: true,
      asset: 'folder',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of the folder that contains the policies, relative to the directory in which Terraform runs, or in constructs to the app. By the `kind` of the policy set, it must have a file `sentinel.hcl` or `policies.hcl` at its root, or a file `*.policy.hcl`. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links inside the folder are packed as the files they point to.',
    },
    contentHash: {
      type: 'string',
      use: 'computed',
      absent: 'the archive of an imported version cannot be read',
      doc: 'The hash of the uploaded content: `sha256:` and the hash of the uncompressed archive, which is the same for the same files on every machine and at any time. If the content changes, a new version is uploaded.',
    },
    current: {
      type: 'bool',
      use: 'computed',
      doc: 'Whether the policy set enforces this version. If others have uploaded another one, the next apply uploads the folder again.',
    },
    status: {
      type: 'string',
      use: 'computed',
      moving: true,
      doc: 'The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`.',
    },
    error: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the version has no error',
      doc: 'Why the version cannot be used.',
    },
    createdAt: { type: 'string', use: 'computed', doc: 'When the version was created.' },
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'the timeout is `10m`',
      doc: 'The timeouts for waiting for the service.',
      attributes: {
        create: {
          type: 'duration',
          use: 'optional',
          rules: [{ rule: 'range', min: 1, max: LONGEST_SECONDS }],
          absent: '`10m`',
          doc: 'How long to wait for the service to process the archive, at most `1h`.',
        },
      },
    },
  },
  reports: [
    {
      attribute: 'status',
      failed: 'errored|canceled',
      reason: 'error',
      consequence: 'The policy set enforces the version before. Correct the folder, and apply.',
    },
  ],
  identity: { policySetId: true, versionId: true },
  imports: [
    {
      form: '{policySetId}/{versionId}',
      matches: '^polset-[^/]+/polsetver-[^/]+$',
      example: 'polset-3yVQZvHzf5j3WRJ1/polsetver-m4yhbUBCgyDVpDL4',
    },
    { form: '{policySetId}', matches: '^polset-[^/]+$', example: 'polset-3yVQZvHzf5j3WRJ1' },
  ],
});

/** Restates the platform API, operation "Show policy set version". */
export const policySetVersionData = defineDataSource({
  type: 'lintel_policy_set_version',
  service: 'platform',
  construct: 'DataPolicySetVersion',
  doc: 'A version of a policy set, uploaded or from a repository.',
  source: [OPERATIONS],
  attributes: {
    versionId: {
      type: 'string',
      use: 'required',
      rules: idRules('polsetver'),
      doc: 'The ID of the version, `polsetver-…`.',
    },
    policySetId: { type: 'string', use: 'computed', doc: 'The ID of the policy set, `polset-…`.' },
    ...version,
  },
});

/** Restates the platform API, operation "List policy set versions". */
export const policySetVersionsData = defineDataSource({
  type: 'lintel_policy_set_versions',
  service: 'platform',
  construct: 'DataPolicySetVersions',
  doc: 'The versions of a policy set, uploaded or from a repository.',
  source: [OPERATIONS],
  attributes: {
    policySetId,
    maxResults: maxResults('versions'),
    versions: {
      type: 'objects',
      use: 'computed',
      construct: 'PolicySetVersionSummary',
      doc: 'The versions, in the order in which the service returns them.',
      attributes: version,
    },
    totalCount: totalCount('versions'),
  },
});

/** Restates the platform API, operation "List policy set versions". */
export const policySetVersionList = defineListResource({
  type: 'lintel_policy_set_version',
  doc: 'The versions of a policy set.',
  source: [OPERATIONS],
  attributes: { policySetId },
});
