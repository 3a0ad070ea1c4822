// Written from the definitions of the wing by `npx tsx generate/main.ts`.
/** The kind of key that is made. */
export enum CredentialKeyType {
  /** `rsa` */
  RSA = 'rsa',
  /** `ed25519` */
  ED25519 = 'ed25519',
  /** `ec` */
  EC = 'ec',
}
