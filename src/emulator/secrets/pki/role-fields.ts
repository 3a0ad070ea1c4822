import { ownField } from '../../read-fields';
import type { Dialects } from '../../settings';
import { readFlag, readNames, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';

interface RoleField<T = unknown> {
  readonly read: (fields: Fields, name: string) => T | undefined;
  readonly absent: T;
  /** The dialects that have the field; if absent, all. */
  readonly only?: readonly Dialects['secrets'][];
}

const flag = (absent: boolean): RoleField<boolean> => ({ read: readFlag, absent });
const text = (absent: string): RoleField<string> => ({ read: readText, absent });
const seconds = (absent: number): RoleField<number> => ({ read: readSeconds, absent });
const whole = (absent: number): RoleField<number> => ({ read: readWhole, absent });
const names = (...absent: string[]): RoleField<readonly string[]> => ({
  read: (fields, name) => readNames(fields, name)?.filter((each) => each !== ''),
  absent,
});

const ENTERPRISE = ['standard', 'vault'] as const;
const OPENBAO = ['openbao'] as const;

/** The fields of a role: how each is read from a write, and its default. */
export const ROLE_FIELDS = {
  ttl: seconds(0),
  max_ttl: seconds(0),
  not_before_duration: seconds(30),
  not_after: text(''),
  issuer_ref: text('default'),
  allow_localhost: flag(true),
  allowed_domains: names(),
  allowed_domains_template: flag(false),
  allow_bare_domains: flag(false),
  allow_subdomains: flag(false),
  allow_glob_domains: flag(false),
  allow_any_name: flag(false),
  allow_wildcard_certificates: flag(true),
  enforce_hostnames: flag(true),
  allow_ip_sans: flag(true),
  allowed_uri_sans: names(),
  allowed_uri_sans_template: flag(false),
  allowed_other_sans: names(),
  allowed_serial_numbers: names(),
  allowed_user_ids: names(),
  server_flag: flag(true),
  client_flag: flag(true),
  code_signing_flag: flag(false),
  email_protection_flag: flag(false),
  key_type: text('rsa'),
  key_bits: whole(0),
  signature_bits: whole(0),
  use_pss: flag(false),
  key_usage: names('DigitalSignature', 'KeyAgreement', 'KeyEncipherment'),
  ext_key_usage: names(),
  ext_key_usage_oids: names(),
  use_csr_common_name: flag(true),
  use_csr_sans: flag(true),
  ou: names(),
  organization: names(),
  country: names(),
  locality: names(),
  province: names(),
  street_address: names(),
  postal_code: names(),
  generate_lease: flag(false),
  no_store: flag(false),
  require_cn: flag(true),
  cn_validations: names('email', 'hostname'),
  policy_identifiers: { read: readPolicies, absent: [] as readonly string[] },
  basic_constraints_valid_for_non_ca: flag(false),
  // Not accepted in writes, but present in old roles.
  allow_token_displayname: { read: () => undefined, absent: false } as RoleField<boolean>,
  no_store_metadata: { ...flag(false), only: ENTERPRISE },
  serial_number_source: { ...text('json-csr'), only: ['vault'] as const },
  allowed_ip_sans_cidr: { ...names(), only: OPENBAO },
  allow_globs_in_identity_templates: { ...flag(false), only: OPENBAO },
  not_before: { ...text(''), only: OPENBAO },
  not_before_bound: { ...text('permit'), only: OPENBAO },
  not_after_bound: { ...text('permit'), only: OPENBAO },
} as const satisfies Readonly<Record<string, RoleField<any>>>;

/** Every field under the service's name; durations are in seconds. */
export type RoleFields = {
  readonly [Name in keyof typeof ROLE_FIELDS]: (typeof ROLE_FIELDS)[Name] extends RoleField<infer T> ? T : never;
};

const TABLE = Object.entries(ROLE_FIELDS) as readonly [keyof RoleFields, RoleField][];

/** `Object.fromEntries` loses the types that TABLE gets from ROLE_FIELDS. */
function asRoleFields(entries: readonly (readonly [keyof RoleFields, unknown])[]): RoleFields {
  return Object.fromEntries(entries) as object as RoleFields;
}

/** Omitted fields are as in `before`; null in a merge patch restores the default. */
export function readRoleFields(body: Fields, before: RoleFields = defaultRoleFields()): RoleFields {
  return asRoleFields(
    TABLE.map(([name, { read, absent }]) => [name, body[name] === null ? absent : (read(body, name) ?? before[name])]),
  );
}

export function defaultRoleFields(): RoleFields {
  return asRoleFields(TABLE.map(([name, { absent }]) => [name, absent]));
}

/** A role as returned in a dialect; in the specification, its two durations are strings. */
export function shownRoleFields(fields: RoleFields, dialect: Dialects['secrets']): object {
  const shown = TABLE.filter(([, { only }]) => !only || only.includes(dialect)).map(([name]) => [name, fields[name]]);
  const texts = dialect === 'standard' ? { ttl: durationText(fields.ttl), max_ttl: durationText(fields.max_ttl) } : {};
  return { ...Object.fromEntries(shown), ...texts };
}

/** Each is an OID or a JSON document; a single JSON array is a list of documents. */
function readPolicies(body: Fields, name: string): readonly string[] | undefined {
  const value = ownField(body, name);
  const given = typeof value === 'string' && value.trim().startsWith('[') ? parsed(value) : value;
  if (!Array.isArray(given)) return readNames(body, name)?.filter((each) => each !== '');
  return given.map((each) => (typeof each === 'object' ? JSON.stringify(each) : reserialized(String(each).trim())));
}

function reserialized(policy: string): string {
  return policy.startsWith('{') ? JSON.stringify(parsed(policy)) : policy;
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function durationText(total: number): string {
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60)];
  if (total < 60) return `${total}s`;
  return `${hours > 0 ? `${hours}h` : ''}${minutes}m${total % 60}s`;
}
