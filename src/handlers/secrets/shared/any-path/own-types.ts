/** Dedicated types for certain paths, which know more about them. */
import type { engineOf } from './object-path';

const SYSTEM: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^sys\/mounts\/[^/]+(?:\/tune)?$/, 'lintel_secrets_mount'],
  [/^sys\/auth\/[^/]+(?:\/tune)?$/, 'lintel_auth_mount'],
  [/^sys\/polic(?:y|ies\/acl)\//, 'lintel_acl_policy'],
  [/^sys\/policies\/password\//, 'lintel_password_policy'],
  [/^sys\/namespaces\//, 'lintel_namespace'],
  [/^sys\/audit\//, 'lintel_audit_device'],
  [/^identity\/entity(?:\/(?:id|name)\/|$)/, 'lintel_identity_entity'],
  [/^identity\/entity-alias(?:\/id\/|$)/, 'lintel_identity_entity_alias'],
  [/^identity\/group(?:\/(?:id|name)\/|$)/, 'lintel_identity_group'],
  [/^identity\/group-alias(?:\/id\/|$)/, 'lintel_identity_group_alias'],
  [/^auth\/token\/roles\//, 'lintel_token_role'],
];

/** By the type of an engine or, below `auth`, of the auth method. */
const ENGINES: { readonly [type: string]: readonly (readonly [pattern: RegExp, type: string])[] } = {
  approle: [[/^role\/[^/]+$/, 'lintel_approle_role']],
  jwt: [
    [/^role\/[^/]+$/, 'lintel_jwt_auth_role'],
    [/^config$/, 'lintel_jwt_auth_config'],
  ],
  kubernetes: [
    [/^role\/[^/]+$/, 'lintel_kubernetes_auth_role'],
    [/^config$/, 'lintel_kubernetes_auth_config'],
  ],
  userpass: [[/^users\/[^/]+$/, 'lintel_userpass_user']],
  database: [
    [/^config\/[^/]+$/, 'lintel_database_connection'],
    [/^roles\/[^/]+$/, 'lintel_database_role'],
    [/^static-roles\/[^/]+$/, 'lintel_database_static_role'],
  ],
  pki: [
    [/^roles\/[^/]+$/, 'lintel_pki_role'],
    [/^config\/urls$/, 'lintel_pki_urls_config'],
    [/^config\/crl$/, 'lintel_pki_crl_config'],
    [/^config\/cluster$/, 'lintel_pki_cluster_config'],
    [/^config\/acme$/, 'lintel_pki_acme_config'],
    [/^config\/auto-tidy$/, 'lintel_pki_auto_tidy_config'],
    [/^config\/issuers$/, 'lintel_pki_issuers_config'],
    [/^config\/keys$/, 'lintel_pki_keys_config'],
    [/^issuer\/[^/]+$/, 'lintel_pki_issuer'],
  ],
  transit: [[/^keys\/[^/]+(?:\/(?:config|trim))?$/, 'lintel_transit_key']],
  kv: [[/^config$/, 'lintel_kv_config']],
};

/** The dedicated type for a path of the service itself. */
export function systemTypeOf(path: string): string | undefined {
  return SYSTEM.find(([pattern]) => pattern.test(path))?.[1];
}

/** The dedicated type for a path in an engine or an auth method. */
export function engineTypeOf(path: string, engine: Awaited<ReturnType<typeof engineOf>>): string | undefined {
  if (!engine) return undefined;
  const { type, rest } = engine;
  // There is an engine and an auth method called `kubernetes`.
  if (type === 'kubernetes' && !path.startsWith('auth/')) return undefined;
  // In version 1, every path is a document.
  if (type === 'kv' && engine.version !== '2') return 'lintel_kv_secret_v1';
  return ENGINES[type]?.find(([pattern]) => pattern.test(rest))?.[1];
}
