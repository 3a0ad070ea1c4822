import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { engineAttributes, listAttributes } from '../shared/mount-attributes';
import { certificateKeyInputs, generationRules, keyInputs, subjectInputs } from '../shared/pki/generation-attributes';
import {
  certificateLooks,
  issuerIdentity,
  issuerImports,
  issuerResults,
  issuerSettings,
  roleLooks,
} from '../shared/pki/issuer-attributes';
import { END, EXTENDED_KEY_USAGES, KEY_USAGES, NETWORK, OID } from '../shared/pki/pki-vocabulary';

const source = [
  'docs/spec/secrets-foundation.md#issuer-key-and-configuration-of-an-authority',
  'docs/spec/secrets-foundation.md#authority',
];
const optional = { use: 'optional', emptyIsAbsent: true, replace: true } as const;
const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;
const constraint = (what: string, absent: string) =>
  ({ type: 'set', element: 'string', ...optional, elementRules: [notEmpty], absent, doc: what }) as const;
const subject = subjectInputs({ replace: true });

export const pkiRoot = defineResource({
  type: 'lintel_pki_root',
  service: 'secrets',
  construct: 'PkiRoot',
  doc: 'A root of a certificate authority: a self-signed certificate and its key, which the service generates and never returns. It is not renewed by itself: before it ends, another root is added beside it.',
  source,
  replacementHarms:
    'makes another root with another key: nothing that the first has signed can be verified against it, and the first key is lost',
  access: [
    { path: '{mount}/issuers/', needs: { read: ['list'], create: ['list'] } },
    { path: '{mount}/root/generate/internal', needs: { create: ['update'] }, unless: 'keyRef' },
    { path: '{mount}/root/generate/existing', needs: { create: ['update'] }, when: ['keyRef'] },
    {
      path: '{mount}/issuer/+',
      needs: { read: ['read'], create: ['read', 'patch'], update: ['read', 'patch', 'update'], delete: ['delete'] },
    },
    { path: '{mount}/key/+', needs: { read: ['read'], update: ['update'], delete: ['delete'] } },
    { path: '{mount}/config/urls', needs: { read: ['read'] }, optional: true },
    { path: 'sys/mounts/{mount}/tune', needs: { read: ['read'] }, optional: true },
    ...certificateLooks,
    ...roleLooks,
  ],
  attributes: {
    ...engineAttributes('pki'),
    ...subject,
    excludeCnFromSans: {
      type: 'bool',
      use: 'optional',
      replace: true,
      unreadable: 'maybe',
      absentIs: false,
      absent: 'the common name is included',
      doc: subject.excludeCnFromSans.doc,
    },
    ttl: {
      type: 'duration',
      ...optional,
      unreadable: true,
      absent: '`notAfter` applies',
      doc: "The validity of the certificate, at most the mount's `max_lease_ttl`.",
    },
    notAfter: {
      type: 'time',
      ...optional,
      unreadable: true,
      rules: [END],
      absent: '`ttl` applies',
      doc: 'The end of the validity, as an RFC 3339 time in UTC. An alternative to `ttl`.',
    },
    notBeforeDuration: {
      type: 'duration',
      use: 'optional',
      replace: true,
      unreadable: true,
      absentIs: '30s',
      absent: '`30s` is used',
      doc: 'How far the start of the validity is moved back from the time of signing, to allow for clock differences.',
    },
    notBefore: {
      type: 'time',
      ...optional,
      unreadable: 'maybe',
      rules: [END],
      absent: '`notBeforeDuration` applies',
      doc: 'The start of the validity, as an RFC 3339 time in UTC. Only supported by OpenBao.',
    },
    ...certificateKeyInputs,
    ...keyInputs({ unreadable: 'maybe' }),
    maxPathLength: {
      type: 'int',
      use: 'optional',
      replace: true,
      absentIs: -1,
      rules: [{ rule: 'range', min: -1 }],
      absent: '-1 is used',
      doc: 'The number of intermediate CAs allowed between the root and a leaf. With -1 there is no limit.',
    },
    permittedDnsDomains: constraint(
      'The domains that certificates below this root can be issued for. A leading `.` allows only subdomains.',
      'all domains are allowed',
    ),
    excludedDnsDomains: {
      ...constraint(
        'The domains that certificates below this root cannot be issued for. Only supported by Vault.',
        'no domain is excluded',
      ),
    },
    permittedIpRanges: {
      ...constraint(
        'The networks that certificates below this root can be issued for. Only supported by Vault.',
        'all addresses are allowed',
      ),
      elementRules: [NETWORK],
    },
    excludedIpRanges: {
      ...constraint(
        'The networks that certificates below this root cannot be issued for. Only supported by Vault.',
        'no address is excluded',
      ),
      elementRules: [NETWORK],
    },
    permittedEmailAddresses: {
      ...constraint(
        'The e-mail addresses, or their domains, that certificates below this root can be issued for. Only supported by Vault.',
        'all are allowed',
      ),
    },
    excludedEmailAddresses: {
      ...constraint(
        'The e-mail addresses, or their domains, that certificates below this root cannot be issued for. Only supported by Vault.',
        'none is excluded',
      ),
    },
    permittedUriDomains: {
      ...constraint(
        'The hosts of URIs that certificates below this root can be issued for. Only supported by Vault.',
        'all hosts are allowed',
      ),
    },
    excludedUriDomains: {
      ...constraint(
        'The hosts of URIs that certificates below this root cannot be issued for. Only supported by Vault.',
        'no host is excluded',
      ),
    },
    keyUsage: {
      type: 'set',
      element: 'string',
      ...optional,
      values: [...KEY_USAGES],
      construct: 'KeyUsage',
      compare: 'anyCase',
      absent: 'it has `CertSign` and `CRLSign`',
      doc: 'The allowed usages of the key, in addition to `CertSign` and `CRLSign`. Only supported by OpenBao.',
    },
    extKeyUsage: {
      type: 'set',
      element: 'string',
      ...optional,
      values: [...EXTENDED_KEY_USAGES],
      construct: 'ExtKeyUsage',
      compare: 'anyCase',
      absent: 'the purposes are not limited',
      doc: 'The purposes that the root and everything below it can be used for. Only supported by OpenBao.',
    },
    extKeyUsageOids: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [OID],
      absent: 'there are no others',
      doc: 'Further such purposes, as object identifiers. Only supported by OpenBao.',
    },
    ...issuerSettings,
    ...issuerResults,
    certificate: { type: 'string', use: 'computed', doc: 'The certificate of the root, as PEM.' },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['ttl', 'notAfter'] }, ...generationRules],
  identity: issuerIdentity,
  imports: issuerImports,
  movedFrom: [{ type: 'vault_pki_secret_backend_root_cert', schemaVersions: [0, 1] }],
});

export const pkiRootList = defineListResource({
  type: 'lintel_pki_root',
  doc: 'The roots of a certificate authority: its issuers whose certificates are signed with their own keys.',
  source,
  attributes: listAttributes('pki'),
});
