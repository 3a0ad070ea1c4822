import type { Value, Values } from '../../../../src/definition/value';
import { breaking, breakingEach } from '../../../support/certificate-cases';
import { provideAuthorities, SECOND_MOUNT } from '../../../support/certificate-fixture';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

/**
 * The tests of the resource try `keyRef`: such a request leaves nothing in the service that could be looked at. The specification adds no
 * attribute, so it comes last: rules that need one dialect run in the first.
 */
export const without: FixtureFile['without'] = {
  openbao: ['keyUsage', 'keyRef'],
  vault: ['keyRef'],
  standard: ['keyRef'],
};
export const lifecycle: FixtureFile['lifecycle'] = { kind: 'issuedOnce', madeAgain: ['csr', 'subjectKeyId'] };

const minimal: Values = { commonName: 'Example issuing CA', keyName: 'issuing', keyType: 'ec' };
const LISTS = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'];
const INPUTS = [
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
  'keyRef',
  'signatureBits',
  'usePss',
  'addBasicConstraints',
  'keyUsage',
];

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  const pathOf = ({ mount = 'pki', keyId }: Values) => `/v1/${String(mount)}/key/${String(keyId)}`;
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await service.request(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  };
  return {
    minimal,
    second: { keyName: 'second' },
    full: [
      {
        ...minimal,
        mount: 'pki',
        altNames: ['ca.example.com', 'ca@example.com'],
        ipSans: ['10.0.0.1'],
        uriSans: ['spiffe://example.com/ca'],
        otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:ca@example.com'],
        excludeCnFromSans: true,
        ou: ['Web', 'Edge'],
        organization: ['Acme'],
        country: ['CH'],
        locality: ['Basel'],
        province: ['BS'],
        streetAddress: ['Rheinweg 1'],
        postalCode: ['4000'],
        subjectSerialNumber: '12345',
        keyBits: 384,
        signatureBits: 384,
        usePss: true,
        addBasicConstraints: true,
        keyUsage: ['DigitalSignature'],
        deleteKey: true,
      },
      { ...minimal, signatureBits: 256, addBasicConstraints: true },
    ],
    changed: {
      mount: SECOND_MOUNT,
      commonName: 'Other CA',
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
      keyType: 'ed25519',
      keyBits: 256,
      keyRef: 'prepared-2',
      keyName: 'issuing-2',
      signatureBits: 512,
      usePss: false,
      addBasicConstraints: false,
      keyUsage: ['KeyAgreement'],
      deleteKey: false,
    },
    changedWith: { keyType: { keyBits: undefined } },
    removedWith: { keyType: { keyBits: undefined } },
    recordedWith: { commonName: ['csr', 'subjectKeyId'] },
    exempt: {
      ...Object.fromEntries(INPUTS.map((name) => [name, 'unreadable: the service does not keep a request'])),
      deleteKey: 'local: it decides how Lintel destroys the key',
    },

    async look(state) {
      const { status, body } = await service.request('GET', pathOf(state));
      if (status !== 200) return undefined;
      const { key_name: keyName } = (body as Values).data as Values;
      // What nothing keeps is what was asked for.
      const asked = Object.fromEntries<Value>(INPUTS.map((name) => [name, state[name]]));
      return {
        ...asked,
        mount: state.mount ?? 'pki',
        keyName: state.keyRef === undefined ? keyName || undefined : undefined,
      };
    },
    async tamper(state, _, value) {
      await send('POST', pathOf(state), { key_name: value ?? '' });
    },
    async remove(state) {
      await send('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'pki' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

const [break_, each] = [breaking(minimal), breakingEach(minimal)];

export const wrong: readonly WrongConfiguration[] = [
  break_('commonName', 'is required', undefined, 'must be configured'),
  break_('mount', 'obeys pattern', 'pki/', 'without a leading or trailing `/`'),
  break_('commonName', 'obeys length', '', 'not be empty'),
  each('altNames', 'pattern', 'a.example.com,b.example.com', 'without commas'),
  each('ipSans', 'pattern', '10.0.0.256', 'be an IP address'),
  each('uriSans', 'pattern', 'example.com/shop', 'be a URI'),
  each('otherSans', 'pattern', '1.3.6.1.4.1.311.20.2.3;IA5:shop', '<oid>;UTF8:<value>'),
  ...LISTS.map((name) => ({ ...each(name, 'length', '', 'not be empty'), path: [name, 0] })),
  break_('keyBits', 'has the vocabulary of keyType', 2048, '224, 256, 384 or 521'),
  break_('keyRef', 'obeys pattern', 'a/b', 'a single path segment', { keyType: undefined, keyName: undefined }),
  ...(['keyType', 'keyBits', 'keyName', 'deleteKey'] as const).map((name): WrongConfiguration => ({
    breaks: `keyRef conflicts with ${name}`,
    config: {
      commonName: 'CA',
      keyRef: 'prepared',
      [name]: { keyType: 'ec', keyBits: 2048, keyName: 'k', deleteKey: true }[name],
    },
    path: ['keyRef'],
    says: 'an existing key is used',
  })),
  break_('keyName', 'obeys pattern', 'a b', 'letters, digits'),
  break_('keyName', 'obeys pattern', 'default', 'the default issuer or key'),
  break_('signatureBits', 'obeys oneOf', 128, '256, 384 or 512'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
