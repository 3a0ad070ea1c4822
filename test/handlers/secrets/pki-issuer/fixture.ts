import { X509Certificate } from 'crypto';
import type { Value, Values } from '../../../../src/definition/value';
import { makeAuthority } from '../../../support/authority-certificates';
import { breaking, breakingEach } from '../../../support/certificate-cases';
import { provideAuthorities, SECOND_MOUNT } from '../../../support/certificate-fixture';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { issuerLooks } from '../../../support/issuer-fixture';

/** OpenBao has neither checks that can be disabled nor delta lists of an issuer. */
const CHECKS_OF_VAULT = [
  'disableCriticalExtensionChecks',
  'disablePathLengthChecks',
  'disableNameChecks',
  'disableNameConstraintChecks',
];
export const without: FixtureFile['without'] = {
  standard: CHECKS_OF_VAULT,
  openbao: ['deltaCrlDistributionPoints', ...CHECKS_OF_VAULT],
  vault: [],
};
export const lifecycle: FixtureFile['lifecycle'] = {
  kind: 'stored',
  // The service keeps the certificate of an issuer that was deleted.
  addsTo: 'pkiCertificates',
  // A deletion that ends between the issuer and its key leaves the key: the issuer is gone, and the key could be one that is prepared.
  mayLeave: 'pkiKeys',
};

const ROOT = makeAuthority('External root');
const ISSUING = makeAuthority('External issuing CA', { signedBy: ROOT });
const SECOND = makeAuthority('Second external CA', { signedBy: ROOT });
const OTHER = makeAuthority('Other external CA', { signedBy: ROOT });
/** Every issuer of the mounts of the tests can name it. */
const TOP = makeAuthority('Top of a manual chain');
const BELOW_TOP = makeAuthority('Below a manual chain', { signedBy: TOP });

const minimal: Values = { certificate: ISSUING.certificate };

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  for (const mount of ['pki', SECOND_MOUNT]) await provideTop(service, mount);
  const { settings, set, exchange, stored, ...looks } = await issuerLooks(service);
  return {
    ...looks,
    minimal,
    second: { certificate: SECOND.certificate },
    full: [
      {
        certificate: BELOW_TOP.certificate,
        mount: 'pki',
        manualChain: ['self', 'top'],
        revocationSignatureAlgorithm: 'ECDSAWithSHA256',
      },
      {
        certificate: ISSUING.certificate,
        privateKeyWo: ISSUING.privateKey,
        privateKeyWoVersion: 1,
        mount: 'pki',
        issuerName: 'issuing',
        leafNotAfterBehavior: 'truncate',
        usage: ['crl-signing', 'issuing-certificates', 'read-only'],
        revocationSignatureAlgorithm: 'ECDSAWithSHA256',
        issuingCertificates: ['http://pki.example.com/ca'],
        crlDistributionPoints: ['http://pki.example.com/crl', 'http://pki-2.example.com/crl'],
        deltaCrlDistributionPoints: ['http://pki.example.com/crl/delta'],
        ocspServers: ['http://pki.example.com/ocsp'],
        enableAiaUrlTemplating: true,
        disableCriticalExtensionChecks: true,
        disablePathLengthChecks: true,
        disableNameChecks: true,
        disableNameConstraintChecks: true,
      },
    ],
    changed: {
      certificate: OTHER.certificate,
      mount: SECOND_MOUNT,
      privateKeyWoVersion: 2,
      issuerName: 'issuing-2',
      leafNotAfterBehavior: 'permit',
      usage: ['issuing-certificates', 'read-only'],
      manualChain: ['self'],
      revocationSignatureAlgorithm: 'ECDSAWithSHA384',
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
    fixed: { privateKeyWo: 'a certificate has one key' },
    changedWith: { certificate: { privateKeyWo: undefined, privateKeyWoVersion: undefined } },
    recordedWith: { privateKeyWo: ['importedIssuers', 'importedKeys'] },
    along: { privateKeyWoVersion: ['importedIssuers', 'importedKeys'] },
    needs: { deltaCrlDistributionPoints: { crlDistributionPoints: ['http://pki.example.com/crl'] } },
    exempt: {
      privateKeyWo: 'unreadable: the service never returns a key',
      privateKeyWoVersion: 'local: it decides when the key is sent',
      enableAiaUrlTemplating: 'sometimes unreadable: the service does not report it while no URL is set',
    },

    async look(state) {
      const found = await settings(state);
      if (!found) return undefined;
      const { pkiIssuers, pkiKeys } = await stored();
      const issuer = pkiIssuers!.find(({ id }) => id === state.issuerId)!;
      const key = pkiKeys!.find(({ id }) => id === issuer.keyId);
      return {
        ...found,
        certificate: isOf(state.certificate, String(issuer.certificate)) ? state.certificate : issuer.certificate,
        // The mount keeps the key of an issuer for as long as there is one.
        privateKeyWo: key && state.privateKeyWoVersion !== undefined ? ISSUING.privateKey : undefined,
      };
    },
    async tamper(state, attribute, value) {
      await (attribute === 'certificate' ? exchange(state, OTHER.certificate) : set(state, attribute, value));
    },
  };
};

function isOf(text: Value, certificate: string): boolean {
  return typeof text === 'string' && new X509Certificate(text).raw.equals(new X509Certificate(certificate).raw);
}

async function provideTop(service: Parameters<CreateFixture>[0], mount: string): Promise<void> {
  const post = async (path: string, body: object) =>
    (await service.request('POST', `/v1/${mount}/${path}`, { body })).body as Values;
  const { data } = await post('issuers/import/cert', { pem_bundle: TOP.certificate });
  const [id] = ((data as Values).imported_issuers ?? []) as readonly string[];
  if (id !== undefined) await post(`issuer/${id}`, { issuer_name: 'top' });
}

const break_ = breaking(minimal);
const lists = ['issuingCertificates', 'crlDistributionPoints', 'deltaCrlDistributionPoints', 'ocspServers'];

export const issuerBreaks = (base: Values): readonly WrongConfiguration[] => {
  const [wrong, wrongEach] = [breaking(base), breakingEach(base)];
  return [
    wrong('mount', 'obeys pattern', 'pki/', 'without a leading or trailing `/`'),
    wrong('issuerName', 'obeys pattern', 'a b', 'letters, digits'),
    wrong('issuerName', 'obeys pattern', 'default', 'the default issuer'),
    { ...wrongEach('manualChain', 'pattern', 'a/b', 'a single path segment'), path: ['manualChain', 0] },
    wrong('revocationSignatureAlgorithm', 'obeys length', '', 'not be empty'),
    ...lists.map((name) => ({ ...wrongEach(name, 'length', '', 'not be empty'), path: [name, 0] })),
  ];
};

export const queries: FixtureFile['queries'] = {
  data: { lintel_pki_issuers: () => ({}), lintel_pki_issuer: () => ({ issuerRef: 'default' }) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...issuerBreaks(minimal),
  break_('certificate', 'obeys pemBlock', ROOT.privateKey, 'CERTIFICATE'),
  break_('privateKeyWo', 'obeys pemBlock', ISSUING.certificate, 'PRIVATE KEY'),
  break_('privateKeyWoVersion', 'needs privateKeyWo', 1, '`private_key_wo`'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_issuer: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'pki/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    {
      breaks: 'issuerRef obeys pattern',
      config: { issuerRef: 'a/b' },
      path: ['issuerRef'],
      says: 'a single path segment',
    },
  ],
  lintel_pki_issuers: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'pki/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
