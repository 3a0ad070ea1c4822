// Written from src/handlers/platform/registry-provider/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryProviderPermissionsOutputReference } from './nested-values';
import { RegistryName } from './vocabularies';
import { registryProviderData } from '../../handlers/platform/registry-provider/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryProvider`. */
export interface DataRegistryProviderProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose registry is searched. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The registry of the provider: `private` for a provider of an organization, `public` for the record of a provider in the public
   * registry. One of `private`, `public`.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the provider; for a private provider, the organization. Must consist of 1 to 64 letters, digits, `-` and `_`,
   * and begin and end with a letter or a digit. `namespace` is required if `registryName` is `public`.
   *
   * @default - the organization; required for a public provider
   */
  readonly namespace?: string;
  /** The name of the provider. Must consist of 1 to 64 lowercase letters, digits and `-`, and begin and end with a letter or a digit. */
  readonly name: string;
}

/**
 * A provider in an organization's registry.
 *
 * The Terraform type is `lintel_registry_provider`.
 */
export class DataRegistryProvider extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_provider';

  /**
   * Whether a value is a `DataRegistryProvider`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryProvider(x: any): boolean {
    return hasType(x, 'data lintel_registry_provider');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryProviderProps) {
    super(scope, id, registryProviderData, props);
  }

  /** The name of the organization whose registry is searched. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /**
   * The registry of the provider: `private` for a provider of an organization, `public` for the record of a provider in the public
   * registry.
   */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /**
   * The namespace of the provider; for a private provider, the organization. Defaults to the organization; required for a public
   * provider.
   */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the provider. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `registryName` is configured as. */
  public get registryNameInput(): RegistryName | undefined {
    return this._input('registryName');
  }

  /**
   * Changes what `registryName` is configured as.
   *
   * @param value the new value
   */
  public putRegistryName(value: RegistryName): void {
    this._set('registryName', value);
  }

  /** Removes the configuration of `registryName`. */
  public resetRegistryName(): void {
    this._set('registryName', undefined);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }
}
