// Written from the definitions of the wing by `npx tsx generate/main.ts`.
/** Whether it is a role of one namespace or of the whole cluster. */
export enum ClusterRoleType {
  /** `Role` */
  ROLE = 'Role',
  /** `ClusterRole` */
  CLUSTER_ROLE = 'ClusterRole',
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
