// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RecoveryRekey`. */
export interface RecoveryRekeyProps extends LintelResourceProps {
  /**
   * How many shares the new key is split into. Must be between 1 and 255. Changing it forces replacement. Not every response of the
   * service includes it.
   */
  readonly secretShares: number;
  /**
   * How many of the new shares make the key whole. Must be between 1 and 255. Changing it forces replacement. Not every response of
   * the service includes it. `secretThreshold` must not exceed `secretShares`, unless that is 0.
   */
  readonly secretThreshold: number;
  /**
   * The public keys that the new shares are encrypted for, in the order of the shares. The service tells their fingerprints. Each
   * element must be a binary OpenPGP public key in base64, without armour and line breaks, as `gpg --export <key> | base64 -w 0`
   * writes it. Changing it forces replacement. Not every response of the service includes it. The number of elements in `pgpKeys`
   * must equal `secretShares`. `pgpKeys` is required if `backup` is `true`.
   *
   * @default - the new shares are given out as they are
   */
  readonly pgpKeys?: string[];
  /**
   * Whether the service keeps the encrypted shares too; see the ephemeral `lintel_recovery_key_backup`. Changing it forces
   * replacement. Not every response of the service includes it.
   *
   * @default false
   */
  readonly backup?: boolean | IResolvable;
  /**
   * Whether the new key comes into force only once its shares were proven to have arrived, with `lintel rekey verify`. Changing it
   * forces replacement. Not every response of the service includes it.
   *
   * @default false
   */
  readonly requireVerification?: boolean | IResolvable;
  /**
   * Any texts. Once one of them changes, another attempt is started, and one that runs is cancelled. Changing it forces replacement.
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

  /** Always `recovery`: a service has one attempt at a time. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * `started` while shares of the present key are submitted, `verifying` while the new ones are proven, `ended` when it was
   * finished, cancelled or forgotten: the service does not say which.
   */
  public get state(): string {
    return this._string('State');
  }

  /** What tells this attempt from any other. Tell it to those who submit shares. */
  public get nonce(): string {
    return this._string('Nonce');
  }

  /** What tells this proof of the new shares from any other. If no new shares are being proven, a reference to it fails. */
  public get verificationNonce(): string {
    return this._string('VerificationNonce');
  }

  /** How many shares of the present key were submitted, as last seen. */
  public get progress(): number {
    return this._number('Progress');
  }

  /** How many shares of the present key are needed. */
  public get required(): number {
    return this._number('Required');
  }

  /** How many new shares were proven, as last seen. If no new shares were being proven, a reference to it fails. */
  public get verificationProgress(): number {
    return this._number('VerificationProgress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares; an empty list without any. */
  public get pgpFingerprints(): string[] {
    return this._list('PgpFingerprints');
  }
}
