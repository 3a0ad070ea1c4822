import type { Dialects } from '../../settings';
import { goDuration } from '../durations';
import { readMap, readNames, readText } from '../fields';
import type { Fields } from '../fields';
import type { Mount } from '../mounts';
import { badRequest } from '../refusal';

/** Members of `config` that are stored unchanged. */
const LISTS = [
  'audit_non_hmac_request_keys',
  'audit_non_hmac_response_keys',
  'passthrough_request_headers',
  'allowed_response_headers',
];
/** Members known to only one service; the others ignore them. */
const VAULT_LISTS = ['delegated_auth_accessors', 'allowed_managed_keys'];
const VAULT_OTHERS = ['identity_token_key', 'trim_request_trailing_slashes'];

const VISIBILITIES = ['', 'unauth', 'hidden'];
const TOKEN_TYPES = ['default-service', 'default-batch', 'service', 'batch'];

/** A lease limit in whole seconds. `system` means the system's limit; negative numbers are accepted. */
export function leaseSeconds(value: unknown): number {
  const text =
    value === null || value === undefined ? '' : String(typeof value === 'number' ? Math.trunc(value) : value);
  return text === 'system' ? 0 : goDuration(text);
}

/** Further configuration members of a mount after a write; `trimmed` says whether list elements are trimmed. */
export function configMembers(
  fields: Fields,
  before: Readonly<Record<string, unknown>>,
  dialect: Dialects['secrets'],
  { trimmed }: { readonly trimmed: boolean },
): Readonly<Record<string, unknown>> {
  const members: Record<string, unknown> = { ...before };
  const lists = dialect === 'vault' ? [...LISTS, ...VAULT_LISTS] : LISTS;
  for (const name of lists) setList(members, fields, name, trimmed);
  const visibility = readText(fields, 'listing_visibility');
  if (visibility !== undefined) {
    if (!VISIBILITIES.includes(visibility)) throw badRequest(`invalid listing_visibility ${visibility}`);
    setUnlessEmpty(members, 'listing_visibility', visibility);
  }
  for (const name of dialect === 'vault' ? VAULT_OTHERS : []) {
    if (Object.hasOwn(fields, name)) setUnlessEmpty(members, name, fields[name]);
  }
  return members;
}

export function readTokenType(fields: Fields): string | undefined {
  const given = readText(fields, 'token_type');
  if (given === undefined) return undefined;
  if (given === '') return 'default-service';
  if (!TOKEN_TYPES.includes(given)) throw badRequest(`invalid value for "token_type": ${given}`);
  return given;
}

/** A mount's options after a write; an empty value removes a key. */
export function mergedOptions(
  { options = {} }: Pick<Mount, 'options'>,
  fields: Fields,
): Readonly<Record<string, string>> {
  const given = readMap(fields, 'options') ?? {};
  return Object.fromEntries(Object.entries({ ...options, ...given }).filter(([, value]) => value !== ''));
}

function setList(members: Record<string, unknown>, fields: Fields, name: string, trimmed: boolean): void {
  const values = trimmed ? readNames(fields, name) : (verbatim(fields[name]) ?? readNames(fields, name));
  if (values) setUnlessEmpty(members, name, values);
}

function verbatim(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

/** Empty members become absent. */
function setUnlessEmpty(members: Record<string, unknown>, name: string, value: unknown): void {
  const isEmpty = value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
  if (isEmpty) delete members[name];
  else members[name] = value;
}
