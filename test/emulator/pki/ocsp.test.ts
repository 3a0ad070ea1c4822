import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';

/** What the responder sent, and what OpenSSL makes of it. */
interface Observed {
  readonly status: number;
  readonly type: string | null;
  readonly says: string;
}

interface Question {
  readonly issuer: string;
  readonly certificate: string;
  readonly digest?: 'sha1' | 'sha256' | 'sha384' | 'sha512';
  readonly by?: 'POST' | 'GET';
}

describeOnOpenbao('the OCSP responder of an authority', (service) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-ocsp-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => {
    const { stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };
  const data: SecretsService['data'] = async (...request) => service().data(...request);
  const issue = async (mount = 'signer'): Promise<{ certificate: string; serial_number: string }> =>
    data('POST', `${mount}/issue/web`, { common_name: 'a.example.com' });
  const issuerOf = async (mount = 'signer'): Promise<string> =>
    (await data('GET', `${mount}/issuer/default`)).certificate;
  const send = async (body: Buffer, headers: Record<string, string> = { 'Content-Type': 'application/ocsp-request' }) =>
    fetch(`${service().address}/v1/signer/ocsp`, { method: 'POST', headers, body: new Uint8Array(body) });

  async function ask({ issuer, certificate, digest = 'sha1', by = 'POST' }: Question): Promise<Observed> {
    writeFileSync(at('issuer.pem'), issuer);
    writeFileSync(at('leaf.pem'), certificate);
    openssl('ocsp', `-${digest}`, '-issuer', 'issuer.pem', '-cert', 'leaf.pem', '-reqout', 'request.der');
    const request = readFileSync(at('request.der'));
    const encoded = request.toString('base64');
    const response =
      // OpenBao redirects a path with two slashes in a row.
      by === 'POST' || encoded.includes('//')
        ? await send(request)
        : await fetch(`${service().address}/v1/signer/ocsp/${encodeURIComponent(encoded)}`);
    writeFileSync(at('response.der'), Buffer.from(await response.arrayBuffer()));
    const about = [`-${digest}`, '-issuer', 'issuer.pem', '-cert', 'leaf.pem', '-respin', 'response.der'];
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      says: openssl('ocsp', ...about, '-CAfile', 'issuer.pem', '-verify_other', 'issuer.pem', '-resp_text'),
    };
  }

  const responded = (says: RegExp): Observed => ({
    status: 200,
    type: 'application/ocsp-response',
    says: expect.stringMatching(says),
  });
  const refused = { status: 401, type: 'application/ocsp-response', says: expect.stringContaining('unauthorized (6)') };

  beforeAll(async () => {
    for (const mount of ['signer', 'stranger']) {
      await data('POST', `sys/mounts/${mount}`, { type: 'pki', config: { max_lease_ttl: '8760h' } });
      await data('POST', `${mount}/root/generate/internal`, { common_name: mount, ttl: '1000h' });
      await data('POST', `${mount}/roles/web`, { allow_any_name: true, max_ttl: '24h' });
    }
  });

  it('says good of a certificate, and revoked with the time once it is, in a response that the issuer has signed', async () => {
    const [issuer, { certificate, serial_number: serial }] = [await issuerOf(), await issue()];
    const good = await ask({ issuer, certificate });
    expect(good).toEqual(responded(/leaf\.pem: good[^]*Response verify OK/));
    expect(good.says).toMatch(/Responder Id: CN = signer\n/);
    const { revocation_time: time } = await data('POST', 'signer/revoke', { serial_number: serial });
    const revoked = await ask({ issuer, certificate });
    expect(revoked).toEqual(responded(/leaf\.pem: revoked[^]*Response verify OK/));
    expect(Date.parse(/Revocation Time: (.*)/.exec(revoked.says)![1]!)).toBe(time * 1000);
  });

  it.each(['sha1', 'sha256', 'sha384', 'sha512'] as const)(
    'understands identifiers by %s, also in the path',
    async (digest) => {
      const question = { issuer: await issuerOf(), certificate: (await issue()).certificate, digest };
      for (const by of ['POST', 'GET'] as const) {
        expect(await ask({ ...question, by })).toEqual(responded(/leaf\.pem: good[^]*Response verify OK/));
      }
    },
  );

  it('says good of a certificate that was not stored, and unknown of one of another issuer', async () => {
    await data('POST', 'signer/roles/unstored', { allow_any_name: true, no_store: true, max_ttl: '24h' });
    const { certificate } = await data('POST', 'signer/issue/unstored', { common_name: 'b.example.com' });
    expect(await ask({ issuer: await issuerOf(), certificate })).toEqual(responded(/leaf\.pem: good/));
    const foreign = await issue('stranger');
    expect(await ask({ issuer: await issuerOf('stranger'), certificate: foreign.certificate })).toEqual(
      responded(/Responder Id: CN = signer\n[^]*Cert Status: unknown/),
    );
  });

  it('responds until `ocsp_expiry`, and without an end if that is 0', async () => {
    const question = { issuer: await issuerOf(), certificate: (await issue()).certificate };
    const lasts = async () => {
      const { says } = await ask(question);
      const [from, to] = ['This', 'Next'].map((which) => new RegExp(`${which} Update: (.*)`).exec(says)?.[1]);
      return to === undefined ? undefined : (Date.parse(to) - Date.parse(from!)) / 3600_000;
    };
    expect(await lasts()).toBe(12);
    await data('POST', 'signer/config/crl', { ocsp_expiry: '90m' });
    expect(await lasts()).toBe(1.5);
    await data('POST', 'signer/config/crl', { ocsp_expiry: '0s' });
    expect(await lasts()).toBeUndefined();
    await data('POST', 'signer/config/crl', { ocsp_expiry: '12h' });
  });

  it('refuses with `ocsp_disable`, and for an issuer that may not sign responses', async () => {
    const question = { issuer: await issuerOf(), certificate: (await issue()).certificate };
    await data('POST', 'signer/config/crl', { ocsp_disable: true });
    expect(await ask(question)).toEqual(refused);
    await data('POST', 'signer/config/crl', { ocsp_disable: false });
    expect(await ask(question)).toEqual(responded(/leaf\.pem: good/));
    await data('PATCH', 'signer/issuer/default', { usage: 'issuing-certificates,crl-signing' });
    const foreign = { issuer: await issuerOf('stranger'), certificate: (await issue('stranger')).certificate };
    expect([await ask(question), await ask(foreign)]).toEqual([refused, refused]);
    await data('PATCH', 'signer/issuer/default', { usage: 'issuing-certificates,crl-signing,ocsp-signing' });
  });

  it('responds to no other request, in its own format', async () => {
    const long = Buffer.alloc(2048, 0x30);
    for (const [body, headers] of [
      [Buffer.alloc(0)],
      [Buffer.from('nonsense')],
      [long],
      [Buffer.from('{}'), { 'Content-Type': 'application/json' }],
    ] as const) {
      const response = await send(body, headers);
      const sent = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get('Content-Type'), sent.toString('hex')]).toEqual([
        400,
        'application/ocsp-response',
        '30030a0101',
      ]);
    }
    expect((await fetch(`${service().address}/v1/signer/ocsp/nonsense`)).status).toBe(400);
  });

  it('signs with RSA, whatever the padding of the key, and with elliptic curves, but not with Ed25519', async () => {
    const certified = async (name: string, key: object) => {
      await data('POST', 'signer/root/generate/internal', {
        common_name: name,
        issuer_name: name,
        ttl: '999h',
        ...key,
      });
      await data('POST', `signer/roles/${name}`, { allow_any_name: true, issuer_ref: name, max_ttl: '1h' });
      const { certificate } = await data('POST', `signer/issue/${name}`, { common_name: 'c.example.com' });
      return ask({ issuer: (await data('GET', `signer/issuer/${name}`)).certificate, certificate });
    };
    for (const key of [{ key_type: 'ec' }, { use_pss: true }]) {
      expect(await certified(Object.keys(key)[0]!, key)).toEqual(responded(/leaf\.pem: good[^]*Response verify OK/));
    }
    expect(await certified('ed25519', { key_type: 'ed25519' })).toEqual({
      ...refused,
      status: 500,
      says: expect.stringContaining('internalerror (2)'),
    });
  });
});
