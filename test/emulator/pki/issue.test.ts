import { createPrivateKey, X509Certificate } from 'crypto';
import { failed, refused, useAuthority } from './authority';
import { pemOf, publicKeyOf, textOf, wrongIn } from './openssl';

const authority = useAuthority();
const { ask, post, role } = authority;

const days = (pem: string) => (Date.parse(new X509Certificate(pem).validTo) - Date.now()) / 86_400_000;

describe('Generate certificate and key', () => {
  it('returns the documented response with a valid certificate', async () => {
    await role('web', { ttl: '1h' });
    const { status, body } = await ask('POST', 'issue/web', { common_name: 'a.example.com' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ lease_id: '', renewable: false, lease_duration: 0, warnings: null, auth: null });
    const root = await authority.root();
    const { certificate, private_key: key } = body.data;
    expect(body.data).toEqual({
      certificate: expect.stringMatching(/^-----BEGIN CERTIFICATE-----[^]*-----END CERTIFICATE-----$/),
      issuing_ca: root,
      ca_chain: [root],
      serial_number: expect.stringMatching(/^[0-9a-f]{2}(:[0-9a-f]{2}){19}$/),
      expiration: String(Date.parse(new X509Certificate(certificate).validTo) / 1000),
      private_key: key,
      private_key_type: 'ec',
    });
    expect(wrongIn({ root, leaf: certificate, purpose: 'sslserver' })).toBeUndefined();
    expect(publicKeyOf(key)).toBe(publicKeyOf(certificate));
    expect(new X509Certificate(certificate).serialNumber.toLowerCase()).toBe(body.data.serial_number.replace(/:/g, ''));
  });

  it('uses the issuer of the path, of the role, or the default', async () => {
    const second = await post('root/generate/internal', {
      common_name: 'Second',
      key_type: 'ec',
      issuer_name: 'second',
    });
    await role('web', { ttl: '1h' });
    await role('pinned', { ttl: '1h', issuer_ref: 'second' });
    const issuedBy = async (path: string) =>
      new X509Certificate((await post(path, { common_name: 'a.example' })).certificate).issuer;
    expect(await issuedBy('issue/web')).toBe('CN=Lintel emulator root');
    expect(await issuedBy('issue/pinned')).toBe('CN=Second');
    expect(await issuedBy('issuer/default/issue/pinned')).toBe('CN=Lintel emulator root');
    expect(await issuedBy(`issuer/${second.issuer_id}/issue/web`)).toBe('CN=Second');
    expect(await issuedBy('issuer/second/issue/web')).toBe('CN=Second');
  });

  it('includes names of every kind, a user id and a policy', async () => {
    await role('web', {
      allowed_uri_sans: ['spiffe://*'],
      allowed_other_sans: ['*'],
      allowed_user_ids: ['*'],
      policy_identifiers: ['1.2.3', '{"oid":"1.3.6.1.4.1.7.8","cps":"https://x.example/p"}'],
    });
    const { certificate } = await post('issue/web', {
      common_name: 'a.example.com',
      alt_names: 'b.example.com,*.c.example.com,x@m.example.com',
      ip_sans: '10.0.0.1,::1',
      uri_sans: 'spiffe://a/b',
      other_sans: '1.3.6.1.4.1.311.20.2.3;UTF8:devops@example.com',
      user_ids: 'u1,u2',
    });
    const text = textOf(certificate);
    expect(text).toContain(
      'DNS:a.example.com, DNS:b.example.com, DNS:*.c.example.com, email:x@m.example.com, IP Address:10.0.0.1, IP Address:0:0:0:0:0:0:0:1, URI:spiffe://a/b, othername: UPN::devops@example.com',
    );
    expect(text).toContain('Subject: CN = a.example.com, UID = u1, UID = u2');
    expect(text).toMatch(/Policy: 1\.2\.3\s+Policy: 1\.3\.6\.1\.4\.1\.7\.8\s+CPS: https:\/\/x\.example\/p/);
    expect(wrongIn({ root: await authority.root(), leaf: certificate })).toBeUndefined();
  });

  it('accepts other names as a JSON array, in the body or in a string', async () => {
    await role('web', { allowed_other_sans: ['1.2.3;UTF8:*'] });
    for (const other_sans of [['1.2.3;UTF8:a,b'], '["1.2.3;UTF8:a,b"]']) {
      expect(textOf((await post('issue/web', { common_name: 'a.example', other_sans })).certificate)).toContain(
        'othername: 1.2.3::a,b',
      );
    }
  });

  it('excludes the common name from the alternative names on request', async () => {
    await role('web');
    expect(
      textOf((await post('issue/web', { common_name: 'a.example.com', exclude_cn_from_sans: true })).certificate),
    ).not.toContain('Subject Alternative Name');
  });

  it.each([
    [
      'usages of the role',
      {
        key_usage: ['CertSign', 'contentcommitment'],
        server_flag: false,
        code_signing_flag: true,
        ext_key_usage_oids: ['1.2.3.4'],
      },
      /Key Usage: critical\s+Non Repudiation, Certificate Sign\s+X509v3 Extended Key Usage:\s+TLS Web Client Authentication, Code Signing, 1\.2\.3\.4/,
    ],
    [
      'the subject of the role',
      { organization: 'Ærø', country: ['DK'], ou: ['one', 'two'] },
      /Subject: C = DK, O = \\C3\\86r\\C3\\B8, OU = one \+ OU = two, CN = a\.example/,
    ],
    ['that it is no authority', { basic_constraints_valid_for_non_ca: true }, /Basic Constraints: critical\s+CA:FALSE/],
    ["a hash of the issuer's curve", { signature_bits: 512 }, /Signature Algorithm: ecdsa-with-SHA512/],
  ])('writes %s', async (_, fields, pattern) => {
    await role('web', fields);
    expect(textOf((await post('issue/web', { common_name: 'a.example' })).certificate)).toMatch(pattern);
  });

  it.each([
    ['rsa', 2048, 'Public-Key: (2048 bit)', 'RSA PRIVATE KEY'],
    ['rsa', 3072, 'Public-Key: (3072 bit)', 'RSA PRIVATE KEY'],
    ['ec', 224, 'NIST CURVE: P-224', 'EC PRIVATE KEY'],
    ['ec', 256, 'NIST CURVE: P-256', 'EC PRIVATE KEY'],
    ['ec', 384, 'NIST CURVE: P-384', 'EC PRIVATE KEY'],
    ['ec', 521, 'NIST CURVE: P-521', 'EC PRIVATE KEY'],
    ['ed25519', 0, 'Public Key Algorithm: ED25519', 'PRIVATE KEY'],
  ])('generates a key of type %s with %i bits', async (type, bits, text, label) => {
    await role('web', { key_type: type, key_bits: bits });
    const {
      certificate,
      private_key: key,
      private_key_type: kind,
    } = await post('issue/web', { common_name: 'a.example' });
    expect(textOf(certificate)).toContain(text);
    expect([kind, key.split('\n')[0]]).toEqual([type, `-----BEGIN ${label}-----`]);
    expect(publicKeyOf(key)).toBe(publicKeyOf(certificate));
    expect(wrongIn({ root: await authority.root(), leaf: certificate })).toBeUndefined();
  });

  it.each([
    ['pem', 'der', 'EC PRIVATE KEY'],
    ['pem', 'pkcs8', 'PRIVATE KEY'],
    ['der', 'der', undefined],
    ['der', 'pkcs8', undefined],
  ])('returns a key for format %s in the form %s', async (format, private_key_format, label) => {
    await role('web');
    const {
      certificate,
      private_key: key,
      issuing_ca: issuing,
      ca_chain: chain,
    } = await post('issue/web', { common_name: 'a.example', format, private_key_format });
    if (label) {
      expect(key).toMatch(new RegExp(`^-----BEGIN ${label}-----[^]*-----END ${label}-----$`));
      expect(publicKeyOf(key)).toBe(publicKeyOf(certificate));
      return;
    }
    const type = private_key_format === 'pkcs8' ? ('pkcs8' as const) : ('sec1' as const);
    const read = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type });
    expect(publicKeyOf(read.export({ format: 'pem', type: 'pkcs8' }).toString())).toBe(publicKeyOf(pemOf(certificate)));
    expect([issuing, ...chain].map((each) => new X509Certificate(Buffer.from(each, 'base64')).subject)).toEqual(
      Array(2).fill('CN=Lintel emulator root'),
    );
  });

  it('bundles key and certificate, and the issuing certificate unless it is a root of the engine', async () => {
    await role('web');
    const bundle = await post('issue/web', {
      common_name: 'a.example',
      format: 'pem_bundle',
      private_key_format: 'pkcs8',
    });
    expect(labels(bundle.certificate)).toEqual(['EC PRIVATE KEY', 'CERTIFICATE']);
    expect(labels(bundle.private_key)).toEqual(['PRIVATE KEY']);
    const between = await intermediate();
    const below = await post('issuer/between/issue/web', { common_name: 'a.example', format: 'pem_bundle' });
    expect(labels(below.certificate)).toEqual(['EC PRIVATE KEY', 'CERTIFICATE', 'CERTIFICATE']);
    expect(below.certificate).toContain(between);
  });

  it('leaves roots out of the chain on request, and the chain out where nothing is left', async () => {
    await role('web');
    expect(await post('issue/web', { common_name: 'a.example', remove_roots_from_chain: true })).not.toHaveProperty(
      'ca_chain',
    );
    const between = await intermediate();
    const root = await authority.root();
    const below = await post('issuer/between/issue/web', { common_name: 'a.example' });
    expect([below.issuing_ca, below.ca_chain]).toEqual([between, [between, root]]);
    expect(wrongIn({ root, between: [between], leaf: below.certificate })).toBeUndefined();
    expect(
      (await post('issuer/between/issue/web', { common_name: 'a.example', remove_roots_from_chain: true })).ca_chain,
    ).toEqual([between]);
  });

  it('includes the issuing URLs in the certificate', async () => {
    await role('web');
    await post('config/urls', {
      issuing_certificates: 'http://ca.example/ca',
      crl_distribution_points: 'http://ca.example/crl',
      ocsp_servers: 'http://ca.example/ocsp',
    });
    const text = textOf((await post('issue/web', { common_name: 'a.example' })).certificate);
    expect(text).toMatch(/OCSP - URI:http:\/\/ca\.example\/ocsp\s+CA Issuers - URI:http:\/\/ca\.example\/ca/);
    expect(text).toMatch(/CRL Distribution Points:\s+Full Name:\s+URI:http:\/\/ca\.example\/crl/);
  });

  it('returns a lease that ends with the certificate if the role generates leases', async () => {
    await role('web', { generate_lease: true, ttl: '1h' });
    const { body } = await ask('POST', 'issue/web', { common_name: 'a.example' });
    expect(body).toMatchObject({
      lease_id: expect.stringMatching(/^pki\/issue\/web\/\w+$/),
      lease_duration: 3600,
      renewable: false,
    });
    await authority.emulator.request('POST', '/v1/sys/leases/revoke', { body: { lease_id: body.lease_id } });
    expect((await ask('GET', `cert/${body.data.serial_number}`)).body.data.revocation_time).toBeGreaterThan(0);
  });

  it('does not store the certificate if the role has no_store', async () => {
    await role('web', { no_store: true });
    const { serial_number: serial } = await post('issue/web', { common_name: 'a.example' });
    expect(await ask('GET', `cert/${serial}`)).toEqual(refused(404));
  });

  it('stores metadata with the serial number of the certificate', async () => {
    await role('web');
    const { serial_number: serial } = await post('issue/web', { common_name: 'a.example', cert_metadata: 'aGVsbG8=' });
    expect((await ask('GET', `cert-metadata/${serial}`)).body.data).toMatchObject({
      cert_metadata: 'aGVsbG8=',
      role: 'web',
      serial_number: serial,
    });
    await role('bare', { no_store_metadata: true });
    expect(await ask('POST', 'issue/bare', { common_name: 'a.example', cert_metadata: 'aGVsbG8=' })).toEqual(
      refused(400, expect.stringMatching(/no_store_metadata/)),
    );
    expect((await ask('POST', 'issue/web', { common_name: 'a.example', cert_metadata: '§' })).status).toBe(400);
  });
});

