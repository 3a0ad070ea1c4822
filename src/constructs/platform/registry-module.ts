// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  StringMap,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { RegistryModulePermissionsOutputReference, RegistryModuleVersionStatusesList } from './nested-values';
import { RegistryName, ModuleTestExecutionMode } from './vocabularies';
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
   * The name of the module. A module without a repository has one, and one whose repository is named otherwise. Must consist of 1 to
   * 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. Changing it forces replacement. At least one of
   * `name`, `vcsRepo` must be set. `name` requires `moduleProvider`.
   *
   * @default - it is derived from the name of the repository
   */
  readonly name?: string;
  /**
   * The name of the infrastructure that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   * Changing it forces replacement. `moduleProvider` requires `name`.
   *
   * @default - it is derived from the name of the repository
   */
  readonly moduleProvider?: string;
  /**
   * The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its
   * commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place. Changing it forces replacement. At least one of
   * `name`, `vcsRepo` must be set. `vcsRepo` conflicts with `namespace`: the namespace of a module with a repository is always the
   * organization. `vcsRepo` can be set only if `registryName` is `private`.
   *
   * @default - the module has no repository
   */
  readonly vcsRepo?: RegistryModuleVcsRepo;
  /**
   * The version of the module that is made of the newest commit of `vcsRepo.branch` when the module is created. Sent only then. Must
   * be a semantic version such as "1.2.0", without a leading "v". Sent only on creation; a later change is rejected.
   *
   * @default - `0.0.0`
   */
  readonly initialVersion?: string;
  /**
   * Whether and where the tests of the module run. Requires `vcsRepo`.
   *
   * @default - tests do not run
   */
  readonly testConfig?: RegistryModuleTestConfig;
  /**
   * All tags of the module, by key: the value of a tag may be empty. Only valid if `registryName` is `private`. Must have at most 10
   * elements. Must have keys of 1 to 128 characters. Each value must have at most 256 characters. Each value must consist of
   * letters, digits and `_ . = + - @ :`.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tags?: { [key: string]: string };
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

/**
 * The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its
 * commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place.
 */
export interface RegistryModuleVcsRepo {
  /**
   * The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. Must consist of at
   * least two non-empty parts separated by `/`.
   */
  readonly identifier: string;
  /** The display name of the repository, usually the same. Must not be empty. */
  readonly displayIdentifier: string;
  /**
   * The ID of the connection to the version control system, `ot-…`. Must begin with `ot-` and not contain `/`.
   *
   * @default - the repository is connected otherwise
   */
  readonly oauthTokenId?: string;
  /**
   * The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. Must
   * begin with `ghain-` and not contain `/`.
   *
   * @default - the repository is connected otherwise
   */
  readonly githubAppInstallationId?: string;
  /**
   * The branch from which versions are published.
   *
   * @default - versions come from tags
   */
  readonly branch?: string;
  /**
   * Whether versions come from tags. `false` requires `branch`.
   *
   * @default - `false` with `branch`, and otherwise `true`
   */
  readonly tags?: boolean | IResolvable;
  /**
   * Only tags that begin with it become versions, which are the rest of the tag. The service offers it to some organizations only.
   *
   * @default - all tags count
   */
  readonly tagPrefix?: string;
  /**
   * The folder of the repository that contains the module. The service offers it to some organizations only. Must be relative to the
   * repository, without `..`.
   *
   * @default - the module is the whole repository
   */
  readonly sourceDirectory?: string;
}

/** Whether and where the tests of the module run. Requires `vcsRepo`. */
export interface RegistryModuleTestConfig {
  /** Whether tests run. `true` requires `vcsRepo.branch`. */
  readonly testsEnabled: boolean | IResolvable;
  /**
   * Where they run: `remote` on the platform, `agent` in an agent pool. One of `remote`, `agent`.
   *
   * @default "remote"
   */
  readonly agentExecutionMode?: ModuleTestExecutionMode;
  /**
   * The ID of the agent pool, `apool-…`. Required if `agentExecutionMode` is `agent`, and not valid otherwise. Must begin with
   * `apool-` and not contain `/`.
   *
   * @default - no agents run them
   */
  readonly agentPoolId?: string;
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
 * A module in an organization's registry: a private module with a repository, whose tags or branch its versions come from; a private
 * module without one, whose versions are uploaded; or the record of a public module.
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

