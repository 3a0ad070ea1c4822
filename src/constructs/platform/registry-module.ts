// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModule } from '../../handlers/platform/registry-module/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `RegistryModule`. */
export interface RegistryModuleProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose registry contains the module. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The registry of the module: `private` for a module of the organization, `public` for the record of a module in the public
   * registry. One of `private`, `public`. Changing it forces replacement.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module in the public registry. Only valid if `registryName` is `public`. Must consist of 1 to 64 letters,
   * digits, `-` and `_`, and begin and end with a letter or a digit. Changing it forces replacement.
   *
   * @default - the organization, as for every private module
   */
  readonly namespace?: string;
  /**
   * The name of the module. Must consist of 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit.
   * Changing it forces replacement. Exactly one of `name`, `vcsRepo` must be set.
   *
   * @default - it is derived from the name of the repository
   */
  readonly name?: string;
  /**
   * The name of the infrastructure that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   * Changing it forces replacement. Exactly one of `moduleProvider`, `vcsRepo` must be set.
   *
   * @default - it is derived from the name of the repository
   */
  readonly moduleProvider?: string;
  /**
   * The repository from which the module is published. Each tag that is a semantic version becomes a version. Changing it forces
   * replacement. Exactly one of `name`, `vcsRepo` must be set. Exactly one of `moduleProvider`, `vcsRepo` must be set. `vcsRepo`
   * conflicts with `namespace`: the namespace of a module with a repository is always the organization. `vcsRepo` can be set only if
   * `registryName` is `private`.
   *
   * @default - the module has no repository
   */
  readonly vcsRepo?: RegistryModuleVcsRepo;
  /**
   * Whether the module can be provisioned without writing code. Only available in the hosted edition. It can be changed in place
   * only with the dialect `hcp`. Changing it forces replacement.
   *
   * @default - the service uses `false`
   */
  readonly noCode?: boolean | IResolvable;
  /**
   * The timeouts for waiting for the service. Requires `vcsRepo`.
   *
   * @default - the timeout is `10m`
   */
  readonly timeouts?: RegistryModuleTimeouts;
}

/** The repository from which the module is published. Each tag that is a semantic version becomes a version. */
export interface RegistryModuleVcsRepo {
  /**
   * The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. Must consist of at
   * least two non-empty parts separated by `/`.
   */
  readonly identifier: string;
  /** The display name of the repository, usually the same. Must not be empty. */
  readonly displayIdentifier: string;
  /** The ID of the connection to the version control system, `ot-…`. Must not be empty. */
  readonly oauthTokenId: string;
}

/** The timeouts for waiting for the service. Requires `vcsRepo`. */
export interface RegistryModuleTimeouts {
  /**
   * How long to wait for the service to process the repository.
   *
   * @default - `10m`
   */
  readonly create?: Duration;
}

/**
 * A module in an organization's registry: a private module with a repository, whose tags are its versions; a private module without
 * one, whose versions are uploaded; or the record of a public module.
 *
 * The Terraform type is `lintel_registry_module`.
 *
 * @internal
 */
