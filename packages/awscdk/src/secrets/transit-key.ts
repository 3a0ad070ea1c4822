// Written from src/handlers/secrets/transit-key/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { TransitKeyType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TransitKey`. */
export interface TransitKeyProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelTransitKey`.
 */
export class TransitKey extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTransitKey';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TransitKeyProps) {
    super(scope, id, 'TransitKey', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the key. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * The algorithm. `xchacha20-poly1305` needs the dialect `openbao`; `managed_key`, `ml-dsa`, `slh-dsa`, `hybrid` and the `cmac`
   * types need `vault`.
   */
  public get type(): string {
    return this._string('Type');
  }

  /** The number of bytes of an `hmac` key. */
  public get keySize(): number {
    return this._number('KeySize');
  }

  /** Whether each request derives a key of its own from the context that it gives. */
  public get derived(): IResolvable {
    return this._boolean('Derived');
  }

  /** Whether the same plaintext and context always give the same ciphertext. */
  public get convergentEncryption(): IResolvable {
    return this._boolean('ConvergentEncryption');
  }

  /** Whether the key can be exported. Once true, it is true for ever. */
  public get exportable(): IResolvable {
    return this._boolean('Exportable');
  }

  /** Whether a backup can contain the key in plaintext. Once true, it is true for ever. */
  public get allowPlaintextBackup(): IResolvable {
    return this._boolean('AllowPlaintextBackup');
  }

  /** Whether the key can be destroyed. */
  public get deletionAllowed(): IResolvable {
    return this._boolean('DeletionAllowed');
  }

  /** The number of the oldest version that decrypts and verifies. Ciphertexts of older ones are refused until it sinks again. */
  public get minDecryptionVersion(): number {
    return this._number('MinDecryptionVersion');
  }

  /**
   * The number of the oldest version that is kept. Older ones are removed for ever. It can only rise, and needs
   * `minEncryptionVersion`.
   */
  public get minAvailableVersion(): number {
    return this._number('MinAvailableVersion');
  }

  /** The number of the newest version. Rotations increase it. */
  public get latestVersion(): number {
    return this._number('LatestVersion');
  }

  /** Whether the type encrypts. If the service does not say, a reference to it fails. */
  public get supportsEncryption(): IResolvable {
    return this._boolean('SupportsEncryption');
  }

  /** Whether the type decrypts. If the service does not say, a reference to it fails. */
  public get supportsDecryption(): IResolvable {
    return this._boolean('SupportsDecryption');
  }

  /** Whether the type signs. If the service does not say, a reference to it fails. */
  public get supportsSigning(): IResolvable {
    return this._boolean('SupportsSigning');
  }

  /** Whether keys can be derived from the type. If the service does not say, a reference to it fails. */
  public get supportsDerivation(): IResolvable {
    return this._boolean('SupportsDerivation');
  }

  /** Whether the key was imported. If the service does not say, a reference to it fails. */
  public get importedKey(): IResolvable {
    return this._boolean('ImportedKey');
  }

  /**
   * Whether the key is deleted and can be restored. It cannot be used until then. If the service cannot delete a key for a time
   * only, a reference to it fails.
   */
  public get softDeleted(): IResolvable {
    return this._boolean('SoftDeleted');
  }
}
