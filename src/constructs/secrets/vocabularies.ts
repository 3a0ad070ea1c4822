// Written from the definitions of the service by `npx tsx generate/main.ts`.
/**
 * What names the identity that logs in: the unique id of the service account, or its namespace and name, which another account may
 * have later.
 */
export enum AliasNameSource {
  /** `serviceaccount_uid` */
  SERVICEACCOUNT_UID = 'serviceaccount_uid',
  /** `serviceaccount_name` */
  SERVICEACCOUNT_NAME = 'serviceaccount_name',
}

/** The type of the device. `http` needs the dialect `openbao`. */
export enum AuditDeviceType {
  /** `file` */
  FILE = 'file',
  /** `socket` */
  SOCKET = 'socket',
  /** `syslog` */
  SYSLOG = 'syslog',
  /** `http` */
  HTTP = 'http',
}

/** The type of the generated key. */
export enum AuthorityKeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ec` */
  EC = 'ec',
  /** `ed25519` */
  ED25519 = 'ed25519',
}

/** The allowed usages of the key, in addition to those that every CA needs. */
export enum AuthorityKeyUsage {
  /** `DigitalSignature` */
  DIGITAL_SIGNATURE = 'DigitalSignature',
  /** `ContentCommitment` */
  CONTENT_COMMITMENT = 'ContentCommitment',
  /** `KeyEncipherment` */
  KEY_ENCIPHERMENT = 'KeyEncipherment',
  /** `DataEncipherment` */
  DATA_ENCIPHERMENT = 'DataEncipherment',
  /** `KeyAgreement` */
  KEY_AGREEMENT = 'KeyAgreement',
  /** `CertSign` */
  CERT_SIGN = 'CertSign',
  /** `CRLSign` */
  CRL_SIGN = 'CRLSign',
  /** `EncipherOnly` */
  ENCIPHER_ONLY = 'EncipherOnly',
  /** `DecipherOnly` */
  DECIPHER_ONLY = 'DecipherOnly',
  /** `CRL` */
  CRL = 'CRL',
}

/** How the values in `boundClaims` are compared: as they are (`string`), or with `*` for any characters (`glob`). */
export enum BoundClaimsType {
  /** `string` */
  STRING = 'string',
  /** `glob` */
  GLOB = 'glob',
}

/** How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`. */
export enum CallbackMode {
  /** `client` */
  CLIENT = 'client',
  /** `direct` */
  DIRECT = 'direct',
  /** `device` */
  DEVICE = 'device',
}

/** The format of the certificates: `pem`, `der` (in base64), or `pem_bundle`, which also sets `certificateBundle`. */
export enum CertificateFormat {
  /** `pem` */
  PEM = 'pem',
  /** `der` */
  DER = 'der',
  /** `pem_bundle` */
  PEM_BUNDLE = 'pem_bundle',
}

/** The type of the generated key. */
export enum CertificateKeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ec` */
  EC = 'ec',
}

/** The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster. */
export enum ClusterRoleType {
  /** `Role` */
  ROLE = 'Role',
  /** `ClusterRole` */
  CLUSTER_ROLE = 'ClusterRole',
}

/** The allowed forms of a common name; `disabled` allows any. */
export enum CnValidation {
  /** `email` */
  EMAIL = 'email',
  /** `hostname` */
  HOSTNAME = 'hostname',
  /** `disabled` */
  DISABLED = 'disabled',
}

/** The type of the generated key. */
export enum CredentialKeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ec` */
  EC = 'ec',
}

/** The format of a private key. */
export enum DatabaseKeyFormat {
  /** `pkcs8` */
  PKCS8 = 'pkcs8',
}

/** The allowed extended usages of a certificate, in addition to those that the flags select. */
export enum ExtKeyUsage {
  /** `Any` */
  ANY = 'Any',
  /** `ServerAuth` */
  SERVER_AUTH = 'ServerAuth',
  /** `ClientAuth` */
  CLIENT_AUTH = 'ClientAuth',
  /** `CodeSigning` */
  CODE_SIGNING = 'CodeSigning',
  /** `EmailProtection` */
  EMAIL_PROTECTION = 'EmailProtection',
  /** `IPSECEndSystem` */
  IPSEC_END_SYSTEM = 'IPSECEndSystem',
  /** `IPSECTunnel` */
  IPSEC_TUNNEL = 'IPSECTunnel',
  /** `IPSECUser` */
  IPSEC_USER = 'IPSECUser',
  /** `TimeStamping` */
  TIME_STAMPING = 'TimeStamping',
  /** `OCSPSigning` */
  OCSP_SIGNING = 'OCSPSigning',
  /** `MicrosoftServerGatedCrypto` */
  MICROSOFT_SERVER_GATED_CRYPTO = 'MicrosoftServerGatedCrypto',
  /** `NetscapeServerGatedCrypto` */
  NETSCAPE_SERVER_GATED_CRYPTO = 'NetscapeServerGatedCrypto',
  /** `MicrosoftCommercialCodeSigning` */
  MICROSOFT_COMMERCIAL_CODE_SIGNING = 'MicrosoftCommercialCodeSigning',
  /** `MicrosoftKernelCodeSigning` */
  MICROSOFT_KERNEL_CODE_SIGNING = 'MicrosoftKernelCodeSigning',
}

