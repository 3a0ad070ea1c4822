import { SecretsClient } from '../../../src/clients/secrets';
import type { Context } from '../../../src/handlers/contract';
import { leaseHandlers, leaseOf } from '../../../src/handlers/secrets/shared/credentials/lease';
import { startEmulator, TestEmulator } from '../../support/emulator';

let service: TestEmulator;
let secrets: SecretsClient;
let context: Context;

beforeEach(async () => {
  service = await startEmulator();
  secrets = new SecretsClient({ address: service.address, token: 'secrets-root', dialect: 'standard', source: 'test' });
  context = { secrets, signal: new AbortController().signal } as unknown as Context;
  await secrets.post('/database/config/main', {
    plugin_name: 'mysql-database-plugin',
    connection_url: '{{username}}:{{password}}@tcp(h)/',
    username: 'u',
    password: 'p',
    allowed_roles: ['*'],
    verify_connection: false,
  });
  await secrets.post('/database/roles/app', {
    db_name: 'main',
    creation_statements: ['CREATE'],
    default_ttl: 90,
    max_ttl: 3600,
  });
});

afterEach(async () => {
  secrets.close();
  await service.close();
});

const issue = () => secrets.get('/database/creds/app', undefined, { repeatable: false });
const remaining = async (id: string) => (await secrets.post('/sys/leases/lookup', { lease_id: id })).data.ttl;

describe('a lease', () => {
  it('returns its attributes, keeps no secret, and is renewed after two thirds of its duration', async () => {
    const response = await issue();
    const lease = leaseOf(response, true, 'database');
    expect(lease.results).toEqual({ leaseId: response.lease!.id, leaseDuration: 90, renewable: true });
    expect(lease.renewAfter).toBe(60);
    expect(JSON.stringify(lease.kept)).not.toContain(String(response.data.password));
    await service.control.clock(60);
    expect(await remaining(response.lease!.id)).toBeLessThanOrEqual(30);
    const renewed = await leaseHandlers.renew(context, lease.kept);
    expect(renewed.renewAfter).toBe(60);
    expect(await remaining(response.lease!.id)).toBeGreaterThan(30);
  });

  it('is revoked on close, and closing it twice succeeds', async () => {
    const response = await issue();
    const { kept } = leaseOf(response, true, 'database');
    await leaseHandlers.close(context, kept);
    await expect(remaining(response.lease!.id)).rejects.toThrow(/lease/);
    await leaseHandlers.close(context, kept);
  });

  it('is kept on close if `revoke_on_close` is false', async () => {
    const response = await issue();
    await leaseHandlers.close(context, leaseOf(response, false, 'database').kept);
    expect(await remaining(response.lease!.id)).toBeGreaterThan(0);
  });
});

it('a response without a lease causes no request on renewal or close', async () => {
  const { results, kept, renewAfter } = leaseOf({ data: {}, warnings: [] }, true, 'database');
  expect({ results, kept, renewAfter }).toEqual({ results: {}, kept: undefined, renewAfter: undefined });
  await service.control.clearRequests();
  expect(await leaseHandlers.renew(context, kept)).toEqual({});
  await leaseHandlers.close(context, kept);
  expect((await service.control.requests()).requests).toEqual([]);
});
