import type { Value, Values } from '../../../../src/definition/value';
import { breaking, breakingEach } from '../../../support/certificate-cases';
import { provideAuthorities, SECOND_MOUNT } from '../../../support/certificate-fixture';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { issuerLooks } from '../../../support/issuer-fixture';
import { issuerBreaks } from '../pki-issuer/fixture';

const OF_OPENBAO = ['notBefore', 'keyUsage', 'extKeyUsage', 'extKeyUsageOids'];
const CONSTRAINTS_OF_VAULT = [
  'excludedDnsDomains',
  'permittedIpRanges',
  'excludedIpRanges',
  'permittedEmailAddresses',
  'excludedEmailAddresses',
  'permittedUriDomains',
  'excludedUriDomains',
];
const CHECKS_OF_VAULT = [
  'disableCriticalExtensionChecks',
  'disablePathLengthChecks',
  'disableNameChecks',
  'disableNameConstraintChecks',
];
export const without: FixtureFile['without'] = {
  standard: [...CONSTRAINTS_OF_VAULT, ...OF_OPENBAO, ...CHECKS_OF_VAULT],
  openbao: [...CONSTRAINTS_OF_VAULT, 'deltaCrlDistributionPoints', ...CHECKS_OF_VAULT],
  vault: OF_OPENBAO,
};
export const lifecycle: FixtureFile['lifecycle'] = {
  kind: 'stored',
  // The service keeps the certificate of an issuer that was deleted.
  addsTo: 'pkiCertificates',
  // A deletion that ends between the issuer and its key leaves the key: the issuer is gone, and the key could be one that is prepared.
  mayLeave: 'pkiKeys',
};
export const tampersWhole = true;

