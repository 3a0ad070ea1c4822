import { X509Certificate } from 'crypto';
import { describeOnOpenbao } from '../../support/openbao';
import { textOf } from './openssl';

const EC = { key_type: 'ec', key_bits: 256 };
const ROOT = { common_name: 'Root', ttl: '48h', ...EC };
const HOUR = 3600;

/** What was asked for, and what the service says of it: the status, and a part of its errors or warnings. */
type Ruled = readonly [path: string, body: object, status: number, says?: RegExp];

describeOnOpenbao('the life of an authority', (service, kind) => {
  let mounts = 0;
  let mount: string;
  const ask = async (method: string, path: string, body?: object) => {
    const { status, body: response } = await service().ask(method, `${mount}/${path}`, body);
    const { data, warnings, errors } = response ?? {};
    return { status, data, says: [...(warnings ?? []), ...(errors ?? [])].join('\n') };
  };
  const post = async (path: string, body: object = {}) => service().data('POST', `${mount}/${path}`, body);
  const get = async (path: string) => service().data('GET', `${mount}/${path}`);
  const root = async (fields: object = {}) => post('root/generate/internal', { ...ROOT, ...fields });
  const responds = async (rules: readonly Ruled[]) => {
    for (const [path, body, status, says = /^/] of rules) {
      expect([path, body, await ask('POST', path, body)]).toEqual([
        path,
        body,
        expect.objectContaining({ status, says: expect.stringMatching(says) }),
      ]);
    }
  };
  const lifetimeOf = (certificate: string) => {
    const { validFrom, validTo } = new X509Certificate(certificate);
    return (Date.parse(validTo) - Date.parse(validFrom)) / 1000;
  };

  beforeEach(async () => {
    mounts += 1;
    mount = `life-${mounts}`;
    await service().data('POST', `sys/mounts/${mount}`, { type: 'pki', config: { max_lease_ttl: '8760h' } });
  });

  describe('a root', () => {
    it('has a key of its own, an existing one, or one that is returned', async () => {
      const { issuer_id: id, key_id: key, ...made } = await root({ issuer_name: 'one', key_name: 'first' });
      expect(made).toMatchObject({ issuer_name: 'one', key_name: 'first', issuing_ca: made.certificate });
      expect(Object.keys(made)).not.toContain('private_key');
      const existing = { common_name: 'Again', ttl: '48h', key_ref: 'first' };
      const again = await post('root/generate/existing', existing);
      expect([again.key_id, again.issuer_id === id]).toEqual([key, false]);
      const exported = await post('issuers/generate/root/exported', ROOT);
      expect(exported).toMatchObject({ private_key: expect.stringContaining('PRIVATE KEY'), private_key_type: 'ec' });
      await responds([
        ['root/generate/existing', { ...existing, key_type: 'ec' }, 400, /key_type/],
        ['root/generate/existing', { ...existing, key_bits: 256 }, 400, /key_bits/],
      ]);
    });

    it('has names that are unique and well formed, its key likewise', async () => {
      await root({ issuer_name: 'one', key_name: 'first' });
      await responds([
        ['root/generate/internal', { ...ROOT, issuer_name: 'one' }, 400, /issuer name already in use/],
        ['root/generate/internal', { ...ROOT, issuer_name: 'default' }, 400, /reserved keyword/],
        ['root/generate/internal', { ...ROOT, issuer_name: 'a b' }, 400, /invalid characters/],
        ['root/generate/internal', { ...ROOT, key_name: 'first' }, 400, /key name already in use/],
      ]);
    });

    it('lasts for its ttl, cut at the maximum of the mount, or until a time, which is not cut', async () => {
      expect(lifetimeOf((await root()).certificate)).toBe(48 * HOUR + 30);
      expect(lifetimeOf((await root({ not_before_duration: '1h' })).certificate)).toBe(49 * HOUR);
      const { data, says } = await ask('POST', 'root/generate/internal', { ...ROOT, ttl: '10000h' });
      expect([lifetimeOf(data.certificate), says]).toEqual([
        8760 * HOUR + 30,
        expect.stringContaining('longer than permitted maxTTL'),
      ]);
      const { ttl: _, ...endless } = ROOT;
      const until = await post('root/generate/internal', { ...endless, not_after: '2060-01-02T03:04:05Z' });
      expect(new X509Certificate(until.certificate).validTo).toBe('Jan  2 03:04:05 2060 GMT');
      await responds([
        ['root/generate/internal', { ...ROOT, not_after: '2060-01-02T03:04:05Z' }, 400, /Both should not be provided/],
      ]);
    });

    it('lasts for the default of the mount, 32 days, if neither is set', async () => {
      await service().data('POST', `sys/mounts/${mount}-plain`, { type: 'pki' });
      mount = `${mount}-plain`;
      const { certificate } = await post('root/generate/internal', { common_name: 'Root', ...EC });
      expect(lifetimeOf(certificate)).toBe(32 * 24 * HOUR + 30);
    });

    it('needs no name, a path length from -1 on, and a key of a known size', async () => {
      await responds([
        ['root/generate/internal', { ...ROOT, common_name: '' }, 200, /without a Subject/],
        ['root/generate/internal', { ...ROOT, max_path_length: -2 }, 500, /invalid MaxPathLen/],
        ['root/generate/internal', { ...ROOT, key_type: 'rsa', key_bits: 1024 }, 400, /RSA keys < 2048 bits/],
        ['root/generate/internal', { ...ROOT, key_bits: 100 }, 400, /100/],
        ['root/generate/internal', { ...ROOT, key_type: 'wrong' }, 400, /unknown key type/],
      ]);
      expect(textOf((await root({ max_path_length: 2 })).certificate)).toContain('CA:TRUE, pathlen:2');
    });

    it('is constrained to domains, and OpenBao ignores other constraints with a warning', async () => {
      const { data, says } = await ask('POST', 'root/generate/internal', {
        ...ROOT,
        permitted_dns_domains: 'example.com',
        excluded_dns_domains: 'test.example.com',
      });
      expect(textOf(data.certificate)).toMatch(/Permitted:\s+DNS:example\.com/);
      expect(textOf(data.certificate)).not.toContain('Excluded');
      expect(says).toContain('Endpoint ignored these unrecognized parameters: [excluded_dns_domains]');
    });

    it('has the usages and the start of OpenBao', async () => {
      const { certificate } = await root({
        key_usage: ['DigitalSignature', 'CertSign', 'CRLSign'],
        ext_key_usage: ['ServerAuth'],
        not_before: '2024-01-02T03:04:05Z',
      });
      // OpenBao 2.5 ignores the start of a root.
      if (kind === 'emulator') expect(new X509Certificate(certificate).validFrom).toBe('Jan  2 03:04:05 2024 GMT');
      expect(textOf(certificate)).toMatch(/Digital Signature, Certificate Sign, CRL Sign/);
      expect(textOf(certificate)).toContain('TLS Web Server Authentication');
    });

    it('is called next when another is rotated to, which then replaces the default', async () => {
      const first = await root();
      const next = await post('root/rotate/internal', ROOT);
      expect([next.issuer_name, (await get('config/issuers')).default]).toEqual(['next', first.issuer_id]);
      expect((await post('root/rotate/internal', ROOT)).issuer_name).toBe('');
      expect((await post('root/replace')).default).toBe(next.issuer_id);
      expect((await post('root/replace', { default: first.issuer_id })).default).toBe(first.issuer_id);
    });

    it('is deleted with all issuers and keys of the mount', async () => {
      await root();
      expect(await ask('DELETE', 'root')).toMatchObject({
        status: 200,
        says: expect.stringContaining('deletes all keys'),
      });
      expect([(await ask('LIST', 'issuers')).status, (await ask('LIST', 'keys')).status]).toEqual([404, 404]);
    });
  });

  describe('an intermediate', () => {
    const signed = async (csr: string) =>
      (await post('root/sign-intermediate', { csr, common_name: 'Below', ttl: '24h' })).certificate as string;

    it('is requested with a key of its own or an existing one, also for a cross-signature', async () => {
      const made = await post('intermediate/generate/internal', { common_name: 'Below', ...EC, key_name: 'below' });
      expect(made).toEqual({ csr: expect.stringContaining('CERTIFICATE REQUEST'), key_id: expect.any(String) });
      for (const path of ['issuers/generate/intermediate/existing', 'intermediate/cross-sign']) {
        expect((await post(path, { common_name: 'Below', key_ref: 'below' })).key_id).toBe(made.key_id);
      }
    });

    it('is set signed by certificates alone, and becomes the issuer of its key', async () => {
      await root();
      const { csr, key_id: key } = await post('intermediate/generate/internal', { common_name: 'Below', ...EC });
      const certificate = await signed(csr);
      const result = await post('intermediate/set-signed', { certificate });
      const [issuer] = result.imported_issuers;
      expect(result).toEqual({
        imported_issuers: [issuer],
        imported_keys: null,
        existing_issuers: null,
        existing_keys: null,
        mapping: { [issuer]: key },
      });
      await responds([['intermediate/set-signed', { certificate: csr }, 400, /private keys found/]]);
    });

    it('is imported as a bundle only if it is an authority', async () => {
      await root();
      await post('roles/web', { allow_any_name: true, ttl: '1h', ...EC });
      const leaf = await post('issue/web', { common_name: 'a.example.com' });
      await responds([
        ['issuers/import/cert', { pem_bundle: leaf.certificate }, 400, /CA/],
        ['config/ca', { pem_bundle: leaf.certificate }, 400, /CA/],
      ]);
      const exported = await post('root/generate/exported', ROOT);
      const bundle = `${exported.private_key}\n${exported.certificate}`;
      expect((await post('config/ca', { pem_bundle: bundle })).existing_issuers).toEqual([exported.issuer_id]);
    });
  });

  describe('an issuer', () => {
    it('has a chain by hand that begins with itself, written by id, name or self, and read as ids', async () => {
      const { issuer_id: id } = await root({ issuer_name: 'one' });
      const { issuer_id: other } = await root({ issuer_name: 'two' });
      const chainOf = async () => (await get('issuer/one')).manual_chain;
      expect(await chainOf()).toBeNull();
      await post('issuer/one', { issuer_name: 'one', manual_chain: ['self', 'two'] });
      expect(await chainOf()).toEqual([id, other]);
      await ask('DELETE', 'issuer/two');
      expect(await chainOf()).toEqual([id, other]);
      await responds([['issuer/one', { manual_chain: ['none'] }, 500, /unable to find PKI issuer/]]);
    });

    it('refuses certificates that outlive it, cuts them, or permits them', async () => {
      await root({ issuer_name: 'one' });
      await post('roles/web', { allow_any_name: true, ...EC, max_ttl: '100h' });
      const issue = async (behavior: string) => {
        await post('issuer/one', { issuer_name: 'one', leaf_not_after_behavior: behavior });
        return ask('POST', 'issue/web', { common_name: 'a.example.com', ttl: '90h' });
      };
      expect(await issue('err')).toMatchObject({ status: 400, says: expect.stringContaining('beyond the expiration') });
      const end = Date.parse(new X509Certificate((await get('issuer/one')).certificate).validTo) / 1000;
      expect((await issue('truncate')).data.expiration).toBe(end);
      expect((await issue('permit')).data.expiration).toBeGreaterThan(end);
      await responds([['issuer/one', { leaf_not_after_behavior: 'always' }, 400]]);
    });

    it('has usages as a text in order, of which reading is always one', async () => {
      await root({ issuer_name: 'one' });
      const usageOf = async (usage: string) => (await post('issuer/one', { issuer_name: 'one', usage })).usage;
      expect(await usageOf('ocsp-signing,crl-signing')).toBe('crl-signing,ocsp-signing,read-only');
      expect(await usageOf('')).toBe('read-only');
      await responds([['issuer/one', { usage: 'everything' }, 400, /Unable to parse specified usages/]]);
    });

    it('signs revocation lists by an algorithm of Go that fits its key', async () => {
      expect(
        (await get(`issuer/${(await root({ issuer_name: 'one' })).issuer_id}`)).revocation_signature_algorithm,
      ).toBe('ECDSAWithSHA256');
      const set = async (algorithm: string) =>
        ask('POST', 'issuer/one', { issuer_name: 'one', revocation_signature_algorithm: algorithm });
      expect((await set('ecdsawithsha384')).data.revocation_signature_algorithm).toBe('ECDSAWithSHA384');
      expect((await set('SHA256WithRSA')).status).toBe(500);
      expect((await set('Nonsense')).status).toBe(400);
      expect((await post('issuer/one', { issuer_name: 'one' })).revocation_signature_algorithm).toBe('');
    });

    it('has URLs that are valid, and says whether they are templates while there are some', async () => {
      await root({ issuer_name: 'one' });
      const fields = async () => Object.keys(await get('issuer/one'));
      expect(await fields()).not.toContain('enable_aia_url_templating');
      await post('issuer/one', { issuer_name: 'one', issuing_certificates: ['https://a.example.com/ca'] });
      expect(await fields()).toContain('enable_aia_url_templating');
      await responds([['issuer/one', { ocsp_servers: ['no url'] }, 400, /invalid URL/]]);
    });

    it('is revoked once and for ever, and may not issue any more', async () => {
      await root({ issuer_name: 'one' });
      const first = await ask('POST', 'issuer/one/revoke');
      expect(first).toMatchObject({ data: { revoked: true }, says: expect.stringContaining('self-signed') });
      const again = await ask('POST', 'issuer/one/revoke');
      expect([again.status, again.data.revocation_time]).toEqual([200, first.data.revocation_time]);
      expect(again.data.usage).not.toContain('issuing-certificates');
      expect(await ask('PATCH', 'issuer/one', { usage: 'issuing-certificates' })).toMatchObject({
        status: 400,
        says: expect.stringContaining('was revoked'),
      });
    });

    it('is published without a token as JSON, PEM and DER, with its lists', async () => {
      await root({ issuer_name: 'one' });
      const published = async (path: string) => {
        const response = await fetch(`${service().address}/v1/${mount}/issuer/one/${path}`);
        return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
      };
      const json = JSON.parse(String((await published('json')).bytes)).data;
      expect(json).toMatchObject({ issuer_id: expect.any(String), issuer_name: 'one', ca_chain: [json.certificate] });
      const certificate = new X509Certificate(json.certificate).raw;
      expect((await published('der')).bytes).toEqual(certificate);
      expect(new X509Certificate((await published('pem')).bytes).raw).toEqual(certificate);
      for (const path of ['crl', 'crl/delta']) {
        expect(JSON.parse(String((await published(path)).bytes)).data.crl).toContain('BEGIN X509 CRL');
        expect(String((await published(`${path}/pem`)).bytes)).toContain('BEGIN X509 CRL');
        expect((await published(`${path}/der`)).bytes[0]).toBe(0x30);
      }
    });
  });

  describe('a key', () => {
    it('is listed with its name and whether it is the default, which the first becomes', async () => {
      const { key_id: first } = await post('keys/generate/internal', { key_name: 'first', ...EC });
      const { key_id: second } = await post('keys/generate/internal', EC);
      expect((await ask('LIST', 'keys')).data.key_info).toEqual({
        [first]: { key_name: 'first', is_default: true },
        [second]: { key_name: '', is_default: false },
      });
    });

    it('loses its name by a write without one, and the mount its default with the key, each with a warning', async () => {
      const { key_id: id } = await post('keys/generate/internal', { key_name: 'first', ...EC });
      await responds([
        ['key/first', {}, 200, /Name successfully deleted/],
        ['key/none', { key_name: 'x' }, 500, /unable to find PKI key for reference/],
      ]);
      expect(await ask('DELETE', `key/${id}`)).toMatchObject({
        status: 200,
        says: expect.stringContaining('was configured as the default key'),
      });
      expect((await get('config/keys')).default).toBe('');
      expect((await ask('DELETE', `key/${id}`)).status).toBe(204);
    });
  });

  describe('a configuration', () => {
    it('is never deleted', async () => {
      for (const part of ['issuers', 'keys', 'urls', 'cluster', 'crl', 'acme', 'auto-tidy']) {
        expect([part, (await ask('DELETE', `config/${part}`)).status]).toEqual([part, 405]);
      }
    });

    it('of the default issuer and the default key needs one that exists in every write', async () => {
      const { issuer_id: issuer, key_id: key } = await root({ issuer_name: 'one', key_name: 'first' });
      expect([(await get('config/issuers')).default, (await get('config/keys')).default]).toEqual([issuer, key]);
      await responds([
        ['config/issuers', {}, 400],
        ['config/issuers', { default: '' }, 400],
        ['config/issuers', { default: 'none' }, 400, /Error resolving issuer reference/],
        ['config/keys', {}, 400],
        ['config/keys', { default: 'none' }, 400, /Error resolving issuer reference/],
      ]);
      expect(await post('config/issuers', { default: 'one', default_follows_latest_issuer: true })).toEqual({
        default: issuer,
        default_follows_latest_issuer: true,
      });
      expect((await post('config/issuers', { default: 'one' })).default_follows_latest_issuer).toBe(true);
      const { issuer_id: latest } = await root();
      expect((await get('config/issuers')).default).toBe(latest);
    });

    it('of URLs checks no template, and a bad one makes roots fail', async () => {
      const templated = (url: string) => ({ enable_templating: true, issuing_certificates: [url] });
      await post('config/urls', templated('no url'));
      await post('config/cluster', { path: 'https://secrets.example.com/v1/ca' });
      await responds([['root/generate/internal', ROOT, 500]]);
      await post('config/urls', templated('{{cluster_path}}/issuer/{{issuer_id}}/der'));
      const { data, says } = await ask('POST', 'root/generate/internal', ROOT);
      expect(says).toContain('issuer_id');
      expect(textOf(data.certificate)).not.toContain('CA Issuers');
      await post('config/urls', templated('{{cluster_path}}/der'));
      expect(textOf((await root()).certificate)).toContain('CA Issuers - URI:https://secrets.example.com/v1/ca/der');
    });

    it('of the cluster merges, takes URLs alone, and is never emptied', async () => {
      await post('config/cluster', { path: 'https://secrets.example.com/v1/ca' });
      expect(await post('config/cluster', { aia_path: 'http://secrets.example.com/v1/ca' })).toEqual({
        path: 'https://secrets.example.com/v1/ca',
        aia_path: 'http://secrets.example.com/v1/ca',
      });
      await responds([
        ['config/cluster', { path: '' }, 500, /invalid, non-URL path/],
        ['config/cluster', { path: 'no url' }, 500, /invalid, non-URL path/],
      ]);
    });

    it('of revocation lists checks that the intervals fit together', async () => {
      await responds([
        [
          'config/crl',
          { expiry: '10h', auto_rebuild: true, auto_rebuild_grace_period: '12h' },
          400,
          /strictly shorter/,
        ],
        ['config/crl', { enable_delta: true }, 400, /Delta CRLs cannot be enabled when auto rebuilding is disabled/],
        [
          'config/crl',
          { auto_rebuild: true, enable_delta: true, delta_rebuild_interval: '100h' },
          400,
          /strictly shorter/,
        ],
        ['config/crl', { expiry: 'soon' }, 400],
        ['config/crl', { auto_rebuild: true, enable_delta: true }, 200],
      ]);
      expect(await get('config/crl')).toMatchObject({ expiry: '72h', auto_rebuild: true, enable_delta: true });
    });

    it('of ACME merges, and reports every mistake as a failure, also that the mount has no address', async () => {
      await responds([['config/acme', { enabled: true }, 500, /requires local cluster 'path'/]]);
      await post('config/cluster', { path: `${service().address}/v1/${mount}` });
      await responds([
        ['config/acme', { enabled: true }, 200],
        ['config/acme', { allowed_roles: ['none'] }, 500],
        ['config/acme', { allowed_issuers: ['none'] }, 500],
        ['config/acme', { allowed_roles: [] }, 500],
        ['config/acme', { allowed_issuers: [] }, 500],
        ['config/acme', { eab_policy: 'sometimes' }, 500],
        ['config/acme', { default_directory_policy: 'nonsense' }, 500],
        ['config/acme', { default_directory_policy: 'role:none' }, 500],
        ['config/acme', { dns_resolver: 'no address' }, 500],
        ['config/acme', { eab_policy: 'always-required', dns_resolver: '127.0.0.1:53' }, 200],
      ]);
      expect(await get('config/acme')).toEqual({
        enabled: true,
        allowed_issuers: ['*'],
        allowed_roles: ['*'],
        allow_role_ext_key_usage: false,
        default_directory_policy: 'sign-verbatim',
        dns_resolver: '127.0.0.1:53',
        eab_policy: 'always-required',
      });
    });

    it('of automatic tidying needs an operation, and buffers, a page and metrics that make sense', async () => {
      await responds([
        ['config/auto-tidy', { enabled: true }, 400, /no tidy operations were requested/],
        ['config/auto-tidy', { safety_buffer: 0 }, 400, /at least one second/],
        ['config/auto-tidy', { issuer_safety_buffer: 0 }, 400, /at least one second/],
        ['config/auto-tidy', { acme_account_safety_buffer: 0 }, 400, /at least one second/],
        ['config/auto-tidy', { page_size: 4 }, 400, /at least 5/],
        ['config/auto-tidy', { publish_stored_certificate_count_metrics: true }, 400, /without first maintaining/],
        ['config/auto-tidy', { pause_duration: 'soon' }, 400],
        ['config/auto-tidy', { enabled: true, tidy_acme: true }, 200],
      ]);
      expect(await post('config/auto-tidy', { safety_buffer: '48h', pause_duration: '5' })).toMatchObject({
        enabled: true,
        safety_buffer: 48 * HOUR,
        revoked_safety_buffer: 48 * HOUR,
        pause_duration: '5s',
      });
      expect(await post('config/auto-tidy', { safety_buffer: '50h', revoked_safety_buffer: '60h' })).toMatchObject({
        safety_buffer: 50 * HOUR,
        revoked_safety_buffer: 60 * HOUR,
      });
    });
  });

  it('binds accounts of ACME for a mount, a role, an issuer or both, which it does not look at', async () => {
    const ids: string[] = [];
    for (const place of ['', 'roles/none/', 'issuer/none/', 'issuer/none/roles/none/']) {
      const binding = await post(`${place}acme/new-eab`);
      expect(binding).toEqual({
        id: expect.any(String),
        key: expect.any(String),
        key_type: 'hs',
        acme_directory: `${place}acme/directory`,
        created_on: expect.any(String),
      });
      ids.push(binding.id);
    }
    const { keys, key_info: known } = (await ask('LIST', 'eab')).data;
    expect([...keys].sort()).toEqual([...ids].sort());
    expect(Object.keys(known[ids[0]!])).not.toContain('key');
    expect((await ask('GET', `eab/${ids[0]}`)).status).toBe(405);
    expect(await ask('DELETE', `eab/${ids[0]}`)).toMatchObject({ status: 200, says: '' });
    expect(await ask('DELETE', `eab/${ids[0]}`)).toMatchObject({
      status: 200,
      says: expect.stringContaining('No key id found'),
    });
  });

  it('tidies on request, says whether it has begun and how it went, and has nothing to cancel then', async () => {
    await root();
    expect(await ask('POST', 'tidy', {})).toMatchObject({
      status: 202,
      says: expect.stringContaining('no tidy operations were set'),
    });
    expect(await ask('POST', 'tidy', { tidy_cert_store: true })).toMatchObject({
      status: 202,
      says: expect.stringContaining('successfully started'),
    });
    let state: string;
    do ({ state } = await get('tidy-status'));
    while (state === 'Running');
    expect(state).toBe('Finished');
    expect(await ask('POST', 'tidy-cancel')).toMatchObject({
      status: 200,
      says: expect.stringContaining('none is currently running'),
    });
  });

  it('revokes by key what the key belongs to, and by certificate also what was not stored', async () => {
    await root();
    await post('roles/web', { allow_any_name: true, ttl: '1h', ...EC });
    await post('roles/unstored', { allow_any_name: true, no_store: true, ttl: '1h', ...EC });
    const [one, other] = [
      await post('issue/web', { common_name: 'a.example.com' }),
      await post('issue/web', { common_name: 'b.example.com' }),
    ];
    const serial = { serial_number: one.serial_number };
    await responds([
      ['revoke-with-key', serial, 400, /Must have private key/],
      ['revoke-with-key', { ...serial, private_key: other.private_key }, 500],
      ['revoke-with-key', { ...serial, private_key: one.private_key }, 200],
    ]);
    const unstored = await post('issue/unstored', { common_name: 'c.example.com' });
    await responds([
      ['revoke', { serial_number: unstored.serial_number }, 400, /not found/],
      ['revoke', { certificate: unstored.certificate }, 200],
    ]);
    expect((await get(`cert/${unstored.serial_number}`)).revocation_time).toBeGreaterThan(0);
    const { keys } = (await ask('LIST', 'certs/revoked')).data;
    expect([...keys].sort()).toEqual([one.serial_number, unstored.serial_number].sort());
  });

  it('lists certificates with names, times and keys', async () => {
    await root();
    await post('roles/web', { allow_any_name: true, ttl: '1h', ...EC });
    const { serial_number: serial } = await post('issue/web', { common_name: 'a.example.com' });
    expect((await ask('LIST', 'certs/detailed')).data.key_info[serial]).toMatchObject({
      common_name: 'a.example.com',
      key_type: 'ec',
      key_bits: 256,
      not_after: expect.any(String),
    });
  });

  it('rotates its lists by GET alone', async () => {
    expect((await ask('GET', 'crl/rotate')).data).toEqual({ success: true });
    expect(await ask('GET', 'crl/rotate-delta')).toMatchObject({
      data: { success: true },
      says: expect.stringContaining('delta CRL is not enabled'),
    });
    expect((await ask('POST', 'crl/rotate')).status).toBe(405);
  });
});