/** Whether the group names its members, or logins do. */
export enum IdentityGroupType {
  /** `internal` */
  INTERNAL = 'internal',
  /** `external` */
  EXTERNAL = 'external',
}

/** The type of the token. A batch token can neither be renewed nor revoked, so it requires `revokeOnClose` to be false. */
export enum IssuedTokenType {
  /** `service` */
  SERVICE = 'service',
  /** `batch` */
  BATCH = 'batch',
}

/** The allowed usages of the issuer. Every issuer has `read-only`, which may be left out. */
export enum IssuerUsage {
  /** `crl-signing` */
  CRL_SIGNING = 'crl-signing',
  /** `issuing-certificates` */
  ISSUING_CERTIFICATES = 'issuing-certificates',
  /** `ocsp-signing` */
  OCSP_SIGNING = 'ocsp-signing',
  /** `read-only` */
  READ_ONLY = 'read-only',
}

/** The signature algorithms of tokens that are accepted. */
export enum JwtAlgorithm {
  /** `RS256` */
  RS256 = 'RS256',
  /** `RS384` */
  RS384 = 'RS384',
  /** `RS512` */
  RS512 = 'RS512',
  /** `ES256` */
  ES256 = 'ES256',
  /** `ES384` */
  ES384 = 'ES384',
  /** `ES512` */
  ES512 = 'ES512',
  /** `PS256` */
  PS256 = 'PS256',
  /** `PS384` */
  PS384 = 'PS384',
  /** `PS512` */
  PS512 = 'PS512',
  /** `EdDSA` */
  ED_DSA = 'EdDSA',
}

/** How to log in: with a token that the issuer has signed (`jwt`), or in a browser (`oidc`). */
export enum JwtRoleType {
  /** `jwt` */
  JWT = 'jwt',
  /** `oidc` */
  OIDC = 'oidc',
}

/** The type of the generated keys. With `any`, signing requests can have keys of every type, and no key is generated. */
export enum KeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ec` */
  EC = 'ec',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `any` */
  ANY = 'any',
}

/** The usages of the key that are asked for. Only supported by Vault. */
export enum KeyUsage {
  /** `DigitalSignature` */
  DIGITAL_SIGNATURE = 'DigitalSignature',
  /** `ContentCommitment` */
  CONTENT_COMMITMENT = 'ContentCommitment',
  /** `KeyEncipherment` */
  KEY_ENCIPHERMENT = 'KeyEncipherment',
  /** `DataEncipherment` */
  DATA_ENCIPHERMENT = 'DataEncipherment',
  /** `KeyAgreement` */
  KEY_AGREEMENT = 'KeyAgreement',
  /** `CertSign` */
  CERT_SIGN = 'CertSign',
  /** `CRLSign` */
  CRL_SIGN = 'CRLSign',
  /** `EncipherOnly` */
  ENCIPHER_ONLY = 'EncipherOnly',
  /** `DecipherOnly` */
  DECIPHER_ONLY = 'DecipherOnly',
}

/** The type of the provider. With the dialect `vault`, the service calls it `azurekeyvault`. */
export enum KmsProvider {
  /** `cloudkeyvault` */
  CLOUDKEYVAULT = 'cloudkeyvault',
}

/**
 * How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the
 * validity, `permit` allows it.
 */
export enum LeafNotAfterBehavior {
  /** `err` */
  ERR = 'err',
  /** `truncate` */
  TRUNCATE = 'truncate',
  /** `permit` */
  PERMIT = 'permit',
}

/** Whether clients without a token see the mount in the list of the user interface: `unauth` if so, else `hidden`. */
export enum ListingVisibility {
  /** `unauth` */
  UNAUTH = 'unauth',
  /** `hidden` */
  HIDDEN = 'hidden',
}

/**
 * Whether a request can set the start of the validity: `permit` allows any time, `duration` a time at most `notBeforeDuration` ago,
 * `forbid` none. Only supported by OpenBao.
 */
export enum NotBeforeBound {
  /** `permit` */
  PERMIT = 'permit',
  /** `duration` */
  DURATION = 'duration',
  /** `forbid` */
  FORBID = 'forbid',
}

/** How the issuer returns the result of a login in a browser. */
export enum OidcResponseMode {
  /** `query` */
  QUERY = 'query',
  /** `form_post` */
  FORM_POST = 'form_post',
}

/** What the issuer returns after a login in a browser. `id_token` requires `oidcResponseMode` to be `form_post`. */
export enum OidcResponseType {
  /** `code` */
  CODE = 'code',
  /** `id_token` */
  ID_TOKEN = 'id_token',
}

/** What destroying it does: `delete` deletes the path, `forget` leaves the object as it is, `write` writes `destroyBody`. */
export enum OnDestroy {
  /** `delete` */
  DELETE = 'delete',
  /** `forget` */
  FORGET = 'forget',
  /** `write` */
  WRITE = 'write',
}

/** What is done at the path. Everything is done twice in a run: in the plan and in the apply. */
export enum Operation {
  /** `read` */
  READ = 'read',
  /** `write` */
  WRITE = 'write',
  /** `list` */
  LIST = 'list',
}

/** Which accounts need an external account binding (`lintel_pki_acme_eab`): none, new ones, or all. */
export enum PkiAcmeEabPolicy {
  /** `not-required` */
  NOT_REQUIRED = 'not-required',
  /** `new-account-required` */
  NEW_ACCOUNT_REQUIRED = 'new-account-required',
  /** `always-required` */
  ALWAYS_REQUIRED = 'always-required',
}

/** The type of the token. Requires the dialect `vault`, where a team can have many tokens (`team`) instead of one (`team_legacy`). */
export enum PlatformCredentialType {
  /** `organization` */
  ORGANIZATION = 'organization',
  /** `team` */
  TEAM = 'team',
  /** `team_legacy` */
  TEAM_LEGACY = 'team_legacy',
  /** `user` */
  USER = 'user',
}

/**
 * The format of the private key: `der` follows `format` (PEM or base64), `pkcs8` is PKCS #8. The key in `certificateBundle` is not
 * affected.
 */
export enum PrivateKeyFormat {
  /** `der` */
  DER = 'der',
  /** `pkcs8` */
  PKCS8 = 'pkcs8',
}

/**
 * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
 * revoked.
 */
export enum RoleTokenType {
  /** `default` */
  DEFAULT = 'default',
  /** `service` */
  SERVICE = 'service',
  /** `batch` */
  BATCH = 'batch',
}

/**
 * The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json` uses
 * only the API call. Only supported by Vault.
 */