/** Where the tests make certificates that they put in the place of others. */
const SCRATCH = 'scratch/pki';
const minimal: Values = {
  commonName: 'Example root',
  issuerName: 'example',
  keyType: 'ec',
  notAfter: '2046-01-01T00:00:00Z',
};
const LISTS = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'];
const CONSTRAINTS = ['permittedDnsDomains', ...CONSTRAINTS_OF_VAULT];
const GENERATED = [
  'commonName',
  'altNames',
  'ipSans',
  'uriSans',
  'otherSans',
  'excludeCnFromSans',
  ...LISTS,
  'subjectSerialNumber',
  'keyType',
  'keyBits',
  'maxPathLength',
  ...CONSTRAINTS,
  'keyUsage',
  'extKeyUsage',
  'extKeyUsageOids',
  'usePss',
];
const snake = (name: string) =>
  name === 'subjectSerialNumber' ? 'serial_number' : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  await mountEngine(service, SCRATCH, 'pki');
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await service.request('POST', `/v1/${path}`, { body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return (answer as Values).data as Values;
  };
  for (const mount of ['pki', SECOND_MOUNT]) {
    const { status } = await service.request('GET', `/v1/${mount}/key/prepared`);
    if (status !== 200) await post(`${mount}/keys/generate/internal`, { key_type: 'ec', key_name: 'prepared' });
    const other = await service.request('GET', `/v1/${mount}/key/prepared-2`);
    if (other.status !== 200) await post(`${mount}/keys/generate/internal`, { key_type: 'ec', key_name: 'prepared-2' });
  }
  const { settings, set, exchange, stored, ...looks } = await issuerLooks(service);
  return {
    ...looks,
    async remove(state) {
      await looks.remove(state);
      // Its name would be in the way of the key of another root.
      if (state.keyRef === undefined) {
        await service.request('DELETE', `/v1/${String(state.mount ?? 'pki')}/key/${String(state.keyId)}`);
      }
    },
    minimal,
    second: { issuerName: 'example-3' },
    full: [
      {
        ...minimal,
        leafNotAfterBehavior: 'truncate',
        usage: ['crl-signing', 'issuing-certificates', 'read-only'],
        revocationSignatureAlgorithm: 'ECDSAWithSHA256',
        issuingCertificates: ['http://pki.example.com/ca'],
        crlDistributionPoints: ['http://pki.example.com/crl'],
        deltaCrlDistributionPoints: ['http://pki.example.com/crl/delta'],
        ocspServers: ['http://pki.example.com/ocsp'],
        enableAiaUrlTemplating: true,
        disableCriticalExtensionChecks: true,
        disablePathLengthChecks: true,
        disableNameChecks: true,
        disableNameConstraintChecks: true,
      },
      {
        commonName: 'Example root',
        issuerName: 'example',
        notAfter: '2046-01-01T00:00:00Z',
        keyRef: 'prepared',
        usePss: true,
        signatureBits: 384,
        manualChain: ['self'],
      },
      {
        commonName: 'Short-lived root',
        issuerName: 'short',
        keyType: 'ec',
        ttl: '3600',
        notBefore: '2026-01-01T00:00:00Z',
      },
      {
        ...minimal,
        mount: 'pki',
        altNames: ['root.example.com', 'root@example.com'],
        ipSans: ['10.0.0.1'],
        uriSans: ['spiffe://example.com/root'],
        otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:root@example.com'],
        excludeCnFromSans: true,
        ou: ['Web', 'Edge'],
        organization: ['Acme'],
        country: ['CH'],
        locality: ['Basel'],
        province: ['BS'],
        streetAddress: ['Rheinweg 1'],
        postalCode: ['4000'],
        subjectSerialNumber: '12345',
        notBeforeDuration: '60',
        keyBits: 384,
        keyName: 'example-key',
        maxPathLength: 1,
        permittedDnsDomains: ['.example.com'],
        excludedDnsDomains: ['.internal.example.com'],
        permittedIpRanges: ['10.0.0.0/8'],
        excludedIpRanges: ['10.1.0.0/16'],
        permittedEmailAddresses: ['example.com'],
        excludedEmailAddresses: ['root@example.com'],
        permittedUriDomains: ['example.com'],
        excludedUriDomains: ['internal.example.com'],
        keyUsage: ['DigitalSignature'],
        extKeyUsage: ['ServerAuth'],
        extKeyUsageOids: ['1.3.6.1.4.1.99999.1'],
        deleteKey: true,
        leafNotAfterBehavior: 'truncate',
        ocspServers: ['http://pki.example.com/ocsp'],
      },
    ],
    changed: {
      mount: SECOND_MOUNT,
      commonName: 'Other root',
      altNames: ['other.example.com'],
      ipSans: ['10.0.0.2'],
      uriSans: ['spiffe://example.com/other'],
      otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:other@example.com'],
      excludeCnFromSans: false,
      ou: ['Core'],
      organization: ['Beta'],
      country: ['DE'],
      locality: ['Bern'],
      province: ['BE'],
      streetAddress: ['Aareweg 1'],
      postalCode: ['3000'],
      subjectSerialNumber: '54321',
      ttl: '7200',
      notAfter: '2047-01-01T00:00:00Z',
      notBeforeDuration: '90',
      notBefore: '2026-02-01T00:00:00Z',
      keyType: 'ed25519',
      keyBits: 256,
      keyRef: 'prepared-2',
      keyName: 'other-key',
      signatureBits: 512,
      usePss: false,
      maxPathLength: 0,
      permittedDnsDomains: ['example.com'],
      excludedDnsDomains: ['internal.example.com'],
      permittedIpRanges: ['192.168.0.0/16'],
      excludedIpRanges: ['192.168.1.0/24'],
      permittedEmailAddresses: ['example.org'],
      excludedEmailAddresses: ['root@example.org'],
      permittedUriDomains: ['example.org'],
      excludedUriDomains: ['internal.example.org'],
      keyUsage: ['KeyAgreement'],
      extKeyUsage: ['ClientAuth'],
      extKeyUsageOids: ['1.3.6.1.4.1.99999.2'],
      deleteKey: false,
      issuerName: 'example-2',
      leafNotAfterBehavior: 'permit',
      usage: ['issuing-certificates', 'read-only'],
      manualChain: ['self', 'self'],
      revocationSignatureAlgorithm: 'ECDSAWithSHA512',
      issuingCertificates: ['http://pki.example.com/ca-2'],
      crlDistributionPoints: ['http://pki-2.example.com/crl'],
      deltaCrlDistributionPoints: ['http://pki-2.example.com/crl/delta'],
      ocspServers: ['http://pki.example.com/ocsp-2'],
      enableAiaUrlTemplating: false,
      disableCriticalExtensionChecks: false,
      disablePathLengthChecks: false,
      disableNameChecks: false,
      disableNameConstraintChecks: false,
    },
    changedWith: { keyType: { revocationSignatureAlgorithm: undefined } },
    needs: { deltaCrlDistributionPoints: { crlDistributionPoints: ['http://pki.example.com/crl'] } },
    removedWith: {
      keyRef: { keyType: 'ec' },
      ttl: { notAfter: '2046-01-01T00:00:00Z' },
      notAfter: { ttl: '3600' },
    },
    // The name of a key that others use is not ours.
    recordedWith: { keyRef: ['keyName'] },
    exempt: {
      ttl: 'unreadable: the certificate shows its end alone',
      notAfter: 'unreadable: likewise',
      notBeforeDuration: 'unreadable: the certificate shows its start alone',
      notBefore: 'sometimes unreadable: likewise',
      excludeCnFromSans: 'sometimes unreadable: a common name that is no host name is never included',
      keyRef: 'unreadable: a certificate does not tell how its key was chosen',
      signatureBits: 'sometimes unreadable: it only counts for RSA keys',
      usePss: 'sometimes unreadable: likewise',
      deleteKey: 'local: it decides how Lintel destroys the root',
      enableAiaUrlTemplating: 'sometimes unreadable: the service does not report it while no URL is set',
    },

    async look(state) {
      const found = await settings(state);
      if (!found) return undefined;
      const { pkiIssuers, pkiKeys } = await stored();
      const issuer = pkiIssuers!.find(({ id }) => id === state.issuerId)!;
      const key = pkiKeys!.find(({ id }) => id === issuer.keyId);
      return { ...found, ...shown(state), keyName: state.keyRef === undefined ? key?.name || undefined : undefined };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'keyName') {
        const { pkiIssuers } = await stored();
        const { keyId } = pkiIssuers!.find(({ id }) => id === state.issuerId)!;
        await post(`${String(state.mount ?? 'pki')}/key/${String(keyId)}`, { key_name: value ?? '' });
        return;
      }
      if (!GENERATED.includes(attribute)) return set(state, attribute, value);
      const inputs: Values = {
        ...state,
        [attribute]: value,
        ...(attribute === 'keyType' ? { keyBits: undefined } : {}),
      };
      const asked = GENERATED.filter((name) => inputs[name] !== undefined).map((name) => [snake(name), inputs[name]]);
      const { certificate } = await post(`${SCRATCH}/root/generate/internal`, {
        ...Object.fromEntries(asked),
        not_after: '2046-01-01T00:00:00Z',
      });
      await exchange(state, String(certificate));
    },
  };
};

