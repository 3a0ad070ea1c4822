// Written from src/handlers/platform/registry-provider/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryProviderPermissionsOutputReference } from './nested-values';
import { RegistryName } from './vocabularies';
import { registryProvidersData } from '../../handlers/platform/registry-provider/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryProviders`. */
export interface DataRegistryProvidersProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A search term for names and namespaces. The service ignores single characters. Must have at least 2 characters.
   *
   * @default - providers are not filtered
   */
  readonly q?: string;
  /**
   * Include only providers of this registry. One of `private`, `public`.
   *
   * @default - providers of both registries are included
   */
  readonly filterRegistryName?: RegistryName;
  /**
   * Include only providers of these organizations, as comma-separated names.
   *
   * @default - providers of all organizations are included
   */
  readonly filterOrganizationName?: string;
  /**
   * The maximum number of providers to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The providers in an organization's registry: private providers and recorded public providers.
 *
 * The Terraform type is `lintel_registry_providers`.
 */
export class DataRegistryProviders extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_providers';

  /**
   * Whether a value is a `DataRegistryProviders`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryProviders(x: any): boolean {
    return hasType(x, 'data lintel_registry_providers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryProvidersProps = {}) {
    super(scope, id, registryProvidersData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A search term for names and namespaces. The service ignores single characters. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** Include only providers of this registry. */
  public get filterRegistryName(): string {
    return this.getStringAttribute('filter_registry_name');
  }

  /** Include only providers of these organizations, as comma-separated names. */
  public get filterOrganizationName(): string {
    return this.getStringAttribute('filter_organization_name');
  }

  public set filterOrganizationName(value: string) {
    this._set('filterOrganizationName', value);
  }

  /** The maximum number of providers to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The providers, in the order in which the service returns them. */
  public get providers(): DataRegistryProvidersProvidersList {
    return new DataRegistryProvidersProvidersList(this, 'providers', false);
  }

  /** The number of matching providers, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
  }

  /** What `filterRegistryName` is configured as. */
  public get filterRegistryNameInput(): RegistryName | undefined {
    return this._input('filterRegistryName');
  }

  /**
   * Changes what `filterRegistryName` is configured as.
   *
   * @param value the new value
   */
  public putFilterRegistryName(value: RegistryName): void {
    this._set('filterRegistryName', value);
  }

  /** Removes the configuration of `filterRegistryName`. */
  public resetFilterRegistryName(): void {
    this._set('filterRegistryName', undefined);
  }

  /** What `filterOrganizationName` is configured as. */
  public get filterOrganizationNameInput(): string | undefined {
    return this._input('filterOrganizationName');
  }

  /** Removes the configuration of `filterOrganizationName`. */
  public resetFilterOrganizationName(): void {
    this._set('filterOrganizationName', undefined);
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

/** The providers, in the order in which the service returns them. */
export class DataRegistryProvidersProvidersOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The import ID, `<organization>/<registry_name>/<namespace>/<name>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the record, `prov-…`. */
  public get registryProviderId(): string {
    return this.getStringAttribute('registry_provider_id');
  }

  /** The permissions of the token for the provider. */
  public get permissions(): RegistryProviderPermissionsOutputReference {
    return new RegistryProviderPermissionsOutputReference(this, 'permissions');
  }

  /** When the record was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the record was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The name of the organization that owns the provider. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The registry of the provider: `private` or `public`. */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /** The namespace of the provider. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the provider. */
  public get name(): string {
    return this.getStringAttribute('name');
  }
}

/** The providers, in the order in which the service returns them. */
export class DataRegistryProvidersProvidersList extends ComplexList {
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
  public get(index: number): DataRegistryProvidersProvidersOutputReference {
    return new DataRegistryProvidersProvidersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
