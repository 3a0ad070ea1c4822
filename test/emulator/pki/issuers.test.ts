import { generateKeyPairSync, X509Certificate } from 'crypto';
import { failed, refused, useAuthority } from './authority';
import { listTextOf, publicKeyOf, textOf, wrongIn } from './openssl';

const authority = useAuthority();
const { ask, post, role } = authority;
const raw = async (path: string) => fetch(`${authority.emulator.address}/v1/pki/${path}`);

describe('issuers', () => {
  it('has a root from the start, and needs no token to list it', async () => {
    const { status, body } = await authority.emulator.request('LIST', '/v1/pki/issuers', { token: null });
    const [id] = body.data.keys;
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: {
        keys: [id],
        key_info: {
          [id]: {
            issuer_name: 'root',
            is_default: true,
            serial_number: expect.stringMatching(/^[0-9a-f:]{59}$/),
            key_id: expect.any(String),
          },
        },
      },
    });
    expect((await ask('GET', 'config/issuers')).body.data).toEqual({
      default: id,
      default_follows_latest_issuer: false,
    });
    for (const reference of [id, 'root', 'default']) {
      expect((await ask('GET', `issuer/${reference}`)).body.data.issuer_id).toBe(id);
    }
  });

  it('returns a whole issuer', async () => {
    const root = `${await authority.root()}\n`;
    expect((await ask('GET', 'issuer/default')).body.data).toEqual({
      issuer_id: expect.any(String),
      issuer_name: 'root',
      key_id: expect.any(String),
      certificate: root,
      manual_chain: null,
      ca_chain: [root],
      leaf_not_after_behavior: 'err',
      usage: 'crl-signing,issuing-certificates,ocsp-signing,read-only',
      revocation_signature_algorithm: '',
      revoked: false,
      issuing_certificates: [],
      crl_distribution_points: [],
      delta_crl_distribution_points: [],
      ocsp_servers: [],
    });
    expect(await ask('GET', 'issuer/nobody')).toEqual(failed('unable to find PKI issuer for reference: nobody'));
  });

  it('replaces fields with POST and merges them with PATCH', async () => {
    await post('issuer/default', {
      issuer_name: 'first',
      leaf_not_after_behavior: 'permit',
      usage: 'issuing-certificates',
      ocsp_servers: 'http://o.example',
    });
    expect(
      (
        await ask(
          'PATCH',
          'issuer/first',
          { leaf_not_after_behavior: 'truncate' },
          { 'Content-Type': 'application/merge-patch+json' },
        )
      ).body.data,
    ).toMatchObject({
      issuer_name: 'first',
      leaf_not_after_behavior: 'truncate',
      usage: 'issuing-certificates,read-only',
      ocsp_servers: ['http://o.example'],
    });
    expect((await ask('PATCH', 'issuer/first', {})).status).toBe(415);
    expect(await post('issuer/first', {})).toMatchObject({
      issuer_name: '',
      leaf_not_after_behavior: 'err',
      ocsp_servers: [],
    });
  });

  it.each([
    [
      'an unknown behaviour',
      { leaf_not_after_behavior: 'x' },
      refused(400, expect.stringMatching(/leaf_not_after_behavior/)),
    ],
    ['an unknown usage', { usage: 'x' }, refused(400, expect.stringMatching(/specified usages: \[x\]/))],
    ['a name that means another thing', { issuer_name: 'default' }, refused(400, expect.stringMatching(/reserved/))],
    ['an address that is none', { ocsp_servers: 'x' }, refused(400, expect.stringMatching(/invalid URL/))],
    ['an unknown chain', { manual_chain: 'nobody' }, failed('unable to find PKI issuer for reference: nobody')],
  ])('refuses %s', async (_, body, refusal) => expect(await ask('POST', 'issuer/default', body)).toEqual(refusal));

  it('refuses to issue with an issuer that lacks the usage or is revoked', async () => {
    await role('web');
    await post('issuer/default', { usage: 'read-only' });
    expect(await ask('POST', 'issue/web', { common_name: 'a.example' })).toEqual(
      refused(500, expect.stringMatching(/requested usage issuing-certificates/)),
    );
    await post('issuer/default', {});
    expect(await post('issuer/default/revoke')).toMatchObject({ revoked: true, revocation_time: expect.any(Number) });
    expect((await ask('POST', 'issue/web', { common_name: 'a.example' })).status).toBe(500);
  });

  it('deletes with 200 even if absent, and warns if it was the default', async () => {
    expect((await ask('DELETE', 'issuer/nobody')).body).toMatchObject({ data: null, warnings: null });
    expect((await ask('DELETE', 'issuer/default')).body.warnings).toMatch(/was configured as the default issuer/);
    expect(await ask('LIST', 'issuers')).toEqual(refused(404));
    await role('web');
    expect(await ask('POST', 'issue/web', { common_name: 'a.example' })).toEqual(
      failed('could not fetch the CA certificate (was one set?): no default issuer currently configured'),
    );
  });
});