  /**
   * The name of the module. A module without a repository has one, and one whose repository is named otherwise. If omitted, it is
   * derived from the name of the repository.
   */
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

  /**
   * The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its
   * commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place.
   */
  public get vcsRepo(): RegistryModuleVcsRepoOutputReference {
    return new RegistryModuleVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** The version of the module that is made of the newest commit of `vcsRepo.branch` when the module is created. Sent only then. */
  public get initialVersion(): string {
    return this.getStringAttribute('initial_version');
  }

  public set initialVersion(value: string) {
    this._set('initialVersion', value);
  }

  /** Whether and where the tests of the module run. Requires `vcsRepo`. */
  public get testConfig(): RegistryModuleTestConfigOutputReference {
    return new RegistryModuleTestConfigOutputReference(this, 'test_config');
  }

  /**
   * All tags of the module, by key: the value of a tag may be empty. Only valid if `registryName` is `private`. If omitted, it is
   * only read, and others can manage them.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** What the versions are made of: `git_tag`, `branch`, or `non_vcs` for uploads. Null if the service does not report it. */
  public get publishingMechanism(): string {
    return this.getStringAttribute('publishing_mechanism');
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

  /** What `initialVersion` is configured as. */
  public get initialVersionInput(): string | undefined {
    return this._input('initialVersion');
  }

  /** Removes the configuration of `initialVersion`. */
  public resetInitialVersion(): void {
    this._set('initialVersion', undefined);
  }

  /** What `testConfig` is configured as. */
  public get testConfigInput(): RegistryModuleTestConfig | undefined {
    return this._input('testConfig');
  }

  /**
   * Changes what `testConfig` is configured as.
   *
   * @param value the new value
   */
  public putTestConfig(value: RegistryModuleTestConfig): void {
    this._set('testConfig', value);
  }

  /** Removes the configuration of `testConfig`. */
  public resetTestConfig(): void {
    this._set('testConfig', undefined);
  }

  /** What `tags` is configured as. */
  public get tagsInput(): { [key: string]: string } | undefined {
    return this._input('tags');
  }

  /**
   * Changes what `tags` is configured as.
   *
   * @param value the new value
   */
  public putTags(value: { [key: string]: string }): void {
    this._set('tags', value);
  }

  /** Removes the configuration of `tags`. */
  public resetTags(): void {
    this._set('tags', undefined);
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

/**
 * The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its
 * commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place.
 */
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

  /** The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. */
  public get githubAppInstallationId(): string {
    return this.getStringAttribute('github_app_installation_id');
  }

  /** The branch from which versions are published. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** Whether versions come from tags. `false` requires `branch`. Defaults to `false` with `branch`, and otherwise `true`. */
  public get tags(): IResolvable {
    return this.getBooleanAttribute('tags');
  }

  /** Only tags that begin with it become versions, which are the rest of the tag. The service offers it to some organizations only. */
  public get tagPrefix(): string {
    return this.getStringAttribute('tag_prefix');
  }

  /** The folder of the repository that contains the module. The service offers it to some organizations only. */
  public get sourceDirectory(): string {
    return this.getStringAttribute('source_directory');
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

/** Whether and where the tests of the module run. Requires `vcsRepo`. */
export class RegistryModuleTestConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether tests run. `true` requires `vcsRepo.branch`. */
  public get testsEnabled(): IResolvable {
    return this.getBooleanAttribute('tests_enabled');
  }

  /** Where they run: `remote` on the platform, `agent` in an agent pool. */
  public get agentExecutionMode(): string {
    return this.getStringAttribute('agent_execution_mode');
  }

  /** The ID of the agent pool, `apool-…`. Required if `agentExecutionMode` is `agent`, and not valid otherwise. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
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
