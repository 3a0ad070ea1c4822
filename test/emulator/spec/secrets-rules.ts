import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

const CONNECTION = 'database-connections: Configure connection, Read connection';
const CONNECTIONS = 'database-connections: Reset connection, Reload plugin, Rotate root credentials';
const ROLE = 'database-roles: Create or update role, Read role';
const CONFIG = 'database-roles: credential_config';
const CREDENTIALS = 'database-roles: Generate credentials';
const STATIC = 'database-static-roles: Create or update static role, Read static role';
const STATIC_CREDENTIALS = 'database-static-roles: Get static credentials, Rotate static role credentials';
const REKEY = 'ceremony: Read rekey progress, Start rekey, Cancel rekey';
const SUBMIT = 'ceremony: Submit key';
const VERIFY = 'ceremony: Read verification progress, Cancel verification, Submit verification key';
const BACKUP = 'ceremony: PGP keys, Read backup, Delete backup';
const ACCESS = 'platform-tokens: Configure access, Read access';
const TOKEN_ROLE = 'platform-tokens: Create or update role, Read role';
const TOKEN = 'platform-tokens: Generate credential, Rotate role';
const PROVIDER = 'key-management: Create or update provider, Read provider';
const CLUSTER = 'cluster: Write configuration, Read configuration, Delete configuration';
const CLUSTER_ROLE = 'cluster: Create or update role, Read role';
const CLUSTER_TOKEN = 'cluster: Generate credentials';

