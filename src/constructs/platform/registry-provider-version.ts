// Written from src/handlers/platform/registry-provider-version/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { RegistryProviderVersionPlatformsList } from './nested-values';
import { registryProviderVersion } from '../../handlers/platform/registry-provider-version/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `RegistryProviderVersion`. */
export interface RegistryProviderVersionProps extends TerraformMetaArguments {
  /**
   * The `id` of the private provider, `<organization>/private/<organization>/<name>`. Must be the `id` of a private provider, such
   * as "acme/private/acme/internal". Changing it forces replacement.
   */
  readonly providerId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". Changing it forces replacement. */
  readonly version: string;
  /**
   * The ID of the key that signed the checksums, 16 hexadecimal digits. The key must be among the GPG keys of the organization when
   * the version is installed. If it is there during planning, or planned in the same run, the signature is checked with it. Must
   * consist of 16 hexadecimal digits. Changing it forces replacement.
   */
  readonly keyId: string;
  /**
   * The versions of the plugin protocol that the provider speaks. Each element is one of `4.0`, `5.0`, `6.0`. Must not be empty.
   * Changing it forces replacement.
   *
   * @default - those of the manifest in the folder are used, or `5.0` if there is none
   */
  readonly protocols?: string[];
  /**
   * The path of the folder with the files of the release, relative to the directory in which Terraform runs, or in constructs to the
   * app: exactly one `*_SHA256SUMS`; its detached, binary signature, `*_SHA256SUMS.sig`; one or more archives
   * `terraform-provider-<name>_<version>_<os>_<arch>.zip` of up to 1 GiB; and optionally a `*_manifest.json`. All other files are
   * ignored. Must not be empty.
   */
  readonly sourceDirectory: string;
  /**
   * Whether to delete and recreate the version if its files change. If `false`, such a plan is rejected, because lock files contain
   * the checksums of a published version.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
  /**
   * The timeouts for waiting for the service.
   *
   * @default - both timeouts are `30m`
   */
  readonly timeouts?: RegistryProviderVersionTimeouts;
}

/** The timeouts for waiting for the service. */
export interface RegistryProviderVersionTimeouts {
  /**
   * How long to wait for the service to process the files of a new version.
   *
   * @default - `30m`
   */
  readonly create?: Duration;
  /**
   * How long to wait if files that are missing are uploaded again.
   *
   * @default - `30m`
   */
  readonly update?: Duration;
}

/**
 * Publishes a version of a private provider from a folder with the files of a release: checks that they fit each other, uploads
 * them, and waits until the version can be installed.
 *
 * The Terraform type is `lintel_registry_provider_version`.
 */
export class RegistryProviderVersion extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_provider_version';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_registry_provider_version', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RegistryProviderVersion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRegistryProviderVersion(x: any): boolean {
    return hasType(x, 'resource lintel_registry_provider_version');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryProviderVersionProps) {
    super(scope, id, registryProviderVersion, props);
  }

  /** The import ID, `<provider_id>/<version>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The `id` of the private provider, `<organization>/private/<organization>/<name>`. */
  public get providerId(): string {
    return this.getStringAttribute('provider_id');
  }

  public set providerId(value: string) {
    this._set('providerId', value);
  }

  /** The semantic version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  public set version(value: string) {
    this._set('version', value);
  }

  /**
   * The ID of the key that signed the checksums, 16 hexadecimal digits. The key must be among the GPG keys of the organization when
   * the version is installed. If it is there during planning, or planned in the same run, the signature is checked with it.
   */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  public set keyId(value: string) {
    this._set('keyId', value);
  }

  /**
   * The versions of the plugin protocol that the provider speaks. If omitted, those of the manifest in the folder are used, or `5.0`
   * if there is none.
   */
  public get protocols(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('protocols')));
  }

  public set protocols(value: string[]) {
    this._set('protocols', value);
  }

  /**
   * The path of the folder with the files of the release, relative to the directory in which Terraform runs, or in constructs to the
   * app: exactly one `*_SHA256SUMS`; its detached, binary signature, `*_SHA256SUMS.sig`; one or more archives
   * `terraform-provider-<name>_<version>_<os>_<arch>.zip` of up to 1 GiB; and optionally a `*_manifest.json`. All other files are
   * ignored.
   */
  public get sourceDirectory(): string {
    return this.getStringAttribute('source_directory');
  }

  public set sourceDirectory(value: string) {
    this._set('sourceDirectory', value);
  }

  /**
   * The hash of the checksums, which cover all archives: `sha256:` and the hash of `*_SHA256SUMS`. Files that are later exchanged on
   * the service are not detected. Null if the checksums of an imported version cannot be read.
   */
  public get contentHash(): string {
    return this.getStringAttribute('content_hash');
  }

  /** The platforms, ordered by operating system and architecture. */
  public get platforms(): RegistryProviderVersionPlatformsList {
    return new RegistryProviderVersionPlatformsList(this, 'platforms', false);
  }

  /** Whether the checksums, their signature and the archives of all platforms are uploaded, so that the version can be installed. */
  public get complete(): IResolvable {
    return this.getBooleanAttribute('complete');
  }

  /**
   * Whether to delete and recreate the version if its files change. If `false`, such a plan is rejected, because lock files contain
   * the checksums of a published version.
   */
  public get replaceOnChange(): boolean | IResolvable {
    return this.getBooleanAttribute('replace_on_change');
  }

  public set replaceOnChange(value: boolean | IResolvable) {
    this._set('replaceOnChange', value);
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the version was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The timeouts for waiting for the service. */
  public get timeouts(): RegistryProviderVersionTimeoutsOutputReference {
    return new RegistryProviderVersionTimeoutsOutputReference(this, 'timeouts');
  }

  /** What `providerId` is configured as. */
  public get providerIdInput(): string {
    return this._input('providerId');
  }

  /** What `version` is configured as. */
  public get versionInput(): string {
    return this._input('version');
  }

  /** What `keyId` is configured as. */
  public get keyIdInput(): string {
    return this._input('keyId');
  }

  /** What `protocols` is configured as. */
  public get protocolsInput(): string[] | undefined {
    return this._input('protocols');
  }

  /** Removes the configuration of `protocols`. */
  public resetProtocols(): void {
    this._set('protocols', undefined);
  }

  /** What `sourceDirectory` is configured as. */
  public get sourceDirectoryInput(): string {
    return this._input('sourceDirectory');
  }

  /** What `replaceOnChange` is configured as. */
  public get replaceOnChangeInput(): boolean | IResolvable | undefined {
    return this._input('replaceOnChange');
  }

  /** Removes the configuration of `replaceOnChange`. */
  public resetReplaceOnChange(): void {
    this._set('replaceOnChange', undefined);
  }

  /** What `timeouts` is configured as. */
  public get timeoutsInput(): RegistryProviderVersionTimeouts | undefined {
    return this._input('timeouts');
  }

  /**
   * Changes what `timeouts` is configured as.
   *
   * @param value the new value
   */
  public putTimeouts(value: RegistryProviderVersionTimeouts): void {
    this._set('timeouts', value);
  }

  /** Removes the configuration of `timeouts`. */
  public resetTimeouts(): void {
    this._set('timeouts', undefined);
  }
}

/** The timeouts for waiting for the service. */
export class RegistryProviderVersionTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long to wait for the service to process the files of a new version. */
  public get create(): string {
    return this.getStringAttribute('create');
  }

  /** How long to wait if files that are missing are uploaded again. */
  public get update(): string {
    return this.getStringAttribute('update');
  }
}
