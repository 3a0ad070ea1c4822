import { startEmulator } from '../../../src/emulator';
import type { Emulator } from '../../../src/emulator';

const post = async ({ address }: Emulator, path: string, body: object) =>
  (
    await fetch(`${address}/v1/${path}`, {
      method: 'POST',
      headers: { 'X-Service-Token': 'secrets-root' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<any>;

/** Random values: the root's serial and key, an issued serial, a nonce. */
async function drawn(emulator: Emulator) {
  const { objects } = (await (await fetch(`${emulator.address}/_emulator/snapshot`)).json()) as {
    objects: Record<string, any[]>;
  };
  await post(emulator, 'pki/roles/web', { allow_any_name: true, key_type: 'ec' });
  const {
    data: { serial_number: serial },
  } = await post(emulator, 'pki/issue/web', { common_name: 'a.example' });
  const { nonce } = await post(emulator, 'sys/rekey-recovery-key/init', { secret_shares: 1, secret_threshold: 1 });
  return {
    root: objects.pkiCertificates[0].serial,
    issuer: objects.pkiIssuers[0].id,
    key: objects.pkiKeys[0].privateKey,
    recovery: objects.recoveryKeys[0].keys,
    serial,
    nonce,
  };
}

it('generates the same values with the same seed after every start and reset, and others without', async () => {
  const emulators = await Promise.all([{ seed: 7 }, { seed: 7 }, { seed: 8 }, {}].map(startEmulator));
  try {
    const [first, same, other, none] = await Promise.all(emulators.map(drawn));
    expect(same).toEqual(first);
    await emulators[0].reset();
    expect(await drawn(emulators[0])).toEqual(first);
    for (const different of [other, none]) {
      for (const name of Object.keys(first) as (keyof typeof first)[]) {
        expect({ [name]: different[name] }).not.toEqual({ [name]: first[name] });
      }
    }
  } finally {
    await Promise.all(emulators.map(async (emulator) => emulator.close()));
  }
});

it('goes back to the start in a moment, keys and all', async () => {
  const emulator = await startEmulator();
  await drawn(emulator);
  const startedMs = performance.now();
  await emulator.reset();
  expect(performance.now() - startedMs).toBeLessThan(100);
  await emulator.close();
});
