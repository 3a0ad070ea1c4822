import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { pgpFingerprint } from '../../../../src/handlers/pgp-fingerprint';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { people } from '../../../support/pgp';

// oxlint-disable-next-line typescript/no-require-imports -- a CommonJS build of an ES module
const { generateKey, revokeKey } = require('openpgp') as typeof import('openpgp', {
  with: { 'resolution-mode': 'import' },
});

const TYPE = 'lintel_recovery_rekey';
const INIT = '/v1/sys/rekey-recovery-key/init';
const UPDATE = '/v1/sys/rekey-recovery-key/update';
const VERIFY = '/v1/sys/rekey-recovery-key/verify';
const config: Values = { secretShares: 3, secretThreshold: 2 };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config, held?: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, held)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const asked = (proxied = open) => proxied.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const status = async () => (await open.service.request('GET', INIT)).body;
const start = async (body: object = { secret_shares: 5, secret_threshold: 3 }) =>
  (await open.service.request('POST', INIT, { body })).body as { nonce: string };
const failover = () => open.service.request('POST', '/_emulator/failover');

/** Submits shares of the current key, as people do, and returns the last response. */
async function submit(nonce: unknown, times?: number) {
  const { keys, threshold } = await open.service.control.recoveryShares();
  let last: any;
  for (const key of keys.slice(0, times ?? threshold)) {
    last = (await open.service.request('POST', UPDATE, { body: { key, nonce } })).body;
  }
  return last;
}

/** Changes the key from one share to three, two of which are required. */
async function split(): Promise<void> {
  await submit((await start({ secret_shares: 3, secret_threshold: 2 })).nonce);
}

describe('starting a rekey', () => {
  it('checks that none is in progress, and starts one with the configured values', async () => {
    const object = await make({ ...config, requireVerification: true });
    expect(asked()).toEqual([`GET ${INIT}`, `POST ${INIT}`]);
    const { nonce } = await status();
    expect(object.state).toEqual(
      expect.objectContaining({
        id: 'recovery',
        secretShares: 3,
        secretThreshold: 2,
        backup: false,
        requireVerification: true,
        state: 'started',
        nonce,
        progress: 0,
        required: 1,
        pgpFingerprints: [],
      }),
    );
    expect(object.identity).toEqual({ id: 'recovery' });
  });

  it('does not disturb a rekey in progress, and names its nonce and the next steps', async () => {
    const { nonce } = await start();
    const { message } = await refusal(make());
    expect(message).toContain(`an attempt with the nonce ${nonce} is in progress`);
    expect(message).toContain('lintel rekey status');
    expect(message).toContain('terraform import lintel_recovery_rekey.<name> recovery');
    expect(await status()).toMatchObject({ nonce, n: 5 });
  });

  it('names the import command if another rekey starts between the check and the start', async () => {
    open.proxy.watch = async ({ method }) => {
      if (method === 'POST') await start();
    };
    expect((await refusal(make())).message).toContain('terraform import');
    expect(await status()).toMatchObject({ n: 5 });
  });

  it('reads the status if the response to the start has no body', async () => {
    open.proxy.watch = async ({ method, forward, response }) => {
      if (method !== 'POST') return;
      await forward();
      response({ status: 204, body: undefined });
    };
    expect((await make()).state).toMatchObject({ nonce: (await status()).nonce, state: 'started' });
    expect(asked()).toEqual([`GET ${INIT}`, `POST ${INIT}`, `GET ${INIT}`]);
  });

  it('takes over an attempt with the same inputs after a lost response', async () => {
    open.proxy.watch = async ({ method, forward, drop }) => {
      if (method !== 'POST') return;
      await forward();
      drop();
    };
    const [ada, grace, alan] = await people('Ada', 'Grace', 'Alan');
    const wanted = { ...config, pgpKeys: [ada, grace, alan].map(({ publicKey }) => publicKey), backup: true };
    const object = await make(wanted);
    expect(object.state.nonce).toBe((await status()).nonce);
    expect((await planned(wanted, object)).changes).toEqual([]);
  });

  it.each([
    ['another number of shares', { secret_shares: 4, secret_threshold: 2 }],
    ['another threshold', { secret_shares: 3, secret_threshold: 3 }],
    ['a verification that is not configured', { secret_shares: 3, secret_threshold: 2, require_verification: true }],
  ])('does not take over an attempt in progress with %s after a lost response', async (_, theirs) => {
    open.proxy.watch = async ({ method, drop }) => {
      if (method !== 'POST') return;
      await start(theirs);
      drop();
    };
    expect((await refusal(make())).message).toContain(
      'the response to its start was lost, and the attempt in progress has other inputs',
    );
    expect(await status()).toMatchObject({ n: theirs.secret_shares, t: theirs.secret_threshold });
  });

  it('does not take over an attempt in progress with other PGP keys', async () => {
    const [ada, grace, alan] = await people('Ada', 'Grace', 'Alan');
    open.proxy.watch = async ({ method, drop }) => {
      if (method !== 'POST') return;
      await start({ secret_shares: 2, secret_threshold: 2, pgp_keys: [ada.publicKey, alan.publicKey] });
      drop();
    };
    await expect(
      make({ secretShares: 2, secretThreshold: 2, pgpKeys: [ada.publicKey, grace.publicKey] }),
    ).rejects.toThrow('has other inputs');
  });

  it('reports a seal without a recovery key, and a wrong dialect', async () => {
    await open.service.control.settings({ seal: 'shamir' });
    await expect(make()).rejects.toThrow('has no recovery key');
    await open.service.control.settings({ seal: 'auto' });
    const moved = await openProxied(registry, { dialects: { secrets: 'openbao' } });
    await moved.core.configure({ secrets: { address: moved.proxy.address, token: 'secrets-root', dialect: 'vault' } });
    await expect(moved.core.apply(TYPE, config)).rejects.toThrow('check the dialect of the provider');
    await moved.service.control.clearRequests();
    await moved.close();
  });
});

