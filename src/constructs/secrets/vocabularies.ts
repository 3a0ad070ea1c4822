// Written from the definitions of the wing by `npx tsx generate/main.ts`.
/** What kind of credential it is. */
export enum CredentialType {
  /** `password` */
  PASSWORD = 'password',
  /** `rsa_private_key` */
  RSA_PRIVATE_KEY = 'rsa_private_key',
  /** `client_certificate` */
  CLIENT_CERTIFICATE = 'client_certificate',
}

/** The kind of key that is made. */
export enum KeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ec` */
  EC = 'ec',
}
