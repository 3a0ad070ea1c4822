/* oxlint-disable no-bitwise -- the arithmetic of the shares */
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

// oxlint-disable-next-line typescript/no-require-imports -- a CommonJS module
const { decrypt, generateKey, readMessage, readPrivateKey } = require('openpgp') as typeof import('openpgp', {
  with: { 'resolution-mode': 'import' },
});

const INIT = '/v1/sys/rekey-recovery-key/init';
const UPDATE = '/v1/sys/rekey-recovery-key/update';
const VERIFY = '/v1/sys/rekey-recovery-key/verify';
const BACKUP = '/v1/sys/rekey/recovery-key-backup';
const IDLE = {
  nonce: '',
  started: false,
  t: 0,
  n: 0,
  progress: 0,
  required: 1,
  pgp_fingerprints: null,
  backup: false,
  verification_required: false,
};

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => emulator.close());

async function ask(method: string, path: string, body?: object, token?: string | null) {
  const { status, body: response } = await emulator.request(method, path, { body, token });
  return { status, body: response };
}
const start = async (body: object) => (await ask('POST', INIT, body)).body as { nonce: string };
const refused = (status: number, ...errors: unknown[]) => ({ status, body: { errors } });
const wrapped = (text: string) => `1 error occurred:\n\t* ${text}\n\n`;

/** Submits the required shares of the current key, and returns the last response. */
async function supply(nonce: string) {
  const { keys, threshold } = await emulator.control.recoveryShares();
  let last: Awaited<ReturnType<typeof ask>> | undefined;
  for (const key of keys.slice(0, threshold)) last = await ask('POST', UPDATE, { key, nonce });
  return last!;
}

/** Replaces the initial key by five shares with the threshold three. */
async function split(): Promise<string[]> {
  const { nonce } = await start({ secret_shares: 5, secret_threshold: 3 });
  return (await supply(nonce)).body.keys;
}

