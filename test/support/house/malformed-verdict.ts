import type { MutatedResponse } from './malformed';
import { normalizedKey } from '../../../src/definition/equal';
import { isValues, Value, Values } from '../../../src/definition/value';

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

/** What an operation came to. */
export interface Outcome {
  /** Its result. */
  readonly reported?: Value;
  readonly gone?: true;
  /** The words of its errors. */
  readonly refused?: string;
}

/** What is wrong with an outcome, if anything is. `whole`: what comes of responses as they should be. */
export function verdict(
  one: MutatedResponse,
  whole: Outcome,
  { reported, gone, refused }: Outcome,
): string | undefined {
  if ('polluted' in {}) return 'the prototype of all objects is polluted';
  if (refused !== undefined) {
    return /\bbugs?\b|defect|undefined|\[object/i.test(refused) ? `it blames us: ${refused}` : undefined;
  }
  if (mayBe(one)) return undefined;
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

/** What the service may mean, though it is no value that only differs. */
function mayBe({ response, mutation: { kind, name, at } }: MutatedResponse): boolean {
  const place = at.join('.');
  if (kind === 'value') return true;
  if (name === '{"data":[]}') return Array.isArray((response.body as { data?: unknown }).data);
  return (
    VERBATIM.test(place) ||
    (kind === 'absent' && ABSENT.some(([path, key]) => path.test(response.path) && key.test(place)))
  );
}

/** What is handed on as it comes, whatever is in it, or comes in more than one type. */
const VERBATIM =
  /^included\.\d+\.attributes|^data\.additional_metadata|^data\.connection_details(?!\.(?:connection_url|username|disable_escaping)$)|\.inputs\.\d+\.default$|^data\.usage$/;

/** What a service may leave out, or give null for: then it is none, or the default. By the path that is asked, and the place in the answer. */
const ABSENT: readonly (readonly [path: RegExp, place: RegExp])[] = [
  // What stands around a list, and what comes with what was asked for.
  [/^\/api\//, /^(?:meta|links|included)$|^meta\.(?:pagination|status-counts)/],
  [/^\/api\/.*[?&]include=/, /^included\.\d+\.(?:relationships|attributes)/],
  // No text is null, and the names of relationships differ by service.
  [/\/tasks(?:\/task-|\?|$)/, /\.attributes\.description$|\.relationships\.(?:workspace-)?tasks(?:\.data)?$/],
  // Services of before the second framework do not tell the kind; the link appears with the code.
  [
    /\/policies/,
    /\.attributes\.(?:description|query|kind|updated-at)$|\.links\.download$|\.relationships\.policy-sets(?:\.data)?$/,
  ],
  // Not of every release; null where nothing was ever set.
  [
    /\/admin\/organizations/,
    /\.attributes$|\.attributes\.(?:infra-build-worker-.*|infra-worker-sudo-enabled|notification-email|global-module-sharing|sso-enabled|workspace-limit)$|\.relationships(?:\.(?:owners|subscription|feature-set)(?:\.data)?)?$/,
  ],
  // There for a repository alone; of an edition alone.
  [
    /\/registry-modules/,
    /\.attributes\.(?:vcs-repo(?:\.(?:oauth-token-id|ingress-submodules|webhook-url|branch))?|no-code|permissions(?:\..*)?)$/,
  ],
  // The standard of module registries promises which module it is, and little else.
  [/^\/api\/registry\//, /^(?!.*(?:^|\.)(?:modules|versions)$)(?!(?:modules\.\d+\.)?(?:namespace|name|provider)$)/],
  [
    /\/v1\/database\/config\//,
    /^data\.(?:allowed_roles|root_credentials_rotate_statements|verify_connection|connection_details\.(?:connection_url|username|disable_escaping))$/,
  ],
  // The service keeps it where there is something to keep; options that are left out are the service's choice.
  [
    /\/v1\/database\/(?:static-)?roles\//,
    /^data\.(?:credential_config(?:\..*)?|rotation_window|last_service_rotation)$/,
  ],
  // Null is no list to services that are written in Go, where nothing was ever set.
  [/\/v1\/kubernetes\/roles\//, /^data\.(?:allowed_cluster_namespaces|additional_metadata)$/],
  [/\/sys\/rekey/, /^(?:data\.)?(?:pgp_fingerprints|keys_base64)$/],
  // The specification shows some of the fields of a role, and says of no others that they are there.
  [/\/v1\/pki\/roles\//, new RegExp(`^data\\.(?!(?:${ALWAYS_OF_PKI_ROLES.join('|')})$)`)],
  [
    /\/v1\/pki\/(?:issuers?|cert)(?:[/?]|$)/,
    /^data\.(?:issuer_name|key_id|leaf_not_after_behavior|usage|revoked|revocation_.*|manual_chain|ca_chain|issuing_certificates|crl_distribution_points|ocsp_servers|issuer_id|key_info.*)$/,
  ],
  // Whether there is a lease is identified by its id alone.
  [
    /\/creds\/|\/static-creds\/|\/issue\//,
    /^lease_id$|^data\.(?:password|rsa_private_key|client_certificate|private_key.*|last_service_rotation|ttl|rotation_.*|token_id|organization|team_id|description|expired_at|ca_chain|expiration)$/,
  ],
  [/\/reload\//, /^data(?:\.(?:count|connections))?$/],
];
