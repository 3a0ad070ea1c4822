import { X509Certificate } from 'crypto';
import { failed, refused, useAuthority } from './authority';
import { EC_KEY, newRequest, pemOf, publicKeyOf, textOf, wrongIn } from './openssl';

const authority = useAuthority();
const { ask, post, role } = authority;

const request = newRequest('/O=Request/CN=Asked', {
  key: EC_KEY,
  extensions: [
    'subjectAltName=DNS:ca.example.com',
    'keyUsage=digitalSignature,keyCertSign,cRLSign',
    '1.2.3.4=ASN1:UTF8String:kept',
  ],
});
const sign = async (body: object = {}, path = 'root/sign-intermediate') =>
  post(path, { csr: request.csr, common_name: 'Between', ...body });

describe('Sign intermediate', () => {
  it('signs a CA below the default issuer or the issuer in the path', async () => {
    const second = await post('root/generate/internal', {
      common_name: 'Second',
      key_type: 'rsa',
      issuer_name: 'second',
    });
    const root = await authority.root();
    const data = await sign();
    expect(Object.keys(data).sort()).toEqual(['ca_chain', 'certificate', 'expiration', 'issuing_ca', 'serial_number']);
    expect(data).toMatchObject({ issuing_ca: root, ca_chain: [root] });
    expect(publicKeyOf(data.certificate)).toBe(request.publicKey);
    expect(textOf(data.certificate)).toMatch(
      /Basic Constraints: critical\s+CA:TRUE\n\s+X509v3 Key Usage: critical\s+Certificate Sign, CRL Sign/,
    );
    expect(wrongIn({ root, leaf: data.certificate })).toBeUndefined();
    expect(
      wrongIn({ root: second.certificate, leaf: (await sign({}, 'issuer/second/sign-intermediate')).certificate }),
    ).toBeUndefined();
  });

  it.each<[string, object, RegExp]>([
    [
      'the subject of the body',
      {
        ou: 'one,two',
        organization: ['Acme, Inc.'],
        country: 'DE',
        locality: 'L',
        province: 'P',
        street_address: 'S',
        postal_code: '1',
        serial_number: '42',
      },
      /Subject: C = DE, ST = P, L = L, street = S, postalCode = 1, O = "Acme, Inc\.", OU = one \+ OU = two, CN = Between, serialNumber = 42/,
    ],
    ['a common name that is a host among the names', { common_name: 'ca.acme.example' }, /DNS:ca\.acme\.example/],
    [
      'names of every kind',
      {
        exclude_cn_from_sans: true,
        alt_names: 'x.example,m@x.example',
        ip_sans: '10.1.1.1',
        uri_sans: 'https://x.example',
        other_sans: '1.2.3;UTF8:x',
      },
      /Alternative Name:\s+DNS:x\.example, email:m@x\.example, IP Address:10\.1\.1\.1, URI:https:\/\/x\.example, othername: 1\.2\.3::x/,
    ],
    [
      'name constraints',
      { permitted_dns_domains: ['.a.example', 'b.example'] },
      /Name Constraints: critical\s+Permitted:\s+DNS:\.a\.example\s+DNS:b\.example/,
    ],
    ['a length of paths', { max_path_length: 3 }, /CA:TRUE, pathlen:3/],
    ['a length of nothing', { max_path_length: 0 }, /CA:TRUE, pathlen:0/],
    [
      'usages besides those of an authority',
      { key_usage: 'DigitalSignature' },
      /Digital Signature, Certificate Sign, CRL Sign/,
    ],
    ['an identifier of the key', { skid: 'aa:bb:CC' }, /Subject Key Identifier:\s+AA:BB:CC/],
    [
      'the subject, the names and the extensions of the request',
      { use_csr_values: true },
      /Subject: O = Request, CN = Asked[^]*Digital Signature, Certificate Sign, CRL Sign[^]*DNS:ca\.example\.com[^]*1\.2\.3\.4/,
    ],
  ])('writes %s', async (_, body, pattern) => {
    const { certificate } = await sign(body);
    expect(textOf(certificate)).toMatch(pattern);
    expect(textOf(certificate)).not.toMatch('use_csr_values' in body ? /Between/ : /Asked|ca\.example\.com/);
    expect(wrongIn({ root: await authority.root(), leaf: certificate })).toBeUndefined();
  });

  it("sets a path length one less than the issuer's, and refuses below zero", async () => {
    const chain = async (max: number, body: object) => {
      await post('root/generate/internal', {
        common_name: `Root ${max}`,
        key_type: 'ec',
        issuer_name: `root${max}`,
        max_path_length: max,
      });
      return ask('POST', `issuer/root${max}/sign-intermediate`, { csr: request.csr, common_name: 'Between', ...body });
    };
    expect(textOf((await chain(2, {})).body.data.certificate)).toContain('CA:TRUE, pathlen:1');
    expect(await chain(0, {})).toEqual(refused(400, expect.stringMatching(/max path length of zero/)));
  });

  it("caps the lifetime at the issuer's instead of refusing", async () => {
    await post('root/generate/internal', { common_name: 'Short', key_type: 'ec', issuer_name: 'short', ttl: '1h' });
    const { certificate, issuing_ca: issuing } = await sign({ ttl: '48h' }, 'issuer/short/sign-intermediate');
    expect(new X509Certificate(certificate).validTo).toBe(new X509Certificate(issuing).validTo);
  });

  it("caps a lifetime at the mount's maximum, but not an absolute end", async () => {
    const { body } = await ask('POST', 'root/sign-intermediate', {
      csr: request.csr,
      common_name: 'Between',
      ttl: '10000h',
    });
    expect((Date.parse(new X509Certificate(body.data.certificate).validTo) - Date.now()) / 86_400_000).toBeCloseTo(
      32,
      2,
    );
    expect(body.warnings).toMatch(/longer than permitted maxTTL/);
    expect(textOf((await sign({ not_after: '2031-02-03T04:05:06Z' })).certificate)).toContain(
      'Not After : Feb  3 04:05:06 2031 GMT',
    );
  });

  it.each([
    ['1h', 3600],
    [undefined, 30],
  ])('starts its validity before now, by the requested time or 30 seconds: %s', async (duration, seconds) => {
    const { validFrom } = new X509Certificate((await sign({ not_before_duration: duration })).certificate);
    expect(Math.abs((Date.now() - Date.parse(validFrom)) / 1000 - seconds)).toBeLessThan(10);
  });

  it("contains the URLs of the mount's configuration", async () => {
    await post('config/urls', {
      crl_distribution_points: 'http://ca.example/crl',
      issuing_certificates: 'http://ca.example/ca',
    });
    expect(textOf((await sign()).certificate)).toMatch(
      /CA Issuers - URI:http:\/\/ca\.example\/ca[^]*Full Name:\s+URI:http:\/\/ca\.example\/crl/,
    );
  });

  it('writes every format', async () => {
    const root = await authority.root();
    expect(publicKeyOf(pemOf((await sign({ format: 'der' })).certificate))).toBe(request.publicKey);
    expect((await sign({ format: 'pem_bundle' })).certificate.match(/BEGIN CERTIFICATE/g)).toHaveLength(1);
    expect(wrongIn({ root, leaf: (await sign({ format: 'pem' })).certificate })).toBeUndefined();
  });

  it('applies signature bits and PSS to RSA issuers only', async () => {
    await post('root/generate/internal', { common_name: 'RSA', issuer_name: 'rsa' });
    const signature = async (body: object, issuer: string) =>
      /Signature Algorithm: (.+)/
        .exec(textOf((await sign(body, `issuer/${issuer}/sign-intermediate`)).certificate))![1]
        .trim();
    expect(await signature({ signature_bits: 512 }, 'rsa')).toBe('sha512WithRSAEncryption');
    expect(await signature({ signature_bits: 384, use_pss: true }, 'rsa')).toBe('rsassaPss');
    expect(await signature({}, 'rsa')).toBe('sha256WithRSAEncryption');
    expect(await signature({ signature_bits: 512, use_pss: true }, 'root')).toBe('ecdsa-with-SHA256');
    const { certificate, issuing_ca: root } = await sign(
      { signature_bits: 384, use_pss: true },
      'issuer/rsa/sign-intermediate',
    );
    expect(wrongIn({ root, leaf: certificate })).toBeUndefined();
  });

  it.each<[string, object, unknown]>([
    ['no request', { csr: '' }, refused(400, '"csr" is empty')],
    ['no common name', { common_name: '' }, refused(400, 'the common_name field is required')],
    [
      'a length and an end',
      { ttl: '1h', not_after: '2030-01-01T00:00:00Z' },
      refused(400, expect.stringMatching(/^Either ttl or not_after/)),
    ],
    ['an unknown hash', { signature_bits: 1 }, refused(400, 'unsupported hash signature algorithm: 1')],
    ['an identifier that is not hexadecimal', { skid: 'x' }, refused(400, 'cannot parse requested SKID value as hex')],
    [
      'an unknown format',
      { format: 'x' },
      refused(400, 'the "format" path parameter must be "pem", "der", or "pem_bundle"'),
    ],
  ])('refuses %s', async (_, body, refusal) => {
    expect(await ask('POST', 'root/sign-intermediate', { csr: request.csr, common_name: 'Between', ...body })).toEqual(
      refusal,
    );
  });

  it('refuses an unknown issuer', async () => {
    expect(await ask('POST', 'issuer/nobody/sign-intermediate', { csr: request.csr, common_name: 'x' })).toEqual(
      failed('unable to find PKI issuer for reference: nobody'),
    );
  });
});

it('lets a signed CA of this engine issue within its constraints', async () => {
  await role('web', { ttl: '1h' });
  const { csr, key_id: keyId } = await post('intermediate/generate/internal', {
    common_name: 'Between',
    key_type: 'ec',
  });
  const root = await authority.root();
  const { certificate: between } = await post('root/sign-intermediate', {
    csr,
    common_name: 'Between',
    permitted_dns_domains: 'a.example',
    max_path_length: 0,
  });
  const {
    imported_issuers: [id],
    mapping,
  } = await post('intermediate/set-signed', { certificate: `${between}\n${root}` });
  expect(mapping[id]).toBe(keyId);
  const leaf = async (name: string) => (await post(`issuer/${id}/issue/web`, { common_name: name })).certificate;
  expect(wrongIn({ root, between: [between], leaf: await leaf('x.a.example') })).toBeUndefined();
  expect(wrongIn({ root, between: [between], leaf: await leaf('x.b.example') })).toContain(
    'permitted subtree violation',
  );
});
