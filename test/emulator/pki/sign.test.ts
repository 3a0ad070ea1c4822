import { refused, useAuthority } from './authority';
import { EC_KEY, newRequest, pemOf, publicKeyOf, textOf, wrongIn } from './openssl';

const authority = useAuthority();
const { ask, post, role } = authority;

const simple = newRequest('/CN=a.example.com/serialNumber=77', {
  key: EC_KEY,
  extensions: ['subjectAltName=DNS:b.example.com,IP:10.0.0.1'],
});

describe('Sign certificate', () => {
  it("certifies the CSR's key and names, and returns no private key", async () => {
    await role('web', { allowed_serial_numbers: ['7*'] });
    const { csr, publicKey } = simple;
    const data = await post('sign/web', { csr, common_name: 'a.example.com' });
    const root = await authority.root();
    expect(Object.keys(data).sort()).toEqual(['ca_chain', 'certificate', 'expiration', 'issuing_ca', 'serial_number']);
    expect(publicKeyOf(data.certificate)).toBe(publicKey);
    expect(textOf(data.certificate)).toMatch(
      /Subject: CN = a\.example\.com, serialNumber = 77[^]*DNS:a\.example\.com, DNS:b\.example\.com, IP Address:10\.0\.0\.1/,
    );
    expect(wrongIn({ root, leaf: data.certificate })).toBeUndefined();
    expect(
      wrongIn({ root, leaf: (await post('issuer/root/sign/web', { csr, common_name: 'a.example.com' })).certificate }),
    ).toBeUndefined();
  });

  it('uses the issuer of the path, of the role, or the default', async () => {
    await post('root/generate/internal', { common_name: 'Second', key_type: 'ec', issuer_name: 'second' });
    await role('web', { ttl: '1h', allowed_serial_numbers: ['*'] });
    await role('pinned', { ttl: '1h', allowed_serial_numbers: ['*'], issuer_ref: 'second' });
    const issuedBy = async (path: string) =>
      /Issuer: (.+)/.exec(
        textOf((await post(path, { csr: simple.csr, common_name: 'a.example.com' })).certificate),
      )![1];
    expect(await issuedBy('sign/web')).toBe('CN = Lintel emulator root');
    expect(await issuedBy('sign/pinned')).toBe('CN = Second');
    expect(await issuedBy('issuer/second/sign/web')).toBe('CN = Second');
  });

  it('only warns about names in the body if the role uses those of the CSR', async () => {
    await role('web', { allowed_serial_numbers: ['*'] });
    const { body } = await ask('POST', 'sign/web', {
      csr: simple.csr,
      common_name: 'other.example.com',
      alt_names: 'more.example.com',
    });
    expect(textOf(body.data.certificate)).not.toMatch(/other|more/);
    expect(body.warnings.split('\n')).toEqual([
      expect.stringMatching(/^the common_name field was provided/),
      expect.stringMatching(/^the alt_names field was provided/),
    ]);
  });

  it('uses the names of the body if the role says so', async () => {
    await role('web', { use_csr_common_name: false, use_csr_sans: false, allowed_serial_numbers: ['*'] });
    const text = textOf(
      (await post('sign/web', { csr: simple.csr, common_name: 'other.example.com', alt_names: 'more.example.com' }))
        .certificate,
    );
    expect(text).toContain('Subject: CN = other.example.com');
    expect(text).toContain('DNS:other.example.com, DNS:more.example.com\n');
  });

  it('bundles the issuing certificate unless it is a root of the engine', async () => {
    await role('web', { ttl: '1h', allowed_serial_numbers: ['*'] });
    const { csr } = await post('intermediate/generate/internal', { common_name: 'Between', key_type: 'ec' });
    const { certificate: between } = await post('root/sign-intermediate', { csr, common_name: 'Between' });
    const {
      imported_issuers: [id],
    } = await post('intermediate/set-signed', { certificate: between });
    const certificates = async (path: string) =>
      (await post(path, { csr: simple.csr, common_name: 'a.example.com', format: 'pem_bundle' })).certificate.match(
        /-----BEGIN [A-Z ]+-----/g,
      );
    expect(await certificates('sign/web')).toEqual(['-----BEGIN CERTIFICATE-----']);
    expect(await certificates(`issuer/${id}/sign/web`)).toEqual([
      '-----BEGIN CERTIFICATE-----',
      '-----BEGIN CERTIFICATE-----',
    ]);
  });

  it('writes DER in base64', async () => {
    await role('web', { allowed_serial_numbers: ['*'] });
    const { certificate, issuing_ca: issuing } = await post('sign/web', {
      csr: simple.csr,
      common_name: 'a.example.com',
      format: 'der',
    });
    expect(publicKeyOf(pemOf(certificate))).toBe(simple.publicKey);
    expect(publicKeyOf(pemOf(issuing))).toBe(publicKeyOf(await authority.root()));
  });

  it.each([
    ['no request', { common_name: 'a.example.com' }, {}, '"csr" is empty'],
    ['what is no PEM', { csr: 'x', common_name: 'a.example.com' }, {}, 'csr contains no data'],
    [
      'what is no request',
      { csr: '-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----', common_name: 'x' },
      {},
      'certificate request could not be parsed',
    ],
    ['no common name in the body', { csr: simple.csr }, {}, 'the common_name field is required'],
    [
      'a subject number that the role does not allow',
      { csr: simple.csr, common_name: 'a.example.com' },
      {},
      'serial_number 77 not allowed by this role',
    ],
    [
      'another kind of key',
      { csr: simple.csr, common_name: 'a.example.com' },
      { key_type: 'rsa' },
      'role requires keys of type rsa',
    ],
    [
      'a smaller key',
      { csr: simple.csr, common_name: 'a.example.com' },
      { key_bits: 384 },
      "role requires a minimum of a 384-bit key, but CSR's key is 256 bits",
    ],
    [
      'a name of the request outside the policy',
      { csr: simple.csr, common_name: 'a.example.com' },
      {
        allow_any_name: false,
        allowed_domains: ['a.example.com'],
        allow_bare_domains: true,
        allowed_serial_numbers: ['*'],
      },
      'subject alternate name b.example.com not allowed by this role',
    ],
    [
      'an address of the request',
      { csr: simple.csr, common_name: 'a.example.com' },
      { allow_ip_sans: false },
      'IP Subject Alternative Names are not allowed in this role, but was provided 10.0.0.1',
    ],
  ])('refuses %s', async (_, body, fields, text) => {
    await role('web', fields);
    expect(await ask('POST', 'sign/web', body)).toEqual(refused(400, text));
  });

  it('accepts a CSR that is signed with PSS, and refuses it when altered', async () => {
    await role('web', { key_type: 'rsa', key_bits: 2048 });
    const { csr, publicKey } = newRequest('/CN=a.example.com', {
      key: ['-newkey', 'rsa:2048', '-sha384', '-sigopt', 'rsa_padding_mode:pss'],
    });
    expect(publicKeyOf((await post('sign/web', { csr, common_name: 'a.example.com' })).certificate)).toBe(publicKey);
    const der = Buffer.from(csr.replace(/-----.*-----/g, ''), 'base64');
    der[der.indexOf('a.example.com')] = 'x'.charCodeAt(0);
    const changed = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString('base64')}\n-----END CERTIFICATE REQUEST-----`;
    expect(await ask('POST', 'sign/web', { csr: changed, common_name: 'x.example.com' })).toEqual(
      refused(400, 'request signature invalid'),
    );
  });

  it('refuses a CSR that was altered after signing', async () => {
    await role('web', { allowed_serial_numbers: ['*'] });
    const der = Buffer.from(simple.csr.replace(/-----.*-----/g, ''), 'base64');
    der[der.indexOf('a.example.com')] = 'x'.charCodeAt(0);
    const csr = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString('base64')}\n-----END CERTIFICATE REQUEST-----`;
    expect(await ask('POST', 'sign/web', { csr, common_name: 'x.example.com' })).toEqual(
      refused(400, 'request signature invalid'),
    );
  });
});

