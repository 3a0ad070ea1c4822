/**
 * The variables with which other tools configure a connection, and how each is treated: honoured, or refused by name. A test compares them with
 * docs/configuration.md.
 */
import type { PeerSettings } from './settings';

interface Named {
  /** `*` stands for the family's prefix: VAULT or BAO. */
  readonly name: string;
}

/** A variable that provides a setting. If several provide the same setting, the first takes precedence. */
export interface HonouredVariable extends Named {
  readonly as: keyof PeerSettings;
  readonly is: 'text' | 'duration' | 'count' | 'rate' | 'proxy';
}

/** A variable that makes every request fail with an error. `if`: the values that do. */
export interface RefusedVariable extends Named {
  readonly if: 'set' | 'true' | 'false';
  /** Only if the connection is encrypted. */
  readonly overTls?: true;
  /** The rest of the message after the name; `*` stands for the prefix here, too. */
  readonly why: string;
}

/** Variables that are not settings in this file: they name the service's address, identify the user, or stand in for resource attributes. */
export const FAMILY_VARIABLES: readonly string[] = [
  '*_ADDR',
  '*_TOKEN',
  'TFE_ADDRESS',
  'TFE_HOSTNAME',
  'TFE_TOKEN',
  'TFE_TOKEN_FILE',
  'TFE_ORGANIZATION',
];

export const HONOURED_VARIABLES: readonly HonouredVariable[] = [
  { name: '*_NAMESPACE', as: 'namespace', is: 'text' },
  { name: '*_CACERT', as: 'caCertFile', is: 'text' },
  { name: '*_CACERT_BYTES', as: 'caCertText', is: 'text' },
  { name: '*_CAPATH', as: 'caDirectory', is: 'text' },
  { name: '*_CLIENT_CERT', as: 'clientCertFile', is: 'text' },
  { name: '*_CLIENT_KEY', as: 'clientKeyFile', is: 'text' },
  { name: '*_TLS_SERVER_NAME', as: 'serverName', is: 'text' },
  { name: '*_PROXY_ADDR', as: 'proxy', is: 'proxy' },
  { name: '*_HTTP_PROXY', as: 'proxy', is: 'proxy' },
  { name: '*_RATE_LIMIT', as: 'requestsPerSecond', is: 'rate' },
  { name: '*_CLIENT_TIMEOUT', as: 'timeoutMs', is: 'duration' },
  { name: '*_MAX_RETRIES', as: 'maxRetries', is: 'count' },
];

const neverUnverified = (setting: string): string =>
  `is set, but certificates are always verified: without it, anyone on the network path could receive the token. Set ${setting} to the PEM file with the authority of the server's certificate, and unset it`;

const NO_CHILD_TOKEN = 'is set, but no child token is created: requests have the token itself. Unset it';

export const REFUSED_VARIABLES: readonly RefusedVariable[] = [
  { name: '*_SKIP_VERIFY', if: 'true', overTls: true, why: neverUnverified('*_CACERT') },
  {
    name: '*_AGENT_ADDR',
    if: 'set',
    why: 'is set, which replaces *_ADDR in other tools. Set *_ADDR to the address to use, and unset *_AGENT_ADDR',
  },
  {
    name: '*_SRV_LOOKUP',
    if: 'true',
    why: 'is set, but addresses are not looked up in SRV records. Set *_ADDR to a node, and unset it',
  },
  {
    name: '*_DISABLE_REDIRECTS',
    if: 'true',
    why: 'is set, but standby nodes redirect to the active node, and are followed to the host of the address only. Unset it',
  },
  {
    name: '*_WRAP_TTL',
    if: 'set',
    why: 'is set, but responses that are wrapped cannot be read. Unset it; `lintel_approle_secret_id` and `lintel_secrets_token` have `wrap_ttl`',
  },
  {
    name: '*_HEADERS',
    if: 'set',
    why: 'is set, but no headers are added to requests. Unset it, and let a proxy add them if the service needs them',
  },
  {
    name: '*_MFA',
    if: 'set',
    why: 'is set, but no request carries a second factor. Unset it, and use a token or a login that needs none',
  },
  { name: '*_TOKEN_NAME', if: 'set', why: NO_CHILD_TOKEN },
  {
    name: '*_ADD_ADDRESS_TO_ENV',
    if: 'true',
    why: 'is set, but the address is never written to the environment. Unset it, and set *_ADDR for the programs that need it',
  },
  { name: 'TERRAFORM_VAULT_MAX_TTL', if: 'set', why: NO_CHILD_TOKEN },
  {
    name: 'TERRAFORM_VAULT_SKIP_CHILD_TOKEN',
    if: 'false',
    why: 'is false, but no child token is created: requests have the token itself. Unset it',
  },
  {
    name: 'TERRAFORM_VAULT_NAMESPACE_IMPORT',
    if: 'set',
    why: 'is set, but an import takes the namespace from the provider. Set VAULT_NAMESPACE or `secrets.namespace` in the provider block, and unset it',
  },
  {
    name: 'TFE_SSL_SKIP_VERIFY',
    if: 'true',
    overTls: true,
    why: neverUnverified('SSL_CERT_FILE, or `platform.ca_cert_file` in the provider block,'),
  },
];