/** What the resource itself has read from the certificate; its tests compare that with what others read. */
function shown(state: Values): Values {
  return Object.fromEntries<Value>(
    [...GENERATED, 'ttl', 'notAfter', 'notBeforeDuration', 'notBefore', 'keyRef', 'signatureBits'].map((name) => [
      name,
      state[name],
    ]),
  );
}

const [break_, each] = [breaking(minimal), breakingEach(minimal)];

export const wrong: readonly WrongConfiguration[] = [
  ...issuerBreaks(minimal),
  break_('commonName', 'obeys length', '', 'not be empty'),
  each('altNames', 'pattern', 'a.example.com,b.example.com', 'without commas'),
  each('ipSans', 'pattern', '10.0.0.256', 'be an IP address'),
  each('uriSans', 'pattern', 'example.com/shop', 'be a URI'),
  each('otherSans', 'pattern', '1.3.6.1.4.1.311.20.2.3;IA5:shop', '<oid>;UTF8:<value>'),
  ...LISTS.map((name) => ({ ...each(name, 'length', '', 'not be empty'), path: [name, 0] })),
  break_('notAfter', 'obeys pattern', '2040-01-01T00:00:00.5Z', 'in UTC with whole seconds'),
  {
    breaks: 'one of ttl, notAfter',
    config: { ...minimal, notAfter: undefined },
    path: ['ttl'],
    says: 'exactly one of `ttl` and `not_after`',
    leftToThePlan: true,
  },
  {
    breaks: 'exactly one of ttl, notAfter',
    config: { ...minimal, ttl: '1h' },
    path: ['notAfter'],
    says: 'exactly one of',
  },
  break_('notBefore', 'obeys pattern', '2040-01-01T00:00:00.5Z', 'in UTC with whole seconds'),
  break_('keyBits', 'has the vocabulary of keyType', 2048, '224, 256, 384 or 521'),
  break_('keyRef', 'obeys pattern', 'a/b', 'a single path segment', { keyType: undefined }),
  ...(['keyType', 'keyBits', 'keyName', 'deleteKey'] as const).map((name): WrongConfiguration => ({
    breaks: `keyRef conflicts with ${name}`,
    config: {
      commonName: 'Example root',
      issuerName: 'example',
      notAfter: '2046-01-01T00:00:00Z',
      keyRef: 'prepared',
      [name]: { keyType: 'ec', keyBits: 2048, keyName: 'k', deleteKey: true }[name],
    },
    path: ['keyRef'],
    says: 'an existing key is used',
  })),
  break_('keyName', 'obeys pattern', 'a b', 'letters, digits'),
  break_('keyName', 'obeys pattern', 'default', 'the default issuer or key'),
  break_('signatureBits', 'obeys oneOf', 128, '256, 384 or 512'),
  break_('maxPathLength', 'obeys range', -2, 'at least -1'),
  ...CONSTRAINTS.filter((name) => !name.includes('Ip')).map((name) => each(name, 'length', '', 'not be empty')),
  each('permittedIpRanges', 'pattern', '10.0.0.1', 'be a network'),
  each('excludedIpRanges', 'pattern', '10.0.0.1', 'be a network'),
  each('extKeyUsageOids', 'pattern', 'server', 'object identifier'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
