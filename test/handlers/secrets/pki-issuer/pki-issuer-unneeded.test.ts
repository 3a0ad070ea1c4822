/** @tier complete */
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { makeAuthority, type MadeAuthority } from '../../../support/authority-certificates';
import { Core, type Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_pki_issuer';
const DAY = 24 * 3600 * 1000;
const days = (count: number) => new Date(Date.now() + count * DAY);
const UNNEEDED = 'The issuer is no longer needed';

interface StoredCertificate {
  readonly mount: string;
  readonly serial: string;
  readonly certificate: string;
  readonly issuerId: string;
  readonly role: string;
  readonly revokedAt: string | null;
}

describe.each(['openbao', 'vault'] as const)(
  'the plan of an issuer that is not the default, in the dialect %s,',
  (dialect) => {
    let open: Proxied;
    let old: MadeAuthority;
    let config: Values;
    let held: Held;
    beforeEach(async () => {
      open = await openProxied(registry, { dialects: { secrets: dialect } });
      old = makeAuthority('Old', { from: days(-20), until: days(200) });
      config = {
        certificate: old.certificate,
        issuerName: 'old',
        privateKeyWo: old.privateKey,
        privateKeyWoVersion: 1,
      };
      ({ held } = await open.core.apply(TYPE, config));
      await post('roles/web', { allow_any_name: true, key_type: 'ec', ttl: '1h' });
      await post('root/generate/internal', { common_name: 'New', issuer_name: 'new', key_type: 'ec', ttl: '2400h' });
      await post('config/issuers', { default: 'new' });
    });
    afterEach(async () => {
      await open.close();
    });

    const post = async (path: string, body: object): Promise<Values> => {
      const { status, body: answer } = await open.service.request('POST', `/v1/pki/${path}`, { body });
      if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
      return ((answer as Values | undefined)?.data ?? {}) as Values;
    };
    const issue = async (issuer: string) =>
      String((await post(`issuer/${issuer}/issue/web`, { common_name: 'app.example.com' })).serial_number);
    const warnings = async (changes: Values = {}) => {
      const plan = await open.core.refreshAndPlan(TYPE, { ...config, ...changes }, held);
      return plan.warnings.map(({ summary, detail }) => [summary, detail]);
    };
    const summaries = async () => (await warnings()).map(([summary]) => summary);
    /** Puts certificates into the store of the service, as if it had issued them earlier. */
    const store = async (...certificates: readonly Partial<StoredCertificate>[]) => {
      const { objects, ...rest } = await open.service.control.snapshot();
      const { pkiCertificates, ...others } = objects as unknown as {
        readonly pkiCertificates: readonly StoredCertificate[];
      };
      const added = certificates.map((one, index) => ({
        mount: 'pki',
        serial: `7f:${(0x100000 + index).toString(16).match(/../g)!.join(':')}`,
        issuerId: held.state.issuerId,
        role: 'web',
        revokedAt: null,
        ...one,
      }));
      await open.service.control.restore({
        ...rest,
        objects: { ...others, pkiCertificates: [...pkiCertificates, ...added] } as never,
      });
    };
    const leaf = (until: Date, signedBy = old) => ({
      certificate: makeAuthority('app', { signedBy, from: days(-10), until, isAuthority: false }).certificate.trim(),
    });

    it('offers its removal, if all that it has signed has ended or is revoked', async () => {
      await store(leaf(days(-1)));
      const [serial] = [await issue('old'), await issue('new')];
      expect(await summaries()).toEqual([]);
      await post('revoke', { serial_number: serial });
      expect(await warnings()).toEqual([
        [
          UNNEEDED,
          'The issuer `old` of `pki` is not the default, no role refers to it, and the service has stored no valid certificate that it has signed. It can be removed from the configuration.',
        ],
      ]);
    });

    it('does not offer it while anything else of the issuer changes', async () => {
      expect((await warnings({ issuerName: 'former' })).map(([summary]) => summary)).toEqual([]);
    });

    it('does not offer it while a role refers to the issuer', async () => {
      await post('roles/web', { allow_any_name: true, key_type: 'ec', issuer_ref: 'old' });
      expect(await summaries()).toEqual([]);
    });

    it('does not offer it while the default is older, because the issuer may be prepared', async () => {
      const { certificate, privateKey } = makeAuthority('Older', { from: days(-40) });
      const { imported_issuers: imported } = await post('issuers/import/bundle', {
        pem_bundle: certificate + privateKey,
      });
      await post('config/issuers', { default: (imported as readonly string[])[0] });
      expect(await summaries()).toEqual([]);
    });

    it('does not offer it while the issuer is the default', async () => {
      await post('config/issuers', { default: 'old' });
      expect(await summaries()).toEqual([]);
    });

    it('says nothing if the token may not look', async () => {
      expect(await summaries()).toEqual([UNNEEDED]);
      held = (await open.core.refresh(TYPE, held))!;
      await open.core.configure(settingsFor(open.proxy, 'none', dialect));
      expect((await open.core.plan(TYPE, config, held)).warnings).toEqual([]);
    });

    const MANY = 301;

    it('finds out also among more certificates of others than it reads', async () => {
      const { certificate, privateKey } = makeAuthority('Other');
      await post('issuers/import/bundle', { pem_bundle: certificate + privateKey });
      const other = await post('issue/web', { common_name: 'app.example.com' });
      await store(
        ...Array.from({ length: MANY }, () => ({ certificate: String(other.certificate).trim(), issuerId: 'other' })),
      );
      expect(await summaries()).toEqual([dialect === 'openbao' ? UNNEEDED : 'The issuer may no longer be needed']);
    });

    it('counts more certificates of its own than it reads where they are listed, and otherwise says why it does not', async () => {
      const valid = leaf(days(5));
      const revoked = { ...valid, revokedAt: days(-1).toISOString() };
      await store(...Array.from({ length: MANY }, (_, index) => (index === 0 ? valid : revoked)));
      const among =
        /^The issuer `old` of `pki` is not the default, and no role refers to it\. `pki` has stored \d+ certificates, and the plan reads at most 300 to find out who has signed them\. Tidy those that have ended, or remove the issuer from the configuration when its last certificate has ended, at 20\S+Z at the latest\.$/;
      const planned = await open.core.planDestroy(TYPE, held);
      const [warning] = planned.filter(({ summary }) => summary.startsWith('Certificates of the issuer'));
      if (dialect === 'vault') {
        expect(await warnings()).toEqual([['The issuer may no longer be needed', expect.stringMatching(among)]]);
        expect(warning).toMatchObject({
          summary: 'Certificates of the issuer may still be valid',
          detail: expect.stringMatching(
            /^`pki` has stored \d+ certificates, .* Without the issuer, those that are valid cannot be revoked/,
          ),
        });
        return;
      }
      expect(await summaries()).toEqual([]);
      expect(warning!.detail).toMatch(/^The issuer `old` of `pki` has signed 1 certificate, which is valid until/);
      await store(
        ...Array.from({ length: MANY }, (_, index) => ({
          ...valid,
          serial: `7e:${(0x1000 + index).toString(16).match(/../g)!.join(':')}`,
        })),
      );
      const [many] = await open.core.planDestroy(TYPE, held);
      expect(many!.detail).toMatch(/^The issuer `old` of `pki` has signed 302 certificates, valid until/);
    });

    it('does not count by names where two issuers have one', async () => {
      const { certificate, privateKey } = makeAuthority('Old');
      await post('issuers/import/bundle', { pem_bundle: certificate + privateKey });
      await store(...Array.from({ length: MANY }, () => leaf(days(5))));
      expect(await summaries()).toEqual(['The issuer may no longer be needed']);
    });
  },
);

describeOnOpenbao('more certificates of an issuer than the plan reads', (service) => {
  const MANY = 301;
  let core: Core;
  let held: Held;
  beforeAll(async () => {
    core = await Core.start(registry, { secrets: service().settings });
    await post('sys/mounts/many', { type: 'pki' });
    const root = { key_type: 'ec', ttl: '1000h' };
    const { issuer_id: id } = await post('many/root/generate/internal', { ...root, common_name: 'Old, and long' });
    await post('many/root/generate/internal', { ...root, common_name: 'New', issuer_name: 'new' });
    for (const [name, issuer] of [
      ['old', String(id)],
      ['new', 'new'],
    ] as const) {
      await post(`many/roles/${name}`, { allow_any_name: true, key_type: 'ed25519', ttl: '1h', issuer_ref: issuer });
    }
    held = (await core.import('lintel_pki_root', { id: `many/issuer/${String(id)}` }))!;
  });
  afterAll(async () => core.close());
  const post = async (path: string, body: object): Promise<Values> =>
    ((await service().data('POST', path, body)) ?? {}) as Values;
  const issue = (role: string) => post(`many/issue/${role}`, { common_name: 'app.example.com' });

  it('are counted from what OpenBao lists, without those of others and those that are revoked', async () => {
    const serials: unknown[] = [];
    for (let number = 0; number < MANY; number += 7) {
      const made = await Promise.all(Array.from({ length: 7 }, () => issue('old')));
      serials.push(...made.map(({ serial_number: serial }) => serial));
    }
    expect(serials).toHaveLength(MANY);
    await issue('new');
    const count = async () => {
      const [warning] = await core.planDestroy('lintel_pki_root', held);
      return Number(/has signed (\d+) certificates, valid until/.exec(warning!.detail)?.[1]);
    };
    expect(await count()).toBe(MANY);
    await post('many/revoke', { serial_number: serials[0] });
    await post('many/revoke', { serial_number: serials[1] });
    expect(await count()).toBe(MANY - 2);
  }, 60_000);
});
