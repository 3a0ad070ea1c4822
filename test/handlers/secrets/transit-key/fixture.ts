import type { Value, Values } from '../../../../src/definition/value';
import type { TransitKey } from '../../../../src/emulator/secrets/transit/kinds';
import { transitKey } from '../../../../src/handlers/secrets/transit-key/definition';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { StoredStore } from '../../../support/environments/stored-store';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const without: FixtureFile['without'] = { standard: [], vault: [], openbao: [] };

/** The emulator's names of what another client can only change by another key of the same name. */
const STORED: { readonly [attribute: string]: keyof TransitKey } = {
  type: 'type',
  keySize: 'keySize',
  derived: 'derived',
  convergentEncryption: 'convergent',
  exportable: 'exportable',
  allowPlaintextBackup: 'plaintextBackup',
  minDecryptionVersion: 'minDecryptionVersion',
  minAvailableVersion: 'minAvailableVersion',
};

async function replaceKey(service: TestEmulator, state: Values, attribute: string, value: Value): Promise<void> {
  const now = await service.control.snapshot();
  const isIt = ({ mount, name }: { readonly mount?: unknown; readonly name?: unknown }) =>
    mount === (state.mount ?? 'transit') && name === state.name;
  const transitKeys = now.objects.transitKeys.map((key) => (isIt(key) ? { ...key, [STORED[attribute]!]: value } : key));
  await service.control.restore({ ...now, objects: { ...now.objects, transitKeys } });
}

export const createFixture: CreateFixture = async (service) => {
  const provide = async () => {
    for (const mount of ['transit', 'eu/transit']) await mountEngine(service, mount, 'transit');
  };
  const store = new StoredStore(service, transitKey);
  const allow = async (state: Values) => {
    if (await store.look(state)) await store.tamper(state, 'deletionAllowed', true);
  };
  // A key that may not be deleted would outlive the test.
  const minimal = { name: 'orders', deletionAllowed: true };
  return {
    provide,
    minimal,
    second: { name: 'invoices' },
    full: [
      {
        ...minimal,
        mount: 'transit',
        type: 'aes256-gcm96',
        derived: true,
        exportable: true,
        allowPlaintextBackup: true,
        autoRotatePeriod: '86400',
        minDecryptionVersion: 1,
        minEncryptionVersion: 1,
      },
      { ...minimal, type: 'hmac', keySize: 64 },
      { ...minimal, minEncryptionVersion: 1, minAvailableVersion: 1 },
      { ...minimal, derived: true, convergentEncryption: true, autoRotatePeriod: '172800' },
    ],
    changed: {
      mount: 'eu/transit',
      name: 'orders-2',
      type: 'aes128-gcm96',
      keySize: 128,
      derived: false,
      convergentEncryption: false,
      autoRotatePeriod: '7200',
    },
    needs: { convergentEncryption: { derived: true } },
    drifted: {
      exportable: false,
      allowPlaintextBackup: false,
      deletionAllowed: false,
      minDecryptionVersion: 2,
      minEncryptionVersion: 1,
      minAvailableVersion: 0,
    },
    fixed: {
      exportable: 'it is for ever',
      allowPlaintextBackup: 'it is for ever',
      deletionAllowed: 'a key that may not be deleted outlives the test',
      minDecryptionVersion: 'a new key has one version',
      minEncryptionVersion: 'a new key has one version',
      minAvailableVersion: 'a new key has one version, and those that are gone do not come back',
    },
    unremovable: { exportable: 'is for ever', allowPlaintextBackup: 'is for ever' },
    removedWith: {
      derived: { convergentEncryption: undefined },
      type: { keySize: undefined },
      minEncryptionVersion: { minAvailableVersion: undefined },
    },
    exempt: {},
    async look(state) {
      const found = await store.look(state);
      // Another key of the same name is another object.
      const isAnother = ['type', 'keySize', 'derived', 'convergentEncryption'].some(
        (name) => state[name] !== undefined && String(found?.[name] ?? false) !== String(state[name]),
      );
      return isAnother ? undefined : found;
    },
    tamper: (state, attribute, value) =>
      attribute in STORED ? replaceKey(service, state, attribute, value) : store.tamper(state, attribute, value),
    isKept: (state) => state.deletionAllowed === false,
    async remove(state) {
      await allow(state);
      await store.remove(state);
    },
  };
};

const base = { name: 'orders' };

function wrongInt(name: string, others: Values, outside: readonly number[], says: string): WrongConfiguration[] {
  const config = (value: number) => ({ ...base, ...others, [name]: value });
  return [
    { breaks: `${name} is of kind int`, config: config(64.5), path: [name], says: 'whole number' },
    ...outside.map((value) => ({ breaks: `${name} obeys range`, config: config(value), path: [name], says })),
  ];
}

const wrongNames: readonly WrongConfiguration[] = [
  ...['', 'a/b', '.', '..'].map((name) => ({
    breaks: 'name obeys pattern',
    config: { name },
    path: ['name'],
    says: 'a single path segment',
  })),
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(base),
  ...wrongNames,
  ...wrongInt('keySize', { type: 'hmac' }, [31, 513], 'between 32 and 512'),
  ...wrongInt('minDecryptionVersion', {}, [0], 'at least 1'),
  ...wrongInt('minEncryptionVersion', {}, [-1], 'at least 0'),
  ...wrongInt('minAvailableVersion', { minEncryptionVersion: 1 }, [-1], 'at least 0'),
  {
    breaks: 'autoRotatePeriod obeys range',
    config: { ...base, autoRotatePeriod: '30m' },
    path: ['autoRotatePeriod'],
    says: '3600',
  },
  { breaks: 'keySize required when type is hmac', config: { ...base, type: 'hmac' }, path: ['keySize'], says: 'key' },
  {
    breaks: 'keySize only when type is hmac',
    config: { ...base, keySize: 64 },
    path: ['keySize'],
    says: '"hmac"',
    leftToThePlan: true,
  },
];

export const wrongData: FixtureFile['wrongData'] = {
  lintel_transit_key: [...wrongMounts(base), ...wrongNames],
  lintel_transit_keys: wrongMounts({}),
};
