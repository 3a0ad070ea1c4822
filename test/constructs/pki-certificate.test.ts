import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { TerraformOutput, TerraformStack, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { REQUEST } from '../support/certificate-requests';
import { newStack } from '../support/new-stack';

const { Csr, NotAfter, PkiCertificate, PkiRole, PkiSignedIntermediate, Ttl } = secrets;

type Blocks = { readonly [type: string]: { readonly [name: string]: Record<string, unknown> } };
const synth = (stack: TerraformStack) =>
  JSON.parse(Testing.synth(stack)) as {
    resource: Blocks;
    output: { readonly [name: string]: { readonly value: unknown } };
  };
const only = (blocks: Blocks, type: string): Record<string, unknown> => {
  const { '//': _, ...attributes } = Object.values(blocks[type])[0];
  return attributes;
};

test('issues and signs certificates as children of a role, with its mount and name', () => {
  const stack = newStack();
  const role = new PkiRole(stack, 'role', { name: 'web', mount: 'edge/pki' });
  const certificate = role.issue('shop', {
    commonName: 'shop.example.com',
    altNames: ['www.example.com'],
    validity: Ttl.days(30),
    renewBefore: '30%',
    format: secrets.CertificateFormat.PEM_BUNDLE,
  });
  role.sign('api', Csr.fromPem(REQUEST), {
    commonName: 'api.example.com',
    validity: NotAfter.at(new Date('2031-01-01T00:00:00.500Z')),
  });
  new TerraformOutput(stack, 'until', { value: certificate.validUntil });
  const { resource, output } = synth(stack);
  const place = { mount: '${lintel_pki_role.role.mount}', role: '${lintel_pki_role.role.name}' };
  expect(only(resource, 'lintel_pki_certificate')).toEqual({
    ...place,
    common_name: 'shop.example.com',
    alt_names: ['www.example.com'],
    ttl: '30d',
    renew_before: '30%',
    format: 'pem_bundle',
  });
  expect(only(resource, 'lintel_pki_signed_certificate')).toEqual({
    ...place,
    common_name: 'api.example.com',
    csr: REQUEST,
    not_after: '2031-01-01T00:00:00Z',
  });
  expect(output.until.value).toContain('.valid_until}');
});

test('accepts every input of a request for a certificate of a role', () => {
  const stack = newStack();
  const role = new PkiRole(stack, 'role', { name: 'web', requireCn: false });
  const options = {
    altNames: ['www.example.com'],
    ipSans: ['10.0.0.1'],
    uriSans: ['spiffe://example.com/web'],
    otherSans: ['1.2.3;UTF8:web'],
    excludeCnFromSans: true,
    userIds: ['web'],
    issuerRef: 'ca-2030',
    format: secrets.CertificateFormat.DER,
    removeRootsFromChain: true,
    certMetadata: 'd2Vi',
    revokeOnDestroy: true,
  };
  role.issue('web', { ...options, privateKeyFormat: secrets.PrivateKeyFormat.PKCS8 });
  role.sign('api', Csr.fromPem(REQUEST), { ...options, commonName: 'api.example.com' });
  const { resource } = synth(stack);
  const said = {
    mount: '${lintel_pki_role.role.mount}',
    role: '${lintel_pki_role.role.name}',
    alt_names: ['www.example.com'],
    ip_sans: ['10.0.0.1'],
    uri_sans: ['spiffe://example.com/web'],
    other_sans: ['1.2.3;UTF8:web'],
    exclude_cn_from_sans: true,
    user_ids: ['web'],
    issuer_ref: 'ca-2030',
    format: 'der',
    remove_roots_from_chain: true,
    cert_metadata: 'd2Vi',
    revoke_on_destroy: true,
  };
  expect(only(resource, 'lintel_pki_certificate')).toEqual({ ...said, private_key_format: 'pkcs8' });
  expect(only(resource, 'lintel_pki_signed_certificate')).toEqual({
    ...said,
    csr: REQUEST,
    common_name: 'api.example.com',
  });
});

test('reads a certificate request from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-csr-'));
  writeFileSync(path.join(folder, 'api.csr'), `${REQUEST}\n`);
  const stack = newStack();
  new PkiRole(stack, 'role', { name: 'web' }).sign('api', Csr.fromFile(path.join(folder, 'api.csr')), {
    commonName: 'api.example.com',
    validity: Ttl.of(Duration.hours(36)),
  });
  expect(only(synth(stack).resource, 'lintel_pki_signed_certificate')).toMatchObject({
    csr: `${REQUEST}\n`,
    ttl: '36h',
  });
  rmSync(folder, { recursive: true });
  expect(() => Csr.fromFile(path.join(folder, 'api.csr'))).toThrow(
    /^The file ".*api\.csr" cannot be read: the file does not exist\.$/,
  );
});

test('refuses at synth a certificate that the service would refuse', () => {
  const role = new PkiRole(newStack(), 'role', { name: 'web' });
  expect(() => role.issue('one', { commonName: 'a', validity: NotAfter.never(), renewBefore: '1d' })).toThrow(
    'cannot be configured together with `notAfter`',
  );
  expect(() => role.issue('two', { commonName: 'a', altNames: ['a,b'] })).toThrow('without commas');
  expect(() => role.sign('three', Csr.fromPem('no request'), { commonName: 'a' })).toThrow('-----BEGIN');
  expect(() => new PkiCertificate(newStack(), 'four', { commonName: 'a' })).toThrow(
    'Configure exactly one of `role` and `externalPolicy`',
  );
  expect(
    () =>
      new PkiCertificate(newStack(), 'five', {
        externalPolicy: { keyType: secrets.CertificateKeyType.ED25519, keyBits: 256 },
      }),
  ).toThrow('ed25519');
  expect(
    () =>
      new PkiSignedIntermediate(newStack(), 'six', { commonName: 'a', csr: REQUEST, useCsrValues: true, ou: ['Web'] }),
  ).toThrow('`useCsrValues` is false');
});