describe('a rekey in progress', () => {
  it('shows its progress, first with shares of the current key, then with those of the new key', async () => {
    await split();
    const wanted = { secretShares: 2, secretThreshold: 2, requireVerification: true };
    const object = await make(wanted);
    const { nonce } = object.state;
    await submit(nonce, 1);
    asked();
    const second = (await planned(wanted, object)).held!;
    expect(second.state).toMatchObject({ state: 'started', progress: 1, required: 2 });
    expect(asked()).toEqual([`GET ${INIT}`, `GET ${VERIFY}`]);
    const { keys } = await open.service.control.recoveryShares();
    const { keys: fresh, verification_nonce: verificationNonce } = (
      await open.service.request('POST', UPDATE, { body: { key: keys[1], nonce } })
    ).body;
    await open.service.request('POST', VERIFY, { body: { key: fresh[0], nonce: verificationNonce } });
    const third = await planned(wanted, second);
    expect(third.held!.state).toMatchObject({ state: 'verifying', verificationNonce, verificationProgress: 1 });
    expect(third.action).toBe('nothing');
    await open.service.request('POST', VERIFY, { body: { key: fresh[1], nonce: verificationNonce } });
    const fourth = await planned(wanted, third.held!);
    expect(fourth).toMatchObject({ action: 'nothing' });
    expect(fourth.held!.state).toMatchObject({ state: 'ended', nonce, secretShares: 2, verificationProgress: 1 });
    expect(fourth.held!.state.verificationNonce).toBeUndefined();
    const all = [object, second, third.held, fourth.held]
      .map((held) => JSON.stringify([held!.state, held!.privateState.toString()]))
      .join();
    for (const share of [...keys, ...fresh]) expect(all).not.toContain(share);
  });

  it('is cancelled by its replacement, with a warning in the plan', async () => {
    const object = await make();
    const { warnings } = await planned({ ...config, secretThreshold: 3 }, object);
    expect(warnings).toMatchObject([
      {
        summary: 'The rekey in progress will be cancelled',
        detail: expect.stringContaining(`${String(object.state.nonce)} is cancelled`),
      },
    ]);
    asked();
    const other = await make({ ...config, secretThreshold: 3 }, object);
    expect(asked()).toEqual([`GET ${INIT}`, `DELETE ${INIT}`, `GET ${INIT}`, `POST ${INIT}`]);
    expect(other.state.nonce).not.toBe(object.state.nonce);
    expect(await status()).toMatchObject({ nonce: other.state.nonce, t: 3 });
  });

  it('keeps the current key if it is cancelled while the new shares are verified', async () => {
    const before = await open.service.control.recoveryShares();
    const wanted = { ...config, requireVerification: true };
    const object = await make(wanted);
    await submit(object.state.nonce);
    const { held, warnings } = await planned({ ...wanted, triggers: { again: '1' } }, object);
    expect(warnings[0].detail).toContain('Its new shares become invalid, and the current key stays');
    await open.core.destroy(TYPE, held!);
    expect(await status()).toMatchObject({ started: false });
    expect(await open.service.control.recoveryShares()).toEqual(before);
  });

  it('is cancelled by its nonce, and another one is not', async () => {
    const object = await make();
    asked();
    await failover();
    const { nonce } = await start();
    await open.core.destroy(TYPE, object);
    expect(asked()).toEqual([`GET ${INIT}`]);
    expect(await status()).toMatchObject({ nonce });
  });

  it('is not cancelled twice if another attempt has started after a lost response', async () => {
    const object = await make();
    let theirs: { nonce: string } | undefined;
    open.proxy.watch = async ({ method, forward, drop }) => {
      if (method !== 'DELETE') return;
      await forward();
      theirs = await start();
      drop();
    };
    await open.core.destroy(TYPE, object);
    expect(await status()).toMatchObject({ nonce: theirs!.nonce });
    expect(open.proxy.passed.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { body: { nonce: object.state.nonce } },
    ]);
  });

  it('shows changes from outside Terraform, of PGP keys by their fingerprints', async () => {
    const [ada, grace, alan] = await people('Ada', 'Grace', 'Alan');
    const wanted = { secretShares: 2, secretThreshold: 2, pgpKeys: [ada.publicKey, grace.publicKey] };
    const object = await make(wanted);
    const tamper = async (change: object) => {
      const snapshot = await open.service.control.snapshot();
      const [running] = snapshot.objects.recoveryKeyCeremonies as unknown as object[];
      await open.service.control.restore({
        ...snapshot,
        objects: { ...snapshot.objects, recoveryKeyCeremonies: [{ ...running, ...change }] as never },
      });
      const plan = await planned(wanted, object);
      await open.service.control.restore(snapshot);
      return plan;
    };
    for (const [change, name] of [
      [{ threshold: 1 }, 'secretThreshold'],
      [{ shares: 7 }, 'secretShares'],
      [{ backup: true }, 'backup'],
      [{ requireVerification: true }, 'requireVerification'],
      [{ fingerprints: [ada.fingerprint, alan.fingerprint] }, 'pgpKeys'],
      [{ fingerprints: [] }, 'pgpKeys'],
    ] as const) {
      expect(await tamper(change)).toMatchObject({ action: 'replace', replacing: [name] });
    }
    expect((await planned(wanted, object)).action).toBe('nothing');
  });
});

