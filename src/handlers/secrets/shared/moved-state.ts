import { isValues, type Value, type Values } from '../../../definition/value';
import type { Moved, NotCarried } from '../../contract';
import { isEmpty } from '../../moved';

/** The object path of a `vault_…` resource. */
export function movedObjectPath(
  { namespace, backend, name }: Values,
  collection: string,
): { readonly id: string; readonly mount: string; readonly name: string } {
  const mount = movedMount(namespace, backend);
  return { id: `${mount}/${collection}/${String(name)}`, mount, name: String(name) };
}

/** The path of a `vault_…` resource that manages both an engine and its configuration. */
export function movedEngine({ namespace, path }: Values): { readonly id: string; readonly mount: string } {
  const mount = movedMount(namespace, path);
  return { id: `${mount}/config`, mount };
}

/** A namespace becomes the leading segments of the mount. */
export function movedMount(...parts: readonly Value[]): string {
  return parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .join('/');
}

/** Attributes of a `vault_…` resource that belong to the mount. */
const MOUNT_SETTINGS = [
  'accessor',
  'allowed_managed_keys',
  'allowed_response_headers',
  'audit_non_hmac_request_keys',
  'audit_non_hmac_response_keys',
  'default_lease_ttl_seconds',
  'delegated_auth_accessors',
  'description',
  'disable_remount',
  'external_entropy_access',
  'force_no_cache',
  'identity_token_key',
  'listing_visibility',
  'local',
  'max_lease_ttl_seconds',
  'options',
  'passthrough_request_headers',
  'plugin_version',
  'seal_wrap',
  'tune',
];

/** The settings of the mount that a warning lists, for a resource that manages both a mount and its configuration. `next`: what to do with them. */
export function leftWithEngine(state: Values, next = ''): readonly NotCarried[] {
  return MOUNT_SETTINGS.filter((name) => !isEmpty(state[name])).map((name) => ({
    name,
    because: `\`${name}\` belongs to the mount, which is not managed by this resource and does not change.${next && ` ${next}`}`,
  }));
}

/** A list of strings; undefined if it is empty. */
export function movedTexts(value: Value): readonly string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}

/** Seconds as a duration; undefined for zero. */
export function durationOf(value: Value): string | undefined {
  const seconds = Number(value);
  return value === undefined || value === null || !(seconds > 0) ? undefined : String(seconds);
}

/** The credential settings of a role, converted from a map to an object. The CA's private key is left out; it comes from the configuration. */
export function movedCredential(state: Values): Moved {
  const config: Values = isValues(state.credential_config) ? state.credential_config : {};
  const text = (name: string): Value => (isEmpty(config[name]) ? undefined : config[name]);
  const number = (name: string) => (config[name] ? Number(config[name]) : undefined);
  const credentialConfig: Values = {
    passwordPolicy: text('password_policy'),
    commonNameTemplate: text('common_name_template'),
    caCert: text('ca_cert'),
    keyType: text('key_type'),
    keyBits: number('key_bits'),
    signatureBits: number('signature_bits'),
    format: text('format'),
  };
  const any = Object.values(credentialConfig).some((value) => value !== undefined);
  return {
    state: {
      credentialType: state.credential_type || 'password',
      credentialConfig: any ? credentialConfig : undefined,
    },
    notCarried: isEmpty(config.ca_private_key) ? undefined : ['credential_config.ca_private_key'],
  };
}