describe('the lifetime of a certificate', () => {
  it.each([
    ['as the role says', { ttl: '48h' }, {}, 2, null],
    ['as asked', { ttl: '48h' }, { ttl: '24h' }, 1, null],
    ['at most as the role lets it', { ttl: '24h', max_ttl: '48h' }, { ttl: '72h' }, 2, /longer than permitted maxTTL/],
    ['at most as the mount lets it', {}, { ttl: '10000h' }, 32, /longer than permitted maxTTL/],
    ['as the mount where nothing is said', {}, {}, 32, null],
    ['no longer than the longest life of the role where nothing is said', { max_ttl: '24h' }, {}, 1, null],
  ])('%s', async (_, fields, request, expected, warning) => {
    await role('web', fields);
    const { body } = await ask('POST', 'issue/web', { common_name: 'a.example', ...request });
    expect(days(body.data.certificate)).toBeCloseTo(expected, 2);
    if (warning) expect(body.warnings).toMatch(warning);
    else expect(body.warnings).toBeNull();
  });

  it('follows the tuning of the mount', async () => {
    await role('web');
    const tune = (body: object) => authority.emulator.request('POST', '/v1/sys/mounts/pki/tune', { body });
    await tune({ default_lease_ttl: '48h', max_lease_ttl: '8760h' });
    const lives = async (request: object) =>
      days((await post('issue/web', { common_name: 'a.example', ...request })).certificate);
    expect(await lives({})).toBeCloseTo(2, 2);
    expect(await lives({ ttl: '2160h' })).toBeCloseTo(90, 2);
    expect(await lives({ ttl: '10000h' })).toBeCloseTo(365, 2);
  });

  it("ends at the requested date or the role's, which excludes a ttl", async () => {
    const end = '2031-02-03T04:05:06Z';
    await role('web');
    expect(textOf((await post('issue/web', { common_name: 'a.example', not_after: end })).certificate)).toContain(
      'Not After : Feb  3 04:05:06 2031 GMT',
    );
    await role('dated', { not_after: end });
    expect(textOf((await post('issue/dated', { common_name: 'a.example' })).certificate)).toContain(
      'Not After : Feb  3 04:05:06 2031 GMT',
    );
    expect(await ask('POST', 'issue/web', { common_name: 'a.example', not_after: end, ttl: '1h' })).toEqual(
      refused(400, expect.stringMatching(/^Either ttl or not_after should be provided/)),
    );
    expect(
      (await ask('POST', 'issue/web', { common_name: 'a.example', not_after: '2031-02-30T00:00:00Z' })).status,
    ).toBe(400);
  });

  it("does not exceed the issuer's, unless the issuer permits or truncates it", async () => {
    await role('web');
    const request = { common_name: 'a.example', not_after: '9999-12-31T23:59:59Z' };
    expect(await ask('POST', 'issue/web', request)).toEqual(
      refused(
        400,
        expect.stringMatching(
          /^cannot satisfy request, as TTL would result in notAfter .* beyond the expiration of the CA certificate/,
        ),
      ),
    );
    await post('issuer/default', { leaf_not_after_behavior: 'permit' });
    expect(textOf((await post('issue/web', request)).certificate)).toContain('Not After : Dec 31 23:59:59 9999 GMT');
    await post('issuer/default', { leaf_not_after_behavior: 'truncate' });
    expect(new X509Certificate((await post('issue/web', request)).certificate).validTo).toBe(
      new X509Certificate(await authority.root()).validTo,
    );
  });

  it("follows the emulator's clock, backdated as the role says", async () => {
    await role('web', { ttl: '1h', not_before_duration: '10m' });
    await authority.emulator.control.clock(86_400);
    const { certificate } = await post('issue/web', { common_name: 'a.example' });
    expect(days(certificate)).toBeCloseTo(1 + 1 / 24, 2);
    expect(
      Date.parse(new X509Certificate(certificate).validTo) - Date.parse(new X509Certificate(certificate).validFrom),
    ).toBe(70 * 60_000);
  });
});

