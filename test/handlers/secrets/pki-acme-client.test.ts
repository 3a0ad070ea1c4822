/** @tier complete */
import { X509Certificate } from 'crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core } from '../../support/environments/core';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { absentProgram, describeGiven, describeNeeding } from '../../support/needed';
import { SecretsService, startOpenbao } from '../../support/openbao';
import { runProgram } from '../../support/run-program';
import { serveTextRecords, TextRecords } from '../../support/text-records';

const ACME = 'lintel_pki_acme_config';
const HEADERS = ['Last-Modified', 'Link', 'Location', 'Replay-Nonce'];

describe('the headers that ACME clients need', () => {
  let open: Proxied;
  beforeAll(async () => {
    open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
    await open.core.apply('lintel_pki_cluster_config', { path: 'https://secrets.example.com/v1/pki' });
  });
  afterAll(async () => {
    await open.close();
  });
  const warnings = async (config: Values) =>
    (await open.core.plan(ACME, config)).warnings.map(({ detail }) => detail.replace(/\s+/g, ' '));
  const tune = async (headers: readonly string[]) =>
    open.service.request('POST', '/v1/sys/mounts/pki/tune', { body: { allowed_response_headers: headers } });

  it('are asked for by the plan as long as the mount may not set them', async () => {
    expect(await warnings({ enabled: true })).toEqual([
      expect.stringContaining('may not set `Replay-Nonce`, `Location`, `Link` in responses'),
    ]);
    await tune(['link', 'location']);
    expect(await warnings({ enabled: true })).toEqual([expect.stringContaining('may not set `Replay-Nonce` in')]);
    expect(await warnings({ enabled: false })).toEqual([]);
    await tune(HEADERS);
    expect(await warnings({ enabled: true })).toEqual([]);
  });

  it('are not asked for while the mount does not exist', async () => {
    expect(await warnings({ mount: 'later', enabled: true })).toEqual([]);
  });
});

const CERTBOT = 'certbot==5.8.0';
const NAME = 'app.internal.example.com';

