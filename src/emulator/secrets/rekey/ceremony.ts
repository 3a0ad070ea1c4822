import type { Kind } from '../../store';

/** One attempt to replace the recovery key. Shares are hexadecimal. */
export interface Ceremony {
  readonly name: 'recovery';
  readonly nonce: string;
  readonly startedAt: string;
  readonly shares: number;
  readonly threshold: number;
  /** Binary public keys in base64, one for each share; none without encryption. */
  readonly pgpKeys: readonly string[];
  readonly fingerprints: readonly string[];
  readonly backup: boolean;
  readonly requireVerification: boolean;
  /** Shares of the present key, so far. */
  readonly supplied: readonly string[];
  /** From the moment on that the new shares were given out, where they have to be proven. */
  readonly verification?: {
    readonly nonce: string;
    readonly newShares: readonly string[];
    /** New shares, so far. */
    readonly supplied: readonly string[];
  };
}

/** What was given out under PGP keys, once more. */
export interface RecoveryKeyBackup {
  readonly name: 'recovery';
  readonly nonce: string;
  /** The ciphertexts in hexadecimal, in the order of the shares. */
  readonly keys: readonly { readonly fingerprint: string; readonly share: string }[];
}

export const ceremonies: Kind<Ceremony> = { name: 'recoveryKeyCeremonies', key: ({ name }) => name };
export const recoveryKeyBackups: Kind<RecoveryKeyBackup> = { name: 'recoveryKeyBackups', key: ({ name }) => name };
