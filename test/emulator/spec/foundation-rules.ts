import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

const BOTH = 'secrets/openbao-foundation: OpenBao and the emulator respond alike about mounts, tokens and policies';
const LOGINS = 'foundation/logins: Logins';
const LIFE = 'foundation/tokens: The life of a token';
const SEEN = 'foundation/tokens: What tests see of tokens';
const CLOCK = 'foundation/tokens: Auth methods by the clock';
const LIFETIMES = 'foundation/tokens: Lifetimes of mounts';
const NAMESPACES = 'foundation/policies: Namespaces';
const CERT = 'foundation/certificate-login: ';

/** One request of the comparison, found by its text. */
const asked = (text: string) => text;

/** The rules of the foundation's specification: what the emulator shows of mounts, policies, namespaces, tokens and logins. */
export const foundationRules: readonly SpecifiedRule[] = [
  ...rulesOf('What the service does', [
    [
      'Every answer is that of a running OpenBao 2.5.5',
      `${BOTH}, on the emulator without requests that are not recorded`,
    ],
    ['A token owns what it makes: its leases are revoked when it is revoked', `${LIFE} A token that is revoked takes`],
    ['A token owns what it makes: its leases are revoked when it ends', `${LIFE} A token ends by the clock`],
    ['This holds for batch tokens too', `${LIFE} A batch token cannot be renewed or revoked`],
    ['An auth method exchanges a proof for a token', `${LOGINS}, on the emulator with a JWT Gives a token`],
  ]),
  ...rulesOf('Mount', [
    ['type: of a plugin in the catalogue', asked('POST sys/mounts/team {"type":"none"}')],
    ['type: kv-v2 becomes kv with options.version 2', asked('POST sys/mounts/texts {"type":"kv-v2"}')],
    ['options: a tune merges, a key with "" goes', asked('tune {"options":{"a":"","c":"d"}}')],
    ['default_lease_ttl: "system" clears, "" keeps the old value', asked('tune {"default_lease_ttl":"system"}')],
    ['max_lease_ttl: a negative number is stored as it is', asked('tune {"max_lease_ttl":-5}')],
    ['default above max is refused', asked('"default_lease_ttl":"2h","max_lease_ttl":"1h"')],
    ['listing_visibility: unauth, hidden', asked('"listing_visibility":"none"')],
    ['lists: [] or "" clears', asked('"audit_non_hmac_request_keys":[]')],
    ['token_type: "" in a tune sets the default', asked('POST sys/auth/jwt/tune {"token_type":""}')],
    ['plugin_version: a built-in takes none', asked('"plugin_version":"v1.0.0"')],
    ['user_lockout_config: only some methods', asked('"user_lockout_config":{"lockout_threshold":3}')],
    ['A lease is within the limits of its mount', `${LIFETIMES} A lease has the default of its mount`],
    ['Moved: accessor, uuid and content stay, its leases end', `${LIFETIMES} A mount that is moved`],
    ['below sys, auth, audit, identity, cubbyhole 400', asked('POST sys/mounts/identity/x')],
    ['A path above or below a mount is refused', asked('POST sys/mounts/database/y')],
    ['A refused member of a tune leaves others written', asked('{"description":"y","listing_visibility":"none"}')],
  ]),
  ...rulesOf('ACL policy', [
    ['HCL or JSON; base64 of either is decoded', asked('cGF0aCAieCIge30=')],
    ['+* is refused', asked('path \\"x/+*\\" {}')],
    ['capabilities: lower case only', asked('[\\"Read\\"]')],
    ['policy: the old form', asked('policy = \\"sudo\\"')],
    ['max_wrapping_ttl not below min_wrapping_ttl', asked('max_wrapping_ttl = \\"3s\\"')],
    ['expiration: a past one is accepted and ignored', asked('expiration = \\"2020-01-01T00:00:00Z\\" }')],
    ['Any other key is refused', asked('unknown = [\\"read\\"]')],
    ['A text without a block is valid', asked('"policy":"# only"')],
    ['cas: -1 on an existing one is refused', asked('"cas":-1')],
    ['cas_required demands cas of the next write', asked('"cas_required":true')],
    ['Not both of ttl and expiration, not past', asked('"ttl":"1h","expiration"')],
    ['Names are folded to lower case', asked('POST sys/policies/acl/A ')],
    [
      'root and response-wrapping can be neither written nor deleted',
      asked('DELETE sys/policies/acl/response-wrapping'),
    ],
    ['default cannot be deleted', asked('DELETE sys/policies/acl/default')],
    ['The most specific pattern counts', asked('"paths":["a/b","a/b/c"')],
    ['LIST needs list on the path with a slash', asked('"paths":["f","f/"')],
    ['some routes distinguish create and update', asked('POST auth/jwt/role/n {} with <t>')],
    ['Some paths need sudo', asked('POST sys/remount {} with <t>')],
    ['allowed_parameters, denied_parameters', asked('POST auth/jwt/role/d {"user_claim":"other"} with <t>')],
    ['required_parameters', asked('POST auth/approle/role/m {"token_max_ttl":5} with <t>')],
    ['min_wrapping_ttl, max_wrapping_ttl', asked('GET sys/policies/acl/tried with <t> {"X-Vault-Wrap-TTL":"120"}')],
  ]),
  ...rulesOf('Namespace', [
    ['A name has no /, no space, no wildcard', asked('POST sys/namespaces/a+')],
    ['A name is not the path of a mount of the parent', asked('POST sys/namespaces/database')],
    ['POST without custom_metadata empties it', asked('POST sys/namespaces/team {}')],
    ['Header and leading segments add up', asked('GET sub/sys/mounts/db {"X-Vault-Namespace":"team"}')],
    ['An unknown one is a 404', asked('GET sys/mounts {"X-Vault-Namespace":"none"}')],
    ['A locked one is a 503', `${NAMESPACES} Refuse every request while they are locked`],
    ['DELETE: tainted, then absent', `${NAMESPACES} Are tainted as long as the settings say`],
    ['A token works in its namespace and below', asked('GET team/sub/sys/mounts/none with <t>')],
    ['A token of a namespace can look itself up without naming it', asked('GET auth/token/lookup-self with <t>')],
    ['Not deleted while it has children', asked('DELETE sys/namespaces/team')],
  ]),
  ...rulesOf('Token fields of auth roles', [
    ['token_ttl above token_max_ttl 400', asked('"token_ttl":"2h","token_max_ttl":"1h"')],
    ['token_ttl above the mount: a warning', asked('"token_ttl":"9000h","token_max_ttl":"9001h"')],
    ['token_period above the mount 400, not with AppRole', asked('POST auth/approle/role/m {"token_period":"9000h"}')],
    ['token_policies: root makes every login fail', `${LOGINS}, on the emulator with a JWT Refuses root as policy`],
    ['token_bound_cidrs in the shortest spelling', asked('"2001:DB8::1/128"')],
    ['token_type: batch without uses and period', asked('"token_type":"batch","token_num_uses":2')],
    ['token_strictly_bind_ip not with token_bound_cidrs', asked('"token_strictly_bind_ip":true')],
    ['Old names are read besides until the new ones are written', asked('GET auth/jwt/role/old')],
  ]),
  ...rulesOf('JWT method', [
    ['Exactly one source of keys', asked('"oidc_discovery_url":"http://127.0.0.1:1/keys"')],
    ['jwks_url is fetched when written', asked('POST auth/jwt/config {"jwks_url":"http://127.0.0.1:1/keys"}')],
    ['skip_jwks_validation makes it a warning', asked('"skip_jwks_validation":true}')],
    ['Keys of a set are used', `${LOGINS}, on the emulator with a JWT Verifies ES384`],
    ['Keys of an issuer are discovered', `${LOGINS}, on the emulator with a JWT Discovers the keys`],
    ['bound_claims: a value of each', `${LOGINS}, on the emulator with a JWT Refuses a claim of another value`],
    ['bound_claims_type glob', `${LOGINS}, on the emulator with a JWT Takes the user from a pointer`],
    ['A jwt role needs a bound', asked('POST auth/jwt/role/a {"role_type":"jwt","user_claim":"sub"}')],
    ['Leeways: 60 s clock skew', `${LOGINS}, on the emulator with a JWT Refuses an end in the past`],
    ['claim_mappings: role is reserved', asked('"claim_mappings":{"x":"role"}')],
    ['Spaces in names are a 404', asked('POST auth/jwt/role/a%20b')],
  ]),
  ...rulesOf('Kubernetes method', [
    ['The cluster is asked', `${LOGINS}, on the emulator with the token of a service account Asks the cluster`],
    ['token_reviewer_jwt asks, where there is one', 'Asks with the token of a reviewer that is configured'],
    ['A write without token_reviewer_jwt removes it', asked('"token_reviewer_jwt":"t"')],
    ['A write without the selector empties it', asked('POST auth/kubernetes/role/a {"token_ttl":61}')],
    ['Everything about the token is a 403', 'with the token of a service account Refuses another audience'],
  ]),
  ...rulesOf('AppRole method', [
    ['secret_id_bound_cidrs: a bare address is a 500', asked('"secret_id_bound_cidrs":["10.0.0.1"]')],
    ['local_secret_ids at creation only', asked('POST auth/approle/role/a {"local_secret_ids":true}')],
    ['bind_secret_id false needs a bound', asked('POST auth/approle/role/a {"bind_secret_id":false}')],
    ['A used-up secret id is refused at once', 'with a role id and a secret id Gives a token with the metadata'],
    ['Its end is kept by a sweep', `${CLOCK} A secret id that has ended`],
    ['Wrapped secret ids', 'with a role id and a secret id Takes a secret id that was wrapped'],
    ['Lockout after five refusals for 15 minutes', `${CLOCK} Five refused logins lock a role out`],
    ['Lockout by user_lockout_config', `${CLOCK} A login that succeeds clears the count`],
  ]),
  ...rulesOf('Token role', [
    ['batch needs orphan', asked('"token_type":"batch","orphan":true}')],
    ['token_ttl, token_policies are ignored', asked('"token_ttl":5,"token_policies":["x"]')],
    ['allowed and disallowed policies', asked('POST auth/token/create/R1 {"policies":["p0"]}')],
  ]),
  ...rulesOf('Login', [
    ['cert: a client certificate over TLS', `${CERT}A client certificate of a role logs in`],
    ['cert: none 400', `${CERT}A login without a certificate is refused`],
    ['cert: its token needs its certificate again', `${CERT}A token is renewed only with the certificate`],
    ['renew-self: shorter near the maximum, with a warning', `${LIFE} A token is renewed within its longest life`],
    ['renew-self: a periodic token has no max', `${LIFE} A periodic token is renewed for ever`],
    ['num_uses', `${LIFE} A token with a number of uses`],
    ['unwrap: used 400', asked('POST sys/wrapping/unwrap {} with <w>')],
    ['X-Vault-Wrap-TTL: nonsense 400', asked('{"X-Vault-Wrap-TTL":"soon"}')],
    ['A mount that is not there is a 403', asked('POST auth/none/login {} without a token')],
    ['Unmounting an auth method ends its tokens', `${CLOCK} Tokens of a login live as the mount says`],
    ['Nothing of it is lost in a snapshot', `${SEEN} A snapshot keeps tokens`],
  ]),
];