describe('a request under a role', () => {
  const denied = (name: string) => refused(400, `common name ${name} not allowed by this role`);

  it.each<[string, object, object, unknown]>([
    ['no common name', {}, {}, refused(400, expect.stringMatching(/^the common_name field is required/))],
    [
      'a name of no domain of its own',
      { allow_any_name: false, allowed_domains: ['example.com'], allow_subdomains: true },
      { common_name: 'a.example.org' },
      denied('a.example.org'),
    ],
    [
      'the bare domain',
      { allow_any_name: false, allowed_domains: ['example.com'], allow_subdomains: true },
      { common_name: 'example.com' },
      denied('example.com'),
    ],
    [
      'what is below the bare domain',
      { allow_any_name: false, allowed_domains: ['example.com'], allow_bare_domains: true },
      { common_name: 'a.example.com' },
      denied('a.example.com'),
    ],
    [
      'what only ends alike',
      { allow_any_name: false, allowed_domains: ['example.com'], allow_subdomains: true },
      { common_name: 'badexample.com' },
      denied('badexample.com'),
    ],
    [
      'localhost where it is not allowed',
      { allow_any_name: false, allow_localhost: false },
      { common_name: 'localhost' },
      denied('localhost'),
    ],
    [
      'a wildcard where none is allowed',
      { allow_wildcard_certificates: false },
      { common_name: '*.example.com' },
      denied('*.example.com'),
    ],
    ['what is no host name', {}, { common_name: 'two words' }, denied('two words')],
    [
      'one of several names',
      { allow_any_name: false, allowed_domains: ['example.com'], allow_subdomains: true },
      { common_name: 'a.example.com', alt_names: 'b.example.com,c.example.org' },
      refused(400, 'subject alternate name c.example.org not allowed by this role'),
    ],
    [
      'an e-mail address elsewhere',
      { allow_any_name: false, allowed_domains: ['example.com'], allow_subdomains: true },
      { common_name: 'a.example.com', alt_names: 'x@example.org' },
      refused(400, 'email address x@example.org not allowed by this role'),
    ],
    [
      'addresses',
      { allow_ip_sans: false },
      { common_name: 'a.example', ip_sans: '10.0.0.1' },
      refused(400, expect.stringMatching(/^IP Subject Alternative Names are not allowed in this role/)),
    ],
    [
      'what is no address',
      {},
      { common_name: 'a.example', ip_sans: '10.0.0.256' },
      refused(400, 'the value "10.0.0.256" is not a valid IP address'),
    ],
    [
      'URIs',
      {},
      { common_name: 'a.example', uri_sans: 'https://a.example' },
      refused(400, expect.stringMatching(/^URI Subject Alternative Names are not allowed in this role/)),
    ],
    [
      'another URI',
      { allowed_uri_sans: ['spiffe://*'] },
      { common_name: 'a.example', uri_sans: 'spiffe://a,https://a.example' },
      refused(400, expect.stringMatching(/not valid for this role$/)),
    ],
    [
      'other names',
      {},
      { common_name: 'a.example', other_sans: '1.2.3;UTF8:x' },
      refused(400, 'other SAN x not allowed for OID 1.2.3 by this role'),
    ],
    [
      'another value of another name',
      { allowed_other_sans: ['1.2.3;UTF8:a*'] },
      { common_name: 'a.example', other_sans: '1.2.3;UTF8:b' },
      refused(400, 'other SAN b not allowed for OID 1.2.3 by this role'),
    ],
    [
      'other names of no form',
      {},
      { common_name: 'a.example', other_sans: 'x' },
      refused(400, 'could not parse requested other SAN: x'),
    ],
    ['users', {}, { common_name: 'a.example', user_ids: 'u1' }, refused(400, 'user_id u1 is not allowed by this role')],
    [
      'an unknown format',
      {},
      { common_name: 'a.example', format: 'jks' },
      refused(400, 'the "format" path parameter must be "pem", "der", or "pem_bundle"'),
    ],
    [
      'an unknown form of a key',
      {},
      { common_name: 'a.example', private_key_format: 'pem' },
      refused(400, 'the "private_key_format" parameter must be "der" or "pkcs8"'),
    ],
    [
      'to make any key',
      { key_type: 'any' },
      { common_name: 'a.example' },
      refused(400, 'role key type "any" not allowed for issuing certificates, only signing'),
    ],
    [
      'an unknown issuer',
      { issuer_ref: 'nobody' },
      { common_name: 'a.example' },
      failed('unable to find PKI issuer for reference: nobody'),
    ],
  ])('%s', async (_, fields, request, refusal) => {
    await role('web', fields);
    expect(await ask('POST', 'issue/web', request)).toEqual(refusal);
  });

  it.each([
    ['what is below a domain', { allowed_domains: ['example.com'], allow_subdomains: true }, 'a.b.example.com'],
    ['a wildcard below a domain', { allowed_domains: ['example.com'], allow_subdomains: true }, '*.example.com'],
    ['the domain itself', { allowed_domains: ['example.com'], allow_bare_domains: true }, 'example.com'],
    ['what fits a pattern', { allowed_domains: ['web-*.example.com'], allow_glob_domains: true }, 'web-7.example.com'],
    ['localhost', {}, 'localhost'],
    ['an address of a domain', { allowed_domains: ['example.com'], allow_bare_domains: true }, 'x@example.com'],
    [
      'any text without validation',
      { allow_any_name: true, enforce_hostnames: false, cn_validations: ['disabled'] },
      'two words',
    ],
  ])('but not %s', async (_, fields, name) => {
    await role('web', { allow_any_name: false, ...fields });
    expect((await ask('POST', 'issue/web', { common_name: name })).status).toBe(200);
  });

  it('an unknown role', async () => {
    expect(await ask('POST', 'issue/nobody', { common_name: 'a.example' })).toEqual(
      refused(400, 'unknown role: nobody'),
    );
  });

  it('anything to a reader', async () => {
    await role('web');
    expect(
      (
        await authority.emulator.request('POST', '/v1/pki/issue/web', {
          token: 'secrets-reader',
          body: { common_name: 'a.example' },
        })
      ).status,
    ).toBe(403);
  });
});

function labels(pem: string): string[] {
  return [...pem.matchAll(/-----BEGIN ([A-Z ]+)-----/g)].map(([, label]) => label);
}

/** An authority below the root, in the same mount, under the name `between`. */
async function intermediate(): Promise<string> {
  const { csr } = await post('intermediate/generate/internal', { common_name: 'Between', key_type: 'ec' });
  const { certificate } = await post('root/sign-intermediate', { csr, common_name: 'Between' });
  const {
    imported_issuers: [id],
  } = await post('intermediate/set-signed', { certificate });
  await post(`issuer/${id}`, { issuer_name: 'between', leaf_not_after_behavior: 'truncate' });
  return certificate;
}
