import type { Value, Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { people } from '../../../support/pgp';

/** Names in the emulator that differ from the attribute's name. */
const STORED: { readonly [attribute: string]: string } = { secretShares: 'shares', secretThreshold: 'threshold' };

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'ceremony', ends: { state: 'ended' } };
export const withoutParent: FixtureFile['withoutParent'] = 'has no recovery key';
/** OpenBao has other paths. Vault accepts these requests without a token, so that none can be forbidden there. */
export const without: FixtureFile['without'] = { standard: [], openbao: [] };

export const createFixture: CreateFixture = async (service) => {
  const [ada, grace, alan, edith] = await people('Ada', 'Grace', 'Alan', 'Edith');
  const keysOf = (...all: readonly { readonly publicKey: string }[]) => all.map(({ publicKey }) => publicKey);
  const running = async () =>
    ((await service.control.snapshot()).objects.recoveryKeyCeremonies as unknown as readonly StoredCeremony[])[0];
  return {
    prepareQueries: async () => keepBackup(service, ada.publicKey),
    minimal: { secretShares: 5, secretThreshold: 3 },
    second: {},
    full: [
      {
        secretShares: 3,
        secretThreshold: 2,
        pgpKeys: keysOf(ada, grace, alan),
        backup: true,
        requireVerification: true,
        triggers: { quarter: '2026-1' },
      },
    ],
    changed: {
      secretShares: 2,
      secretThreshold: 3,
      pgpKeys: keysOf(ada, grace, edith),
      backup: false,
      requireVerification: false,
      triggers: { quarter: '2026-2' },
    },
    changedWith: { secretShares: { pgpKeys: keysOf(ada, grace) } },
    removedWith: { pgpKeys: { backup: undefined } },
    exempt: {
      secretShares: 'sometimes unreadable: gone from the responses once the attempt has ended',
      secretThreshold: 'sometimes unreadable: gone from the responses once the attempt has ended',
      pgpKeys: 'sometimes unreadable: returned only as fingerprints, and gone once the attempt has ended',
      backup: 'sometimes unreadable: gone from the responses once the attempt has ended',
      requireVerification: 'sometimes unreadable: gone from the responses once the attempt has ended',
      triggers: 'local: start another attempt, and are never sent',
    },

    async look({ nonce }) {
      const found = await running();
      if (!found || found.nonce !== nonce) return undefined;
      return {
        secretShares: found.shares,
        secretThreshold: found.threshold,
        pgpKeys: found.pgpKeys.length > 0 ? found.pgpKeys : undefined,
        backup: found.backup,
        requireVerification: found.requireVerification,
      };
    },
    async tamper(_, attribute, value) {
      const snapshot = await service.control.snapshot();
      const changed = { ...(await running()), [STORED[attribute] ?? attribute]: value };
      await service.control.restore({
        ...snapshot,
        objects: { ...snapshot.objects, recoveryKeyCeremonies: [changed] as never },
      });
    },
    async remove() {
      await service.request('POST', '/_emulator/failover');
    },
    async removeParent() {
      await service.control.settings({ seal: 'shamir' });
    },
  };
};

interface StoredCeremony {
  readonly nonce: string;
  readonly shares: number;
  readonly threshold: number;
  readonly pgpKeys: readonly string[];
  readonly backup: boolean;
  readonly requireVerification: boolean;
}

const base: Values = { secretShares: 3, secretThreshold: 2 };
const armored = '-----BEGIN PGP PUBLIC KEY BLOCK-----';
const binary = Buffer.from([0x98, 1, 4]).toString('base64');

const wrongNumbers = (name: 'secretShares' | 'secretThreshold'): WrongConfiguration[] => [
  ...[0, 256].map((value) => ({
    breaks: `${name} obeys range`,
    config: { ...base, [name]: value },
    path: [name],
    says: 'between 1 and 255',
  })),
];

/** Completes a rekey that leaves a backup. */
async function keepBackup({ control, request }: TestEmulator, publicKey: string): Promise<void> {
  const {
    body: { nonce },
  } = await request('POST', '/v1/sys/rekey-recovery-key/init', {
    body: { secret_shares: 1, secret_threshold: 1, pgp_keys: [publicKey], backup: true },
  });
  const { keys, threshold } = await control.recoveryShares();
  for (const key of keys.slice(0, threshold)) {
    await request('POST', '/v1/sys/rekey-recovery-key/update', { body: { key, nonce } });
  }
}

export const queries: FixtureFile['queries'] = {
  data: { lintel_recovery_rekey: () => ({}) },
  ephemeral: { lintel_recovery_key_backup: () => ({}) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNumbers('secretShares'),
  ...wrongNumbers('secretThreshold'),
  {
    breaks: 'secretThreshold is at most secretShares',
    config: { secretShares: 3, secretThreshold: 4 },
    path: ['secretThreshold'],
    says: '`secret_shares`',
  },
  ...[armored, 'lQOYBF', `${binary}\n${binary}`, 'not base64'].map((key: Value): WrongConfiguration => ({
    breaks: 'each of pgpKeys obeys pattern',
    config: { ...base, pgpKeys: [key as string, binary, binary] },
    path: ['pgpKeys', 0],
    says: 'without armor',
  })),
  {
    breaks: 'pgpKeys has as many as secretShares',
    config: { ...base, pgpKeys: [binary, binary] },
    path: ['pgpKeys'],
    says: 'equal `secret_shares`, which is 3',
  },
  {
    breaks: 'pgpKeys required when backup is true',
    config: { ...base, backup: true },
    path: ['pgpKeys'],
    says: '`backup`',
    leftToThePlan: true,
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = { lintel_recovery_rekey: [] };
