import type { Value, Values } from '../../../../src/definition/value';
import type { Snapshot } from '../../../../src/emulator/world';
import { makeAuthority } from '../../../support/authority-certificates';
import { breaking } from '../../../support/certificate-cases';
import { provideAuthorities, SECOND_MOUNT } from '../../../support/certificate-fixture';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

const { privateKey, certificate } = makeAuthority('Key');
const minimal: Values = { keyName: 'signing', keyType: 'ec' };

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  const pathOf = ({ mount = 'pki', keyId }: Values) => `/v1/${String(mount)}/key/${String(keyId)}`;
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await service.request(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return (answer as Values | undefined)?.data as Values;
  };
  /** A key of the type takes the place of the key, under its id. */
  const exchange = async (state: Values, keyType: Value) => {
    const other = await send('POST', '/v1/pki/keys/generate/internal', { key_type: keyType });
    const { objects, ...snapshot } = await service.control.snapshot();
    const keys = (objects as unknown as { readonly pkiKeys: readonly Values[] }).pkiKeys;
    const own = keys.find(({ id }) => id === state.keyId)!;
    const made = keys.find(({ id }) => id === other.key_id)!;
    const pkiKeys = keys.filter((one) => one !== made).map((one) => (one === own ? { ...made, ...named(own) } : one));
    await service.control.restore({
      ...snapshot,
      objects: { ...objects, pkiKeys } as unknown as Snapshot['objects'],
    });
  };
  return {
    minimal,
    second: { keyName: 'signing-3' },
    full: [
      { ...minimal, mount: 'pki', keyBits: 384 },
      { mount: 'pki', keyName: 'imported', privateKeyWo: privateKey, privateKeyWoVersion: 1 },
    ],
    changed: {
      mount: SECOND_MOUNT,
      keyName: 'signing-2',
      keyType: 'ed25519',
      keyBits: 256,
      privateKeyWoVersion: 2,
    },
    fixed: { privateKeyWo: 'another private key is another key' },
    changedWith: { keyType: { keyBits: undefined } },
    recordedWith: { privateKeyWo: ['subjectKeyId'] },
    exempt: {
      keyBits: 'unreadable: the service does not report it',
      privateKeyWo: 'unreadable: the service never returns a key',
      privateKeyWoVersion: 'local: it decides when the key is sent',
    },

    async look(state) {
      const { status, body } = await service.request('GET', pathOf(state));
      if (status !== 200) return undefined;
      const { key_name: keyName, key_type: keyType } = (body as Values).data as Values;
      return {
        mount: state.mount ?? 'pki',
        keyName: keyName || undefined,
        keyType,
        // What nothing shows is what was asked for.
        keyBits: state.keyBits,
        privateKeyWo: state.privateKeyWoVersion === undefined ? undefined : privateKey,
      };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'keyType') return exchange(state, value);
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

const named = ({ id, name }: Values) => ({ id, name });

const break_ = breaking(minimal);

export const queries: FixtureFile['queries'] = { data: { lintel_pki_key: () => ({}), lintel_pki_keys: () => ({}) } };

export const wrong: readonly WrongConfiguration[] = [
  break_('mount', 'obeys pattern', 'pki/', 'without a leading or trailing `/`'),
  break_('keyName', 'obeys pattern', 'a b', 'letters, digits'),
  break_('keyName', 'obeys pattern', 'default', 'the default issuer or key'),
  break_('keyBits', 'has the vocabulary of keyType', 2048, '224, 256, 384 or 521'),
  break_('privateKeyWo', 'obeys pemBlock', certificate, 'PRIVATE KEY', { keyType: undefined }),
  break_('privateKeyWoVersion', 'needs privateKeyWo', 1, '`private_key_wo`'),
  ...(['keyType', 'keyBits'] as const).map((name): WrongConfiguration => ({
    breaks: `privateKeyWo conflicts with ${name}`,
    config: { privateKeyWo: privateKey, [name]: { keyType: 'ec', keyBits: 2048 }[name] },
    path: ['privateKeyWo'],
    says: 'an imported key has a type and a size of its own',
  })),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_key: [
    ...wrongMounts({}, ['/pki']),
    { breaks: 'keyRef obeys pattern', config: { keyRef: 'a/b' }, path: ['keyRef'], says: 'a single path segment' },
  ],
  lintel_pki_keys: wrongMounts({}, ['/pki']),
};
