import { flatAttributes } from '../../../../src/definition/flatten';
import { snakeCase } from '../../../../src/definition/names';
import type { Value, Values } from '../../../../src/definition/value';
import { pkiRole } from '../../../../src/handlers/secrets/pki-role/definition';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';

const attributes = flatAttributes(pkiRole.attributes);
const ofType = (...types: string[]) =>
  Object.keys(attributes).filter(
    (name) => attributes[name].use !== 'computed' && types.includes(attributes[name].type),
  );

/** Attributes that only OpenBao supports. */
const OPENBAO = ['allowedIpSansCidr', 'allowGlobsInIdentityTemplates', 'notBefore', 'notBeforeBound', 'notAfterBound'];
export const without = {
  standard: ['serialNumberSource', ...OPENBAO],
  vault: OPENBAO,
  openbao: ['serialNumberSource', 'noStoreMetadata'],
};

const flags = ofType('bool');
/** Every flag with its default, or with the opposite. */
const flagsAs = (standard: boolean): Values =>
  Object.fromEntries<Value>(
    flags.map((name) => [name, (attributes[name] as { default: boolean }).default === standard]),
  );

/** The sizes that the service fills in for a type of key. */
const NATURAL: { readonly [type: string]: readonly number[] } = {
  rsa: [2048, 256],
  ec: [256, 0],
  ed25519: [0, 0],
  any: [0, 0],
};

