import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { makeAuthority } from '../../../support/authority-certificates';
import type { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const { certificate, privateKey } = makeAuthority('External CA');
const TYPES: { readonly [type: string]: Values } = {
  lintel_pki_root: { commonName: 'Example root', keyType: 'ec', notAfter: '2040-01-01T00:00:00Z' },
  lintel_pki_issuer: { certificate, privateKeyWo: privateKey },
};
const CASES = Object.keys(TYPES).flatMap((type) =>
  (['openbao', 'vault'] as const).map((dialect) => ({ type, dialect })),
);

describe.each(CASES)('the plan of a destroy of a $type, in the dialect $dialect,', ({ type, dialect }) => {
  let open: Proxied;
  let held: Held;
  beforeAll(async () => {
    open = await openProxied(registry, { dialects: { secrets: dialect } });
    ({ held } = await open.core.apply(type, { ...TYPES[type], issuerName: 'old' }));
  });
  afterAll(async () => {
    await open.close();
  });
  const post = async (path: string, body: object): Promise<Values> => {
    const { status, body: answer } = await open.service.request('POST', `/v1/pki/${path}`, { body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return ((answer as Values | undefined)?.data ?? {}) as Values;
  };
  const planned = async () =>
    (await open.core.planDestroy(type, held)).map(({ severity, summary, detail }) => [severity, summary, detail]);
  const role = { allow_any_name: true, key_type: 'ec', ttl: '1h' };
  const issued: string[] = [];

  it('says nothing of an issuer that nothing needs, and of roles of other issuers', async () => {
    await post('roles/elsewhere', role);
    expect(await planned()).toEqual([]);
  });

  it('names the roles that refer to it by its id and by its name', async () => {
    await post('roles/by-id', { ...role, issuer_ref: held.state.issuerId });
    await post('roles/by-name', { ...role, issuer_ref: 'old' });
    expect(await planned()).toEqual([
      ['warning', 'Roles refer to the issuer', expect.stringContaining('`by-id`, `by-name` of `pki` issue with')],
    ]);
  });

  it('counts its certificates that are valid, and neither those of others nor revoked ones', async () => {
    await post('issue/elsewhere', { common_name: 'other.example.com' });
    for (const name of ['by-id', 'by-name', 'by-name']) {
      const { serial_number: serial } = await post(`issue/${name}`, { common_name: 'app.example.com' });
      issued.push(String(serial));
    }
    const count = async () => (await planned()).find(([, summary]) => summary?.startsWith('Certificates of'))?.[2];
    expect(await count()).toMatch(
      /^The issuer `old` of `pki` has signed 3 certificates, valid until 20\d\d-.*cannot be revoked/,
    );
    for (const serial of issued.slice(1)) await post('revoke', { serial_number: serial });
    expect(await count()).toMatch(/has signed 1 certificate, which is valid until/);
  });

  it('names roles without an issuer of their own once it is the default', async () => {
    await post('config/issuers', { default: held.state.issuerId });
    held = (await open.core.refresh(type, held))!;
    const roles = (await planned()).find(([, summary]) => summary === 'Roles refer to the issuer');
    expect(roles?.[2]).toMatch(/`by-id`, `by-name`, `elsewhere`.*make another issuer the default/);
  });

  it('says nothing if the token may not look', async () => {
    await open.core.configure(settingsFor(open.proxy, 'none', dialect));
    expect(await planned()).toEqual([]);
  });
});