describeGiven(
  'an authority whose ACME is configured by Lintel, on a real OpenBao',
  'LINTEL_TEST_OPENBAO',
  (program) => {
    describeNeeding('with certbot', absentProgram('python3', 'Python 3.10 or newer'), () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'lintel-acme-'));
      const record = path.join(folder, 'record');
      let service: SecretsService;
      let core: Core;
      let records: TextRecords;

      beforeAll(async () => {
        service = await startOpenbao(program);
        await service.ask('DELETE', 'sys/mounts/pki');
        core = await Core.start(registry, { secrets: service.settings });
        records = await serveTextRecords((name) =>
          name === `_acme-challenge.${NAME}` && existsSync(record) ? readFileSync(record, 'ascii') : undefined,
        );
      }, 60_000);
      afterAll(async () => {
        await core.close();
        await records.close();
        await service.close();
        rmSync(folder, { recursive: true, force: true });
      });

      const certbot = async (...args: readonly string[]) => {
        const main = 'import sys; from certbot.main import main; sys.exit(main())';
        const folders = ['config', 'work', 'logs'].flatMap((name) => [`--${name}-dir`, path.join(folder, name)]);
        const env = { ...process.env, PYTHONPATH: path.join(folder, 'python'), PYTHONDONTWRITEBYTECODE: '1' };
        const server = ['--server', `${service.address}/v1/pki/acme/directory`];
        const always = ['--non-interactive', '--agree-tos', '--email', 'team@example.com', ...server, ...folders];
        return runProgram('python3', ['-c', main, ...always, ...args], { cwd: folder, env });
      };

      it('a client nobody here wrote gets a certificate with an ephemeral account binding, and none without', async () => {
        const pip = ['-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check'];
        const target = ['--target', path.join(folder, 'python'), CERTBOT];
        const installed = await runProgram('python3', [...pip, ...target], { cwd: folder, env: process.env });
        if (installed.status !== 0) throw new Error(installed.stderr);

        const apply = async (type: string, config: Values) => core.apply(type, config);
        const { held: mount } = await apply('lintel_secrets_mount', {
          path: 'pki',
          type: 'pki',
          allowedResponseHeaders: HEADERS,
        });
        const { held: key } = await apply('lintel_pki_key', { keyName: 'root', keyType: 'ec', keyBits: 384 });
        const { held: root } = await apply('lintel_pki_root', {
          commonName: 'Example root',
          keyRef: key.state.keyId,
          notAfter: '2040-01-01T00:00:00Z',
        });
        await apply('lintel_pki_cluster_config', { path: `${service.address}/v1/pki` });
        const domains = { allowedDomains: ['internal.example.com'], allowSubdomains: true };
        await apply('lintel_pki_role', { name: 'web', ...domains, keyType: 'any', maxTtl: '24h' });
        const { warnings, held: acme } = await apply(ACME, {
          enabled: true,
          allowedRoles: ['web'],
          defaultDirectoryPolicy: 'role:web',
          eabPolicy: 'always-required',
          dnsResolver: records.address,
        });
        expect(warnings).toEqual([]);

        const hook = path.join(folder, 'hook.sh');
        writeFileSync(hook, `#!/bin/sh\nprintf %s "$CERTBOT_VALIDATION" > ${record}\n`, { mode: 0o755 });
        const challenge = ['--manual', '--preferred-challenges', 'dns', '--manual-auth-hook', hook];
        const asked = ['certonly', ...challenge, '-d', NAME] as const;
        const refused = await certbot(...asked);
        expect(refused.status).not.toBe(0);
        expect(refused.stderr).toMatch(/external account/i);

        const spare = (await apply('lintel_pki_acme_eab', { issuerRef: 'default', role: 'web' })).held;
        const { held: managed } = await apply('lintel_pki_acme_eab', { role: 'web' });
        for (const one of [spare, managed]) {
          expect((await core.refresh('lintel_pki_acme_eab', one))!.state).toEqual(one.state);
        }
        const binding = await core.open('lintel_pki_acme_eab', {});
        const { eabId, key: secret } = binding.result;
        const given = await certbot(...asked, '--eab-kid', String(eabId), '--eab-hmac-key', String(secret));
        expect(given).toMatchObject({ status: 0 });
        expect(records.asked).toContain(`_acme-challenge.${NAME}`);
        // The binding was used up, and closing it is no error.
        const unused = async () =>
          ((await core.readData('lintel_pki_acme_eabs', {})).eabs as Values[]).map((one) => one.eabId);
        expect(await unused()).toEqual([spare, managed].map(({ state }) => state.eabId).sort());
        await core.closeEphemeral('lintel_pki_acme_eab', binding.kept);

        // A managed one, too, is gone once a client has used it, which plans nothing. The account must be of its directory.
        const { eabId: kid, key: hmac } = managed.state;
        const server = ['--server', `${service.address}/v1/pki/${String(managed.state.acmeDirectory)}`];
        const renewed = ['--eab-kid', String(kid), '--eab-hmac-key', String(hmac), '--force-renewal', ...server];
        expect(await certbot(...asked, ...renewed)).toMatchObject({ status: 0 });
        const used = await core.refreshAndPlan('lintel_pki_acme_eab', { role: 'web' }, managed);
        expect([used.action, used.held!.state.state]).toEqual(['nothing', 'gone']);
        await core.destroy('lintel_pki_acme_eab', used.held!);
        await core.destroy('lintel_pki_acme_eab', spare);
        expect(await unused()).toEqual([]);

        const issued = new X509Certificate(readFileSync(path.join(folder, 'config', 'live', NAME, 'cert.pem')));
        expect(issued.subjectAltName).toBe(`DNS:${NAME}`);
        expect(issued.verify(new X509Certificate(String(root.state.certificate)).publicKey)).toBe(true);
        expect(Date.parse(issued.validTo) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);

        const directory = async () => (await service.ask('GET', 'pki/acme/directory')).status;
        expect(await directory()).toBe(200);
        await core.destroy(ACME, acme);
        expect(await directory()).toBe(404);
        await service.ask('DELETE', 'sys/mounts/pki');
        expect(await core.refresh('lintel_secrets_mount', mount)).toBeUndefined();
      }, 180_000);
    });
  },
);
