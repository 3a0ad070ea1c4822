// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryRekey } from '../../handlers/secrets/recovery-rekey/definition';
import { hasType } from '../construct-type';
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
   * Whether a value is a `RecoveryRekey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRecoveryRekey(x: any): boolean {
    return hasType(x, 'resource lintel_recovery_rekey');
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

  public set secretShares(value: number) {
    this._set('secretShares', value);
  }

  /** The number of new shares needed to reconstruct the key. */
  public get secretThreshold(): number {
    return this.getNumberAttribute('secret_threshold');
  }

  public set secretThreshold(value: number) {
    this._set('secretThreshold', value);
  }

  /** The PGP public keys that the new shares are encrypted with, in the order of the shares. The service reports their fingerprints. */
  public get pgpKeys(): string[] {
    return this.getListAttribute('pgp_keys');
  }

  public set pgpKeys(value: string[]) {
    this._set('pgpKeys', value);
  }

  /** Whether the service also stores the encrypted shares. To read them, use the ephemeral resource `lintel_recovery_key_backup`. */
  public get backup(): boolean | IResolvable {
    return this.getBooleanAttribute('backup');
  }

  public set backup(value: boolean | IResolvable) {
    this._set('backup', value);
  }

  /** Whether the new key takes effect only after its holders have verified their shares with `lintel rekey verify`. */
  public get requireVerification(): boolean | IResolvable {
    return this.getBooleanAttribute('require_verification');
  }

  public set requireVerification(value: boolean | IResolvable) {
    this._set('requireVerification', value);
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

  /** What `secretShares` is configured as. */
  public get secretSharesInput(): number {
    return this._input('secretShares');
  }

  /** What `secretThreshold` is configured as. */
  public get secretThresholdInput(): number {
    return this._input('secretThreshold');
  }

  /** What `pgpKeys` is configured as. */
  public get pgpKeysInput(): string[] | undefined {
    return this._input('pgpKeys');
  }

  /** Removes the configuration of `pgpKeys`. */
  public resetPgpKeys(): void {
    this._set('pgpKeys', undefined);
  }

  /** What `backup` is configured as. */
  public get backupInput(): boolean | IResolvable | undefined {
    return this._input('backup');
  }

  /** Removes the configuration of `backup`. */
  public resetBackup(): void {
    this._set('backup', undefined);
  }

  /** What `requireVerification` is configured as. */
  public get requireVerificationInput(): boolean | IResolvable | undefined {
    return this._input('requireVerification');
  }

  /** Removes the configuration of `requireVerification`. */
  public resetRequireVerification(): void {
    this._set('requireVerification', undefined);
  }

  /** What `triggers` is configured as. */
  public get triggersInput(): { [key: string]: string } | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: { [key: string]: string }): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }
}