export class RegistryModuleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_registry_module', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RegistryModule`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRegistryModule(x: any): boolean {
    return hasType(x, 'resource lintel_registry_module');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryModuleProps = {}) {
    super(scope, id, registryModule, props);
  }

  /**
   * The import ID, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. It stays the same if the service replaces
   * the record.
   */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** The name of the organization whose registry contains the module. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /**
   * The registry of the module: `private` for a module of the organization, `public` for the record of a module in the public
   * registry.
   */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /**
   * The namespace of the module in the public registry. Only valid if `registryName` is `public`. Defaults to the organization, as
   * for every private module.
   */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the module. If omitted, it is derived from the name of the repository. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the infrastructure that the module is for, such as `aws`. If omitted, it is derived from the name of the repository. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /** The repository from which the module is published. Each tag that is a semantic version becomes a version. */
  public get vcsRepo(): RegistryModuleVcsRepoOutputReference {
    return new RegistryModuleVcsRepoOutputReference(this, 'vcs_repo');
  }

  /**
   * Whether the module can be provisioned without writing code. Only available in the hosted edition. It can be changed in place
   * only with the dialect `hcp`. If omitted, the service uses `false`.
   */
  public get noCode(): boolean | IResolvable {
    return this.getBooleanAttribute('no_code');
  }

  public set noCode(value: boolean | IResolvable) {
    this._set('noCode', value);
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

  /** The timeouts for waiting for the service. Requires `vcsRepo`. */
  public get timeouts(): RegistryModuleTimeoutsOutputReference {
    return new RegistryModuleTimeoutsOutputReference(this, 'timeouts');
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
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `moduleProvider` is configured as. */
  public get moduleProviderInput(): string | undefined {
    return this._input('moduleProvider');
  }

  /** Removes the configuration of `moduleProvider`. */
  public resetModuleProvider(): void {
    this._set('moduleProvider', undefined);
  }

  /** What `vcsRepo` is configured as. */
  public get vcsRepoInput(): RegistryModuleVcsRepo | undefined {
    return this._input('vcsRepo');
  }

  /**
   * Changes what `vcsRepo` is configured as.
   *
   * @param value the new value
   */
  public putVcsRepo(value: RegistryModuleVcsRepo): void {
    this._set('vcsRepo', value);
  }

  /** Removes the configuration of `vcsRepo`. */
  public resetVcsRepo(): void {
    this._set('vcsRepo', undefined);
  }

  /** What `noCode` is configured as. */
  public get noCodeInput(): boolean | IResolvable | undefined {
    return this._input('noCode');
  }

  /** Removes the configuration of `noCode`. */
  public resetNoCode(): void {
    this._set('noCode', undefined);
  }

  /** What `timeouts` is configured as. */
  public get timeoutsInput(): RegistryModuleTimeouts | undefined {
    return this._input('timeouts');
  }

  /**
   * Changes what `timeouts` is configured as.
   *
   * @param value the new value
   */
  public putTimeouts(value: RegistryModuleTimeouts): void {
    this._set('timeouts', value);
  }

  /** Removes the configuration of `timeouts`. */
  public resetTimeouts(): void {
    this._set('timeouts', undefined);
  }
}

/** The repository from which the module is published. Each tag that is a semantic version becomes a version. */
export class RegistryModuleVcsRepoOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** The display name of the repository, usually the same. */
  public get displayIdentifier(): string {
    return this.getStringAttribute('display_identifier');
  }

  /** The ID of the connection to the version control system, `ot-…`. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** The branch from which versions are published; empty if they are published from tags. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** Whether Git submodules are fetched as well. */
  public get ingressSubmodules(): IResolvable {
    return this.getBooleanAttribute('ingress_submodules');
  }

  /** The URL that receives the events of the repository. Null if the service does not report it. */
  public get webhookUrl(): string {
    return this.getStringAttribute('webhook_url');
  }
}

/** The versions of the module, newest first. */
export class RegistryModuleVersionStatusesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** The status of the version; `ok` once it can be used. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** The error message. Null if there is no error. */
  public get error(): string {
    return this.getStringAttribute('error');
  }
}

/** The versions of the module, newest first. */
export class RegistryModuleVersionStatusesList extends ComplexList {
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
  public get(index: number): RegistryModuleVersionStatusesOutputReference {
    return new RegistryModuleVersionStatusesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The permissions of the token for the module. */
export class RegistryModulePermissionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether it may delete the module. */
  public get canDelete(): IResolvable {
    return this.getBooleanAttribute('can_delete');
  }

  /** Whether it may resynchronize the repository. */
  public get canResync(): IResolvable {
    return this.getBooleanAttribute('can_resync');
  }

  /** Whether it may retry a failed version. */
  public get canRetry(): IResolvable {
    return this.getBooleanAttribute('can_retry');
  }
}

/** The timeouts for waiting for the service. Requires `vcsRepo`. */
export class RegistryModuleTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long to wait for the service to process the repository. */
  public get create(): string {
    return this.getStringAttribute('create');
  }
}
