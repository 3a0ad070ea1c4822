// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RecoveryRekey`. */
export interface RecoveryRekeyProps extends LintelResourceProps {
  /**
   * The number of shares that the new key is split into. Must be between 1 and 255. Changing it forces replacement. Not every
   * response of the service includes it.
   */
  readonly secretShares: number;
  /**
   * The number of new shares needed to reconstruct the key. Must be between 1 and 255. Changing it forces replacement. Not every
   * response of the service includes it. `secretThreshold` must not exceed `secretShares`, unless that is 0.
   */
  readonly secretThreshold: number;
  /**
   * The PGP public keys that the new shares are encrypted with, in the order of the shares. The service reports their fingerprints.
   * Each element must be a binary OpenPGP public key in base64, without armor or line breaks, such as the output of
   * `gpg --export <key> | base64 -w 0`. Changing it forces replacement. Not every response of the service includes it. The number of
   * elements in `pgpKeys` must equal `secretShares`. `pgpKeys` is required if `backup` is `true`.
   *
   * @default - the new shares are returned unencrypted
   */
  readonly pgpKeys?: string[];
  /**
   * Whether the service also stores the encrypted shares. To read them, use the ephemeral resource `lintel_recovery_key_backup`.
   * Changing it forces replacement. Not every response of the service includes it.
   *
   * @default false
   */
  readonly backup?: boolean | IResolvable;
  /**
   * Whether the new key takes effect only after its holders have verified their shares with `lintel rekey verify`. Changing it
   * forces replacement. Not every response of the service includes it.
   *
   * @default false
   */
  readonly requireVerification?: boolean | IResolvable;
  /**
   * Arbitrary values. When one of them changes, a running attempt is cancelled and a new one starts. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * One attempt to replace the recovery key. Creating it starts the attempt; the key holders then submit their shares with
 * `lintel rekey`, so no share passes through CloudFormation. A finished attempt is not repeated until `triggers` changes.
 *
 * The CloudFormation type is `Custom::LintelRecoveryRekey`.
 */
export class RecoveryRekey extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRecoveryRekey';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RecoveryRekeyProps) {
    super(scope, id, 'RecoveryRekey', props);
  }

  /** Always `recovery`, because a service runs one attempt at a time. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * The state of the attempt: `started` while shares of the current key are submitted, `verifying` while the new shares are
   * verified, `ended` once the attempt was completed, cancelled or lost. The service does not report which.
   */
  public get state(): string {
    return this._string('State');
  }

  /** Identifies this attempt. Key holders need it to submit their shares. */
  public get nonce(): string {
    return this._string('Nonce');
  }

  /** Identifies this verification of the new shares. If no verification is in progress, a reference to it fails. */
  public get verificationNonce(): string {
    return this._string('VerificationNonce');
  }

  /** The number of submitted shares of the current key at the last read. */
  public get progress(): number {
    return this._number('Progress');
  }

  /** The number of shares of the current key that are needed. */
  public get required(): number {
    return this._number('Required');
  }

  /** The number of verified new shares at the last read. If no verification is in progress, a reference to it fails. */
  public get verificationProgress(): number {
    return this._number('VerificationProgress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares. Empty if there are none. */
  public get pgpFingerprints(): string[] {
    return this._list('PgpFingerprints');
  }
}
