// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryRekey } from '../../handlers/secrets/recovery-rekey/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `RecoveryRekey`. */
export interface RecoveryRekeyProps extends TerraformMetaArguments {
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
 * An attempt to replace the recovery key. Creating it starts the attempt; key holders then submit their shares with `lintel rekey`,
 * and no share passes through Terraform. A finished attempt is not repeated until `triggers` change.
 *
 * The Terraform type is `lintel_recovery_rekey`.
 */
export class RecoveryRekey extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_recovery_rekey';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_recovery_rekey', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RecoveryRekeyProps) {
    super(scope, id, recoveryRekey, props);
  }

  /** Always `recovery`, because a service runs one attempt at a time. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The number of shares that the new key is split into. */
  public get secretShares(): number {
    return this.getNumberAttribute('secret_shares');
  }

  /** The number of new shares needed to reconstruct the key. */
  public get secretThreshold(): number {
    return this.getNumberAttribute('secret_threshold');
  }

  /** The PGP public keys that the new shares are encrypted with, in the order of the shares. The service reports their fingerprints. */
  public get pgpKeys(): string[] {
    return this.getListAttribute('pgp_keys');
  }

  /** Whether the service also stores the encrypted shares. To read them, use the ephemeral resource `lintel_recovery_key_backup`. */
  public get backup(): IResolvable {
    return this.getBooleanAttribute('backup');
  }

  /** Whether the new key takes effect only after its holders have verified their shares with `lintel rekey verify`. */
  public get requireVerification(): IResolvable {
    return this.getBooleanAttribute('require_verification');
  }

  /** Arbitrary values. When one of them changes, a running attempt is cancelled and a new one starts. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /**
   * The state of the attempt: `started` while shares of the current key are submitted, `verifying` while the new shares are
   * verified, `ended` once the attempt was completed, cancelled or lost. The service does not report which.
   */
  public get state(): string {
    return this.getStringAttribute('state');
  }

  /** Identifies this attempt. Key holders need it to submit their shares. */
  public get nonce(): string {
    return this.getStringAttribute('nonce');
  }

  /** Identifies this verification of the new shares. Null if no verification is in progress. */
  public get verificationNonce(): string {
    return this.getStringAttribute('verification_nonce');
  }

  /** The number of submitted shares of the current key at the last read. */
  public get progress(): number {
    return this.getNumberAttribute('progress');
  }

  /** The number of shares of the current key that are needed. */
  public get required(): number {
    return this.getNumberAttribute('required');
  }

  /** The number of verified new shares at the last read. Null if no verification is in progress. */
  public get verificationProgress(): number {
    return this.getNumberAttribute('verification_progress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares. Empty if there are none. */
  public get pgpFingerprints(): string[] {
    return this.getListAttribute('pgp_fingerprints');
  }
}
