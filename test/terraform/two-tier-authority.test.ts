import { X509Certificate } from 'crypto';
import { rmSync } from 'fs';
import * as path from 'path';
import { setTimeout as pause } from 'timers/promises';
import { Testing } from 'cdktf';
import { Duration, LintelProvider, secrets } from '../../src';
import { JudgedChain, judgeWithGo, judgeWithOpenssl, revocationOf } from '../support/chain-judges';
import { folderWith, tokenEnvironment } from '../support/empty-to-credentials';
import { absentProgram, describeNeeding } from '../support/needed';
import { newStack } from '../support/new-stack';
import { describeOnOpenbao, SecretsService } from '../support/openbao';
import type { TerraformFolder } from '../support/terraform';

jest.setTimeout(180_000);

/** What the program of a platform team says at one time. */
type Program = (authority: secrets.TwoTierAuthority) => void;

const HUNDRED = 100;

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
      terraform = folderWith(tokenEnvironment(service()), '');
      // What is synthesized names the provider itself.
      rmSync(path.join(terraform.folder, 'main.tf'));
    });
    afterAll(() => terraform.close());

    const write = (generation: string, program: Program = () => undefined) =>
      terraform.write('stack.tf.json', synthesized(service(), generation, program));
    const apply = async () => {
      const output = await terraform.apply();
      outputs += output;
      return output.replace(/\s+/g, ' ').replace(/ [│╷╵] /g, ' ');
    };
    const certificateOf = async (mount: string, name: string): Promise<string> =>
      (await service().data('GET', `${mount}/issuer/${name}`)).certificate;
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
    /** Issues all the time while terraform works. Returns who has signed. */
    const issuedDuring = async (work: () => Promise<string>, trusted: readonly string[]) => {
      const signers = new Set<string>();
      let isWorking = true;
      const working = work().finally(() => (isWorking = false));
      for (let number = 1; isWorking; number += 1) {
        const { certificate } = await issue(`rotation ${trusted.join(' ')} ${number}`, trusted);
        signers.add(new X509Certificate(certificate).issuer.replace(/[^]*CN=/, ''));
        // Other clients are busy with something else in between.
        await pause(25);
      }
      return { signers: [...signers], output: await working };
    };

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

    it('changes its issuing authority while certificates are issued, and says what becomes of the old one', async () => {
      write('2026', (authority) => authority.rotate('2027'));
      const { signers, output } = await issuedDuring(apply, ['2026']);
      expect(signers[0]).toBe('Acme Issuing Authority 2026');
      await issue('after the rotation', ['2026']);
      expect(output).toContain('Another issuer signs from now on');
      expect(output).toMatch(/has signed \d+ certificates, valid until/);
      expect(await terraform.planIsEmpty()).toBe(true);
      const { certificate } = await issue('signed by the successor', ['2026']);
      expect(new X509Certificate(certificate).issuer).toContain('Acme Issuing Authority 2027');
    });

    it('changes its root, which clients of the old root and of the new one accept', async () => {
      const program: Program = (authority) => {
        authority.rotate('2027');
        authority.rotateRoot('2036');
        authority.rotate('2036');
      };
      write('2026', program);
      const { signers } = await issuedDuring(apply, ['2026']);
      expect(signers.length).toBeGreaterThan(0);
      roots['2036'] = await certificateOf('pki-root', 'root-2036');
      const { certificate } = await issue('signed below the new root', ['2026', '2036']);
      expect(new X509Certificate(certificate).issuer).toContain('Acme Issuing Authority 2036');
      expect(await terraform.planIsEmpty()).toBe(true);
    });

    it('has never issued an invalid chain, as Go and OpenSSL judge', () => {
      expect(judged.length).toBeGreaterThan(HUNDRED + 10);
      const all = { verified: judged.length, invalid: {} };
      expect(judgeWithGo(judged)).toEqual(all);
      expect(judgeWithOpenssl(judged)).toEqual(all);
    });

    it('names certificates that are left when an old issuer is removed', async () => {
      write('2036');
      const plan = (await terraform.succeed('plan', '-input=false', '-out=removal.plan')).replace(/\s+[│╷╵]?\s*/g, ' ');
      outputs += plan;
      expect(plan).toContain('Certificates of the issuer are still valid');
      await terraform.succeed('apply', '-input=false', 'removal.plan');
      const { certificate } = await issue('after the removal', ['2036']);
      expect(new X509Certificate(certificate).issuer).toContain('Acme Issuing Authority 2036');
      expect(judgeWithOpenssl(judged.slice(-1)).invalid).toEqual({});
    });

    it('has shown no key, and leaves nothing behind', async () => {
      expect(`${terraform.stateText()}${outputs}`).not.toMatch(/PRIVATE KEY/);
      await terraform.succeed('destroy', '-auto-approve', '-input=false');
      const { data } = (await service().ask('GET', 'sys/mounts')).body;
      expect(Object.keys(data).filter((mount) => mount.startsWith('pki'))).toEqual([]);
    });
  });
});
