// Written from the definitions of the service by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, Token } from 'cdktf';

/** The called modules. */
export class CalledModuleOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the module block. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The called modules. */
export class CalledModuleList extends ComplexList {
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
  public get(index: number): CalledModuleOutputReference {
    return new CalledModuleOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The tags by which the policy set applies to workspaces. */
export class DataPolicySetTagSelectorsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The key of the tag. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** The value of the tag. Null if the tag has no value. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  /** Whether workspaces with the tag are excluded. */
  public get exclude(): IResolvable {
    return this.getBooleanAttribute('exclude');
  }
}

/** The tags by which the policy set applies to workspaces. */
export class DataPolicySetTagSelectorsList extends ComplexList {
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
  public get(index: number): DataPolicySetTagSelectorsOutputReference {
    return new DataPolicySetTagSelectorsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The repository that contains the policies. */
export class DataPolicySetVcsRepoOutputReference extends ComplexObject {
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

  /** The branch. Null if it is the default branch of the repository. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** The ID of the connection to the version control system, `ot-…`. Null if the repository is connected otherwise. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /**
   * The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. Null
   * if the repository is connected otherwise.
   */
  public get githubAppInstallationId(): string {
    return this.getStringAttribute('github_app_installation_id');
  }

  /** Whether to fetch Git submodules as well. */
  public get ingressSubmodules(): IResolvable {
    return this.getBooleanAttribute('ingress_submodules');
  }

  /** The display name of the repository. Null if the service does not report it. */
  public get displayIdentifier(): string {
    return this.getStringAttribute('display_identifier');
  }

  /** The URL that receives the events of the repository. Null if the service does not report it. */
  public get webhookUrl(): string {
    return this.getStringAttribute('webhook_url');
  }

  /** The URL of the repository. Null if the service does not report it. */
  public get repositoryHttpUrl(): string {
    return this.getStringAttribute('repository_http_url');
  }

  /** The kind of version control system. Null if the service does not report it. */
  public get serviceProvider(): string {
    return this.getStringAttribute('service_provider');
  }
}

/** Whether and where the tests of the module run. */
export class DataRegistryModuleTestConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether tests run. */
  public get testsEnabled(): IResolvable {
    return this.getBooleanAttribute('tests_enabled');
  }

  /** Where they run: `remote` or `agent`. */
  public get agentExecutionMode(): string {
    return this.getStringAttribute('agent_execution_mode');
  }

  /** The ID of the agent pool, `apool-…`. Null if no agents run them. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }
}

/** The repository from which the module is published. */
export class DataRegistryModuleVcsRepoOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The repository, as `organization/repository`. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** The display name of the repository. */
  public get displayIdentifier(): string {
    return this.getStringAttribute('display_identifier');
  }

  /** The ID of the connection to the version control system, `ot-…`. Null if the repository is connected otherwise. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** The ID of the installation of the GitHub App, `ghain-…`. Null if the repository is connected otherwise. */
  public get githubAppInstallationId(): string {
    return this.getStringAttribute('github_app_installation_id');
  }

  /** The branch from which versions are published. Null if versions come from tags. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** Whether versions come from tags. */
  public get tags(): IResolvable {
    return this.getBooleanAttribute('tags');
  }

  /** Only tags that begin with it become versions. Null if all tags count. */
  public get tagPrefix(): string {
    return this.getStringAttribute('tag_prefix');
  }

  /** The folder of the repository that contains the module. Null if the module is the whole repository. */
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

/** How the organization applies the run task to all workspaces. */
export class DataRunTaskGlobalConfigurationOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether runs of all workspaces call the run task. */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /** The stages of the run at which the run task is called. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }

  /** `advisory` or `mandatory`. Null if the service does not report it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }
}

/** Its associations with workspaces. */
export class DataRunTaskWorkspaceTasksOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The ID of the workspace, `ws-…`. Null if the service does not report it. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The ID of the run task, `task-…`. Null if the service does not report it. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  /** `advisory` or `mandatory`. Null if the service does not report it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stage of the run at which the task is called. Null if the service does not report it. */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the task is called; only `stage` if the service does not support several. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }
}

/** Its associations with workspaces. */
export class DataRunTaskWorkspaceTasksList extends ComplexList {
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
  public get(index: number): DataRunTaskWorkspaceTasksOutputReference {
    return new DataRunTaskWorkspaceTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The permissions of `custom` access to the project itself. */
export class DataTeamProjectAccessProjectAccessOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** What the team may do with the project. */
  public get settings(): string {
    return this.getStringAttribute('settings');
  }

  /** What the team may do with the access of teams to the project. */
  public get teams(): string {
    return this.getStringAttribute('teams');
  }

  /** What the team may do with variable sets of the project. */
  public get variableSets(): string {
    return this.getStringAttribute('variable_sets');
  }
}

/** The permissions of `custom` access to the workspaces of the project. */
export class DataTeamProjectAccessWorkspaceAccessOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** What the team may do with runs. */
  public get runs(): string {
    return this.getStringAttribute('runs');
  }