describe('Read rekey progress, Start rekey, Cancel rekey', () => {
  it('reports no attempt, and the required number of current shares', async () => {
    expect(await ask('GET', INIT)).toEqual({ status: 200, body: IDLE });
    await split();
    expect((await ask('GET', INIT)).body).toEqual({ ...IDLE, required: 3 });
  });

  it('starts with a new nonce and returns the request', async () => {
    const { status, body } = await ask('POST', INIT, {
      secret_shares: 5,
      secret_threshold: 3,
      require_verification: true,
    });
    const started = {
      ...IDLE,
      started: true,
      nonce: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      t: 3,
      n: 5,
      verification_required: true,
    };
    expect({ status, body }).toEqual({ status: 200, body: started });
    expect((await ask('GET', INIT)).body).toEqual(body);
  });

  it('allows one attempt at a time', async () => {
    const first = await start({ secret_shares: 1, secret_threshold: 1 });
    expect(await ask('POST', INIT, { secret_shares: 1, secret_threshold: 1 })).toEqual(
      refused(400, 'rekey already in progress'),
    );
    expect((await ask('GET', INIT)).body.nonce).toBe(first.nonce);
  });

  it('cancels with 204, even without an attempt, and restarts with another nonce', async () => {
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    expect(await ask('DELETE', INIT)).toEqual({ status: 204, body: undefined });
    expect(await ask('DELETE', INIT)).toEqual({ status: 204, body: undefined });
    expect((await ask('GET', INIT)).body).toEqual(IDLE);
    expect((await start({ secret_shares: 1, secret_threshold: 1 })).nonce).not.toBe(nonce);
  });

  it('discards the supplied shares on cancel', async () => {
    await split();
    const { keys } = await emulator.control.recoveryShares();
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    expect((await ask('POST', UPDATE, { key: keys[0], nonce })).body.progress).toBe(1);
    await ask('DELETE', INIT);
    await start({ secret_shares: 1, secret_threshold: 1 });
    expect((await ask('GET', INIT)).body.progress).toBe(0);
  });

  it.each([
    ['no number of shares', {}, 500, wrapped('invalid recovery configuration: shares must be at least one')],
    [
      'no threshold',
      { secret_shares: 3 },
      500,
      wrapped('invalid recovery configuration: threshold must be at least one'),
    ],
    [
      'a threshold of one for several shares',
      { secret_shares: 3, secret_threshold: 1 },
      500,
      wrapped('invalid recovery configuration: threshold must be greater than one for multiple shares'),
    ],
    [
      'too many shares',
      { secret_shares: 256, secret_threshold: 2 },
      500,
      wrapped('invalid recovery configuration: shares must be less than 256'),
    ],
    [
      'a threshold above the number of shares',
      { secret_shares: 3, secret_threshold: 4 },
      500,
      wrapped('invalid recovery configuration: threshold cannot be larger than shares'),
    ],
    [
      'a backup without PGP keys',
      { secret_shares: 1, secret_threshold: 1, backup: true },
      400,
      'cannot request a backup of the new keys without providing PGP keys for encryption',
    ],
    [
      'another number of PGP keys than of shares',
      { secret_shares: 2, secret_threshold: 2, pgp_keys: ['AAAA'] },
      400,
      'incorrect number of PGP keys for rekey',
    ],
    [
      'what is no PGP key',
      { secret_shares: 1, secret_threshold: 1, pgp_keys: ['AAAA'] },
      500,
      wrapped('invalid recovery configuration: error parsing PGP key'),
    ],
  ])('refuses %s', async (_, body, status, text) => {
    expect(await ask('POST', INIT, body)).toEqual(refused(status, text));
    expect((await ask('GET', INIT)).body).toEqual(IDLE);
  });

  it('reports that a service with another seal has no recovery key', async () => {
    await emulator.control.settings({ seal: 'shamir' });
    for (const [method, path] of [
      ['GET', INIT],
      ['POST', INIT],
      ['DELETE', INIT],
      ['GET', VERIFY],
      ['POST', VERIFY],
      ['DELETE', VERIFY],
    ]) {
      expect(
        await ask(method, path, method === 'POST' ? { secret_shares: 1, secret_threshold: 1 } : undefined),
      ).toEqual(refused(400, 'recovery rekeying not supported'));
    }
    expect(await ask('POST', UPDATE, { key: 'ab'.repeat(32), nonce: 'x' })).toEqual(
      refused(400, 'no recovery rekey in progress'),
    );
  });
});