describe('a rekey that has ended', () => {
  it('because of a failover keeps its state, plans no change, and is destroyed without a request', async () => {
    const object = await make();
    await failover();
    const { held, action } = await planned(config, object);
    expect(action).toBe('nothing');
    expect(held!.state).toMatchObject({ state: 'ended', nonce: object.state.nonce, secretShares: 3 });
    asked();
    expect((await planned(config, held!)).action).toBe('nothing');
    await open.core.destroy(TYPE, held!);
    expect(asked()).toEqual([]);
  });

  it('does not affect another rekey that runs in its place', async () => {
    const object = await make();
    await failover();
    const { nonce } = await start();
    const { held } = await planned(config, object);
    expect(held!.state).toMatchObject({ state: 'ended', nonce: object.state.nonce });
    await open.core.destroy(TYPE, held!);
    expect(await status()).toMatchObject({ nonce });
  });

  it('cannot be changed, except by changing its triggers as well, which starts another one', async () => {
    const object = await make({ ...config, triggers: { year: '2026' } });
    await failover();
    const { held } = await planned({ ...config, triggers: { year: '2026' } }, object);
    const changed = { ...config, secretShares: 5, backup: true, pgpKeys: await keysOf(5), requireVerification: true };
    const { reported } = await refusal(open.core.plan(TYPE, { ...changed, triggers: { year: '2026' } }, held));
    expect(reported.map(({ path }) => path[0]).sort()).toEqual([
      'backup',
      'pgpKeys',
      'requireVerification',
      'secretShares',
    ]);
    expect(reported[0].detail).toContain('change `triggers` as well');
    const { held: other, plan } = await open.core.apply(TYPE, { ...changed, triggers: { year: '2027' } }, held);
    expect(plan.action).toBe('replace');
    expect(plan.warnings).toEqual([]);
    expect(await status()).toMatchObject({ nonce: other.state.nonce, n: 5 });
  });
});