  /** What the team may do with variables. */
  public get variables(): string {
    return this.getStringAttribute('variables');
  }

  /** What the team may do with states, which can contain secrets. */
  public get stateVersions(): string {
    return this.getStringAttribute('state_versions');
  }

  /** Whether the team may download mocks for policies in Sentinel. */
  public get sentinelMocks(): string {
    return this.getStringAttribute('sentinel_mocks');
  }

  /** Whether the team may create workspaces in the project. */
  public get create(): IResolvable {
    return this.getBooleanAttribute('create');
  }

  /** Whether the team may lock and unlock the workspaces. */
  public get locking(): IResolvable {
    return this.getBooleanAttribute('locking');
  }

  /** Whether the team may delete the workspaces. */
  public get delete(): IResolvable {
    return this.getBooleanAttribute('delete');
  }

  /** Whether the team may move the workspaces to another project. */
  public get move(): IResolvable {
    return this.getBooleanAttribute('move');
  }

  /** Whether the team may attach run tasks to the workspaces. */
  public get runTasks(): IResolvable {
    return this.getBooleanAttribute('run_tasks');
  }

  /** Whether the team may override soft-mandatory policy checks. */
  public get policyOverrides(): IResolvable {
    return this.getBooleanAttribute('policy_overrides');
  }
}

/** The permissions of `custom` access. */
export class DataTeamWorkspaceAccessPermissionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** What the team may do with runs. */
  public get runs(): string {
    return this.getStringAttribute('runs');
  }

  /** What the team may do with variables. */
  public get variables(): string {
    return this.getStringAttribute('variables');
  }

  /** What the team may do with states, which can contain secrets. */
  public get stateVersions(): string {
    return this.getStringAttribute('state_versions');
  }

  /** Whether the team may download mocks for policies in Sentinel. */
  public get sentinelMocks(): string {
    return this.getStringAttribute('sentinel_mocks');
  }

  /** Whether the team may lock and unlock the workspace. */
  public get workspaceLocking(): IResolvable {
    return this.getBooleanAttribute('workspace_locking');
  }

  /** Whether the team may attach run tasks to the workspace. */
  public get runTasks(): IResolvable {
    return this.getBooleanAttribute('run_tasks');
  }

  /** Whether the team may override soft-mandatory policy checks. */
  public get policyOverrides(): IResolvable {
    return this.getBooleanAttribute('policy_overrides');
  }
}

/** The repository that contains the configuration. Adding, changing and removing it does not force replacement. */
export class DataWorkspaceVcsRepoOutputReference extends ComplexObject {
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

  /** The branch. Null if it is the default branch of the repository. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** The ID of the connection to the version control system, `ot-…`. Null if the repository is connected otherwise. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /**
   * The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. Null
   * if the repository is connected otherwise.
   */
  public get githubAppInstallationId(): string {
    return this.getStringAttribute('github_app_installation_id');
  }

  /** Whether to fetch Git submodules as well. */
  public get ingressSubmodules(): IResolvable {
    return this.getBooleanAttribute('ingress_submodules');
  }

  /**
   * A regular expression: a tag that matches it starts a run. Requires `fileTriggersEnabled` to be false. Null if tags start no
   * runs.
   */
  public get tagsRegex(): string {
    return this.getStringAttribute('tags_regex');
  }

