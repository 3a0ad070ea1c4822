import { normalizedKey } from '../../../src/definition/equal';
import { isValues, Value, Values } from '../../../src/definition/value';
import type { MutatedResponse } from './malformed';

const ALWAYS_OF_PKI_ROLES = [
  'allow_any_name',
  'allow_ip_sans',
  'allow_localhost',
  'allow_subdomains',
  'allowed_domains',
  'allowed_uri_sans',
  'allowed_other_sans',
  'client_flag',
  'code_signing_flag',
  'key_bits',
  'key_type',
  'max_ttl',
  'server_flag',
  'ttl',
];

/** The outcome of an operation. */
export interface Outcome {
  /** Its result. */
  readonly reported?: Value;
  readonly gone?: true;
  /** Its error messages. */
  readonly refused?: string;
}

/** Returns what is wrong with an outcome, or undefined. `whole`: the result of unchanged responses. */
export function verdict(
  one: MutatedResponse,
  whole: Outcome,
  { reported, gone, refused }: Outcome,
  verbatim?: RegExp,
): string | undefined {
  if ('polluted' in {}) return 'the prototype of all objects is polluted';
  if (refused !== undefined) {
    return /\bbugs?\b|defect|undefined|\[object/i.test(refused) ? `it blames us: ${refused}` : undefined;
  }
  if (mayBe(one, verbatim)) return undefined;
  if (gone && !whole.gone) return 'it takes the object for gone';
  const differing = differences(reported, whole.reported);
  return differing.length === 0 ? undefined : `it reports ${differing.join(', ')}`;
}

/** The names under which two results differ, with what is reported. */
function differences(reported: Value, whole: Value): string[] {
  const [one, other] = [reported, whole].map((value): Values => (isValues(value) ? value : {}));
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => normalizedKey(one[name]) !== normalizedKey(other[name]))
    .map(
      (name) => `${name}: ${JSON.stringify(one[name])?.slice(0, 80)} for ${JSON.stringify(other[name])?.slice(0, 80)}`,
    );
}

/** Whether the service may send the mutated response, even though the mutation is not just another value. */
function mayBe({ response, mutation: { kind, name, at } }: MutatedResponse, verbatim?: RegExp): boolean {
  const place = at.join('.');
  if (kind === 'value') return true;
  if (name === '{"data":[]}') return Array.isArray((response.body as { data?: unknown }).data);
  return (
    VERBATIM.test(place) ||
    verbatim?.test(place) === true ||
    (kind === 'absent' && ABSENT.some(([path, key]) => path.test(response.path) && key.test(place)))
  );
}

/** Values that are passed on unchanged, whatever they contain, or that have several types. */
const VERBATIM =
  /^included\.\d+\.attributes|^data\.additional_metadata|^data\.connection_details(?!\.(?:connection_url|username|disable_escaping)$)|\.inputs\.\d+\.default$|^data\.usage$|^data\.bound_claims(?:\.|$)/;

