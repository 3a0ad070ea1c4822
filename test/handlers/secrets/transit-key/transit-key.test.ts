import * as registry from '../../../../src/handlers';
import { mountEngine } from '../../../support/environments/mount';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_transit_key';
const BASE = { name: 'orders', deletionAllowed: true };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
  await mountEngine(open.service, 'transit', 'transit');
});
afterEach(async () => {
  await open.close();
});

const post = async (path: string, body = {}) => {
  const { status } = await open.service.request('POST', `/v1/transit/keys/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status}`);
};
const sent = () => open.proxy.passed.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('a key', () => {
  it('gets what a create ignores right after it, and only that', async () => {
    await open.core.apply(TYPE, { name: 'plain' });
    await open.core.apply(TYPE, { ...BASE, minEncryptionVersion: 1, minAvailableVersion: 1 });
    expect(sent()).toMatchObject([
      ['/v1/transit/keys/plain', { type: 'aes256-gcm96' }],
      ['/v1/transit/keys/orders', { type: 'aes256-gcm96' }],
      ['/v1/transit/keys/orders/config', { deletion_allowed: true, min_encryption_version: 1 }],
      ['/v1/transit/keys/orders/trim', { min_available_version: 1 }],
    ]);
    expect(sent()[1]![1]).not.toHaveProperty('deletion_allowed');
  });

  it('has its changes in one write, since the minimums depend on each other, and removes versions after that', async () => {
    const { held } = await open.core.apply(TYPE, BASE);
    await post('orders/rotate');
    await post('orders/rotate');
    open.proxy.passed.splice(0);
    const versions = { minDecryptionVersion: 2, minEncryptionVersion: 3, minAvailableVersion: 2 };
    const read = await open.core.refresh(TYPE, held);
    const { state } = (await open.core.apply(TYPE, { ...BASE, ...versions }, read)).held;
    expect(sent()).toEqual([
      ['/v1/transit/keys/orders/config', { min_decryption_version: 2, min_encryption_version: 3 }],
      ['/v1/transit/keys/orders/trim', { min_available_version: 2 }],
    ]);
    expect(state).toMatchObject({ ...versions, latestVersion: 3, keys: [{ version: 2 }, { version: 3 }] });
  });

  it('is not planned again when it is rotated', async () => {
    const { held } = await open.core.apply(TYPE, BASE);
    await post('orders/rotate');
    const read = await open.core.refresh(TYPE, held);
    expect(read!.state).toMatchObject({ latestVersion: 2 });
    expect((await open.core.plan(TYPE, BASE, read)).action).toBe('nothing');
  });

  it.each([
    [{ minDecryptionVersion: 2 }, 'newest version of the key is 1'],
    [{ minEncryptionVersion: 2 }, 'newest version of the key is 1'],
    [{ minEncryptionVersion: 1, minAvailableVersion: 2 }, 'it must be at least that'],
    [{ type: 'rsa-2048', derived: true }, 'Keys cannot be derived'],
    [{ convergentEncryption: true }, 'needs `derived`'],
    [{ type: 'managed_key' }, 'need the dialect "vault"'],
  ])('is refused with %j', async (config, says) => {
    expect((await refusal(open.core.plan(TYPE, { ...BASE, ...config }))).message).toContain(says);
  });

  it('never becomes one that cannot be exported', async () => {
    const { held } = await open.core.apply(TYPE, { ...BASE, exportable: true });
    expect((await refusal(open.core.plan(TYPE, BASE, held))).message).toContain('is for ever');
  });

  it('is destroyed only where that is allowed', async () => {
    const { held } = await open.core.apply(TYPE, { name: 'orders' });
    expect((await refusal(open.core.planDestroy(TYPE, held))).message).toContain('lost for ever');
    await expect(open.core.destroy(TYPE, held)).rejects.toThrow('deletion is not allowed');
    const allowed = await open.core.apply(TYPE, BASE, held);
    await open.core.destroy(TYPE, allowed.held);
    await open.core.destroy(TYPE, allowed.held);
  });

  it('is said to be another client’s if it has versions already', async () => {
    open.proxy.watch = async ({ method, path }) => {
      if (method !== 'POST' || path !== '/v1/transit/keys/orders') return;
      await post('orders');
      await post('orders/rotate');
    };
    expect((await refusal(open.core.apply(TYPE, BASE))).message).toContain('another client wrote it');
  });

  it('can be destroyed while it is soft-deleted', async () => {
    const { held } = await open.core.apply(TYPE, BASE);
    await open.service.request('DELETE', '/v1/transit/keys/orders/soft-delete');
    const read = await open.core.refresh(TYPE, held);
    expect(read!.state).toMatchObject({ softDeleted: true });
    expect(await open.core.planDestroy(TYPE, read!)).toEqual([]);
    await open.core.destroy(TYPE, read!);
    expect(await open.core.refresh(TYPE, held)).toBeUndefined();
  });

  it.each([
    ['ed25519', /^[\w+/]{43}=$/],
    ['rsa-2048', /^-----BEGIN PUBLIC KEY-----/],
  ])('of the type %s has a public key', async (type, publicKey) => {
    const { state } = (await open.core.apply(TYPE, { ...BASE, type })).held;
    expect(state.keys).toEqual([
      { version: 1, createdTime: expect.any(String) as string, publicKey: expect.stringMatching(publicKey) as string },
    ]);
  });
});