/** The rules of the secrets service's specification: its field tables, transitions, endpoint notes, authentication, errors and limits. */
export const secretsRules: readonly SpecifiedRule[] = [
  ...rulesOf('Database connection', [
    ['plugin_name: required', `${CONNECTION} A plugin must be named`],
    ['plugin_version: semantic version, default empty', `${CONNECTION} A version that is none is refused`],
    [
      'verify_connection: default true, verify at initial configuration',
      'postgresql: A connection that names a reachable PostgreSQL is refused with a wrong password',
    ],
    ['verify_connection: false', 'is stored with a wrong password without verification'],
    ['allowed_roles: default empty (no roles)', `${CREDENTIALS} A role that its connection does not allow fails`],
    ['allowed_roles: a `*` entry lets any role use the connection', `${CREDENTIALS} A star allows every role`],
    [
      'root_rotation_statements: read as root_credentials_rotate_statements',
      `${CONNECTION} What is given is read back, the rotation statements under another name`,
    ],
    ['root_rotation_statements: rotate the root user', 'rotates the root password by the statements of the connection'],
    [
      'password_policy: the default policy has 20 characters, upper, lower, number, dash',
      `${CONNECTIONS} The new root password follows the default policy and is not readable`,
    ],
    [
      'connection_url: templates {{username}}, {{password}}',
      'postgresql: A connection that names a reachable PostgreSQL is verified on write',
    ],
    ['password: never returned on read', `${CONNECTION} A password and a private key are never read back`],
    ['disable_escaping: default false', 'escapes the password in the URL unless disabled'],
    ['plugins add further parameters', `${CONNECTION} What only the plugin knows is read back among the details`],
    ['the earlier form of the read has three fields', `${CONNECTION} The earlier form reads three fields`],
    [
      'list: data.keys (names only)',
      'database-connections: List connections, Delete connection Names are listed in order',
    ],
    ['reload: data.connections, data.count', `${CONNECTIONS} A plugin is reloaded for all its connections`],
    ['reset: restarts with the stored configuration', `${CONNECTIONS} A connection is reset with 204`],
    ['rotate-root: the new password is not readable afterwards', 'rotates the root password and refuses the old one'],
  ]),
  ...rulesOf('Database role', [
    ['db_name: required', `${ROLE} A connection must be named`],
    [
      'default_ttl, max_ttl: default 0; read as integer seconds',
      `${ROLE} What is given is read back, durations as seconds`,
    ],
    [
      'max_ttl: never higher than the mount or system maximum',
      `${ROLE} A life beyond the maximum of the mount is refused`,
    ],
    ['creation_statements: required', `${ROLE} Creation statements are required`],
    [
      'creation_statements: create and configure a user',
      "creates a user for each request, with the statements' grants",
    ],
    ['revocation_statements, renew_statements', 'uses the statements of the role to revoke and to renew'],
    ['rollback_statements: default empty', `${ROLE} What is not given has its default`],
    ['credential_type: password, rsa_private_key, client_certificate', `${ROLE} An unknown credential type is refused`],
    ['credential_type: absent in the earlier form', `${ROLE} The earlier form has no credential type`],
    ['credential_config: password_policy', `${CONFIG} A password has a policy`],
    ['credential_config: key_bits default 2048', `${CONFIG} A key has 2048 bits in pkcs8 where nothing is said`],
    ['credential_config: key_bits 2048, 3072, 4096', `${CONFIG} The bits of a key are 2048, 3072 or 4096`],
    [
      'credential_config: key_bits with ec 224, 256, 384, 521',
      `${CONFIG} A certificate may have an elliptic key of 521 bits`,
    ],
    ['credential_config: key_bits ignored for ed25519', `${CONFIG} The bits of an ed25519 key are ignored`],
    ['credential_config: signature_bits 256, 384, 512', `${CONFIG} A signature has no other number of bits`],
    ['credential_config: key_type required; rsa, ed25519, ec', `${CONFIG} The key type is one of three`],
    [
      'credential_config: ca_cert, ca_private_key, common_name_template',
      `${CREDENTIALS} Issues a certificate signed by the role's CA (ec, 256 bits)`,
    ],
    ['credentials: data.username, data.password', `${CREDENTIALS} A user and a password come out`],
    ['lease envelope', `${CREDENTIALS} The envelope contains the lease`],
  ]),
  ...rulesOf('Database static role', [
    ['username: required', `${STATIC} A user is required`],
    ['db_name: required', `${STATIC} A connection is required`],
    ['rotation_period: minimum 5 seconds', `${STATIC} A period has 5 seconds or more`],
    [
      'exactly one of rotation_period and rotation_schedule: not both',
      `${STATIC} A period and a schedule exclude each other`,
    ],
    [
      'exactly one of rotation_period and rotation_schedule: not neither',
      `${STATIC} A period or a schedule is required`,
    ],
    ['rotation_schedule: standard five-field cron string', 'database-static-roles: A schedule is not "* * * * * *"'],
    ['rotation_window: minimum 1 hour', `${STATIC} A window has an hour or more`],
    ['rotation_window: optional with rotation_schedule', `${STATIC} A schedule needs no window`],
    ['rotation_window: disallowed with rotation_period', `${STATIC} A window does not go with a period`],
    [
      'a rotation that misses the window waits for the next schedule',
      `${STATIC_CREDENTIALS} A rotation that misses its window waits for the next time`,
    ],
    ['rotation_statements', "rotates a static role's password with the role's statements"],
    ['credential_type, credential_config: as for dynamic roles', `${STATIC} A bad credential configuration is refused`],
    ['the earlier form knows no schedule', `${STATIC} The earlier form knows no schedule`],
    [
      'read: rotation_period, or rotation_schedule with rotation_window',
      `${STATIC} A schedule and its window are read back, without a period`,
    ],
    [
      'static credentials: username, password, last_service_rotation, ttl',
      `${STATIC_CREDENTIALS} The password, its age and its time to live come out`,
    ],
    ['created with a rotation', `${STATIC_CREDENTIALS} Creating rotates, updating does not`],
    ['rotated each rotation_period', `${STATIC_CREDENTIALS} A password rotates each period of the clock`],
    [
      'rotated in the window of each rotation_schedule',
      `${STATIC_CREDENTIALS} A password rotates when its schedule says so`,
    ],
    ['rotated on demand, which resets the TTL', `${STATIC_CREDENTIALS} Rotating on demand resets the time to live`],
  ]),
  ...rulesOf('Recovery-key rekey', [
    ['status object', `${REKEY} reports no attempt, and the required number of current shares`],
    ['secret_shares: required', `${REKEY} refuses no number of shares`],
    ['secret_threshold: required', `${REKEY} refuses no threshold`],
    ['secret_threshold: at most secret_shares', `${REKEY} refuses a threshold above the number of shares`],
    ['pgp_keys: length equals secret_shares', `${REKEY} refuses another number of PGP keys than of shares`],
    ['pgp_keys: order kept', `${BACKUP} encrypts each share with its key`],
    [
      'backup: with PGP keys, stores the encrypted shares',
      `${BACKUP} encrypts each share with its key and keeps a backup`,
    ],
    ['none to started: a new nonce', `${REKEY} starts with a new nonce and returns the request`],
    [
      'started: progress increases until the threshold, then the completion object',
      `${SUBMIT} counts shares up to the threshold, then returns the new ones once`,
    ],
    ['key: required', `${SUBMIT} refuses no key`],
    ['nonce: required', `${SUBMIT} refuses no nonce`],
    [
      'started to verification: shares returned, recovery key not yet rotated',
      `${VERIFY} keeps the current key until enough new shares are verified`,
    ],
    [
      'verification to complete: {nonce, complete: true}',
      `${VERIFY} keeps the current key until enough new shares are verified`,
    ],
    [
      'verification cancelled: progress 0, new nonce',
      `${VERIFY} restarts the verification with another nonce and the same shares`,
    ],
    ['cancelled: settings and progress cleared', `${REKEY} discards the supplied shares on cancel`],
    [
      'cancelled during verification the current keys stay valid',
      `${VERIFY} keeps the current key if cancelled during verification`,
    ],
    ['one attempt at a time', `${REKEY} allows one attempt at a time`],
    [
      'only for seals that support recovery keys',
      `${REKEY} reports that a service with another seal has no recovery key`,
    ],
  ]),
  ...rulesOf('Platform token backend', [
    [
      'address: default the hosted platform; token never read',
      `${ACCESS} The address is the hosted platform where nothing is said, and the token is never read`,
    ],
    ['read: address and base_path', `${ACCESS} A self-hosted address is read back`],
    ['exactly one subject', `${TOKEN_ROLE} A subject is required`],
    ['user_id conflicts with the other two', `${TOKEN_ROLE} A user excludes an organization`],
    ['organization and team_id exclude each other', `${TOKEN_ROLE} An organization excludes a team`],
    ['ttl, max_ttl: only for user tokens', `${TOKEN_ROLE} Lives are only for users`],
    [
      'read: max_ttl and ttl as integer seconds, the subject field',
      `${TOKEN_ROLE} A user is read back, durations as seconds`,
    ],
    ['create or update: updates attributes when present', `${TOKEN_ROLE} What an update leaves out stays`],
    ['reading a role that does not exist returns 404', `${TOKEN_ROLE} A role that does not exist is 404`],
    ['LIST, or GET with list=true', 'platform-tokens: List roles, Delete role GET with list=true lists'],
    [
      'deleting a role that does not exist succeeds',
      'platform-tokens: List roles, Delete role A role that does not exist is deleted too',
    ],
    ['rotating a user-token role gives an error', `${TOKEN} A user is not rotated`],
    [
      'organization and team: the same token until rotated',
      `${TOKEN} for an organization Returns the same token each time`,
    ],
    [
      'organization and team: another one after rotate-role',
      `${TOKEN} for an organization Another comes out after rotating`,
    ],
    ['a user role issues a new token per request', `${TOKEN} A user gets a new token each time`],
    ['credential: data.token, data.token_id', `${TOKEN} A token and its id come out`],
  ]),
  ...rulesOf('Cloud key-management provider', [
    ['provider: required', `${PROVIDER} A kind is required`],
    ['provider: must be cloudkeyvault', `${PROVIDER} Another kind is refused`],
    ['key_collection: required', `${PROVIDER} A store is required`],
    ['key_collection: immutable', `${PROVIDER} The store cannot be changed`],
    ['credentials.tenant_id: required', `${PROVIDER} Credentials need a tenant`],
    ['client_id and client_secret: unless managed identity is used', `${PROVIDER} The machine may have an identity`],
    ['environment: default CloudPublic', `${PROVIDER} The cloud defaults to the public one`],
    ['environment variables take precedence over the map', `${PROVIDER} The service's environment overrides the map`],
    ['an existing name is updated', `${PROVIDER} An existing provider is updated`],
  ]),
  ...rulesOf('Cluster engine', [
    [
      'cluster_host: required where the pod environment is unset',
      `${CLUSTER} The environment is missing where there is no pod`,
    ],
    ['cluster_host: default built from the pod environment', `${CLUSTER} Takes the default host from the pod`],
    ['service_account_jwt: never returned', `${CLUSTER} What is given is read back, but for the token`],
    ['exactly one of the three modes: not two', `${CLUSTER_ROLE} Two ways to say who are refused`],
    ['exactly one of the three modes: not none', `${CLUSTER_ROLE} No way to say who is refused`],
    [
      'mode 1: a token for the existing service account',
      `${CLUSTER_TOKEN} The account that the role names gets a token in its only namespace`,
    ],
    [
      'mode 2: a service account bound to the existing role',
      `${CLUSTER_TOKEN} A role of the cluster gets a new account`,
    ],
    [
      'mode 3: a role, a binding, a service account',
      `${CLUSTER_TOKEN} Rules get a new account too, named by the template`,
    ],
    [
      'service_account_name excludes all role parameters',
      `${CLUSTER_ROLE} An account excludes the parameters of roles`,
    ],
    ['cluster_role_type: Role (default) or ClusterRole', `${CLUSTER_ROLE} Another kind of role is refused`],
    ['token_max_ttl, token_default_ttl: read as integer seconds', `${CLUSTER_ROLE} Durations are read as seconds`],
    ['generated_role_rules: JSON or YAML object with rules', `${CLUSTER_ROLE} Rules that are none are refused`],
    ['selector: JSON or YAML label selector', `${CLUSTER_ROLE} A selector that is none is refused`],
    ['the selector is OR-ed with the list', `${CLUSTER_TOKEN} A selector allows by the label of the name`],
    [
      'extra_annotations, extra_labels: additional_metadata',
      `${CLUSTER_ROLE} What is given for all objects is among the metadata`,
    ],
    ['name_template: empty means the default template', `${CLUSTER_ROLE} A template that makes no name is refused`],
    ['LIST, or GET with list=true', 'cluster: List roles, Delete role GET with list=true lists'],
    [
      'cluster_namespace: optional when the role lists one that is not `*`, else required',
      `${CLUSTER_TOKEN} A namespace is required if all are allowed`,
    ],
    [
      'cluster_role_binding: needs role type ClusterRole',
      `${CLUSTER_TOKEN} A binding to the cluster needs a role of the cluster`,
    ],
    ['ttl: may differ because of limits', `${CLUSTER_TOKEN} A life that is too long is cut`],
    ['audiences: empty means token_default_audiences', `${CLUSTER_TOKEN} The audiences of the token are the role's`],
    ['lease envelope; renewable false', `${CLUSTER_TOKEN} The lease is not renewable but can be revoked`],
  ]),
  ...rulesOf('Authentication and conventions', [
    ['every request carries X-Service-Token', 'secrets: denies with 403 what comes with no token'],
    ['access is controlled by capabilities', 'secrets: lets a reader read and list, and denies its writes'],
    ['the method LIST', 'secrets: logs the method LIST as sent'],
    ['engines are mounted at configurable paths', 'system: sys/mounts An engine may be mounted deep down'],
    ['durations: a time-suffixed string or seconds', `${ROLE} A duration may be a text of digits`],
  ]),
];
