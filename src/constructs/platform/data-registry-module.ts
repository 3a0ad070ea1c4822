// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataRegistryModuleTestConfigOutputReference,
  DataRegistryModuleVcsRepoOutputReference,
  RegistryModulePermissionsOutputReference,
  RegistryModuleVersionStatusesList,
} from './nested-values';
import { RegistryName } from './vocabularies';
import { registryModuleData } from '../../handlers/platform/registry-module/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModule`. */
export interface DataRegistryModuleProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose registry is searched. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The registry of the module: `private` for a module of an organization, `public` for the record of a module in the public
   * registry. One of `private`, `public`.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module; for a private module, the organization. Must consist of 1 to 64 letters, digits, `-` and `_`, and
   * begin and end with a letter or a digit. `namespace` is required if `registryName` is `public`.
   *
   * @default - the organization; required for a public module
   */
  readonly namespace?: string;
  /** The name of the module. Must consist of 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. */
  readonly name: string;
  /** The name of the infrastructure that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits. */
  readonly moduleProvider: string;
}

/**
 * A module in an organization's registry.
 *
 * The Terraform type is `lintel_registry_module`.
 */
export class DataRegistryModule extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module';

  /**
   * Whether a value is a `DataRegistryModule`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryModule(x: any): boolean {
    return hasType(x, 'data lintel_registry_module');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleProps) {
    super(scope, id, registryModuleData, props);
  }

  /** The name of the organization whose registry is searched. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /**
   * The registry of the module: `private` for a module of an organization, `public` for the record of a module in the public
   * registry.
   */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /** The namespace of the module; for a private module, the organization. Defaults to the organization; required for a public module. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the module. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the infrastructure that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /** The import ID of the module, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** The repository from which the module is published. Null if the module has no repository. */
  public get vcsRepo(): DataRegistryModuleVcsRepoOutputReference {
    return new DataRegistryModuleVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** Whether and where the tests of the module run. Null if tests do not run. */
  public get testConfig(): DataRegistryModuleTestConfigOutputReference {
    return new DataRegistryModuleTestConfigOutputReference(this, 'test_config');
  }

  /** What the versions are made of: `git_tag`, `branch`, or `non_vcs` for uploads. Null if the service does not report it. */
  public get publishingMechanism(): string {
    return this.getStringAttribute('publishing_mechanism');
  }

  /** Whether the module can be provisioned without writing code. */
  public get noCode(): IResolvable {
    return this.getBooleanAttribute('no_code');
  }

  /** The setup status of the module: `pending` or `setup_complete`; with some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** The versions of the module, newest first. */
  public get versionStatuses(): RegistryModuleVersionStatusesList {
    return new RegistryModuleVersionStatusesList(this, 'version_statuses', false);
  }

  /** The permissions of the token for the module. */
  public get permissions(): RegistryModulePermissionsOutputReference {
    return new RegistryModulePermissionsOutputReference(this, 'permissions');
  }

  /** When the record was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the record was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /**
   * The tags of the module, by key. A tag without a value is an empty string. Null if the module is public, or this release of the
   * service has no tags of modules.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
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

  /** What `moduleProvider` is configured as. */
  public get moduleProviderInput(): string {
    return this._input('moduleProvider');
  }
}