describe('Submit key', () => {
  it('counts shares up to the threshold, then returns the new ones once', async () => {
    const shares = await split();
    const { nonce } = await start({ secret_shares: 2, secret_threshold: 2 });
    for (const progress of [1, 2]) {
      expect(await ask('POST', UPDATE, { key: shares[progress], nonce })).toMatchObject({
        status: 200,
        body: { started: true, progress, required: 3 },
      });
    }
    const { status, body } = await ask('POST', UPDATE, { key: shares[0], nonce });
    expect(status).toBe(200);
    expect(body).toEqual({
      nonce,
      complete: true,
      keys: [expect.stringMatching(/^[0-9a-f]{66}$/), expect.stringMatching(/^[0-9a-f]{66}$/)],
      keys_base64: body.keys.map((key: string) => Buffer.from(key, 'hex').toString('base64')),
      pgp_fingerprints: null,
      backup: false,
      verification_required: false,
    });
    expect(await emulator.control.recoveryShares()).toEqual({ keys: body.keys, threshold: 2 });
    expect((await ask('GET', INIT)).body).toEqual({ ...IDLE, required: 2 });
  });

  it('splits a key into five shares of which any three restore it, over GF(2^8) with the x coordinate last', async () => {
    const shares = (await split()).map((share) => [...Buffer.from(share, 'hex')]);
    const sets = [
      [0, 1, 2],
      [2, 3, 4],
      [4, 0, 2],
    ].map((set) => interpolate(set.map((index) => shares[index])));
    expect(new Set(sets).size).toBe(1);
    expect(sets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(interpolate([shares[0], shares[1]])).not.toBe(sets[0]);
  });

  it('accepts a share in base64', async () => {
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    const [key] = (await emulator.control.recoveryShares()).keys;
    expect((await ask('POST', UPDATE, { key: Buffer.from(key, 'hex').toString('base64'), nonce })).body.complete).toBe(
      true,
    );
  });

  it('creates a single share that is the key itself', async () => {
    await split();
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    expect((await supply(nonce)).body.keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('refuses wrong shares, resetting the progress but not the nonce', async () => {
    const shares = await split();
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    await ask('POST', UPDATE, { key: shares[0], nonce });
    await ask('POST', UPDATE, { key: shares[1], nonce });
    const wrong = shares[2].replace(/^../, (byte) => (byte === '00' ? '01' : '00'));
    expect(await ask('POST', UPDATE, { key: wrong, nonce })).toEqual(
      refused(400, expect.stringMatching(/^recovery key verification failed: /)),
    );
    expect((await ask('GET', INIT)).body).toMatchObject({ started: true, nonce, progress: 0 });
    expect(await emulator.control.recoveryShares()).toEqual({ keys: shares, threshold: 3 });
  });

  it.each([
    ['no key', {}, "'key' must be specified in request body as JSON"],
    ['what is neither hexadecimal nor base64', { key: '§' }, "'key' must be a valid hex or base64 string"],
    ['a short key', { key: 'abcd' }, 'key is shorter than minimum 16 bytes'],
    ['a long key', { key: 'ab'.repeat(34) }, 'key is longer than maximum 33 bytes'],
    [
      'another nonce',
      { key: 'ab'.repeat(32), nonce: 'other' },
      expect.stringMatching(/^incorrect nonce supplied; nonce for this rekey operation is "[0-9a-f-]{36}"$/),
    ],
    ['no nonce', { key: 'ab'.repeat(32) }, expect.stringMatching(/^incorrect nonce supplied; /)],
  ])('refuses %s', async (_, body, text) => {
    await start({ secret_shares: 1, secret_threshold: 1 });
    expect(await ask('POST', UPDATE, body)).toEqual(refused(400, text));
  });

  it('refuses a share twice, and any share without an attempt', async () => {
    const [key] = await split();
    expect(await ask('POST', UPDATE, { key, nonce: 'x' })).toEqual(refused(400, 'no recovery rekey in progress'));
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    await ask('POST', UPDATE, { key, nonce });
    expect(await ask('POST', UPDATE, { key, nonce })).toEqual(
      refused(400, 'given key has already been provided during this rekey operation'),
    );
  });
});

describe('Read verification progress, Cancel verification, Submit verification key', () => {
  async function verifying() {
    const { nonce } = await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    const { body } = await supply(nonce);
    return { nonce, ...(body as { keys: string[]; verification_nonce: string }) };
  }

  it('has no nonce before the current key was supplied', async () => {
    await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    expect(await ask('GET', VERIFY)).toEqual({ status: 200, body: { nonce: '', t: 2, n: 3, progress: 0 } });
    expect(await ask('POST', VERIFY, { key: 'ab'.repeat(32), nonce: 'x' })).toEqual(
      refused(400, 'no rekey verification in progress'),
    );
  });

  it('keeps the current key until enough new shares are verified', async () => {
    const before = await emulator.control.recoveryShares();
    const { keys, verification_nonce: nonce } = await verifying();
    expect(await ask('GET', VERIFY)).toEqual({ status: 200, body: { nonce, t: 2, n: 3, progress: 0 } });
    expect(await ask('POST', VERIFY, { key: keys[2], nonce })).toEqual({
      status: 200,
      body: { nonce, t: 2, n: 3, progress: 1 },
    });
    expect(await emulator.control.recoveryShares()).toEqual(before);
    expect(await ask('POST', VERIFY, { key: keys[0], nonce })).toEqual({
      status: 200,
      body: { nonce, complete: true },
    });
    expect(await emulator.control.recoveryShares()).toEqual({ keys, threshold: 2 });
    expect((await ask('GET', INIT)).body).toEqual({ ...IDLE, required: 2 });
  });

  it('accepts no more shares of the current key', async () => {
    const { nonce } = await verifying();
    const [key] = (await emulator.control.recoveryShares()).keys;
    expect(await ask('POST', UPDATE, { key, nonce })).toEqual(
      refused(400, expect.stringMatching(/^rekey operation already finished; verification must be performed; nonce/)),
    );
  });

  it('restarts the verification with another nonce and the same shares', async () => {
    const { keys, verification_nonce: first } = await verifying();
    await ask('POST', VERIFY, { key: keys[0], nonce: first });
    const { status, body } = await ask('DELETE', VERIFY);
    expect({ status, body }).toEqual({
      status: 200,
      body: { nonce: expect.not.stringMatching(first), t: 2, n: 3, progress: 0 },
    });
    expect(await ask('POST', VERIFY, { key: keys[0], nonce: first })).toEqual(
      refused(400, `incorrect nonce supplied; nonce for this verify operation is "${body.nonce}"`),
    );
    for (const key of keys.slice(1)) await ask('POST', VERIFY, { key, nonce: body.nonce });
    expect((await emulator.control.recoveryShares()).keys).toEqual(keys);
  });

  it('refuses wrong new shares, resetting progress and nonce', async () => {
    const { keys, verification_nonce: nonce } = await verifying();
    await ask('POST', VERIFY, { key: keys[0], nonce });
    expect(await ask('POST', VERIFY, { key: keys[0], nonce })).toEqual(
      refused(400, expect.stringMatching(/already been provided/)),
    );
    expect(await ask('POST', VERIFY, { key: 'ab'.repeat(33), nonce })).toEqual(
      refused(400, 'rekey verification failed; incorrect key shares supplied'),
    );
    expect((await ask('GET', VERIFY)).body).toEqual({
      nonce: expect.not.stringMatching(nonce),
      t: 2,
      n: 3,
      progress: 0,
    });
  });

  it('keeps the current key if cancelled during verification', async () => {
    const before = await emulator.control.recoveryShares();
    const { keys, verification_nonce: nonce } = await verifying();
    await ask('DELETE', INIT);
    expect(await ask('POST', VERIFY, { key: keys[0], nonce })).toEqual(refused(400, 'no rekey in progress'));
    expect(await emulator.control.recoveryShares()).toEqual(before);
  });

  it.each(['GET', 'DELETE'])('refuses %s without an attempt', async (method) => {
    expect(await ask(method, VERIFY)).toEqual(refused(400, 'no rekey configuration found'));
  });
});

describe('PGP keys, Read backup, Delete backup', () => {
  const person = async (name: string) => {
    const { publicKey, privateKey } = await generateKey({ userIDs: [{ name }], format: 'object' });
    return {
      publicKey: Buffer.from(publicKey.write()).toString('base64'),
      fingerprint: publicKey.getFingerprint(),
      privateKey: privateKey.armor(),
    };
  };
  const opened = async (hex: string, armored: string) => {
    const decryptionKeys = await readPrivateKey({ armoredKey: armored });
    return (
      await decrypt({
        message: await readMessage({ binaryMessage: new Uint8Array(Buffer.from(hex, 'hex')) }),
        decryptionKeys,
      })
    ).data;
  };

  it('encrypts each share with its key and keeps a backup', async () => {
    const people = [await person('Ada'), await person('Grace')];
    const [first, second] = people;
    const fingerprints = people.map(({ fingerprint }) => fingerprint);
    const { nonce } = await start({
      secret_shares: 2,
      secret_threshold: 2,
      backup: true,
      pgp_keys: people.map(({ publicKey }) => publicKey),
    });
    expect((await ask('GET', INIT)).body).toMatchObject({ pgp_fingerprints: fingerprints, backup: true });
    const { body } = await supply(nonce);
    expect(body).toMatchObject({ complete: true, pgp_fingerprints: fingerprints, backup: true });
    const { keys } = await emulator.control.recoveryShares();
    expect(
      await Promise.all(people.map(async ({ privateKey }, index) => opened(body.keys[index], privateKey))),
    ).toEqual(keys);
    await expect(opened(body.keys[0], second.privateKey)).rejects.toThrow();
    const backup = await ask('GET', BACKUP);
    expect(backup.status).toBe(200);
    expect(backup.body.data).toEqual({
      nonce,
      keys: { [first.fingerprint]: body.keys[0], [second.fingerprint]: body.keys[1] },
    });
    expect(backup.body).toMatchObject(backup.body.data);
    expect(await ask('DELETE', BACKUP)).toEqual({ status: 204, body: undefined });
    expect(await ask('GET', BACKUP)).toEqual(refused(400, 'no backed-up keys found'));
    expect(await ask('DELETE', BACKUP)).toEqual({ status: 204, body: undefined });
  });

  it('has no backup unless requested', async () => {
    const { publicKey } = await person('Ada');
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1, pgp_keys: [publicKey] });
    await supply(nonce);
    expect(await ask('GET', BACKUP)).toEqual(refused(400, 'no backed-up keys found'));
  });

  it('returns all shares of a key that received several', async () => {
    const { publicKey, fingerprint } = await person('Ada');
    const { nonce } = await start({
      secret_shares: 2,
      secret_threshold: 2,
      backup: true,
      pgp_keys: [publicKey, publicKey],
    });
    const {
      body: { keys },
    } = await supply(nonce);
    expect((await ask('GET', BACKUP)).body.data.keys).toEqual({ [fingerprint]: keys });
  });
});

describe('the active node', () => {
  it('loses an attempt when another node takes over, but keeps key and backup', async () => {
    const keys = await split();
    await start({ secret_shares: 1, secret_threshold: 1 });
    expect((await emulator.request('POST', '/_emulator/failover')).status).toBe(204);
    expect((await ask('GET', INIT)).body).toEqual({ ...IDLE, required: 3 });
    expect((await emulator.control.recoveryShares()).keys).toEqual(keys);
  });

  it('includes an attempt in a snapshot', async () => {
    const shares = await split();
    const { nonce } = await start({ secret_shares: 1, secret_threshold: 1 });
    await ask('POST', UPDATE, { key: shares[0], nonce });
    const snapshot = await emulator.control.snapshot();
    await emulator.control.reset();
    await emulator.control.restore(snapshot);
    expect((await ask('GET', INIT)).body).toMatchObject({ nonce, progress: 1 });
  });
});

describe('rekey permissions', () => {
  const OPERATIONS = [
    ['GET', INIT],
    ['POST', INIT],
    ['DELETE', INIT],
    ['POST', UPDATE],
    ['GET', VERIFY],
    ['POST', VERIFY],
    ['DELETE', VERIFY],
    ['GET', BACKUP],
    ['DELETE', BACKUP],
  ];

  it.each(OPERATIONS)('denies %s %s without a token or access', async (method, path) => {
    for (const token of [null, 'secrets-none', 'other']) {
      expect(await ask(method, path, undefined, token)).toEqual(refused(403, 'permission denied'));
    }
  });

  it.each(OPERATIONS)('lets a reader only read: %s %s', async (method, path) => {
    expect((await ask(method, path, undefined, 'secrets-reader')).status === 403).toBe(method !== 'GET');
  });
});

/** The value at zero of the polynomials that go through the shares, in hexadecimal; written without the library under test. */
function interpolate(shares: readonly (readonly number[])[]): string {
  const places = shares.map((share) => share[share.length - 1]);
  const bytes = shares[0].slice(0, -1).map((_, byte) =>
    shares.reduce((sum, share, index) => {
      const basis = places.reduce(
        (product, place, other) =>
          other === index ? product : times(product, times(place, inverse(place ^ places[index]))),
        1,
      );
      return sum ^ times(share[byte], basis);
    }, 0),
  );
  return Buffer.from(bytes).toString('hex');
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11b : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function inverse(value: number): number {
  return Array.from({ length: 256 }, (_, candidate) => candidate).find((candidate) => times(value, candidate) === 1)!;
}
