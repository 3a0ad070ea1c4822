// Written from src/handlers/secrets/transit-key/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { TransitKeyKeysList } from './nested-values';
import { TransitKeyType } from './vocabularies';
import { transitKey } from '../../handlers/secrets/transit-key/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `TransitKey`. */
export interface TransitKeyProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "transit"
   */
  readonly mount?: string;
  /** The name of the key. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * The algorithm. `xchacha20-poly1305` needs the dialect `openbao`; `managed_key`, `ml-dsa`, `slh-dsa`, `hybrid` and the `cmac`
   * types need `vault`. One of `aes128-gcm96`, `aes256-gcm96`, `chacha20-poly1305`, `xchacha20-poly1305`, `ed25519`, `ecdsa-p256`,
   * `ecdsa-p384`, `ecdsa-p521`, `rsa-2048`, `rsa-3072`, `rsa-4096`, `hmac`, `managed_key`, `aes128-cmac`, `aes192-cmac`,
   * `aes256-cmac`, `ml-dsa`, `slh-dsa`, `hybrid`. Changing it forces replacement.
   *
   * @default "aes256-gcm96"
   */
  readonly type?: TransitKeyType;
  /**
   * The number of bytes of an `hmac` key. Must be between 32 and 512. Changing it forces replacement. `keySize` is required if
   * `type` is `hmac`. `keySize` can be set only if `type` is `hmac`.
   *
   * @default - the type decides
   */
  readonly keySize?: number;
  /**
   * Whether each request derives a key of its own from the context that it gives. Changing it forces replacement.
   *
   * @default false
   */
  readonly derived?: boolean | IResolvable;
  /**
   * Whether the same plaintext and context always give the same ciphertext. Changing it forces replacement.
   *
   * @default false
   */
  readonly convergentEncryption?: boolean | IResolvable;
  /**
   * Whether the key can be exported. Once true, it is true for ever.
   *
   * @default false
   */
  readonly exportable?: boolean | IResolvable;
  /**
   * Whether a backup can contain the key in plaintext. Once true, it is true for ever.
   *
   * @default false
   */
  readonly allowPlaintextBackup?: boolean | IResolvable;
  /**
   * How often the service rotates the key. At least an hour. Must be at least 3600 seconds.
   *
   * @default - the key is not rotated automatically
   */
  readonly autoRotatePeriod?: Duration;
  /**
   * Whether the key can be destroyed.
   *
   * @default false
   */
  readonly deletionAllowed?: boolean | IResolvable;
  /**
   * The number of the oldest version that decrypts and verifies. Ciphertexts of older ones are refused until it sinks again. Must be
   * at least 1.
   *
   * @default 1
   */
  readonly minDecryptionVersion?: number;
  /**
   * The number of the oldest version that encrypts and signs. 0 stands for the latest. Must be at least 0.
   *
   * @default - the latest version is used
   */
  readonly minEncryptionVersion?: number;
  /**
   * The number of the oldest version that is kept. Older ones are removed for ever. It can only rise, and needs
   * `minEncryptionVersion`. Must be at least 0.
   *
   * @default - no version has been removed, or others decide
   */
  readonly minAvailableVersion?: number;
}

/**
 * A named key that the service encrypts or signs with. The key itself never leaves the service. What a destroyed key has encrypted
 * is lost for ever, so `deletionAllowed` must be true before it can be destroyed.
 *
 * The Terraform type is `lintel_transit_key`.
 */
