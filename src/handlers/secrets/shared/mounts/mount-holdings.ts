/** The content of engines and auth methods that destroying their mount would delete. */

import type { SecretsDialect } from '../../../../clients/connection';
import type { MountKind } from './mount-place';

/** Paths below the mount: lists, and single objects such as a configuration. */
export interface Holdings {
  readonly lists: readonly string[];
  readonly objects?: readonly string[];
  /** Lists that only OpenBao has. */
  readonly openbao?: readonly string[];
}

const ROLES: Holdings = { lists: ['roles'] };
const ROLE: Holdings = { lists: ['role'] };
const USERS: Holdings = { lists: ['users'] };
const USERS_AND_GROUPS: Holdings = { lists: ['users', 'groups'] };
const DIRECTORY: Holdings = { lists: ['role', 'static-role', 'library'], objects: ['config'] };

/** By kind and type. An auth method's own configuration is not included: it is lost with the method. */
const HOLDINGS: { readonly [kind in MountKind]: { readonly [type: string]: Holdings } } = {
  secrets: {
    ad: { lists: ['roles', 'library'], objects: ['config'] },
    alicloud: { lists: ['role'], objects: ['config'] },
    aws: { lists: ['roles', 'static-roles'], objects: ['config/root'] },
    azure: { lists: ['roles'], objects: ['config'] },
    consul: { lists: ['roles'], objects: ['config/access'] },
    database: { lists: ['config', 'roles', 'static-roles'] },
    gcp: { lists: ['rolesets', 'static-accounts', 'impersonated-accounts'], objects: ['config'] },
    gcpkms: { lists: ['keys'], objects: ['config'] },
    keymgmt: { lists: ['kms', 'key'] },
    kmip: { lists: ['scope'] },
    kubernetes: { lists: ['roles'], objects: ['config'] },
    ldap: DIRECTORY,
    mongodbatlas: { lists: ['roles'], objects: ['config'] },
    nomad: { lists: ['role'], objects: ['config/access'] },
    openldap: DIRECTORY,
    pki: { lists: ['issuers', 'keys', 'roles'], openbao: ['cel/roles'] },
    rabbitmq: { lists: ['roles'], objects: ['config/lease'] },
    ssh: { lists: ['roles'], objects: ['config/ca'], openbao: ['issuers'] },
    terraform: { lists: ['role'], objects: ['config'] },
    totp: { lists: ['keys'] },
    transform: { lists: ['role', 'transformation'] },
    transit: { lists: ['keys'] },
  },
  auth: {
    alicloud: ROLE,
    approle: ROLE,
    aws: ROLES,
    azure: ROLE,
    cert: { lists: ['certs', 'crls'] },
    cf: ROLES,
    gcp: ROLE,
    github: { lists: ['map/teams', 'map/users'] },
    jwt: { ...ROLE, openbao: ['cel/role'] },
    kerberos: { lists: ['groups'] },
    kubernetes: ROLE,
    ldap: USERS_AND_GROUPS,
    oci: ROLE,
    oidc: { ...ROLE, openbao: ['cel/role'] },
    okta: USERS_AND_GROUPS,
    pcf: ROLES,
    radius: USERS,
    saml: ROLE,
    userpass: USERS,
  },
};

/** Undefined for an unknown type, such as a custom plugin. */
export function holdingsOf(
  kind: MountKind,
  dialect: SecretsDialect,
  { type = '', options }: { readonly type?: string; readonly options?: Readonly<Record<string, string>> },
): Holdings | undefined {
  // The first level of the paths; the second version has them below `metadata`.
  if (kind === 'secrets' && type === 'kv') return { lists: [options?.version === '2' ? 'metadata' : ''] };
  const holdings = Object.hasOwn(HOLDINGS[kind], type) ? HOLDINGS[kind][type] : undefined;
  if (!holdings?.openbao || dialect !== 'openbao') return holdings;
  return { ...holdings, lists: [...holdings.lists, ...holdings.openbao] };
}
