// Written from the definitions of the service by `npx tsx generate/main.ts`.
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

/** The allowed usages of the key of a certificate. An empty set allows none. */
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
 * The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json` uses
 * only the API call. Only supported by Vault.
 */
export enum SerialNumberSource {
  /** `json-csr` */
  JSON_CSR = 'json-csr',
  /** `json` */
  JSON = 'json',
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
