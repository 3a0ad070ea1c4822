import type { Kind } from '../../store';

/** One attempt to replace the recovery key. Shares are hexadecimal. */
export interface Ceremony {
  readonly name: 'recovery';
  readonly nonce: string;
  readonly startedAt: string;
  readonly shares: number;
  readonly threshold: number;
  /** Binary public keys in base64, one per share; empty without encryption. */
  readonly pgpKeys: readonly string[];
  readonly fingerprints: readonly string[];
  readonly backup: boolean;
  readonly requireVerification: boolean;
  /** The current key's shares so far. */
  readonly supplied: readonly string[];
  /** Set once new shares that must be verified have been issued. */
  readonly verification?: {
    readonly nonce: string;
    readonly newShares: readonly string[];
    /** The new shares so far. */
    readonly supplied: readonly string[];
  };
}

/** A backup of shares encrypted with PGP keys. */
export interface RecoveryKeyBackup {
  readonly name: 'recovery';
  readonly nonce: string;
  /** The ciphertexts in hexadecimal, in share order. */
  readonly keys: readonly { readonly fingerprint: string; readonly share: string }[];
}

export const ceremonies: Kind<Ceremony> = { name: 'recoveryKeyCeremonies', key: ({ name }) => name };
export const recoveryKeyBackups: Kind<RecoveryKeyBackup> = { name: 'recoveryKeyBackups', key: ({ name }) => name };
