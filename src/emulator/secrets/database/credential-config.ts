import type { World } from '../../world';
import { readMap, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';

export interface Credential {
  readonly type: string;
  /** As returned: numbers are numbers, and defaults are filled in. */
  readonly config: Readonly<Record<string, string | number>>;
}

const OPTIONS = {
  password: ['password_policy'],
  rsa_private_key: ['format', 'key_bits'],
  client_certificate: ['common_name_template', 'ca_cert', 'ca_private_key', 'key_type', 'key_bits', 'signature_bits'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** The default comes first. */
type Choices<T> = readonly [T, ...T[]];

const RSA_BITS: Choices<number> = [2048, 3072, 4096];
const EC_BITS: Choices<number> = [256, 224, 384, 521];
const SIGNATURE_BITS: Choices<number> = [256, 384, 512];
const KEY_TYPES = ['rsa', 'ec', 'ed25519'];
const SIGNING = ['common_name_template', 'ca_cert', 'ca_private_key'] as const;

/** Reads a role's credential. If the map is omitted, a password's map is kept and the other types' maps return to their defaults. */
export function readCredential(world: World, fields: Fields, before: Credential | undefined): Credential {
  if (world.settings.databaseInterface === 'earlier') return before ?? { type: 'password', config: {} };
  const said = readText(fields, 'credential_type');
  // Only the specification treats an empty type as an omitted one.
  const type = (world.dialects.secrets === 'standard' ? said || undefined : said) ?? before?.type ?? 'password';
  if (!isType(type)) throw badRequest(`invalid credential_type "${type}"`);
  const given = readMap(fields, 'credential_config') ?? {};
  if (type === 'password' && leavesAsItIs(world, given, before)) return { type, config: before?.config ?? {} };
  const known = Object.fromEntries(
    Object.entries(given).filter(([key]) => (OPTIONS[type] as readonly string[]).includes(key)),
  );
  return { type, config: { ...others(world, type, given), ...completed(world, type, known) } };
}

function isType(type: string): type is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, type);
}

/**
 * Vault and OpenBao replace a map only if the new one has entries: an empty policy does not remove the policy, and another type's options remain when
 * the type returns to password. In the specification, this applies only to an omitted map.
 */
function leavesAsItIs(world: World, given: Readonly<Record<string, string>>, before: Credential | undefined): boolean {
  if (world.dialects.secrets !== 'standard') return !given.password_policy;
  return Object.keys(given).length === 0 && before?.type === 'password';
}

/** The specification does not say which options belong to a key; Vault and OpenBao drop all others. */
function others(world: World, type: string, given: Readonly<Record<string, string>>): Credential['config'] {
  if (world.dialects.secrets !== 'standard' || type !== 'rsa_private_key') return {};
  const kept = Object.entries(given).filter(([key]) => (OPTIONS.client_certificate as readonly string[]).includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key.endsWith('_bits') && /^\d+$/.test(value) ? Number(value) : value]),
  );
}

function completed(world: World, type: string, given: Readonly<Record<string, string>>): Credential['config'] {
  switch (type) {
    case 'password':
      return given.password_policy ? { password_policy: given.password_policy } : {};
    case 'rsa_private_key':
      return {
        format: formatOf(given.format),
        key_bits: bits(given.key_bits, RSA_BITS, `invalid key_bits: ${given.key_bits}`),
      };
    default:
      return clientCertificate(world, given);
  }
}

/** Vault and OpenBao require every signing field; the specification requires only the key type. */
function clientCertificate(world: World, given: Readonly<Record<string, string>>): Credential['config'] {
  const { common_name_template = '', ca_cert = '', ca_private_key = '', key_type = '' } = given;
  if (!KEY_TYPES.includes(key_type)) throw invalid('invalid key_type');
  const config = {
    common_name_template,
    ca_cert,
    ca_private_key,
    key_type,
    key_bits:
      key_type === 'ed25519' ? 0 : bits(given.key_bits, key_type === 'ec' ? EC_BITS : RSA_BITS, 'invalid key_bits'),
    signature_bits: bits(given.signature_bits, SIGNATURE_BITS, 'invalid signature_bits'),
  };
  const missing = SIGNING.find((key) => config[key] === '');
  if (missing !== undefined && world.dialects.secrets !== 'standard') throw invalid(`missing required ${missing}`);
  return config;
}

function formatOf(value = ''): string {
  if (value !== '' && value !== 'pkcs8') throw invalid(`invalid format: ${value}`);
  return 'pkcs8';
}

/** 0 selects the first choice. */
function bits(value: string | undefined, choices: Choices<number>, wrong: string): number {
  const chosen = Number(value || 0) || choices[0];
  if ((value && !/^\d+$/.test(value)) || !choices.includes(chosen)) throw invalid(wrong);
  return chosen;
}

function invalid(text: string) {
  return badRequest(`credential_config validation failed: ${text}`);
}
