import * as registry from '../../../src/handlers';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { refusal } from '../../support/environments/refusal';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
  await open.service.request('POST', '/v1/pki/roles/any', { body: { allow_any_name: true, key_type: 'ec' } });
});
afterEach(async () => {
  await open.close();
});

const issue = async (name: string): Promise<string> => {
  const { body } = await open.service.request('POST', '/v1/pki/issue/any', { body: { common_name: name, ttl: '1h' } });
  return (body as { readonly data: { readonly serial_number: string } }).data.serial_number;
};
const read = async (type: string, config: object = {}) => open.core.readData(type, { ...config });

describe('what an authority has', () => {
  it('is read from its revocation list', async () => {
    const [first] = [await issue('one.example.com'), await issue('two.example.com')];
    const before = await read('lintel_pki_crl');
    expect(before.revoked).toEqual([]);
    await open.core.apply('lintel_pki_certificate_revocation', { serialNumber: first });
    const after = await read('lintel_pki_crl');
    expect(after).toMatchObject({ revoked: [first], crl: expect.stringContaining('BEGIN X509 CRL') });
    expect(after.number).toBeGreaterThan(before.number as number);
    expect(Date.parse(String(after.nextUpdate)) - Date.parse(String(after.thisUpdate))).toBe(72 * 3_600_000);
    expect((await read('lintel_pki_crl', { delta: true })).revoked).toEqual([]);
    expect((await refusal(read('lintel_pki_crl', { issuerRef: 'none' }))).message).toContain(
      'There is no issuer `none`',
    );
  });

  it('lists certificates, and those that are revoked', async () => {
    const serials = [await issue('one.example.com'), await issue('two.example.com')];
    await open.core.apply('lintel_pki_certificate_revocation', { serialNumber: serials[0] });
    expect(await read('lintel_pki_certificates')).toMatchObject({
      serialNumbers: expect.arrayContaining(serials),
      revokedSerialNumbers: [serials[0]],
    });
  });

  it('lists keys, and reads one by name, by id or the default', async () => {
    await open.service.request('POST', '/v1/pki/keys/generate/internal', {
      body: { key_name: 'spare', key_type: 'ec' },
    });
    const { keys } = await read('lintel_pki_keys');
    const spare = await read('lintel_pki_key', { keyRef: 'spare' });
    expect(spare).toMatchObject({
      keyName: 'spare',
      keyType: 'ec',
      subjectKeyId: expect.stringMatching(/^[0-9a-f:]+$/),
    });
    expect(keys).toContainEqual({ keyId: spare.keyId, keyName: 'spare', isDefault: false });
    expect(await read('lintel_pki_key', { keyRef: spare.keyId })).toMatchObject({ keyName: 'spare' });
    expect((await read('lintel_pki_key')).keyId).not.toBe(spare.keyId);
    expect((await refusal(read('lintel_pki_key', { keyRef: 'none' }))).message).toContain('There is no key `none`');
  });
});

describe('an external account binding', () => {
  const listed = async () => ((await read('lintel_pki_acme_eabs')).eabs as readonly object[]).length;

  it('exists for the run, and is deleted at its end', async () => {
    const { result, kept } = await open.core.open('lintel_pki_acme_eab', { role: 'any' });
    expect(result).toMatchObject({ acmeDirectory: 'roles/any/acme/directory', keyType: 'hs' });
    expect(result.key).toEqual(expect.any(String));
    expect(await listed()).toBe(1);
    await open.core.closeEphemeral('lintel_pki_acme_eab', kept);
    expect(await listed()).toBe(0);
  });

  it('stays if it is handed over, and names an issuer and a role that exist', async () => {
    await open.core.open('lintel_pki_acme_eab', { issuerRef: 'default', deleteOnClose: false });
    expect(await listed()).toBe(1);
    const refused = async (config: object) =>
      (await refusal(open.core.open('lintel_pki_acme_eab', { ...config }))).message;
    expect(await refused({ role: 'none' })).toContain('There is no role `none` at `pki`');
    expect(await refused({ issuerRef: 'none' })).toContain('There is no issuer `none` at `pki`');
    expect(await listed()).toBe(1);
  });
});