describe('root and intermediate', () => {
  it.each(['root/generate', 'issuers/generate/root'])(
    'generates roots at %s, returning the key only if exported',
    async (path) => {
      const { status, body } = await ask('POST', `${path}/internal`, {
        common_name: 'R',
        key_type: 'ec',
        issuer_name: 'r',
        key_name: 'k',
        ttl: '100h',
      });
      expect({ status, data: body.data }).toEqual({
        status: 200,
        data: {
          certificate: expect.any(String),
          issuing_ca: body.data.certificate,
          serial_number: expect.any(String),
          expiration: expect.any(String),
          issuer_id: expect.any(String),
          issuer_name: 'r',
          key_id: expect.any(String),
          key_name: 'k',
        },
      });
      expect(body.warnings).toMatch(/authority information access/);
      expect(wrongIn({ root: body.data.certificate, leaf: body.data.certificate })).toBeUndefined();
      const exported = await post(`${path}/exported`, {
        common_name: 'X',
        key_type: 'ed25519',
        private_key_format: 'pkcs8',
      });
      expect(publicKeyOf(exported.private_key)).toBe(publicKeyOf(exported.certificate));
      const existing = await post(`${path}/existing`, { common_name: 'Y', key_ref: 'k' });
      expect(existing.key_id).toBe(body.data.key_id);
    },
  );

  it('makes the first issuer the default, and warns when all are deleted', async () => {
    expect((await ask('DELETE', 'root')).body.warnings).toMatch(/deletes all keys/);
    const { issuer_id: id } = await post('root/generate/internal', { common_name: 'R', key_type: 'ec' });
    expect((await ask('GET', 'config/issuers')).body.data.default).toBe(id);
  });

  it.each([
    ['a name twice', { common_name: 'R', issuer_name: 'root' }, /already in use/],
    ['any key', { common_name: 'R', key_type: 'any' }, /unknown key type/],
  ])('refuses %s', async (_, body, text) => {
    expect(await ask('POST', 'root/generate/internal', body)).toEqual(refused(400, expect.stringMatching(text)));
  });

  it('generates CSRs for CAs and lists what an import added', async () => {
    const {
      csr,
      private_key: key,
      private_key_type: kind,
    } = await post('intermediate/generate/exported', { common_name: 'B', key_type: 'ec' });
    expect([csr.split('\n')[0], kind]).toEqual(['-----BEGIN CERTIFICATE REQUEST-----', 'ec']);
    const { certificate } = await post('root/sign-intermediate', { csr, common_name: 'B' });
    await ask('DELETE', 'root');
    const first = await post('issuers/import/bundle', { pem_bundle: `${certificate}\n${key}` });
    const [issuer] = first.imported_issuers;
    expect(first).toEqual({
      imported_issuers: [issuer],
      imported_keys: [expect.any(String)],
      mapping: { [issuer]: first.imported_keys[0] },
      existing_issuers: null,
      existing_keys: null,
    });
    expect(await post('config/ca', { pem_bundle: `${certificate}\n${key}` })).toEqual({
      ...first,
      imported_issuers: null,
      imported_keys: null,
      existing_issuers: [issuer],
      existing_keys: first.imported_keys,
    });
    expect((await ask('POST', 'issuers/import/cert', { pem_bundle: key })).status).toBe(400);
  });

  it('lists keys without their private parts', async () => {
    const made = await post('keys/generate/internal', { key_type: 'ec', key_name: 'k' });
    expect(made).toEqual({ key_id: expect.any(String), key_name: 'k', key_type: 'ec' });
    expect((await ask('GET', 'key/k')).body.data).toEqual(made);
    expect((await ask('LIST', 'keys')).body.data.keys).toContain(made.key_id);
    expect((await ask('DELETE', 'key/k')).status).toBe(204);
    expect(await ask('GET', 'key/k')).toEqual(failed('unable to find PKI key for reference: k'));
  });

  it('imports a key once, and lets it keep its name', async () => {
    const pem_bundle = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    const first = await ask('POST', 'keys/import', { pem_bundle, key_name: 'first' });
    const again = await ask('POST', 'keys/import', { pem_bundle, key_name: 'other' });
    expect(first.body.data).toMatchObject({ key_name: 'first', key_type: 'ec' });
    expect(again.body).toMatchObject({
      data: first.body.data,
      warnings: expect.stringContaining('already imported'),
    });
    expect((await ask('POST', 'keys/import', { pem_bundle, key_name: 'first' })).status).toBe(400);
  });

  it('keeps the key of an issuer', async () => {
    const { issuer_id: issuer, key_id: key } = (await ask('GET', 'issuer/default')).body.data;
    expect(await ask('DELETE', `key/${key}`)).toEqual(
      refused(400, `Failed to Delete Key.  Key in Use by Issuer: ${issuer}`),
    );
  });
});

