// Written from src/handlers/secrets/transit-key/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { TransitKeyKeysList } from './nested-values';
import { transitKeyData } from '../../handlers/secrets/transit-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTransitKey`. */
export interface DataTransitKeyProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "transit"
   */
  readonly mount?: string;
  /** The name of the key. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A named key that the service encrypts or signs with.
 *
 * The Terraform type is `lintel_transit_key`.
 */
export class DataTransitKey extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_transit_key';

  /**
   * Whether a value is a `DataTransitKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTransitKey(x: any): boolean {
    return hasType(x, 'data lintel_transit_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTransitKeyProps) {
    super(scope, id, transitKeyData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
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

  /** The number of bytes of an `hmac` key. Null if the type decides. */
  public get keySize(): number {
    return this.getNumberAttribute('key_size');
  }

  /** Whether each request derives a key of its own from the context that it gives. */
  public get derived(): IResolvable {
    return this.getBooleanAttribute('derived');
  }

  /** Whether the same plaintext and context always give the same ciphertext. */
  public get convergentEncryption(): IResolvable {
    return this.getBooleanAttribute('convergent_encryption');
  }

  /** Whether the key can be exported. Once true, it is true for ever. */
  public get exportable(): IResolvable {
    return this.getBooleanAttribute('exportable');
  }

  /** Whether a backup can contain the key in plaintext. Once true, it is true for ever. */
  public get allowPlaintextBackup(): IResolvable {
    return this.getBooleanAttribute('allow_plaintext_backup');
  }

  /** How often the service rotates the key. At least an hour. Null if the key is not rotated automatically. */
  public get autoRotatePeriod(): string {
    return this.getStringAttribute('auto_rotate_period');
  }

  /** Whether the key can be destroyed. */
  public get deletionAllowed(): IResolvable {
    return this.getBooleanAttribute('deletion_allowed');
  }

  /** The number of the oldest version that decrypts and verifies. Ciphertexts of older ones are refused until it sinks again. */
  public get minDecryptionVersion(): number {
    return this.getNumberAttribute('min_decryption_version');
  }

  /** The number of the oldest version that encrypts and signs. 0 stands for the latest. Null if the latest version is used. */
  public get minEncryptionVersion(): number {
    return this.getNumberAttribute('min_encryption_version');
  }

  /**
   * The number of the oldest version that is kept. Older ones are removed for ever. It can only rise, and needs
   * `minEncryptionVersion`. Null if no version has been removed, or others decide.
   */
  public get minAvailableVersion(): number {
    return this.getNumberAttribute('min_available_version');
  }

  /** The number of the newest version. Rotations increase it. */
  public get latestVersion(): number {
    return this.getNumberAttribute('latest_version');
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

  /** The versions from `minDecryptionVersion` on. Empty for an `hmac` key. */
  public get keys(): TransitKeyKeysList {
    return new TransitKeyKeysList(this, 'keys', false);
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
}
