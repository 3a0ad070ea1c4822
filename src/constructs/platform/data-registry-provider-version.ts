// Written from src/handlers/platform/registry-provider-version/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryProviderVersionPlatformsList } from './nested-values';
import { registryProviderVersionData } from '../../handlers/platform/registry-provider-version/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryProviderVersion`. */
export interface DataRegistryProviderVersionProps extends TerraformMetaArguments {
  /**
   * The `id` of the private provider, `<organization>/private/<organization>/<name>`. Must be the `id` of a private provider, such
   * as "acme/private/acme/internal".
   */
  readonly providerId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". */
  readonly version: string;
}

/**
 * A version of a private provider.
 *
 * The Terraform type is `lintel_registry_provider_version`.
 */
export class DataRegistryProviderVersion extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_provider_version';

  /**
   * Whether a value is a `DataRegistryProviderVersion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryProviderVersion(x: any): boolean {
    return hasType(x, 'data lintel_registry_provider_version');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryProviderVersionProps) {
    super(scope, id, registryProviderVersionData, props);
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

  /** The import ID, `<provider_id>/<version>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the key that signed the checksums. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** The versions of the plugin protocol that the provider speaks. */
  public get protocols(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('protocols')));
  }

  /** The platforms, ordered by operating system and architecture. */
  public get platforms(): RegistryProviderVersionPlatformsList {
    return new RegistryProviderVersionPlatformsList(this, 'platforms', false);
  }

  /** Whether the checksums, their signature and the archives of all platforms are uploaded, so that the version can be installed. */
  public get complete(): IResolvable {
    return this.getBooleanAttribute('complete');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the version was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** What `providerId` is configured as. */
  public get providerIdInput(): string {
    return this._input('providerId');
  }

  /** What `version` is configured as. */
  public get versionInput(): string {
    return this._input('version');
  }
}
