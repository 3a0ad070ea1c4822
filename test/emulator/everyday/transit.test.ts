import { createPublicKey } from 'crypto';
import { ALL } from '../secrets/service';
import { startEveryday, type EverydayEmulator } from './service';

let emulator: EverydayEmulator;
const data = async (...request: Parameters<EverydayEmulator['send']>) => {
  const { status, body } = await emulator.send(...request);
  expect([request, status, status < 300 ? undefined : body]).toEqual([request, status, undefined]);
  return body?.data;
};
const plaintext = Buffer.from('a small secret').toString('base64');

beforeEach(async () => {
  emulator = await startEveryday('openbao');
  await data('POST', 'sys/mounts/t', { type: 'transit' });
});
afterEach(() => emulator.close());

it.each([
  ['rsa-2048', { asymmetricKeyType: 'rsa', asymmetricKeyDetails: { modulusLength: 2048 } }],
  ['ecdsa-p384', { asymmetricKeyType: 'ec', asymmetricKeyDetails: { namedCurve: 'secp384r1' } }],
])('Keys of type %s have real public keys, another one for each version', async (type, kind) => {
  await data('POST', 't/keys/k', { type });
  const { keys } = await data('POST', 't/keys/k/rotate', {});
  const known = [keys['1'], keys['2']].map(({ public_key: pem }) => createPublicKey(pem));
  for (const key of known) expect(key).toMatchObject(kind);
  expect(known[0]!.equals(known[1]!)).toBe(false);
});

it('Ed25519 keys show their 32 bytes', async () => {
  const { keys } = await data('POST', 't/keys/k', { type: 'ed25519' });
  expect(Buffer.from(keys['1'].public_key, 'base64')).toHaveLength(32);
});

it.each(['aes128-gcm96', 'aes256-gcm96', 'chacha20-poly1305'])(
  'What %s encrypts is decrypted after a rotation',
  async (type) => {
    await data('POST', 't/keys/k', { type });
    const { ciphertext } = await data('POST', 't/encrypt/k', { plaintext });
    expect(ciphertext).toMatch(/^vault:v1:/);
    await data('POST', 't/keys/k/rotate', {});
    await emulator.control.restore(await emulator.control.snapshot());
    expect(await data('POST', 't/decrypt/k', { ciphertext })).toEqual({ plaintext });
  },
);

it('Derived keys decrypt with the context that they encrypted with', async () => {
  await data('POST', 't/keys/k', { derived: true });
  const [context, other] = ['one', 'two'].map((text) => Buffer.from(text).toString('base64'));
  const { ciphertext } = await data('POST', 't/encrypt/k', { plaintext, context });
  expect(await data('POST', 't/decrypt/k', { ciphertext, context })).toEqual({ plaintext });
  expect((await emulator.send('POST', 't/decrypt/k', { ciphertext, context: other })).status).toBe(400);
});

it('Keys are rotated by the clock of the emulator', async () => {
  await data('POST', 't/keys/k', { auto_rotate_period: '1h' });
  await emulator.control.clock(3599);
  expect(await data('GET', 't/keys/k')).toMatchObject({ latest_version: 1 });
  await emulator.control.clock(1);
  expect(await data('GET', 't/keys/k')).toMatchObject({ latest_version: 2 });
});

it('Requests at the same time make one key', async () => {
  const made = await Promise.all([1, 2, 3].map(async () => data('POST', 't/keys/k', { type: 'ecdsa-p256' })));
  expect(new Set(made.map(({ keys }) => keys['1'].public_key)).size).toBe(1);
});

it.each(ALL)('The service of %s has the engine', async (dialect) => {
  await emulator.close();
  emulator = await startEveryday(dialect);
  await data('POST', 'sys/mounts/t', { type: 'transit' });
  await data('POST', 't/keys/k', {});
  expect((await emulator.send('DELETE', 't/keys/k/soft-delete')).status).toBe(dialect === 'vault' ? 404 : 200);
});
