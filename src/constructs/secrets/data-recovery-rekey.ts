// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryRekeyData } from '../../handlers/secrets/recovery-rekey/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRecoveryRekey`. */
export interface DataRecoveryRekeyProps extends TerraformMetaArguments {
}

/**
 * How far the rekey of the recovery key is that runs, whoever started it.
 *
 * The Terraform type is `lintel_recovery_rekey`.
 */
export class DataRecoveryRekey extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_recovery_rekey';

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

  /** Whether one runs. */
  public get started(): IResolvable {
    return this.getBooleanAttribute('started');
  }

  /** What tells the attempt from any other. Null if none runs. */
  public get nonce(): string {
    return this.getStringAttribute('nonce');
  }

  /** What tells this proof of the new shares from any other. Null if no new shares are being proven. */
  public get verificationNonce(): string {
    return this.getStringAttribute('verification_nonce');
  }

  /** How many shares of the present key were submitted. */
  public get progress(): number {
    return this.getNumberAttribute('progress');
  }

  /** How many shares of the present key are needed. */
  public get required(): number {
    return this.getNumberAttribute('required');
  }

  /** How many new shares were proven. Null if no new shares were being proven. */
  public get verificationProgress(): number {
    return this.getNumberAttribute('verification_progress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares; an empty list without any. */
  public get pgpFingerprints(): string[] {
    return this.getListAttribute('pgp_fingerprints');
  }

  /** How many shares the new key is split into. Null if none runs. */
  public get secretShares(): number {
    return this.getNumberAttribute('secret_shares');
  }

  /** How many of the new shares make the key whole. Null if none runs. */
  public get secretThreshold(): number {
    return this.getNumberAttribute('secret_threshold');
  }

  /** Whether the service keeps the encrypted shares too. */
  public get backup(): IResolvable {
    return this.getBooleanAttribute('backup');
  }

  /** Whether the new key comes into force only once its shares were proven to have arrived. */
  public get requireVerification(): IResolvable {
    return this.getBooleanAttribute('require_verification');
  }
}