export const createFixture: CreateFixture = async (service) => {
  const { status } = await service.request('POST', '/v1/sys/mounts/team/pki', { body: { type: 'pki' } });
  if (status >= 300) throw new Error(`team/pki could not be mounted: ${status}`);
  const minimal: Values = { name: 'web' };
  const pathOf = ({ mount = 'pki', name }: Values) => `/v1/${String(mount)}/roles/${String(name)}`;
  const subject: Values = {
    ou: ['Web', 'Edge'],
    organization: ['Acme'],
    country: ['CH', 'DE'],
    locality: ['Basel'],
    province: ['BS'],
    streetAddress: ['Rheinweg 1'],
    postalCode: ['4000'],
  };
  const { generateLease: _, ...unleased } = flagsAs(false);
  return {
    minimal,
    second: { name: 'web-3' },
    full: [
      { ...minimal, generateLease: true, keyType: 'ed25519' },
      {
        ...minimal,
        ...unleased,
        ...subject,
        mount: 'pki',
        issuerRef: 'ca-2030',
        ttl: '3600',
        maxTtl: '86400',
        notBeforeDuration: '60',
        notAfter: '2040-01-01T00:00:00Z',
        allowedDomains: ['app.example.com', 'example.org'],
        allowedUriSans: ['spiffe://example.com/*'],
        allowedOtherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:*.example.com'],
        allowedSerialNumbers: ['12345'],
        allowedUserIds: ['app-*'],
        cnValidations: ['email'],
        keyBits: 3072,
        signatureBits: 384,
        keyUsage: ['CertSign', 'CRLSign'],
        extKeyUsage: ['TimeStamping', 'OCSPSigning'],
        extKeyUsageOids: ['1.3.6.1.4.1.311.20.2.2'],
        policyIdentifiers: ['1.3.6.1.4.1.7.8', '{"oid":"1.3.6.1.4.1.7.9","cps":"https://example.com/policy"}'],
        serialNumberSource: 'json',
        allowedIpSansCidr: ['10.0.0.0/8', 'fd00::/16'],
        notBefore: '2026-01-01T00:00:00Z',
        notBeforeBound: 'duration',
        notAfterBound: 'forbid',
      },
    ],
    changed: {
      ...flagsAs(true),
      ou: ['Edge', 'Web'],
      organization: ['Acme', 'Beta'],
      country: ['CH'],
      locality: ['Bern'],
      province: ['BE'],
      streetAddress: ['Aareweg 1'],
      postalCode: ['3000'],
      mount: 'team/pki',
      name: 'web-2',
      issuerRef: 'ca-2031',
      ttl: '1800',
      maxTtl: '172800',
      notBeforeDuration: '90',
      notAfter: '2041-01-01T00:00:00Z',
      allowedDomains: ['example.net'],
      allowedUriSans: ['spiffe://example.com/app'],
      allowedOtherSans: ['*'],
      allowedSerialNumbers: ['1', '2'],
      allowedUserIds: ['*'],
      cnValidations: ['disabled'],
      keyType: 'rsa',
      keyBits: 4096,
      signatureBits: 512,
      keyUsage: ['DigitalSignature'],
      extKeyUsage: ['Any'],
      extKeyUsageOids: ['1.3.6.1.4.1.311.20.2.2', '1.3.6.1.5.5.7.3.17'],
      policyIdentifiers: ['1.3.6.1.4.1.7.8'],
      serialNumberSource: 'json-csr',
      allowedIpSansCidr: ['192.168.0.0/16'],
      notBefore: '2027-01-01T00:00:00Z',
      notBeforeBound: 'forbid',
      notAfterBound: 'ttl-limited',
    },
    // A key of another type has other default sizes.
    along: { keyType: ['keyBits', 'signatureBits'] },
    exempt: {
      noStoreMetadata: 'sometimes unreadable: not in every response',
      allowGlobsInIdentityTemplates: 'sometimes unreadable: not in every response',
    },

    async look(state) {
      const stored = (await service.control.snapshot()).objects.pkiRoles as unknown as StoredRole[];
      const found = stored.find((role) => role.mount === (state.mount ?? 'pki') && role.name === state.name);
      if (!found) return undefined;
      const natural = NATURAL[String(found.fields.key_type)];
      const kept = Object.keys(attributes).filter((name) => found.fields[snakeCase(name)] !== undefined);
      const fields: Values = Object.fromEntries<Value>(
        kept.map((name) => [name, shown(name, found.fields[snakeCase(name)])]),
      );
      return {
        ...fields,
        mount: found.mount,
        name: found.name,
        keyBits: fields.keyBits === natural[0] ? undefined : fields.keyBits,
        signatureBits: fields.signatureBits === natural[1] ? undefined : fields.signatureBits,
      };
    },
    async tamper(state, attribute, value) {
      // The service would refuse the type together with the sizes of another type.
      const sizes = attribute === 'keyType' ? { key_bits: null, signature_bits: null } : {};
      const body = { ...sizes, [snakeCase(attribute)]: value ?? null };
      const { status: patched, body: response } = await service.request('PATCH', pathOf(state), {
        body,
        headers: { 'Content-Type': 'application/merge-patch+json' },
      });
      if (patched >= 300) throw new Error(`${attribute} could not be changed: ${patched} ${JSON.stringify(response)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'pki' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

interface StoredRole {
  readonly mount: string;
  readonly name: string;
  readonly fields: Values;
}

/** The value as it would be configured. An empty value counts as unset, unless the attribute has a default. */
function shown(name: string, value: Value): Value {
  const attribute = attributes[name];
  const standard = 'default' in attribute ? attribute.default : undefined;
  if (attribute.type === 'duration') {
    return value === 0 ? undefined : standard === `${String(value)}s` ? standard : String(value);
  }
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty && standard === undefined ? undefined : value;
}

const base = { name: 'web' };
const breaking = (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
  breaks: `${name} ${rule}`,
  config: { ...base, ...more, [name]: value },
  path: [name],
  says,
});
/** The path of a list's element has an index; that of a set's element does not. */
const element = (name: string, rule: string, value: string, says: string): WrongConfiguration => ({
  breaks: `each of ${name} obeys ${rule}`,
  config: { ...base, [name]: [value] },
  path: attributes[name].type === 'list' ? [name, 0] : [name],
  says,
});

const lists = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'];
const sets = ['allowedDomains', 'allowedUriSans', 'allowedSerialNumbers', 'allowedUserIds'];

export const wrong: readonly WrongConfiguration[] = [
  breaking('mount', 'obeys pattern', 'pki/', 'without a leading or trailing `/`'),
  breaking('name', 'obeys pattern', 'team/web', 'a single path segment'),
  breaking('issuerRef', 'obeys length', '', 'not be empty'),
  breaking('ttl', 'is at most maxTtl', '2h', 'must be at most `max_ttl`, which is "1h"', { maxTtl: '1h' }),
  ...[...lists, ...sets].map((name) => element(name, 'length', '', 'not be empty')),
  element('allowedOtherSans', 'pattern', '1.2.3:UTF8;x', '<oid>;<type>:<value>'),
  element('allowedIpSansCidr', 'pattern', '10.0.0.0', 'be a network'),
  element('extKeyUsageOids', 'pattern', 'serverAuth', 'object identifier'),
  element('policyIdentifiers', 'pattern', 'policy', 'object identifier'),
  element('policyIdentifiers', 'pattern', '{"id": "1.2.3"}', '"oid"'),
  breaking('cnValidations', 'obeys length', [], 'not be empty'),
  breaking('cnValidations', 'obeys alone', ['email', 'disabled'], 'as its single element'),
  breaking('keyBits', 'has the vocabulary of keyType', 1024, 'It must be 0, 2048, 3072, 4096 or 8192'),
  breaking('keyBits', 'has the vocabulary of keyType', 2048, 'It must be 0, 224, 256, 384 or 521', { keyType: 'ec' }),
  breaking('keyBits', 'has the vocabulary of keyType', 256, 'is not allowed if `key_type` is "ed25519"', {
    keyType: 'ed25519',
  }),
  breaking('keyBits', 'has the vocabulary of keyType', 2048, 'is not allowed if `key_type` is "any"', {
    keyType: 'any',
  }),
  breaking('signatureBits', 'has the vocabulary of keyType', 128, 'It must be 0, 256, 384 or 512'),
  breaking('signatureBits', 'has the vocabulary of keyType', 256, 'is not allowed if `key_type` is "ed25519"', {
    keyType: 'ed25519',
  }),
  breaking('signatureBits', 'has the vocabulary of keyType', 256, 'is not allowed if `key_type` is "any"', {
    keyType: 'any',
  }),
  breaking('generateLease', 'not both with noStore', true, 'cannot both be true', { noStore: true }),
  breaking('notAfterBound', 'obeys pattern', '2040', '`ttl-limited`'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_role: [
    {
      breaks: 'mount obeys pattern',
      config: { ...base, mount: '/pki' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_pki_roles: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: '.' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