  /** The display name of the repository. Null if the service does not report it. */
  public get displayIdentifier(): string {
    return this.getStringAttribute('display_identifier');
  }

  /** The URL of the repository. Null if the service does not report it. */
  public get repositoryHttpUrl(): string {
    return this.getStringAttribute('repository_http_url');
  }

  /** The kind of version control system. Null if the service does not report it. */
  public get serviceProvider(): string {
    return this.getStringAttribute('service_provider');
  }

  /** The URL that receives the events of the repository. Null if the service does not report it. */
  public get webhookUrl(): string {
    return this.getStringAttribute('webhook_url');
  }
}

/** A value of `root` or `submodules`. */
export class ModuleContentsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex?: number, complexObjectIsFromSet?: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet ?? false, complexObjectIndex);
  }

  /** The path of the folder in the module; empty for its root. Null if the service does not report it. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The name of the folder; empty for the root. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The text of its README file. Null if the service does not report it. */
  public get readme(): string {
    return this.getStringAttribute('readme');
  }

  /** The input variables. */
  public get inputs(): ModuleInputList {
    return new ModuleInputList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): ModuleOutputList {
    return new ModuleOutputList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): CalledModuleList {
    return new CalledModuleList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): ProviderDependencyList {
    return new ProviderDependencyList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): ModuleResourceList {
    return new ModuleResourceList(this, 'resources', false);
  }
}

/** A value of `root` or `submodules`. */
export class ModuleContentsList extends ComplexList {
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
  public get(index: number): ModuleContentsOutputReference {
    return new ModuleContentsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The input variables. */
export class ModuleInputOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type, as an expression. Null if the service does not report it. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The description. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The default, as an expression. Null if the service does not report it. */
  public get defaultValue(): string {
    return this.getStringAttribute('default_value');
  }

  /** Whether the variable has no default. Null if the service does not report it. */
  public get required(): IResolvable {
    return this.getBooleanAttribute('required');
  }
}

/** The input variables. */
export class ModuleInputList extends ComplexList {
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
  public get(index: number): ModuleInputOutputReference {
    return new ModuleInputOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class ModuleOutputOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The description. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }
}

/** The outputs. */
export class ModuleOutputList extends ComplexList {
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
  public get(index: number): ModuleOutputOutputReference {
    return new ModuleOutputOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class ModuleResourceOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type. Null if the service does not report it. */
  public get type(): string {
    return this.getStringAttribute('type');
  }
}

/** The managed resources. */
export class ModuleResourceList extends ComplexList {
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
  public get(index: number): ModuleResourceOutputReference {
    return new ModuleResourceOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** A value of `currentVersion`, `newestVersion` or `versions`. */
export class PolicySetVersionSummaryOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex?: number, complexObjectIsFromSet?: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet ?? false, complexObjectIndex);
  }

  /** The ID of the version, `polsetver-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /**
   * Where the content comes from: `tfe-api` for an upload, otherwise the kind of the repository. Null if the service does not report
   * it.
   */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** Why the version cannot be used. Null if the version has no error. */
  public get error(): string {
    return this.getStringAttribute('error');
  }

  /** The hash of the commit. Null if the content does not come from a repository. */
  public get commitSha(): string {
    return this.getStringAttribute('commit_sha');
  }

  /** The address of the commit. Null if the content does not come from a repository. */
  public get commitUrl(): string {
    return this.getStringAttribute('commit_url');
  }