describe('Enterprise-edition external-policy variants', () => {
  it.each(['external-policy', 'issuer/root/external-policy'])(
    'issues at %s with and without a policy',
    async (path) => {
      for (const end of ['issue', 'issue/strict']) {
        const data = await post(`${path}/${end}`, {
          common_name: 'a.example.com',
          key_type: 'ec',
          private_key_format: 'pkcs8',
          remove_roots_from_chain: true,
          anything: 'else',
        });
        expect(data).toMatchObject({
          private_key_type: 'ec',
          private_key: expect.stringMatching(/^-----BEGIN PRIVATE KEY/),
        });
        expect(data).not.toHaveProperty('ca_chain');
        expect(wrongIn({ root: await authority.root(), leaf: data.certificate })).toBeUndefined();
      }
    },
  );

  it.each(['external-policy', 'issuer/root/external-policy'])('signs at %s with and without a policy', async (path) => {
    for (const end of ['sign', 'sign/strict']) {
      const data = await post(`${path}/${end}`, { csr: simple.csr });
      expect(textOf(data.certificate)).toContain('DNS:a.example.com, DNS:b.example.com');
      expect(publicKeyOf(data.certificate)).toBe(simple.publicKey);
    }
  });

  it.each([
    ['issue', { key_type: 'ec' }],
    ['sign', { csr: simple.csr }],
  ])('grants requests in the form of issue and sign (%s)', async (verb, body) => {
    const shown = textOf(
      (
        await post(`external-policy/${verb}`, {
          ...body,
          common_name: 'a.example.com',
          alt_names: 'c.example.com',
          exclude_cn_from_sans: true,
          user_ids: 'one,two',
        })
      ).certificate,
    );
    expect(shown).toMatch(/Subject Alternative Name: *\n +DNS:c\.example\.com\n/);
    expect(shown).toMatch(/UID ?= ?one.*UID ?= ?two/);
  });

  it.each([
    ['issue', { key_type: 'dsa' }, 'unknown key type dsa'],
    ['issue', { key_bits: 1024 }, 'RSA keys < 2048 bits are unsafe and not supported: got 1024'],
    ['sign', {}, '"csr" is empty'],
    ['issue', { format: 'x' }, expect.anything()],
  ])('refuses %s with %j', async (end, body, text) =>
    expect(await ask('POST', `external-policy/${end}`, body)).toEqual(refused(400, text)),
  );

  it('generates an RSA key of 2048 bits by default', async () => {
    expect(textOf((await post('external-policy/issue', { common_name: 'a.example.com' })).certificate)).toContain(
      'Public-Key: (2048 bit)',
    );
  });
});
