// Written from src/handlers/secrets/pki-key/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { AuthorityKeyType } from './vocabularies';
import { pkiKey } from '../../handlers/secrets/pki-key/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiKey`. */
export interface PkiKeyProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The name of the key, which is unique in its mount. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a
   * letter, a digit or `_`. Must not be `default`, which is the default issuer or key.
   *
   * @default - the key has no name
   */
  readonly keyName?: string;
  /**
   * The type of the key. One of `rsa`, `ec`, `ed25519`. Changing it forces replacement.
   *
   * @default - `rsa`, or that of `privateKeyWo`
   */
  readonly keyType?: AuthorityKeyType;
  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`. Changing it forces replacement. If `keyType` is not set, `rsa` applies. If `keyType` is `rsa`, `keyBits` is one of
   * `2048`, `3072`, `4096`, `8192`; if it is `ec`, `keyBits` is one of `224`, `256`, `384`, `521`; if it is `ed25519`, `keyBits` is
   * one of `0`.
   *
   * @default - 2048 with `rsa`, 256 with `ec`, or that of `privateKeyWo`
   */
  readonly keyBits?: number;
  /**
   * A private key to import, as PEM without a password. The mount must not have it. Once it is imported, it can be removed from the
   * configuration, and the key stays; another private key replaces the key. Write-only: stored in neither the plan nor the state.
   * Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Must contain a PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or "EC
   * PRIVATE KEY". Never shown in plans or logs. `privateKeyWo` conflicts with `keyType` and `keyBits`: an imported key has a type
   * and a size of its own.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the service generates the key
   */
  readonly privateKeyWo?: string;
  /**
   * The version of `privateKeyWo`. If set, `privateKeyWo` is sent again only when the version changes.
   *
   * @default - changes of `privateKeyWo` are detected automatically
   */
  readonly privateKeyWoVersion?: number;
}

/**
 * A key of a certificate authority, which the service generates or which is imported. The service never returns it. Roots and
 * requests for intermediate CAs use it by their `keyRef`. It is not destroyed while an issuer uses it.
 * `lifecycle { prevent_destroy = true }` protects it besides.
 *
 * The Terraform type is `lintel_pki_key`.
 */
export class PkiKey extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_key';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_key', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiKey(x: any): boolean {
    return hasType(x, 'resource lintel_pki_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiKeyProps = {}) {
    super(scope, id, pkiKey, props);
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

  /** The name of the key, which is unique in its mount. */
  public get keyName(): string {
    return this.getStringAttribute('key_name');
  }

  public set keyName(value: string) {
    this._set('keyName', value);
  }

  /** The type of the key. Defaults to `rsa`, or that of `privateKeyWo`. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`.
   */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  public set keyBits(value: number) {
    this._set('keyBits', value);
  }

  /** The version of `privateKeyWo`. If set, `privateKeyWo` is sent again only when the version changes. */
  public get privateKeyWoVersion(): number {
    return this.getNumberAttribute('private_key_wo_version');
  }

  public set privateKeyWoVersion(value: number) {
    this._set('privateKeyWoVersion', value);
  }

  /** The id of the key. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /**
   * The subject key identifier of the key, in lower-case hexadecimal with colons. Null if the service does not report it, and the
   * key was not imported.
   */
  public get subjectKeyId(): string {
    return this.getStringAttribute('subject_key_id');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `keyName` is configured as. */
  public get keyNameInput(): string | undefined {
    return this._input('keyName');
  }

  /** Removes the configuration of `keyName`. */
  public resetKeyName(): void {
    this._set('keyName', undefined);
  }

  /** What `keyType` is configured as. */
  public get keyTypeInput(): AuthorityKeyType | undefined {
    return this._input('keyType');
  }

  /**
   * Changes what `keyType` is configured as.
   *
   * @param value the new value
   */
  public putKeyType(value: AuthorityKeyType): void {
    this._set('keyType', value);
  }

  /** Removes the configuration of `keyType`. */
  public resetKeyType(): void {
    this._set('keyType', undefined);
  }

  /** What `keyBits` is configured as. */
  public get keyBitsInput(): number | undefined {
    return this._input('keyBits');
  }

  /** Removes the configuration of `keyBits`. */
  public resetKeyBits(): void {
    this._set('keyBits', undefined);
  }

  /** What `privateKeyWo` is configured as. */
  public get privateKeyWoInput(): string | undefined {
    return this._input('privateKeyWo');
  }

  /**
   * Changes what `privateKeyWo` is configured as.
   *
   * @param value the new value
   */
  public putPrivateKeyWo(value: string): void {
    this._set('privateKeyWo', value);
  }

  /** Removes the configuration of `privateKeyWo`. */
  public resetPrivateKeyWo(): void {
    this._set('privateKeyWo', undefined);
  }

  /** What `privateKeyWoVersion` is configured as. */
  public get privateKeyWoVersionInput(): number | undefined {
    return this._input('privateKeyWoVersion');
  }

  /** Removes the configuration of `privateKeyWoVersion`. */
  public resetPrivateKeyWoVersion(): void {
    this._set('privateKeyWoVersion', undefined);
  }
}
