/**
 * The messages with which the secrets service reports a mistake of the caller as status 500, as observed on the real services. An unknown
 * key, an issuer that may not sign, and a root without a name are reported like an unknown issuer and an unknown connection. No other 500
 * is documented.
 */
const MISTAKES: readonly RegExp[] = [
  /^unable to find PKI (?:issuer|key) for reference: /,
  /^(?:could not fetch the CA certificate \(was one set\?\): )?no default (?:issuer|key) currently configured$/,
  /^unable to parse AIA URL information: /,
  /^unable to create certificate: x509: invalid MaxPathLen/,
  /^unable to use issuer of type \w+ to sign with [\w-]+ key type$/,
  /^invalid, non-URL (?:aia_)?path given to cluster: /,
  // Every mistake of ACME's configuration.
  /^allowed_(?:roles|issuers) must take a non-zero length value; /,
  /^invalid eab policy name provided, /,
  /^allowed_role .* is not a valid acme role: /s,
  /^failed validating allowed_issuers: /,
  /^invalid default_directory_policy: /,
  /^default directory policy role .* is not a valid ACME role: /s,
  /^failed to parse DNS resolver address: /,
  /^provided private key does not match certificate's public key$/,
  /^error while fetching CA info: requested usage issuing-certificates for issuer /,
  /^policy identifier ".*" is neither a valid OID: /s,
  /^cn_validations value incorrect: unknown type: /,
  /^cannot specify `disabled` along with /,
  /^failed to find entry for connection with name: "/,
  /^unable to rotate root credentials: no (?:username|password) in configuration$/,
  /" is not an allowed role$/,
  /^error retrieving role: role is nil$/,
  /^error creating token: missing API token$/,
  /^(?:cluster|kubernetes)_host was unset and could not be determined from environment variables$/,
  /^failed to create a client for the cluster: the engine is not configured$/,
  /^'(?:cluster|kubernetes)_namespace' is required unless the role has a single namespace specified$/,
  /^invalid recovery configuration: /,
  /^role_id already in use$/,
  /^failed to validate CIDR blocks: invalid CIDR address: /,
  /^at least one constraint should be enabled on the role$/,
  /^failed to store secret_id: SecretID is already registered$/,
  /^failed to find accessor entry for secret_id_accessor: "/,
  /^role "[^"]*" does not exist$/s,
  /^could not load backend configuration$/,
  /^failed to store secret_id: failed to create HMAC of secret ID: /,
  /^failed to verify subset relationship between CIDR blocks on the role /,
  /^username does not exist$/,
  /^bcrypt: password length exceeds 72 bytes$/,
  /^invalid (?:entity|group) metadata: /,
  /^custom_metadata validation failed: /,
  /^invalid (?:entity|member group) ID "/,
  /^member group ID "[^"]*" is same as the ID of the group$/,
  /^Invalid JSON Patch$/,
  /^resource does not exist$/,
  /^json: cannot unmarshal \w+ into Go struct field KeyMetadata/,
  /^refusing to use soft-deleted key$/,
  /^key derivation and convergent encryption not supported for keys of type /,
  /^invalid key size for HMAC key, /,
  /^at least one origin or the wildcard must be provided$/,
  /^to allow all origins the '\*' must be the only value for allowed_origins$/,
];

/** Whether a response with status 500 contains one of these messages in the envelope of the secrets service. */
export function isPromisedFailure(body: string): boolean {
  const { errors } = JSON.parse(body) as { errors: unknown };
  if (!Array.isArray(errors) || errors.length !== 1) return false;
  // These alone are not wrapped.
  if (errors[0] === 'missing role_id' || errors[0] === 'missing password') return true;
  const text = /^1 error occurred:\n\t\* (.*)\n\n$/s.exec(String(errors[0]))?.[1];
  return text !== undefined && MISTAKES.some((mistake) => mistake.test(text));
}
