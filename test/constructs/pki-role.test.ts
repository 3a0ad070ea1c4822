import { TerraformOutput, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { DataPkiRole, PkiRole, CnValidation, ExtKeyUsage, KeyType, KeyUsage } = secrets;

test('synthesizes a PKI role with the names of the service', () => {
  const stack = newStack();
  new PkiRole(stack, 'role', {
    name: 'web',
    allowedDomains: ['example.com'],
    ttl: Duration.hours(1),
    maxTtl: Duration.days(30),
    keyType: KeyType.EC,
    keyBits: 384,
    keyUsage: [KeyUsage.DIGITAL_SIGNATURE, KeyUsage.CRL_SIGN],
    extKeyUsage: [ExtKeyUsage.IPSEC_END_SYSTEM, ExtKeyUsage.OCSP_SIGNING],
    cnValidations: [CnValidation.DISABLED],
  });
  const { resource } = JSON.parse(Testing.synth(stack)) as {
    resource: { lintel_pki_role: { role: Record<string, unknown> } };
  };
  const { '//': _, ...attributes } = resource.lintel_pki_role.role;
  expect(attributes).toEqual({
    name: 'web',
    allowed_domains: ['example.com'],
    ttl: '1h',
    max_ttl: '30d',
    key_type: 'ec',
    key_bits: 384,
    key_usage: ['DigitalSignature', 'CRLSign'],
    ext_key_usage: ['IPSECEndSystem', 'OCSPSigning'],
    cn_validations: ['disabled'],
  });
});

test('refuses at synth a PKI role that the service would refuse', () => {
  expect(() => new PkiRole(newStack(), 'role', { name: 'web', keyType: KeyType.ED25519, keyBits: 2048 })).toThrow(
    '2048 is not allowed if `keyType` is "ed25519"',
  );
  expect(
    () => new PkiRole(newStack(), 'role', { name: 'web', cnValidations: [CnValidation.EMAIL, CnValidation.DISABLED] }),
  ).toThrow('"disabled" only as its single element');
  expect(() => new PkiRole(newStack(), 'role', { name: 'web', noStore: true, generateLease: true })).toThrow(
    'cannot both be true',
  );
  expect(
    () => new PkiRole(newStack(), 'role', { name: 'web', ttl: Duration.hours(2), maxTtl: Duration.hours(1) }),
  ).toThrow('must be at most `maxTtl`');
});

test('refers to a PKI role that was read', () => {
  const stack = newStack();
  const data = new DataPkiRole(stack, 'data', { name: 'web' });
  new TerraformOutput(stack, 'key', { value: data.keyType });
  new TerraformOutput(stack, 'domains', { value: data.allowedDomains });
  const { output } = JSON.parse(Testing.synth(stack)) as { output: Record<string, { value: string }> };
  expect(output.key.value).toBe('${data.lintel_pki_role.data.key_type}');
  expect(output.domains.value).toContain('data.lintel_pki_role.data.allowed_domains');
});