/** Values that a service may omit or send as null, meaning none or the default, by the request path and the location in the response. */
const ABSENT: readonly (readonly [path: RegExp, place: RegExp])[] = [
  [
    /\/transit\/keys\/[^/]+$/,
    /^data\.(?:key_size|convergent_encryption|keys|imported_key|soft_deleted|supports_\w+|keys\.\d+\.public_key)$/,
  ],
  // Only OpenBao has these.
  [/^\/v1\/(?:.*\/)?auth\/.*\/role\//, /^data\.token_strictly_bind_ip$/],
  [/^\/v1\/(?:.*\/)?auth\/.*\/config$/, /^data\.token_reviewer_jwt_set$/],
  // Absent if it is empty, or if the service is older.
  [/^\/v1\/(?:.*\/)?auth\/.*\/role\//, /^data\.(?:audience|bound_service_account_namespace_selector)$/],
  // The members around a list, and those that accompany the requested objects.
  [/^\/api\//, /^(?:meta|links|included)$|^meta\.(?:pagination|status-counts)/],
  [/^\/api\/.*[?&]include=/, /^included\.\d+\.(?:relationships|attributes)/],
  // What counts, and where a set counts, some releases leave out.
  [
    /\/varsets(?:[/?]|$)/,
    /\.attributes\.(?:description|(?:var|workspace|project)-count|updated-at)$|\.relationships\.(?:workspaces|projects|parent)(?:\.data(?:\.type)?)?$/,
  ],
  // An empty text is null, and of what is sensitive no answer has the value.
  [/\/vars(?:[/?]|$)/, /\.attributes\.(?:description|value|version-id)$/],
  // Only some destinations have these.
  [
    /\/notification-configurations(?:[/?]|$)/,
    /\.attributes\.(?:url|token|triggers|enabled|email-addresses|created-at|updated-at)$|\.relationships\.users(?:\.data)?$/,
  ],
  // Who is invited has no user, and some services name people by their users alone.
  [/\/organization-memberships(?:[/?]|$)/, /\.attributes\.(?:email|username)$|\.relationships\.user(?:\.data)?$/],
  // Names are there for people, and permissions are null in releases that lack them.
  [/\/run-triggers(?:[/?]|$)/, /\.attributes\.(?:workspace-name|sourceable-name|created-at)$/],
  [/\/team-(?:workspaces|projects)(?:[/?]|$)/, /\.attributes\.(?!access$)/],
  // An empty text is null, and the names of relationships differ by service.
  [
    /\/tasks(?:\/task-|\?|$)/,
    /\.attributes\.(?:description|global-configuration(?:\..*)?)$|\.relationships\.(?:workspace-)?tasks(?:\.data)?$/,
  ],
  // Services from before the second framework omit the kind. The link appears with the code.
  [
    /\/policies/,
    /\.attributes\.(?:description|query|kind|updated-at)$|\.links\.download$|\.relationships\.policy-sets(?:\.data)?$/,
  ],
  // Of objects that are only looked up, the specification promises the name: release, plan and permissions decide about the rest.
  [
    /^\/api\/v2\/(?:organizations\/[^/?]+(?:\/(?:workspaces(?:\/[^/?]+)?|projects|teams|agent-pools|oauth-clients|entitlement-set))?|(?:workspaces|projects|teams|agent-pools)\/[^/?]+|oauth-clients\/[^/?]+(?:\/oauth-tokens)?|github-app\/.*)(?:\?|$)/,
    /^data(?:\.\d+)?\.(?:attributes(?:\.(?!name$).*)?|relationships(?:\.(?!organization(?:\.|$)).*)?)$/,
  ],
  // Null if it is empty, absent by release or edition, or present only with a repository or a version.
  [
    /\/policy-sets/,
    /\.attributes\.(?:description|kind|agent-enabled|overridable|policy-tool-version|policies-path|policy-update-patterns|vcs-repo(?:\.(?:branch|display-identifier|ingress-submodules|oauth-token-id|github-app-installation-id|repository-http-url|service-provider|tags-regex|webhook-url))?|project-count|tag-selectors(?:\.\d+\.(?:tag-value|is-exclude))?|value)$|\.relationships\.(?:(?:current|newest)-version|policies|workspaces|projects|(?:workspace|project)-exclusions)(?:\.data)?$/,
  ],
  // Some releases omit these. They are null if they were never set.
  [
    /\/admin\/organizations/,
    /\.attributes$|\.attributes\.(?:infra-build-worker-.*|infra-worker-sudo-enabled|notification-email|global-module-sharing|sso-enabled|workspace-limit)$|\.relationships(?:\.(?:owners|subscription|feature-set)(?:\.data)?)?$/,
  ],
  // Present only for a repository, or only in one edition.
  [
    /\/registry-(?:modules|providers)/,
    /\.attributes\.(?:vcs-repo(?:\.(?:oauth-token-id|ingress-submodules|webhook-url|branch))?|no-code|permissions(?:\..*)?)$/,
  ],
  // The registry protocol guarantees the identity of the module, and little else.
  [/^\/api\/registry\//, /^(?!.*(?:^|\.)(?:modules|versions)$)(?!(?:modules\.\d+\.)?(?:namespace|name|provider)$)/],
  [
    /\/v1\/database\/config\//,
    /^data\.(?:allowed_roles|root_credentials_rotate_statements|verify_connection|rotation_(?:period|schedule|window)|disable_automated_rotation|skip_static_role_import_rotation|connection_details\.(?:connection_url|username|disable_escaping))$/,
  ],
  // Present only if there is something to store. The service chooses options that are omitted.
  [
    /\/v1\/database\/(?:static-)?roles\//,
    /^data\.(?:credential_config(?:\..*)?|rotation_window|last_service_rotation|skip_import_rotation)$/,
  ],
  // Services written in Go return null for a list that was never set.
  [/\/v1\/kubernetes\/roles\//, /^data\.(?:allowed_cluster_namespaces|additional_metadata)$/],
  [
    /\/v1\/auth\/[^/]+\/roles?\//,
    /^data\.(?:token_policies|(?:token|secret_id)_bound_cidrs|(?:dis)?allowed_policies(?:_glob)?|allowed_entity_aliases|token_strictly_bind_ip)$/,
  ],
  // Absent while there is no limit.
  [/\/v1\/auth\/token\/roles\//, /^data\.token_num_uses$/],
  // A list is a map by path: an entry that is absent is a mount that does not exist. Settings are absent if they are empty, or by version.
  [
    /^\/v1\/sys\/(?:mounts|auth|internal\/ui\/mounts)/,
    /^data\.[^.]+\/$|^(?:data\.)?(?:[^.]+\/\.)?(?:description|options(?:\..*)?|running_plugin_version|plugin_version|deprecation_status|external_entropy_access|(?:config\.)?(?:listing_visibility|token_type|(?:audit_non_hmac|passthrough|allowed)_\w+|force_no_cache|user_lockout_config(?:\..*)?|delegated_auth_accessors|identity_token_key|trim_request_trailing_slashes))$/,
  ],
  // Null if it was never set.
  [
    /\/v1\/identity\//,
    /^data\.(?:metadata|custom_metadata|policies|member_(?:entity|group)_ids|(?:direct_|inherited_|parent_)?group_ids|aliases|mount_(?:path|type))$/,
  ],
  // A list has the namespaces by path. Only OpenBao has some members, and the metadata are a map.
  [/^\/v1\/sys\/namespaces/, /^(?:data\.)?(?:key_info\.[^.]+\/\.)?(?:custom_metadata(?:\..*)?|uuid|locked|tainted)$/],
  [/\/sys\/rekey/, /^(?:data\.)?(?:pgp_fingerprints|keys_base64)$/],
  // Services written in Go return null for a list that was never set.
  [/\/v1\/pki\/roles\//, /^data\.allowed_(?:domains|uri_sans|other_sans)$/],
  // The specification shows some fields of a role, and does not promise the others.
  [/\/v1\/pki\/roles\//, new RegExp(`^data\\.(?!(?:${ALWAYS_OF_PKI_ROLES.join('|')})$)`)],
  [
    /\/v1\/(?:pki|issuing)\/(?:issuers?|keys?|cert)(?:[/?]|$)/,
    /^data\.(?:disable_.*|delta_crl_distribution_points|issuer_name|key_name|subject_key_id|key_id|leaf_not_after_behavior|usage|revoked|revocation_.*|manual_chain|ca_chain|issuing_certificates|crl_distribution_points|ocsp_servers|enable_aia_url_templating|issuer_id|key_info.*)$/,
  ],
  // Services written in Go return null for a list that was never set.
  [/\/config\/urls$/, /^data\.(?:issuing_certificates|(?:delta_)?crl_distribution_points|ocsp_servers)$/],
  // Empty if the key has none; only OpenBao reports the identifier.
  [/\/v1\/pki\/key\//, /^data\.(?:key_name|subject_key_id)$/],
  // A lease is identified by its id alone.
  [
    /\/creds\/|\/static-creds\/|\/issue\//,
    /^lease_id$|^data\.(?:password|rsa_private_key|client_certificate|private_key.*|last_service_rotation|ttl|rotation_.*|token_id|organization|team_id|description|expired_at|ca_chain|expiration)$/,
  ],
  [/\/reload\//, /^data(?:\.(?:count|connections))?$/],
];