it('a rekey in progress is not cancelled if empty triggers replace unset ones', async () => {
  const object = await make();
  expect((await planned({ ...config, triggers: {} }, object)).action).toBe('update');
  const after = await make({ ...config, triggers: {} }, object);
  expect(after.state.nonce).toBe(object.state.nonce);
  expect((await planned(config, after)).action).not.toBe('replace');
  expect(asked().filter((line) => !line.startsWith('GET'))).toEqual([`POST ${INIT}`]);
});

async function keysOf(count: number): Promise<string[]> {
  const all = await people('Ada', 'Grace', 'Alan', 'Edith', 'Barbara');
  return all.slice(0, count).map(({ publicKey }) => publicKey);
}

describe('importing a rekey', () => {
  it('requires a rekey in progress', async () => {
    await expect(open.core.import(TYPE, { id: 'recovery' })).rejects.toThrow('there is none to import');
    await expect(open.core.import(TYPE, { id: 'other' })).rejects.toThrow('is not an import id');
  });

  it('records the matching PGP keys in place and without a write', async () => {
    const pgpKeys = await keysOf(2);
    const { nonce } = await start({ secret_shares: 2, secret_threshold: 2, pgp_keys: pgpKeys });
    const imported = await open.core.import(TYPE, { id: 'recovery' });
    expect(imported!.state).toMatchObject({ nonce, secretShares: 2, secretThreshold: 2, backup: false });
    const wanted = { secretShares: 2, secretThreshold: 2, pgpKeys, triggers: { year: '2026' } };
    const { held, plan } = await open.core.apply(TYPE, wanted, imported);
    expect(plan.action).toBe('update');
    expect(held.state).toMatchObject({ nonce, pgpKeys, state: 'started' });
    expect(asked().filter((line) => !line.startsWith('GET'))).toEqual([]);
    expect((await planned(wanted, held)).changes).toEqual([]);
  });

  it('plans a replacement for other PGP keys or another order, and keeps the keys if none are configured', async () => {
    const [first, second, third] = await keysOf(3);
    const { nonce } = await start({ secret_shares: 2, secret_threshold: 2, pgp_keys: [first, second] });
    const imported = await open.core.import(TYPE, { id: 'recovery' });
    const base = { secretShares: 2, secretThreshold: 2 };
    for (const pgpKeys of [
      [first, third],
      [second, first],
    ]) {
      expect(await open.core.plan(TYPE, { ...base, pgpKeys }, imported)).toMatchObject({
        action: 'replace',
        replacing: ['pgpKeys'],
      });
    }
    expect((await open.core.plan(TYPE, base, imported)).action).toBe('nothing');
    expect(await status()).toMatchObject({ nonce });
  });
});

