import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const INIT = '/v1/sys/rekey-recovery-key/init';

let vault: TestEmulator;
let openbao: TestEmulator;
beforeAll(async () => {
  vault = await startEmulator({ dialects: { secrets: 'vault' } });
  openbao = await startEmulator({ dialects: { secrets: 'openbao' } });
});
beforeEach(async () => Promise.all([vault.control.reset(), openbao.control.reset()]));
afterAll(async () => Promise.all([vault.close(), openbao.close()]));

const start = { secret_shares: 1, secret_threshold: 1 };

it('needs no token in the dialect vault except for the backup', async () => {
  expect((await vault.request('GET', INIT, { token: null })).status).toBe(200);
  expect((await vault.request('POST', INIT, { token: null, body: start })).status).toBe(200);
  expect((await vault.request('GET', '/v1/sys/rekey/recovery-key-backup', { token: null })).status).toBe(403);
});

it('requires the nonce in the dialect vault to cancel an attempt within ten minutes', async () => {
  const {
    body: { nonce },
  } = await vault.request('POST', INIT, { body: start });
  expect((await vault.request('DELETE', INIT)).status).toBe(400);
  expect((await vault.request('DELETE', INIT, { body: { nonce: 'other' } })).status).toBe(400);
  expect((await vault.request('DELETE', INIT, { body: { nonce } })).status).toBe(204);
  await vault.request('POST', INIT, { body: start });
  await vault.control.clock(600);
  expect((await vault.request('DELETE', INIT)).status).toBe(204);
});

it('returns more of a verification in the dialect vault', async () => {
  const {
    body: { nonce },
  } = await vault.request('POST', INIT, { body: { ...start, require_verification: true } });
  const [key] = (await vault.control.recoveryShares()).keys;
  const { body } = await vault.request('POST', '/v1/sys/rekey-recovery-key/update', { body: { key, nonce } });
  expect((await vault.request('GET', INIT)).body).toMatchObject({ verification_nonce: body.verification_nonce });
  expect((await vault.request('GET', '/v1/sys/rekey-recovery-key/verify')).body).toEqual({
    nonce: body.verification_nonce,
    started: true,
    t: 1,
    n: 1,
    progress: 0,
  });
});

it('has moved in the dialect openbao and uses the envelope', async () => {
  expect((await openbao.request('GET', INIT)).status).toBe(404);
  expect((await openbao.request('GET', INIT, { token: null })).status).toBe(403);
  const moved = '/v1/sys/rotate/recovery';
  expect((await openbao.request('GET', `${moved}/init`, { token: null })).status).toBe(403);
  const { status, body } = await openbao.request('POST', `${moved}/init`, { body: start });
  expect({ status, data: body.data }).toMatchObject({ status: 200, data: { started: true, t: 1, n: 1 } });
  expect((await openbao.request('POST', `${moved}/update`, { body: {} })).body).toEqual({
    errors: ["missing required field 'key'"],
  });
  const [key] = (await openbao.control.recoveryShares()).keys;
  const completed = await openbao.request('POST', `${moved}/update`, { body: { key, nonce: body.data.nonce } });
  expect(completed.body.data).toMatchObject({ complete: true, keys: [expect.any(String)] });
  expect((await openbao.request('GET', `${moved}/backup`)).body).toEqual({ errors: ['no backed-up keys found'] });
});

it('does not serve the moved paths in other dialects', async () => {
  expect((await vault.request('GET', '/v1/sys/rotate/recovery/init')).status).toBe(404);
});
