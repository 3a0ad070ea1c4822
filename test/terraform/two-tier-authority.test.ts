/** @tier complete */
import { X509Certificate } from 'crypto';
import { readFileSync, rmSync } from 'fs';
import * as path from 'path';
import { setTimeout as pause } from 'timers/promises';
import { Testing } from 'cdktf';
import { Duration, LintelProvider, secrets } from '../../src';
import type { Finding } from '../../src/cli/review/report';
import { lintel } from '../cli/run-cli';
import { JudgedChain, judgeWithGo, judgeWithOpenssl, revocationOf } from '../support/chain-judges';
import { codeAtEnd, withoutCodeLine } from '../support/code-line';
import { folderWith, tokenEnvironment } from '../support/empty-to-credentials';
import { absentProgram, describeNeeding } from '../support/needed';
import { newStack } from '../support/new-stack';
import { describeOnOpenbao, SecretsService } from '../support/openbao';
import type { TerraformFolder } from '../support/terraform';

jest.setTimeout(180_000);

/** What the program of a platform team says at one time. */
type Program = (authority: secrets.TwoTierAuthority) => void;

const HUNDRED = 100;
const SUCCESSION = 'Another issuer signs from now on';
const KEY = /PRIVATE KEY/;

interface Warning {
  readonly summary: string;
  readonly detail: string;
}

/** The warnings in what terraform says with `-json`. */
function warningsIn(log: string): Warning[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { readonly diagnostic?: Warning & { readonly severity: string } }).diagnostic)
    .filter((one) => one !== undefined)
    .map(({ summary, detail }) => ({
      summary,
      detail: codeAtEnd(detail) === undefined ? detail : withoutCodeLine(detail),
    }));
}

function synthesized({ address }: SecretsService, generation: string, program: Program): string {
  const stack = newStack();
  new LintelProvider(stack, 'lintel');
  const authority = new secrets.TwoTierAuthority(stack, 'authority', {
    commonName: 'Acme',
    clusterAddress: address,
    rootGeneration: generation,
    permittedDnsDomains: ['internal.example.com'],
  });
  authority.addRole('web', {
    name: 'web',
    allowedDomains: ['internal.example.com'],
    allowSubdomains: true,
    maxTtl: Duration.hours(24),
    keyType: secrets.KeyType.EC,
  });
  program(authority);
  return Testing.synth(stack);
}

const absent = absentProgram('go', 'Go 1.25 or newer') ?? absentProgram('openssl', 'OpenSSL');