describe('configuration', () => {
  it('keeps URLs that a write leaves out, and refuses invalid ones', async () => {
    await post('config/urls', {
      ocsp_servers: 'http://o.example',
      issuing_certificates: ['http://a.example', 'http://b.example'],
    });
    expect(await post('config/urls', { ocsp_servers: [] })).toEqual({
      issuing_certificates: ['http://a.example', 'http://b.example'],
      crl_distribution_points: [],
      ocsp_servers: [],
      enable_templating: false,
    });
    expect((await ask('POST', 'config/urls', { ocsp_servers: 'x' })).status).toBe(400);
  });

  it("keeps the CRL's durations as written", async () => {
    const defaults = (await ask('GET', 'config/crl')).body.data;
    expect(defaults).toMatchObject({
      expiry: '72h',
      disable: false,
      ocsp_expiry: '12h',
      auto_rebuild: false,
      delta_rebuild_interval: '15m',
    });
    expect(await post('config/crl', { expiry: '1h30m' })).toEqual({ ...defaults, expiry: '1h30m' });
    expect((await ask('POST', 'config/crl', { expiry: 'x' })).status).toBe(400);
  });

  it('resolves the name of a default issuer', async () => {
    const { issuer_id: id } = await post('root/generate/internal', {
      common_name: 'R',
      key_type: 'ec',
      issuer_name: 'r',
    });
    expect(await post('config/issuers', { default: 'r' })).toEqual({
      default: id,
      default_follows_latest_issuer: false,
    });
    expect(new X509Certificate(await authority.root()).subject).toBe('CN=R');
  });
});

