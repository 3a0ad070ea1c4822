// Written from src/handlers/platform/registry-provider-version/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryProviderVersionPlatformsList } from './nested-values';
import { registryProviderVersionsData } from '../../handlers/platform/registry-provider-version/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryProviderVersions`. */
export interface DataRegistryProviderVersionsProps extends TerraformMetaArguments {
  /**
   * The `id` of the private provider, `<organization>/private/<organization>/<name>`. Must be the `id` of a private provider, such
   * as "acme/private/acme/internal".
   */
  readonly providerId: string;
  /**
   * The maximum number of versions to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The versions of a private provider.
 *
 * The Terraform type is `lintel_registry_provider_versions`.
 */
export class DataRegistryProviderVersions extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_provider_versions';

  /**
   * Whether a value is a `DataRegistryProviderVersions`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryProviderVersions(x: any): boolean {
    return hasType(x, 'data lintel_registry_provider_versions');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryProviderVersionsProps) {
    super(scope, id, registryProviderVersionsData, props);
  }

  /** The `id` of the private provider, `<organization>/private/<organization>/<name>`. */
  public get providerId(): string {
    return this.getStringAttribute('provider_id');
  }

  public set providerId(value: string) {
    this._set('providerId', value);
  }

  /** The maximum number of versions to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The versions, in the order in which the service returns them. */
  public get versions(): DataRegistryProviderVersionsVersionsList {
    return new DataRegistryProviderVersionsVersionsList(this, 'versions', false);
  }

  /** The number of matching versions, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `providerId` is configured as. */
  public get providerIdInput(): string {
    return this._input('providerId');
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The versions, in the order in which the service returns them. */
export class DataRegistryProviderVersionsVersionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The `id` of the provider. */
  public get providerId(): string {
    return this.getStringAttribute('provider_id');
  }

  /** The semantic version. */
  public get version(): string {
    return this.getStringAttribute('version');
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
}

/** The versions, in the order in which the service returns them. */
export class DataRegistryProviderVersionsVersionsList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataRegistryProviderVersionsVersionsOutputReference {
    return new DataRegistryProviderVersionsVersionsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