  /** The repository, as `organization/repository`. Null if the content does not come from a repository. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }
}

/** A value of `currentVersion`, `newestVersion` or `versions`. */
export class PolicySetVersionSummaryList extends ComplexList {
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
  public get(index: number): PolicySetVersionSummaryOutputReference {
    return new PolicySetVersionSummaryOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Which of these settings the object has itself. */
export class ProjectSettingOverwritesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether `defaultExecutionMode` is its own. */
  public get defaultExecutionMode(): IResolvable {
    return this.getBooleanAttribute('default_execution_mode');
  }

  /** Whether `defaultAgentPoolId` is its own. */
  public get defaultAgentPool(): IResolvable {
    return this.getBooleanAttribute('default_agent_pool');
  }
}

/** The required providers. */
export class ProviderDependencyOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The local name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The namespace of the provider. Null if the service does not report it. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The required providers. */
export class ProviderDependencyList extends ComplexList {
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
  public get(index: number): ProviderDependencyOutputReference {
    return new ProviderDependencyOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
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

/** The permissions of the token for the provider. */
export class RegistryProviderPermissionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether it may delete the provider. */
  public get canDelete(): IResolvable {
    return this.getBooleanAttribute('can_delete');
  }
}

/** The platforms, ordered by operating system and architecture. */
export class RegistryProviderVersionPlatformsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The operating system, such as `linux`. */
  public get os(): string {
    return this.getStringAttribute('os');
  }

  /** The architecture, such as `amd64`. */
  public get arch(): string {
    return this.getStringAttribute('arch');
  }

  /** The name of the archive. */
  public get filename(): string {
    return this.getStringAttribute('filename');
  }

  /** The SHA-256 checksum of the archive. */
  public get shasum(): string {
    return this.getStringAttribute('shasum');
  }
}

/** The platforms, ordered by operating system and architecture. */
export class RegistryProviderVersionPlatformsList extends ComplexList {
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
  public get(index: number): RegistryProviderVersionPlatformsOutputReference {
    return new RegistryProviderVersionPlatformsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class RequiredProviderOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The local name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The required providers. */
export class RequiredProviderList extends ComplexList {
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
  public get(index: number): RequiredProviderOutputReference {
    return new RequiredProviderOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** A value of `owners`, `policySets` or `workspaces`. */
export class ResourceIdentifierOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the resource. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Its JSON:API type. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** Its attributes as a JSON string. The API documents only the identifier of the resource. */
  public get attributesJson(): string {
    return this.getStringAttribute('attributes_json');
  }
}

/** A value of `owners`, `policySets` or `workspaces`. */
export class ResourceIdentifierList extends ComplexList {
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
  public get(index: number): ResourceIdentifierOutputReference {
    return new ResourceIdentifierOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules, in the order in which the service returns them. */
export class StandardModuleOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the version in the registry, `<namespace>/<name>/<provider>/<version>`. Null if the service does not report it. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The owner of the module. Null if the service does not report it. */
  public get owner(): string {
    return this.getStringAttribute('owner');
  }

  /** The description of the module. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The location of its source code. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** When the version was published. Null if the service does not report it. */
  public get publishedAt(): string {
    return this.getStringAttribute('published_at');
  }

  /** The number of downloads. Null if the service does not report it. */
  public get downloads(): number {
    return this.getNumberAttribute('downloads');
  }

  /** Whether the publisher is verified. Null if the service does not report it. */
  public get verified(): IResolvable {
    return this.getBooleanAttribute('verified');
  }

  /** The declarations in the root of the module. Null if the service returns the short form. */
  public get root(): ModuleContentsOutputReference {
    return new ModuleContentsOutputReference(this, 'root');
  }

  /** The declarations in its submodules. Null if the service returns the short form. */
  public get submodules(): ModuleContentsList {
    return new ModuleContentsList(this, 'submodules', false);
  }

  /** The names of all providers that have a module of this name. Null if the service returns the short form. */
  public get providers(): string[] {
    return this.getListAttribute('providers');
  }

  /** All versions of the module. Null if the service returns the short form. */
  public get versions(): string[] {
    return this.getListAttribute('versions');
  }

  /** The namespace; for private modules, the organization. Null if the service does not report it. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The version; the newest if none was requested. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** The name of the provider that the module is for. Null if the service does not report it. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }
}

/** The modules, in the order in which the service returns them. */
export class StandardModuleList extends ComplexList {
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
  public get(index: number): StandardModuleOutputReference {
    return new StandardModuleOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Which of these settings the object has itself. */
export class WorkspaceSettingOverwritesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether `executionMode` is its own. */
  public get executionMode(): IResolvable {
    return this.getBooleanAttribute('execution_mode');
  }

  /** Whether `agentPoolId` is its own. */
  public get agentPool(): IResolvable {
    return this.getBooleanAttribute('agent_pool');
  }
}