export class TransitKey extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_transit_key';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_transit_key', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TransitKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTransitKey(x: any): boolean {
    return hasType(x, 'resource lintel_transit_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TransitKeyProps) {
    super(scope, id, transitKey, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the key. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * The algorithm. `xchacha20-poly1305` needs the dialect `openbao`; `managed_key`, `ml-dsa`, `slh-dsa`, `hybrid` and the `cmac`
   * types need `vault`.
   */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The number of bytes of an `hmac` key. If omitted, the type decides. */
  public get keySize(): number {
    return this.getNumberAttribute('key_size');
  }

  public set keySize(value: number) {
    this._set('keySize', value);
  }

  /** Whether each request derives a key of its own from the context that it gives. */
  public get derived(): boolean | IResolvable {
    return this.getBooleanAttribute('derived');
  }

  public set derived(value: boolean | IResolvable) {
    this._set('derived', value);
  }

  /** Whether the same plaintext and context always give the same ciphertext. */
  public get convergentEncryption(): boolean | IResolvable {
    return this.getBooleanAttribute('convergent_encryption');
  }

  public set convergentEncryption(value: boolean | IResolvable) {
    this._set('convergentEncryption', value);
  }

  /** Whether the key can be exported. Once true, it is true for ever. */
  public get exportable(): boolean | IResolvable {
    return this.getBooleanAttribute('exportable');
  }

  public set exportable(value: boolean | IResolvable) {
    this._set('exportable', value);
  }

  /** Whether a backup can contain the key in plaintext. Once true, it is true for ever. */
  public get allowPlaintextBackup(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_plaintext_backup');
  }

  public set allowPlaintextBackup(value: boolean | IResolvable) {
    this._set('allowPlaintextBackup', value);
  }

  /** How often the service rotates the key. At least an hour. */
  public get autoRotatePeriod(): string {
    return this.getStringAttribute('auto_rotate_period');
  }

  /** Whether the key can be destroyed. */
  public get deletionAllowed(): boolean | IResolvable {
    return this.getBooleanAttribute('deletion_allowed');
  }

  public set deletionAllowed(value: boolean | IResolvable) {
    this._set('deletionAllowed', value);
  }

  /** The number of the oldest version that decrypts and verifies. Ciphertexts of older ones are refused until it sinks again. */
  public get minDecryptionVersion(): number {
    return this.getNumberAttribute('min_decryption_version');
  }

  public set minDecryptionVersion(value: number) {
    this._set('minDecryptionVersion', value);
  }

  /** The number of the oldest version that encrypts and signs. 0 stands for the latest. */
  public get minEncryptionVersion(): number {
    return this.getNumberAttribute('min_encryption_version');
  }

  public set minEncryptionVersion(value: number) {
    this._set('minEncryptionVersion', value);
  }

  /**
   * The number of the oldest version that is kept. Older ones are removed for ever. It can only rise, and needs
   * `minEncryptionVersion`. If omitted, no version has been removed, or others decide.
   */
  public get minAvailableVersion(): number {
    return this.getNumberAttribute('min_available_version');
  }

  public set minAvailableVersion(value: number) {
    this._set('minAvailableVersion', value);
  }

  /** The number of the newest version. Rotations increase it. */
  public get latestVersion(): number {
    return this.getNumberAttribute('latest_version');
  }

  /** The versions from `minDecryptionVersion` on. Empty for an `hmac` key. */
  public get keys(): TransitKeyKeysList {
    return new TransitKeyKeysList(this, 'keys', false);
  }

  /** Whether the type encrypts. Null if the service does not say. */
  public get supportsEncryption(): IResolvable {
    return this.getBooleanAttribute('supports_encryption');
  }

  /** Whether the type decrypts. Null if the service does not say. */
  public get supportsDecryption(): IResolvable {
    return this.getBooleanAttribute('supports_decryption');
  }

  /** Whether the type signs. Null if the service does not say. */
  public get supportsSigning(): IResolvable {
    return this.getBooleanAttribute('supports_signing');
  }

  /** Whether keys can be derived from the type. Null if the service does not say. */
  public get supportsDerivation(): IResolvable {
    return this.getBooleanAttribute('supports_derivation');
  }

  /** Whether the key was imported. Null if the service does not say. */
  public get importedKey(): IResolvable {
    return this.getBooleanAttribute('imported_key');
  }

  /**
   * Whether the key is deleted and can be restored. It cannot be used until then. Null if the service cannot delete a key for a time
   * only.
   */
  public get softDeleted(): IResolvable {
    return this.getBooleanAttribute('soft_deleted');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `type` is configured as. */
  public get typeInput(): TransitKeyType | undefined {
    return this._input('type');
  }

  /**
   * Changes what `type` is configured as.
   *
   * @param value the new value
   */
  public putType(value: TransitKeyType): void {
    this._set('type', value);
  }

  /** Removes the configuration of `type`. */
  public resetType(): void {
    this._set('type', undefined);
  }

  /** What `keySize` is configured as. */
  public get keySizeInput(): number | undefined {
    return this._input('keySize');
  }

  /** Removes the configuration of `keySize`. */
  public resetKeySize(): void {
    this._set('keySize', undefined);
  }

  /** What `derived` is configured as. */
  public get derivedInput(): boolean | IResolvable | undefined {
    return this._input('derived');
  }

  /** Removes the configuration of `derived`. */
  public resetDerived(): void {
    this._set('derived', undefined);
  }

  /** What `convergentEncryption` is configured as. */
  public get convergentEncryptionInput(): boolean | IResolvable | undefined {
    return this._input('convergentEncryption');
  }

  /** Removes the configuration of `convergentEncryption`. */
  public resetConvergentEncryption(): void {
    this._set('convergentEncryption', undefined);
  }

  /** What `exportable` is configured as. */
  public get exportableInput(): boolean | IResolvable | undefined {
    return this._input('exportable');
  }

  /** Removes the configuration of `exportable`. */
  public resetExportable(): void {
    this._set('exportable', undefined);
  }

  /** What `allowPlaintextBackup` is configured as. */
  public get allowPlaintextBackupInput(): boolean | IResolvable | undefined {
    return this._input('allowPlaintextBackup');
  }

  /** Removes the configuration of `allowPlaintextBackup`. */
  public resetAllowPlaintextBackup(): void {
    this._set('allowPlaintextBackup', undefined);
  }

  /** What `autoRotatePeriod` is configured as. */
  public get autoRotatePeriodInput(): Duration | undefined {
    return this._input('autoRotatePeriod');
  }

  /**
   * Changes what `autoRotatePeriod` is configured as.
   *
   * @param value the new value
   */
  public putAutoRotatePeriod(value: Duration): void {
    this._set('autoRotatePeriod', value);
  }

  /** Removes the configuration of `autoRotatePeriod`. */
  public resetAutoRotatePeriod(): void {
    this._set('autoRotatePeriod', undefined);
  }

  /** What `deletionAllowed` is configured as. */
  public get deletionAllowedInput(): boolean | IResolvable | undefined {
    return this._input('deletionAllowed');
  }

  /** Removes the configuration of `deletionAllowed`. */
  public resetDeletionAllowed(): void {
    this._set('deletionAllowed', undefined);
  }

  /** What `minDecryptionVersion` is configured as. */
  public get minDecryptionVersionInput(): number | undefined {
    return this._input('minDecryptionVersion');
  }

  /** Removes the configuration of `minDecryptionVersion`. */
  public resetMinDecryptionVersion(): void {
    this._set('minDecryptionVersion', undefined);
  }

  /** What `minEncryptionVersion` is configured as. */
  public get minEncryptionVersionInput(): number | undefined {
    return this._input('minEncryptionVersion');
  }

  /** Removes the configuration of `minEncryptionVersion`. */
  public resetMinEncryptionVersion(): void {
    this._set('minEncryptionVersion', undefined);
  }

  /** What `minAvailableVersion` is configured as. */
  public get minAvailableVersionInput(): number | undefined {
    return this._input('minAvailableVersion');
  }

  /** Removes the configuration of `minAvailableVersion`. */
  public resetMinAvailableVersion(): void {
    this._set('minAvailableVersion', undefined);
  }
}