describe('the plan of a rekey', () => {
  it('refuses a malformed PGP key, and a private one', async () => {
    const [good] = await keysOf(1);
    const { reported } = await refusal(
      open.core.plan(TYPE, { secretShares: 2, secretThreshold: 2, pgpKeys: [good, good.slice(0, 40)] }),
    );
    expect(reported).toMatchObject([
      { severity: 'error', path: ['pgpKeys', 1], detail: expect.stringContaining('gpg --export') },
    ]);
    const { privateKey } = await generateKey({ userIDs: [{ name: 'Ada' }], format: 'object' });
    const secret = Buffer.from(privateKey.write()).toString('base64');
    const refused = await refusal(open.core.plan(TYPE, { secretShares: 1, secretThreshold: 1, pgpKeys: [secret] }));
    expect(refused.reported).toMatchObject([{ severity: 'error', path: ['pgpKeys', 0] }]);
  });

  const signing = async () =>
    (await generateKey({ userIDs: [{ name: 'Ada' }], subkeys: [{ sign: true }], format: 'object' })).publicKey;
  const expired = async () =>
    (
      await generateKey({
        userIDs: [{ name: 'Ada' }],
        date: new Date('2020-01-01T00:00:00Z'),
        keyExpirationTime: 86400,
        format: 'object',
      })
    ).publicKey;
  const revoked = async () => {
    const { privateKey, revocationCertificate } = await generateKey({ userIDs: [{ name: 'Ada' }], format: 'object' });
    return (await revokeKey({ key: privateKey, revocationCertificate, format: 'object' })).publicKey;
  };
  it.each([
    ['that can only sign', signing, 'has no valid encryption subkey'],
    ['that has expired', expired, 'expired on 2020-01-02'],
    ['that is revoked', revoked, 'is revoked'],
  ] as const)('refuses a PGP key %s, at its path, and says why', async (_, makeKey, why) => {
    const [good] = await keysOf(1);
    const key = await makeKey();
    const bad = Buffer.from(key.write()).toString('base64');
    const { reported } = await refusal(
      open.core.plan(TYPE, { secretShares: 2, secretThreshold: 2, pgpKeys: [good, bad] }),
    );
    expect(reported).toMatchObject([
      {
        severity: 'error',
        path: ['pgpKeys', 1],
        detail: expect.stringMatching(new RegExp(`${key.getFingerprint()} cannot be used for encryption: it ${why}`)),
      },
    ]);
  });

  it.each(['vault', 'openbao'] as const)(
    'refuses, in the dialect %s, a threshold of one for several shares',
    async (dialect) => {
      await open.core.configure({ secrets: { address: open.proxy.address, token: 'secrets-root', dialect } });
      const { reported } = await refusal(open.core.plan(TYPE, { secretShares: 2, secretThreshold: 1 }));
      expect(reported).toMatchObject([{ path: ['secretThreshold'], detail: expect.stringContaining(`"${dialect}"`) }]);
      expect((await open.core.plan(TYPE, { secretShares: 1, secretThreshold: 1 })).action).toBe('create');
    },
  );
});

describe('the fingerprint of a PGP key', () => {
  it.each(['curve25519', 'rsa'] as const)('equals that of the library for a key of the type %s', async (type) => {
    const { publicKey } = (await generateKey({
      userIDs: [{ name: 'Ada' }],
      type,
      rsaBits: 2048,
      format: 'object',
    } as never)) as unknown as { publicKey: { write(): Uint8Array; getFingerprint(): string } };
    expect(pgpFingerprint(Buffer.from(publicKey.write()).toString('base64'))).toBe(publicKey.getFingerprint());
  });

  it('equals that of the library for a version 6 key', async () => {
    const { publicKey } = await generateKey({ userIDs: [{ name: 'Ada' }], format: 'object', config: { v6Keys: true } });
    expect(pgpFingerprint(Buffer.from(publicKey.write()).toString('base64'))).toBe(publicKey.getFingerprint());
  });

  it.each(['', 'mA==', 'mP8E', 'xv8AAAAB', 'xsHA', 'xv///////w=='])('is undefined for the malformed key %j', (key) => {
    expect(pgpFingerprint(key)).toBeUndefined();
  });
});

