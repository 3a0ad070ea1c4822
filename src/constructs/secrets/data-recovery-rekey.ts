// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryRekeyData } from '../../handlers/secrets/recovery-rekey/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRecoveryRekey`. */
export interface DataRecoveryRekeyProps extends TerraformMetaArguments {
}

/**
 * The progress of the current rekey of the recovery key, regardless of how it was started.
 *
 * The Terraform type is `lintel_recovery_rekey`.
 */
export class DataRecoveryRekey extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_recovery_rekey';

  /**
   * Whether a value is a `DataRecoveryRekey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRecoveryRekey(x: any): boolean {
    return hasType(x, 'data lintel_recovery_rekey');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRecoveryRekeyProps = {}) {
    super(scope, id, recoveryRekeyData, props);
  }

  /** Always `recovery`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Whether a rekey is in progress. */
  public get started(): IResolvable {
    return this.getBooleanAttribute('started');
  }

  /** Identifies the attempt. Null if no rekey is in progress. */
  public get nonce(): string {
    return this.getStringAttribute('nonce');
  }

  /** Identifies this verification of the new shares. Null if no verification is in progress. */
  public get verificationNonce(): string {
    return this.getStringAttribute('verification_nonce');
  }

  /** The number of submitted shares of the current key. */
  public get progress(): number {
    return this.getNumberAttribute('progress');
  }

  /** The number of shares of the current key that are needed. */
  public get required(): number {
    return this.getNumberAttribute('required');
  }

  /** The number of verified new shares. Null if no verification is in progress. */
  public get verificationProgress(): number {
    return this.getNumberAttribute('verification_progress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares. Empty if there are none. */
  public get pgpFingerprints(): string[] {
    return this.getListAttribute('pgp_fingerprints');
  }

  /** The number of shares that the new key is split into. Null if no rekey is in progress. */
  public get secretShares(): number {
    return this.getNumberAttribute('secret_shares');
  }

  /** The number of new shares needed to reconstruct the key. Null if no rekey is in progress. */
  public get secretThreshold(): number {
    return this.getNumberAttribute('secret_threshold');
  }

  /** Whether the service also stores the encrypted shares. */
  public get backup(): IResolvable {
    return this.getBooleanAttribute('backup');
  }

  /** Whether the new key takes effect only after its holders have verified their shares. */
  public get requireVerification(): IResolvable {
    return this.getBooleanAttribute('require_verification');
  }
}