describeNeeding('an authority of two tiers', absent, () => {
  // The tests are the life of one authority, in this order.
  describeOnOpenbao('from an empty mount to its end', (service) => {
    let terraform: TerraformFolder;
    let outputs = '';
    const judged: JudgedChain[] = [];
    const roots: Record<string, string> = {};

    beforeAll(async () => {
      // The mounts of the test's services are in the way.
      await service().ask('DELETE', 'sys/mounts/pki');
      const environment: NodeJS.ProcessEnv = { ...tokenEnvironment(service()), TF_LOG: 'TRACE' };
      terraform = folderWith(environment, '');
      environment.TF_LOG_PATH = at('trace.log');
      // What is synthesized names the provider itself.
      rmSync(at('main.tf'));
    });
    afterAll(() => terraform.close());

    const at = (name: string) => path.join(terraform.folder, name);
    const write = (generation: string, program: Program = () => undefined) =>
      terraform.write('stack.tf.json', synthesized(service(), generation, program));
    /** Returns what the plan warns of. */
    const plan = async () => {
      const log = await terraform.succeed('plan', '-json', '-input=false', '-out=next.plan');
      const shown = await terraform.succeed('show', '-json', 'next.plan');
      terraform.write('plan.log', log).write('plan.json', shown);
      outputs += log + shown;
      return warningsIn(log);
    };
    const applyPlan = async () => {
      const log = await terraform.succeed('apply', '-json', '-input=false', 'next.plan');
      outputs += log;
      return warningsIn(log);
    };
    const apply = async () => [await plan(), await applyPlan()] as const;
    const review = async () => {
      const { stdout } = await lintel(['review', '--format', 'json', '--plan-log', at('plan.log'), at('plan.json')]);
      outputs += stdout;
      return (JSON.parse(stdout) as { readonly findings: readonly Finding[] }).findings;
    };
    const certificateOf = async (mount: string, name: string): Promise<string> =>
      (await service().data('GET', `${mount}/issuer/${name}`)).certificate;
    const endOf = async (mount: string, name: string) =>
      new Date(new X509Certificate(await certificateOf(mount, name)).validTo).toISOString().replace('.000Z', 'Z');
    const issue = async (title: string, trusted: readonly string[]) => {
      const dnsName = `${title.replace(/\W+/g, '-')}.internal.example.com`;
      const found = await service().data('POST', 'pki/issue/web', { common_name: dnsName });
      for (const generation of trusted) {
        judged.push({
          title: `${title}, for clients that trust ${generation}`,
          leaf: found.certificate,
          chain: found.ca_chain ?? [],
          roots: [roots[generation]],
          dnsName,
        });
      }
      return found;
    };
    /** Judges what was issued since the last time. */
    let judgedBefore = 0;
    const judge = async () => {
      const batch = judged.slice(judgedBefore);
      judgedBefore = judged.length;
      const all = { verified: batch.length, invalid: {} };
      expect([await judgeWithGo(batch), await judgeWithOpenssl(batch)]).toEqual([all, all]);
      return batch.length;
    };
    /** Issues and judges all the time while terraform works. Returns who has signed. */
    const issuedDuring = async <T>(work: () => Promise<T>, trusted: readonly string[]) => {
      const signers = new Set<string>();
      let isWorking = true;
      const batches: number[] = [];
      const issuing = async () => {
        for (let number = 1; isWorking; number += 1) {
          const { certificate } = await issue(`${signers.size} ${judged.length} ${number}`, trusted);
          signers.add(new X509Certificate(certificate).issuer.replace(/[^]*CN=/, ''));
          // Other clients are busy with something else in between.
          await pause(25);
        }
      };
      const judging = async () => {
        while (isWorking) {
          if (judged.length > judgedBefore) batches.push(await judge());
          else await pause(25);
        }
      };
      // Nothing may still be at work in the folder when one of them fails.
      const [worked, ...others] = await Promise.allSettled([
        work().finally(() => (isWorking = false)),
        issuing(),
        judging(),
      ]);
      const failed = [worked, ...others].find(({ status }) => status === 'rejected') as
        | PromiseRejectedResult
        | undefined;
      if (failed) throw failed.reason;
      const output = (worked as PromiseFulfilledResult<T>).value;
      await judge();
      expect(batches.length).toBeGreaterThan(0);
      return { signers: [...signers], output };
    };
    const successionIn = (warnings: readonly Warning[], mount: string) =>
      warnings.find(({ summary, detail }) => summary === SUCCESSION && detail.includes(`of \`${mount}\``))?.detail ??
      '';
    const signed = (name: string, mount: string, end: string) =>
      `^The issuer \`${name}\` of \`${mount}\` \\(valid until ${end}\\) no longer signs by default\\. It has signed \\d+ certificates?, (?:which is )?valid until \\S+: keep it until then, so that they can be verified and revoked\\. `;
    const says = (beginning: string, rest: string) =>
      expect.stringMatching(new RegExp(`${beginning}${rest.replace(/[.()]/g, '\\$&')}`));

    it('is made of two empty mounts in one apply, and a second plan is empty', async () => {
      write('2026');
      await terraform.init();
      await apply();
      expect(await terraform.planIsEmpty()).toBe(true);
      roots['2026'] = await certificateOf('pki-root', 'root-2026');
      const { ca, subjectAltName, infoAccess } = new X509Certificate(await certificateOf('pki', 'issuing-2026'));
      expect([ca, subjectAltName]).toEqual([true, undefined]);
      expect(infoAccess).toContain(`${service().address}/v1/pki-root/issuer/`);
    });

    it('issues a hundred certificates', async () => {
      for (let number = 1; number <= HUNDRED; number += 1) await issue(`certificate ${number}`, ['2026']);
    });

    it('shows a revoked certificate where the certificate itself says, and no other', async () => {
      const [revoked, valid] = [await issue('revoked', []), await issue('not revoked', [])];
      await service().data('POST', 'pki/revoke', { serial_number: revoked.serial_number });
      // The list is rebuilt by itself only some time later.
      await service().data('GET', 'pki/crl/rotate');
      const seen = async (found: { certificate: string; ca_chain: string[] }) =>
        revocationOf({ leaf: found.certificate, chain: found.ca_chain, roots: [roots['2026']] });
      const [bad, good] = [await seen(revoked), await seen(valid)];
      expect([bad.list, good.list]).toEqual([expect.stringContaining('certificate revoked'), 'leaf.pem: OK\n']);
      expect([bad.ocsp, good.ocsp]).toEqual([
        expect.stringMatching(/leaf\.pem: revoked[^]*Response verify OK/),
        expect.stringMatching(/leaf\.pem: good[^]*Response verify OK/),
      ]);
    });

    it('says before a rotation that both issuing authorities lead to one root', async () => {
      write('2026', (authority) => authority.rotate('2027'));
      const [end, rootEnd] = [await endOf('pki', 'issuing-2026'), await endOf('pki-root', 'root-2026')];
      expect(successionIn(await plan(), 'pki')).toEqual(
        says(
          signed('issuing-2026', 'pki', end),
          `\`CN=Acme Issuing Authority 2027\` (valid for 1095 days), which this plan adds, signs instead. The chains of both lead to \`CN=Acme Root 2026\` (valid until ${rootEnd}), so clients that trust it accept certificates of both.$`,
        ),
      );
    });

    it('prepares another issuing authority, which does not sign', async () => {
      write('2026', (authority) => authority.rotate('2027', { activate: false }));
      const { signers, output } = await issuedDuring(apply, ['2026']);
      expect(signers).toEqual(['Acme Issuing Authority 2026']);
      expect(output.flat().filter(({ summary }) => summary === SUCCESSION)).toEqual([]);
    });

    it('changes its issuing authority while certificates are issued, and says what becomes of the old one', async () => {
      write('2026', (authority) => authority.rotate('2027'));
      const { signers, output } = await issuedDuring(apply, ['2026']);
      await issue('after the rotation', ['2026']);
      expect(await judge()).toBe(1);
      expect(signers[0]).toBe('Acme Issuing Authority 2026');
      const { certificate } = await issue('signed by the successor', ['2026']);
      expect(new X509Certificate(certificate).issuer).toContain('Acme Issuing Authority 2027');
      const [end, rootEnd] = [await endOf('pki', 'issuing-2026'), await endOf('pki-root', 'root-2026')];
      const prepared = `The issuer \`issuing-2027\` of \`pki\` (valid until ${await endOf('pki', 'issuing-2027')}) signs instead. `;
      expect(successionIn(output[0], 'pki')).toEqual(
        says(
          signed('issuing-2026', 'pki', end),
          `${prepared}The chains of both lead to \`CN=Acme Root 2026\` (valid until ${rootEnd}), so clients that trust it accept certificates of both.$`,
        ),
      );
      // The apply plans the default alone, so it does not know when the root ends.
      expect(successionIn(output[1], 'pki')).toEqual(
        says(
          signed('issuing-2026', 'pki', end),
          `${prepared}The chains of both lead to \`CN=Acme Root 2026\`, so clients that trust it accept certificates of both.$`,
        ),
      );
      expect(await review()).toEqual([
        expect.objectContaining({
          severity: 'danger',
          attribute: 'default',
          says: 'Another issuer signs everything that names none',
          warnings: [expect.objectContaining({ detail: expect.stringContaining(successionIn(output[0], 'pki')) })],
        }),
      ]);
      expect(await terraform.planIsEmpty()).toBe(true);
    });

    it('changes its root, which clients of the old root and of the new one accept', async () => {
      const program: Program = (authority) => {
        authority.rotate('2027');
        authority.rotateRoot('2036');
        authority.rotate('2036');
      };
      write('2026', program);
      const { signers, output } = await issuedDuring(apply, ['2026']);
      roots['2036'] = await certificateOf('pki-root', 'root-2036');
      const { certificate } = await issue('signed below the new root', ['2026', '2036']);
      expect(await judge()).toBe(2);
      expect(new X509Certificate(certificate).issuer).toContain('Acme Issuing Authority 2036');
      expect(signers[0]).toBe('Acme Issuing Authority 2027');
      const [end, rootEnd] = [await endOf('pki', 'issuing-2027'), await endOf('pki-root', 'root-2026')];
      const newRoot = 'the new root `CN=Acme Root 2036`';
      expect(successionIn(output[0], 'pki')).toEqual(
        says(
          signed('issuing-2027', 'pki', end),
          `\`CN=Acme Issuing Authority 2036\` (valid for 1095 days), which this plan adds, signs instead. Its chain leads to ${newRoot} (valid for 3650 days) and \`CN=Acme Root 2026\` (valid until ${rootEnd}), that of the old issuer to \`CN=Acme Root 2026\` (valid until ${rootEnd}). Clients that trust \`CN=Acme Root 2026\` accept certificates of both until ${rootEnd}, if those of the new issuer come with the cross-signed certificate: distribute ${newRoot} to them before. Clients that trust only ${newRoot} refuse those of the old issuer, the last of which ends at `,
        ),
      );
      const known = `\`CN=Acme Root 2036\` (valid until ${await endOf('pki-root', 'root-2036')})`;
      expect(successionIn(output[1], 'pki')).toEqual(
        says(
          signed('issuing-2027', 'pki', end),
          `The issuer \`issuing-2036\` of \`pki\` (valid until ${await endOf('pki', 'issuing-2036')}) signs instead. Its chain leads to ${known} and \`CN=Acme Root 2026\` (valid until ${rootEnd}), that of the old issuer to `,
        ),
      );
      expect(successionIn(output[0], 'pki-root')).toContain(
        `\`CN=Acme Root 2036\` (valid for 3650 days), which this plan adds, signs instead. Its chain leads to ${newRoot} (valid for 3650 days) and \`CN=Acme Root 2026\``,
      );
      const reviewed = (await review()).flatMap(({ warnings = [] }) => warnings.map(({ detail }) => detail));
      for (const mount of ['pki', 'pki-root']) {
        expect(reviewed).toContainEqual(expect.stringContaining(successionIn(output[0], mount)));
      }
      expect(await terraform.planIsEmpty()).toBe(true);
    });

    it('has never issued an invalid chain, as Go and OpenSSL judge', async () => {
      expect(judged.length).toBeGreaterThan(HUNDRED + 10);
      judgedBefore = 0;
      expect(await judge()).toBe(judged.length);
    });

    it('names certificates that are left when an old issuer is removed, and issues meanwhile', async () => {
      write('2036');
      const { signers, output } = await issuedDuring(apply, ['2036']);
      expect(output[0].map(({ summary }) => summary)).toContain('Certificates of the issuer are still valid');
      expect(signers).toEqual(['Acme Issuing Authority 2036']);
      await issue('after the removal', ['2036']);
      expect(await judge()).toBe(1);
    });

    it('has shown no key, not even in its log, and leaves nothing behind', async () => {
      await terraform.succeed('destroy', '-auto-approve', '-input=false');
      const trace = readFileSync(at('trace.log'), 'utf8');
      expect(trace).toContain('pki/issuers/import/cert');
      expect(KEY.test(`${terraform.stateText()}${outputs}${trace}`)).toBe(false);
      const { data } = (await service().ask('GET', 'sys/mounts')).body;
      expect(Object.keys(data).filter((mount) => mount.startsWith('pki'))).toEqual([]);
    });
  });
});