describe('a rekey in another dialect', () => {
  it('is cancelled with its nonce on Vault, which requires the nonce of a recent attempt', async () => {
    const vault = await openProxied(registry, { dialects: { secrets: 'vault' } });
    const { held } = await vault.core.apply(TYPE, config);
    expect((await vault.service.request('DELETE', INIT)).status).toBe(400);
    await vault.core.destroy(TYPE, held);
    expect((await vault.service.request('GET', INIT)).body).toMatchObject({ started: false });
    await vault.close();
  });

  it('uses the paths of OpenBao', async () => {
    const openbao = await openProxied(registry, { dialects: { secrets: 'openbao' } });
    const { held } = await openbao.core.apply(TYPE, { ...config, requireVerification: true });
    await openbao.core.refresh(TYPE, held);
    await openbao.core.destroy(TYPE, held);
    expect(new Set(asked(openbao))).toEqual(
      new Set(
        ['GET', 'POST', 'DELETE']
          .map((method) => `${method} /v1/sys/rotate/recovery/init`)
          .concat('GET /v1/sys/rotate/recovery/verify'),
      ),
    );
    await openbao.close();
  });
});

describe('the data source of a rekey', () => {
  it('reports that none is in progress, and the number of required shares', async () => {
    await split();
    expect(await open.core.readData(TYPE, {})).toMatchObject({
      id: 'recovery',
      started: false,
      progress: 0,
      required: 2,
      pgpFingerprints: [],
      backup: false,
      requireVerification: false,
    });
    expect((await open.core.readData(TYPE, {})).nonce).toBeUndefined();
  });

  it('reports the progress of a rekey that was started outside Terraform', async () => {
    const { nonce } = await start({ secret_shares: 5, secret_threshold: 3, require_verification: true });
    expect(await open.core.readData(TYPE, {})).toMatchObject({
      started: true,
      nonce,
      secretShares: 5,
      secretThreshold: 3,
      requireVerification: true,
    });
    const { verification_nonce: verificationNonce } = await submit(nonce);
    expect(await open.core.readData(TYPE, {})).toMatchObject({ verificationNonce, verificationProgress: 0 });
  });
});

describe('the backup of recovery keys', () => {
  it.each(['standard', 'vault', 'openbao'] as const)(
    "returns each holder's encrypted shares by fingerprint, in the dialect %s",
    async (dialect) => {
      const proxied = await openProxied(registry, { dialects: { secrets: dialect } });
      const [ada, grace] = await people('Ada', 'Grace');
      const { held } = await proxied.core.apply(TYPE, {
        secretShares: 3,
        secretThreshold: 2,
        pgpKeys: [ada, grace, ada].map(({ publicKey }) => publicKey),
        backup: true,
      });
      const [key] = (await proxied.service.control.recoveryShares()).keys;
      const update = dialect === 'openbao' ? '/v1/sys/rotate/recovery/update' : UPDATE;
      await proxied.service.request('POST', update, { body: { key, nonce: held.state.nonce } });
      const { result } = await proxied.core.open('lintel_recovery_key_backup', {});
      const { keys: fresh } = await proxied.service.control.recoveryShares();
      const shares = result.keys as { readonly [fingerprint: string]: readonly string[] };
      expect(Object.fromEntries(Object.entries(shares).map(([fingerprint, all]) => [fingerprint, all.length]))).toEqual(
        { [ada.fingerprint]: 2, [grace.fingerprint]: 1 },
      );
      expect(await grace.open(Buffer.from(shares[grace.fingerprint][0], 'hex'))).toBe(fresh[1]);
      expect(await Promise.all(shares[ada.fingerprint].map((share) => ada.open(Buffer.from(share, 'hex'))))).toEqual([
        fresh[0],
        fresh[2],
      ]);
      expect(result.nonce).toBe(held.state.nonce);
      if (dialect === 'standard') {
        expect(result.keysBase64).toBeUndefined();
      } else {
        expect(result.keysBase64).toMatchObject({
          [grace.fingerprint]: [Buffer.from(shares[grace.fingerprint][0], 'hex').toString('base64')],
        });
      }
      expect((await proxied.core.open('lintel_recovery_key_backup', {})).result.nonce).toBe(held.state.nonce);
      await proxied.close();
    },
  );

  it('reports how to create a backup if there is none', async () => {
    await expect(open.core.open('lintel_recovery_key_backup', {})).rejects.toThrow(
      'A rekey whose `backup` is true creates one',
    );
  });
});