export enum SerialNumberSource {
  /** `json-csr` */
  JSON_CSR = 'json-csr',
  /** `json` */
  JSON = 'json',
}

/**
 * The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not
 * stored and can neither be renewed nor revoked.
 */
export enum TokenRoleTokenType {
  /** `default-service` */
  DEFAULT_SERVICE = 'default-service',
  /** `service` */
  SERVICE = 'service',
  /** `batch` */
  BATCH = 'batch',
  /** `default-batch` */
  DEFAULT_BATCH = 'default-batch',
}

/** The type of the tokens that the method issues. With `default-service` and `default-batch`, roles can choose another one. */
export enum TokenType {
  /** `default-service` */
  DEFAULT_SERVICE = 'default-service',
  /** `default-batch` */
  DEFAULT_BATCH = 'default-batch',
  /** `service` */
  SERVICE = 'service',
  /** `batch` */
  BATCH = 'batch',
}

/**
 * The algorithm. `xchacha20-poly1305` needs the dialect `openbao`; `managed_key`, `ml-dsa`, `slh-dsa`, `hybrid` and the `cmac` types
 * need `vault`.
 */
export enum TransitKeyType {
  /** `aes128-gcm96` */
  AES128_GCM96 = 'aes128-gcm96',
  /** `aes256-gcm96` */
  AES256_GCM96 = 'aes256-gcm96',
  /** `chacha20-poly1305` */
  CHACHA20_POLY1305 = 'chacha20-poly1305',
  /** `xchacha20-poly1305` */
  XCHACHA20_POLY1305 = 'xchacha20-poly1305',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ecdsa-p256` */
  ECDSA_P256 = 'ecdsa-p256',
  /** `ecdsa-p384` */
  ECDSA_P384 = 'ecdsa-p384',
  /** `ecdsa-p521` */
  ECDSA_P521 = 'ecdsa-p521',
  /** `rsa-2048` */
  RSA_2048 = 'rsa-2048',
  /** `rsa-3072` */
  RSA_3072 = 'rsa-3072',
  /** `rsa-4096` */
  RSA_4096 = 'rsa-4096',
  /** `hmac` */
  HMAC = 'hmac',
  /** `managed_key` */
  MANAGED_KEY = 'managed_key',
  /** `aes128-cmac` */
  AES128_CMAC = 'aes128-cmac',
  /** `aes192-cmac` */
  AES192_CMAC = 'aes192-cmac',
  /** `aes256-cmac` */
  AES256_CMAC = 'aes256-cmac',
  /** `ml-dsa` */
  ML_DSA = 'ml-dsa',
  /** `slh-dsa` */
  SLH_DSA = 'slh-dsa',
  /** `hybrid` */
  HYBRID = 'hybrid',
}

/** How changes are written: `post` sends all members, `patch` those that changed, and null for those that were removed. */
export enum UpdateMethod {
  /** `post` */
  POST = 'post',
  /** `patch` */
  PATCH = 'patch',
}
