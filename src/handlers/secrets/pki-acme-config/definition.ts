import { defineResource } from '../../../definition/resource';
import { authorityPlace, clusterAccess, flag, SOURCE } from '../shared/pki/configuration-attributes';

const place = authorityPlace('acme');

const allowed = (doc: string) =>
  ({
    type: 'set',
    element: 'string',
    use: 'optional',
    default: ['*'],
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    rules: [
      { rule: 'length', min: 1, unit: 'elements' },
      { rule: 'alone', value: '*' },
    ],
    doc,
  }) as const;
const networks = (doc: string) =>
  ({
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    compare: 'network',
    dialects: ['vault'],
    elementRules: [{ rule: 'network' }],
    absent: 'there are none',
    doc,
  }) as const;

const settings = {
  enabled: {
    type: 'bool',
    use: 'required',
    initial: false,
    doc: 'Whether the authority serves ACME. It needs `path` of `lintel_pki_cluster_config`, and a mount whose `allowed_response_headers` contain `Replay-Nonce`, `Location` and `Link`.',
  },
  allowedIssuers: allowed('The issuers that ACME clients can use, by id or name; `*` allows all.'),
  allowedRoles: allowed('The roles that ACME clients can use; `*` allows all.'),
  defaultDirectoryPolicy: {
    type: 'string',
    use: 'optional',
    default: 'sign-verbatim',
    rules: [
      {
        rule: 'pattern',
        pattern: '^(?:sign-verbatim|forbid|role:[^/]+|external-policy(?::.+)?)$',
        words: 'be `sign-verbatim`, `forbid`, `role:<name>` or, with the dialect `vault`, `external-policy`',
      },
    ],
    doc: 'What clients get whose directory names no role: `sign-verbatim` signs every name that they prove, `forbid` rejects them, and `role:<name>` applies a role, which must be among `allowedRoles`.',
  },
  eabPolicy: {
    type: 'string',
    use: 'optional',
    default: 'not-required',
    values: ['not-required', 'new-account-required', 'always-required'],
    construct: 'PkiAcmeEabPolicy',
    doc: 'Which accounts need an external account binding (`lintel_pki_acme_eab`): none, new ones, or all.',
  },
  dnsResolver: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [
      {
        rule: 'pattern',
        pattern: '^(?:(?:[^\\s:\\[\\]]+|\\[[^\\s\\]]+\\]):\\d+)?$',
        words: 'be a host and a port, such as `10.0.0.53:53`',
      },
    ],
    absent: 'the service uses that of its host',
    doc: 'The DNS server that challenges are resolved with, as `host:port`.',
  },
  allowRoleExtKeyUsage: flag(
    'Whether certificates have the extended key usages of their role, instead of only that for servers.',
  ),
  maxTtl: {
    type: 'duration',
    use: 'optionalComputed',
    dialects: ['vault'],
    initial: '0',
    absent: 'the service chooses, and it has none in other dialects than `vault`',
    doc: 'The maximum validity of a certificate. Only supported with the dialect `vault`.',
  },
  challengePermittedIpRanges: networks(
    'The networks that challenges may be sent to. Only supported with the dialect `vault`.',
  ),
  challengeExcludedIpRanges: networks(
    'The networks that challenges are never sent to. Only supported with the dialect `vault`.',
  ),
} as const;

export const pkiAcmeConfig = defineResource({
  type: 'lintel_pki_acme_config',
  service: 'secrets',
  construct: 'PkiAcmeConfig',
  doc: 'Whether and how a certificate authority serves ACME, with which clients such as certbot get certificates by themselves. Each mount always has this configuration: destroying it turns ACME off and restores the defaults.',
  source: SOURCE,
  attributes: { ...place.attributes, ...settings },
  ...place.marks,
  access: [
    ...clusterAccess('enabled'),
    { path: 'sys/mounts/{mount}/tune', needs: { read: ['read'] }, when: ['enabled'], optional: true },
  ],
  movedFrom: [{ type: 'vault_pki_secret_backend_config_acme', schemaVersions: [0] }],
});

export const pkiAcmeConfigData = place.dataOf(pkiAcmeConfig, 'Whether and how a certificate authority serves ACME.');
export const pkiAcmeConfigList = place.listOf(
  pkiAcmeConfig,
  'How certificate authorities serve ACME, one object for each mount whose configuration is not the default.',
);
