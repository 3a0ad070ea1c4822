// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RecoveryRekey`. */
export interface RecoveryRekeyProps extends LintelResourceProps {
  /**
   * How many shares the new key is split into. It must be between 1 and 255. A change replaces the object. Some answers of the
   * service lack it.
   */
  readonly secretShares: number;
  /**
   * How many of the new shares make the key whole. It must be between 1 and 255. A change replaces the object. Some answers of the
   * service lack it. `secretThreshold` is at most `secretShares`, unless that is 0.
   */
  readonly secretThreshold: number;
  /**
   * The public keys that the new shares are encrypted for, in the order of the shares. The service tells their fingerprints. Each
   * must be a binary OpenPGP public key in base64, without armour and line breaks, as `gpg --export <key> | base64 -w 0` writes it.
   * A change replaces the object. Some answers of the service lack it. `pgpKeys` has as many elements as `secretShares` says.
   * `pgpKeys` must be configured where `backup` is `true`.
   *
   * @default - the new shares are given out as they are
   */
  readonly pgpKeys?: string[];
  /**
   * Whether the service keeps the encrypted shares too; see the ephemeral `lintel_recovery_key_backup`. A change replaces the
   * object. Some answers of the service lack it.
   *
   * @default false
   */
  readonly backup?: boolean | IResolvable;
  /**
   * Whether the new key comes into force only once its shares were proven to have arrived, with `lintel rekey verify`. A change
   * replaces the object. Some answers of the service lack it.
   *
   * @default false
   */
  readonly requireVerification?: boolean | IResolvable;
  /**
   * Any texts. Once one of them changes, another attempt is started, and one that runs is cancelled. A change replaces the object.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * One attempt to replace the recovery key. It starts the attempt; people then bring their shares with `lintel rekey`, and none of
 * them passes through CloudFormation. Once it has ended it stays so, until `triggers` change.
 *
 * CloudFormation's type is `Custom::LintelRecoveryRekey`.
 */
export class RecoveryRekey extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelRecoveryRekey';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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

  /** What tells this proof of the new shares from any other. Where no new shares are being proven, a reference to it fails. */
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

  /** How many new shares were proven, as last seen. Where no new shares were being proven, a reference to it fails. */
  public get verificationProgress(): number {
    return this._number('VerificationProgress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares; an empty list without any. */
  public get pgpFingerprints(): string[] {
    return this._list('PgpFingerprints');
  }
}
