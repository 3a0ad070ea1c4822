import type { World } from '../../world';
import { readMap, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';

export interface Credential {
  readonly type: string;
  /** As it is answered: numbers are numbers, defaults are filled in. */
  readonly config: Readonly<Record<string, string | number>>;
}

const TYPES = ['password', 'rsa_private_key', 'client_certificate'];
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  password: ['password_policy'],
  rsa_private_key: ['format', 'key_bits'],
  client_certificate: ['common_name_template', 'ca_cert', 'ca_private_key', 'key_type', 'key_bits', 'signature_bits'],
};
const KEY_BITS: Readonly<Record<string, readonly number[]>> = { rsa: [2048, 3072, 4096], ec: [256, 224, 384, 521], ed25519: [0] };
const SIGNATURE_BITS = [256, 384, 512];

/** What a role says about its credential. A map that is left out leaves a password's as it is, and the others' to their defaults. */
export function readCredential(world: World, fields: Fields, before: Credential | undefined): Credential {
  if (world.settings.databaseInterface === 'earlier') return before ?? { type: 'password', config: {} };
  const said = readText(fields, 'credential_type');
  // An empty one is none by the specification alone.
  const type = (world.dialects.secrets === 'standard' ? said || undefined : said) ?? before?.type ?? 'password';
  if (!TYPES.includes(type)) throw badRequest(`invalid credential_type "${type}"`);
  const given = readMap(fields, 'credential_config') ?? {};
  if (type === 'password' && leavesAsItIs(world, given, before)) return { type, config: before?.config ?? {} };
  const known = Object.fromEntries(Object.entries(given).filter(([key]) => OPTIONS[type].includes(key)));
  return { type, config: { ...others(world, type, given), ...completed(world, type, known) } };
}

/**
 * The services that exist put a map in the place of another only if something stands in it: so an empty policy takes no policy away, and the
 * options of another type stay when the type goes back to passwords. By the specification that holds for a map that is left out.
 */
function leavesAsItIs(world: World, given: Readonly<Record<string, string>>, before: Credential | undefined): boolean {
  if (world.dialects.secrets !== 'standard') return !given.password_policy;
  return Object.keys(given).length === 0 && before?.type === 'password';
}

/** The specification leaves open which options belong to a key; the services that exist drop the others. */
function others(world: World, type: string, given: Readonly<Record<string, string>>): Credential['config'] {
  if (world.dialects.secrets !== 'standard' || type !== 'rsa_private_key') return {};
  const kept = Object.entries(given).filter(([key]) => OPTIONS.client_certificate.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, key.endsWith('_bits') && /^\d+$/.test(value) ? Number(value) : value]));
}

function completed(world: World, type: string, given: Readonly<Record<string, string>>): Credential['config'] {
  switch (type) {
    case 'password':
      return given.password_policy ? { password_policy: given.password_policy } : {};
    case 'rsa_private_key':
      return { format: choice('format', given.format, ['pkcs8']), key_bits: bits('key_bits', given.key_bits, KEY_BITS.rsa) };
    default:
      return clientCertificate(world, given);
  }
}

/** The services that exist want all of what signs; the specification wants the key type alone. */
function clientCertificate(world: World, given: Readonly<Record<string, string>>): Credential['config'] {
  const required = world.dialects.secrets === 'standard' ? ['key_type'] : ['common_name_template', 'ca_cert', 'ca_private_key', 'key_type'];
  const missing = required.find((key) => !given[key]);
  if (missing !== undefined) throw invalid(`missing required ${missing}`);
  const type = choice('key_type', given.key_type, Object.keys(KEY_BITS));
  const { common_name_template = '', ca_cert = '', ca_private_key = '' } = given;
  return {
    common_name_template,
    ca_cert,
    ca_private_key,
    key_type: type,
    key_bits: type === 'ed25519' ? 0 : bits('key_bits', given.key_bits, KEY_BITS[type]),
    signature_bits: bits('signature_bits', given.signature_bits, SIGNATURE_BITS),
  };
}

function choice(name: string, value: string | undefined, choices: readonly string[]): string {
  const chosen = value || choices[0];
  if (!choices.includes(chosen)) throw invalid(`invalid ${name} ${JSON.stringify(value)}`);
  return chosen;
}

/** 0 is the first of the choices. */
function bits(name: string, value: string | undefined, choices: readonly number[]): number {
  const chosen = Number(value || 0) || choices[0];
  if ((value && !/^\d+$/.test(value)) || !choices.includes(chosen)) throw invalid(`invalid ${name} ${value}`);
  return chosen;
}

function invalid(text: string) {
  return badRequest(`credential_config validation failed: ${text}`);
}
