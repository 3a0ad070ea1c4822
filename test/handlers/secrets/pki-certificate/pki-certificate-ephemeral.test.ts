import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { publicKeyOf, removeFiles } from '../../../emulator/pki/openssl';
import { OpenedResource, Refused } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_certificate';
const ROLE = { allow_any_name: true, key_type: 'ec' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
  await post('roles/web', ROLE);
});
afterEach(async () => {
  await open.close();
});
afterAll(removeFiles);

const post = async (path: string, body: object) => {
  const { status } = await open.service.request('POST', `/v1/pki/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status}`);
};
const fetch = (values: Values = {}): Promise<OpenedResource> =>
  open.core.open(TYPE, { role: 'web', commonName: 'job.example.com', ...values });
const posted = () =>
  open.proxy.passed.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body: body as Values }));
/** The certificates besides the root, which is stored as well. */
const stored = async () =>
  ((await open.service.control.snapshot()).objects.pkiCertificates as unknown as Values[]).filter(
    ({ role }) => role !== '',
  );

describe('an ephemeral certificate', () => {
  it('is issued with its key, and remains valid after the run (PKI-6)', async () => {
    const { result, kept, renewAt } = await fetch({ ttl: '1h' });
    expect(posted()).toEqual([{ path: '/v1/pki/issue/web', body: { common_name: 'job.example.com', ttl: '3600s' } }]);
    expect(publicKeyOf(String(result.privateKey))).toBe(publicKeyOf(String(result.certificate)));
    expect(result).toMatchObject({
      mount: 'pki',
      role: 'web',
      privateKeyType: 'ec',
      serialNumber: expect.stringMatching(/^[0-9a-f:]+$/),
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(result.leaseId).toBeUndefined();
    expect(renewAt).toBeUndefined();
    expect(kept).toBeUndefined();
    await open.core.closeEphemeral(TYPE, kept);
    expect((await stored())[0].revokedAt).toBeNull();
  });

  it('is revoked on close if `revoke_on_close` is set, for which only its serial number is kept', async () => {
    const { result, kept } = await fetch({ revokeOnClose: true });
    expect(kept.toString()).toContain(String(result.serialNumber));
    expect(kept.toString()).not.toContain('BEGIN');
    await open.core.closeEphemeral(TYPE, kept);
    expect((await stored())[0].revokedAt).toEqual(expect.stringMatching(/^\d{4}-.*Z$/));
    await open.core.closeEphemeral(TYPE, kept);
  });

  it('may be issued by an external policy and a given issuer', async () => {
    await fetch({ role: undefined, externalPolicy: { policy: 'jobs', keyType: 'ed25519' }, issuerRef: 'root' });
    expect(posted()).toEqual([
      {
        path: '/v1/pki/issuer/root/external-policy/issue/jobs',
        body: { key_type: 'ed25519', common_name: 'job.example.com' },
      },
    ]);
  });

  it('has the lease that its role generates, which is neither renewed nor revoked', async () => {
    await post('roles/web', { ...ROLE, generate_lease: true, ttl: '1h' });
    const { result, renewAt, kept } = await fetch();
    expect(result).toMatchObject({
      leaseId: expect.stringContaining('pki/issue/web/'),
      leaseDuration: 3600,
      renewable: false,
    });
    expect(renewAt).toBeUndefined();
    await open.core.closeEphemeral(TYPE, kept);
    expect((await open.service.control.snapshot()).objects.leases).toHaveLength(1);
  });

  it('is a new one for each request, in every format', async () => {
    const { result } = await fetch({ format: 'pem_bundle' });
    expect(String(result.certificateBundle)).toContain(String(result.certificate));
    expect((await fetch()).result.serialNumber).not.toBe(result.serialNumber);
  });

  it('produces a warning if the issuer shortens its validity', async () => {
    await post('issuer/default', { leaf_not_after_behavior: 'truncate' });
    const { warnings } = await fetch({ notAfter: '9999-12-31T23:59:59Z' });
    expect(warnings).toMatchObject([{ severity: 'warning', summary: 'The certificate ends earlier than requested' }]);
    expect((await fetch({ ttl: '1h' })).warnings).toEqual([]);
  });

  it('is refused before any request if the service has no external policies', async () => {
    await open.core.configure({ secrets: { address: open.proxy.address, token: 'secrets-root', dialect: 'openbao' } });
    const refused: Refused = await refusal(fetch({ role: undefined, externalPolicy: {} }));
    expect(refused.reported).toMatchObject([
      { path: ['externalPolicy'], detail: expect.stringContaining('does not support `external_policy`') },
    ]);
    expect(posted()).toEqual([]);
  });

  it('reports after a lost response that an unrecorded certificate may exist', async () => {
    open.proxy.watch = async (passing) => {
      await passing.forward();
      passing.drop();
    };
    const refused: Refused = await refusal(fetch());
    expect(refused.message).toContain('It is not known whether a certificate was issued');
    expect(posted()).toHaveLength(1);
  });
});
