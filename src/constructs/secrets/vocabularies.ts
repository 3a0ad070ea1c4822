// Written from the definitions of the service by `npx tsx generate/main.ts`.
/** What the key may be used for, besides what every authority must do. */
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

/** How certificates are written: as PEM, as DER in base64, or as PEM with everything that belongs to it in `certificateBundle`. */
export enum CertificateFormat {
  /** `pem` */
  PEM = 'pem',
  /** `der` */
  DER = 'der',
  /** `pem_bundle` */
  PEM_BUNDLE = 'pem_bundle',
}

/** The kind of key that is made. */
export enum CertificateKeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ec` */
  EC = 'ec',
}

/** Whether it is a role of one namespace or of the whole cluster. */
export enum ClusterRoleType {
  /** `Role` */
  ROLE = 'Role',
  /** `ClusterRole` */
  CLUSTER_ROLE = 'ClusterRole',
}

/** What a common name must look like. */
export enum CnValidation {
  /** `email` */
  EMAIL = 'email',
  /** `hostname` */
  HOSTNAME = 'hostname',
  /** `disabled` */
  DISABLED = 'disabled',
}

/** The kind of key that is made. */
export enum CredentialKeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ec` */
  EC = 'ec',
}

/** What a certificate may be used for, besides what the flags say. */
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

/** The kind of key that is made; with `any`, requests may bring keys of every kind, and none is made. */
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

/** What the key of a certificate may be used for; an empty set is none. */
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

/**
 * Whether a request may say when its certificate becomes valid: at any time, at most `notBeforeDuration` ago, or not. Only OpenBao
 * has it.
 */
export enum NotBeforeBound {
  /** `permit` */
  PERMIT = 'permit',
  /** `duration` */
  DURATION = 'duration',
  /** `forbid` */
  FORBID = 'forbid',
}

/**
 * What kind of token it is. Only with the dialect `vault`, where a team may have many tokens (`team`) in place of one
 * (`team_legacy`).
 */
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

/** How the private key is written: `der` is PEM or base64 as `format` has it, `pkcs8` is PKCS #8. The key in a bundle is as it is. */
export enum PrivateKeyFormat {
  /** `der` */
  DER = 'der',
  /** `pkcs8` */
  PKCS8 = 'pkcs8',
}

/**
 * Where the serial number of a subject comes from: from the call and else from the signing request, or from the call alone. Only
 * Vault has it.
 */
export enum SerialNumberSource {
  /** `json-csr` */
  JSON_CSR = 'json-csr',
  /** `json` */
  JSON = 'json',
}