describe('revocation', () => {
  const issued = async () => {
    await role('web', { ttl: '1h' });
    return post('issue/web', { common_name: 'a.example' });
  };

  it('shows in the certificate, the list of revoked serials and the CRL', async () => {
    const { serial_number: serial, certificate } = await issued();
    const root = await authority.root();
    const list = async () => (await raw('crl/pem')).text();
    expect(wrongIn({ root, leaf: certificate, revocationList: await list() })).toBeUndefined();
    expect(await ask('LIST', 'certs/revoked')).toEqual(refused(404));
    const { status, body } = await ask('POST', 'revoke', { serial_number: serial.toUpperCase().replace(/:/g, '-') });
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: {
        revocation_time: expect.any(Number),
        revocation_time_rfc3339: expect.stringMatching(/Z$/),
        state: 'revoked',
      },
    });
    expect((await ask('GET', `cert/${serial}`)).body.data).toMatchObject({
      certificate: `${certificate}\n`,
      revocation_time: body.data.revocation_time,
    });
    expect((await ask('LIST', 'certs/revoked')).body.data.keys).toEqual([serial]);
    expect(listTextOf(await list(), root)).toContain(`Serial Number: ${serial.replace(/:/g, '').toUpperCase()}`);
    expect(wrongIn({ root, leaf: certificate, revocationList: await list() })).toContain('certificate revoked');
  });

  it('keeps its time when repeated, also by certificate', async () => {
    const { serial_number: serial, certificate } = await issued();
    const first = await post('revoke', { serial_number: serial });
    await authority.emulator.control.clock(60);
    expect(await post('revoke', { certificate })).toEqual(first);
  });

  it('ignores an expired certificate with a warning', async () => {
    const { serial_number: serial } = await issued();
    await authority.emulator.control.clock(7200);
    expect((await ask('POST', 'revoke', { serial_number: serial })).body).toMatchObject({
      data: null,
      warnings: expect.stringMatching(/already expired/),
    });
  });

  it.each([
    ['nothing', {}, /must be provided/],
    ['an unknown number', { serial_number: 'aa:bb' }, /^certificate with serial aa:bb not found\.$/],
    ['both', { serial_number: 'aa', certificate: 'x' }, /not both/],
    ['what is no certificate', { certificate: 'x' }, /parsed/],
  ])('refuses %s', async (_, body, text) =>
    expect(await ask('POST', 'revoke', body)).toEqual(refused(400, expect.stringMatching(text))),
  );

  it('refuses an issuer of the mount', async () => {
    const [serial] = (await ask('LIST', 'certs')).body.data.keys;
    expect(await ask('POST', 'revoke', { serial_number: serial })).toEqual(
      refused(400, expect.stringMatching(/issuer/)),
    );
  });

  it('signs a new CRL on request', async () => {
    const number = async () =>
      /CRL Number:\s+(\d+)/.exec(listTextOf(await (await raw('crl/pem')).text(), await authority.root()))![1];
    const before = Number(await number());
    expect((await ask('GET', 'crl/rotate')).body.data).toEqual({ success: true });
    expect(Number(await number())).toBe(before + 1);
  });
});

describe('certificates', () => {
  it('have serials that are unique across issuers', async () => {
    await post('root/generate/internal', { common_name: 'Second', key_type: 'ec', issuer_name: 'second' });
    await role('web', { ttl: '1h' });
    const issued = [...Array(5).keys()].flatMap((n) =>
      ['root', 'second'].map(async (issuer) => post(`issuer/${issuer}/issue/web`, { common_name: `${n}.example` })),
    );
    expect(new Set((await Promise.all(issued)).map(({ serial_number: serial }) => serial)).size).toBe(10);
    expect((await ask('LIST', 'certs')).body.data.keys).toHaveLength(12);
  });

  it('are read by serial in any spelling, without a token', async () => {
    await role('web');
    const { serial_number: serial } = await post('issue/web', { common_name: 'a.example' });
    expect((await ask('LIST', 'certs')).body.data.keys).toContain(serial);
    for (const spelling of [serial, serial.replace(/:/g, '-'), serial.toUpperCase()]) {
      expect(
        (await authority.emulator.request('GET', `/v1/pki/cert/${spelling}`, { token: null })).body.data
          .revocation_time,
      ).toBe(0);
    }
    expect(await ask('GET', 'cert/aa:bb')).toEqual(refused(404));
  });

  it.each([
    ['ca', 'application/pkix-cert'],
    ['ca/pem', 'application/pem-certificate-chain'],
    ['ca_chain', 'application/pem-certificate-chain'],
    ['crl', 'application/pkix-crl'],
    ['crl/pem', 'application/x-pem-file'],
  ])('publishes %s as bytes, and nothing with 204 where there is nothing', async (path, type) => {
    const response = await raw(path);
    expect([
      response.status,
      response.headers.get('content-type'),
      (await response.arrayBuffer()).byteLength > 100,
    ]).toEqual([200, type, true]);
    await ask('DELETE', 'root');
    expect((await raw(path)).status).toBe(204);
  });
});

it('carries keys and certificates over in a snapshot', async () => {
  await role('web', { ttl: '1h' });
  const before = await post('issue/web', { common_name: 'a.example' });
  const snapshot = await authority.emulator.control.snapshot();
  await ask('DELETE', 'root');
  await authority.emulator.control.restore(snapshot);
  const after = await post('issue/web', { common_name: 'b.example' });
  expect(after.issuing_ca).toBe(before.issuing_ca);
  expect(wrongIn({ root: before.issuing_ca, leaf: after.certificate })).toBeUndefined();
  expect(textOf(after.certificate)).toContain('CN = b.example');
});
