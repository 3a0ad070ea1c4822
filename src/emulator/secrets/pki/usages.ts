import { KeyUsageFlags } from '@peculiar/asn1-x509';
import type { RoleFields } from './role-fields';

const KEY_USAGES: Readonly<Record<string, number>> = {
  digitalsignature: KeyUsageFlags.digitalSignature,
  contentcommitment: KeyUsageFlags.nonRepudiation,
  keyencipherment: KeyUsageFlags.keyEncipherment,
  dataencipherment: KeyUsageFlags.dataEncipherment,
  keyagreement: KeyUsageFlags.keyAgreement,
  certsign: KeyUsageFlags.keyCertSign,
  crlsign: KeyUsageFlags.cRLSign,
  crl: KeyUsageFlags.cRLSign,
  encipheronly: KeyUsageFlags.encipherOnly,
  decipheronly: KeyUsageFlags.decipherOnly,
};

const PURPOSE = '1.3.6.1.5.5.7.3.';
const EXTENDED: Readonly<Record<string, string>> = {
  any: '2.5.29.37.0',
  serverauth: `${PURPOSE}1`,
  clientauth: `${PURPOSE}2`,
  codesigning: `${PURPOSE}3`,
  emailprotection: `${PURPOSE}4`,
  ipsecendsystem: `${PURPOSE}5`,
  ipsectunnel: `${PURPOSE}6`,
  ipsecuser: `${PURPOSE}7`,
  timestamping: `${PURPOSE}8`,
  ocspsigning: `${PURPOSE}9`,
  microsoftservergatedcrypto: '1.3.6.1.4.1.311.10.3.3',
  netscapeservergatedcrypto: '2.16.840.1.113730.4.1',
  microsoftcommercialcodesigning: '1.3.6.1.4.1.311.2.1.22',
  microsoftkernelcodesigning: '1.3.6.1.4.1.311.61.1.1',
};

/** Case-insensitive; unknown names are ignored. */
export function keyUsageFlags(names: readonly string[]): number {
  return joined(names.map((name) => KEY_USAGES[plain(name)] ?? 0));
}

/** Combines several sets of flags. */
export function joined(sets: readonly number[]): number {
  // oxlint-disable-next-line no-bitwise -- they are bits
  return sets.reduce((flags, set) => flags | set, 0);
}

/** Combines a role's four flags and two lists. */
export function extendedKeyUsages(role: RoleFields): string[] {
  const flags = [
    ...(role.server_flag ? ['serverauth'] : []),
    ...(role.client_flag ? ['clientauth'] : []),
    ...(role.code_signing_flag ? ['codesigning'] : []),
    ...(role.email_protection_flag ? ['emailprotection'] : []),
  ];
  const named = [...flags, ...role.ext_key_usage].flatMap((name) => EXTENDED[plain(name)] ?? []);
  return [...new Set([...named, ...role.ext_key_usage_oids])];
}

/** Case-insensitive; unknown names are ignored. */
export function extendedKeyUsageOids(names: readonly string[]): string[] {
  return names.flatMap((name) => EXTENDED[plain(name)] ?? []);
}

/** Vault and OpenBao accept the names with or without the prefix of the Go constants. */
function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^keyusage|^extkeyusage/, '');
}
