// Written from src/handlers/platform/workspace/definition.ts by `npx tsx generate/main.ts`.
import {
  BooleanMap,
  ComplexList,
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  StringMap,
  TerraformMetaArguments,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { DataWorkspaceVcsRepoOutputReference, WorkspaceSettingOverwritesOutputReference } from './nested-values';
import { workspacesData } from '../../handlers/platform/workspace/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspaces`. */
export interface DataWorkspacesProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The exact names of the workspaces. A name that does not exist is an error; an empty set yields no workspaces. Each element must
   * be a name: not empty and without `,`.
   *
   * @default - the workspaces are not restricted by name
   */
  readonly names?: string[];
  /**
   * A search term for the names of workspaces, in which case is ignored.
   *
   * @default - names are not filtered
   */
  readonly searchName?: string;
  /**
   * A pattern for the names of workspaces, with `*` at its beginning, its end, or both, such as `*-prod`. Must have a `*` at its
   * beginning, its end, or both, and not elsewhere.
   *
   * @default - names are not filtered
   */
  readonly searchWildcardName?: string;
  /**
   * Include only workspaces that have all of these tags. Each element must be the name of a tag: not empty and without `,`.
   *
   * @default - tags are not filtered
   */
  readonly searchTags?: string[];
  /**
   * Exclude workspaces that have any of these tags. Each element must be the name of a tag: not empty and without `,`.
   *
   * @default - no workspaces are excluded
   */
  readonly searchExcludeTags?: string[];
  /**
   * Include only workspaces that have all of these tags.
   *
   * @default - tags are not filtered
   */
  readonly filterTagged?: DataWorkspacesFilterTagged[] | IResolvable;
  /**
   * Include only workspaces of the project with this ID, `prj-…`. Must begin with `prj-` and not contain `/`.
   *
   * @default - workspaces of all projects are included
   */
  readonly filterProjectId?: string;
  /**
   * Include only workspaces whose current run has this status, such as `applied`. Must not be empty.
   *
   * @default - runs are not considered
   */
  readonly filterCurrentRunStatus?: string;
  /**
   * The maximum number of workspaces to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/** Include only workspaces that have all of these tags. */
export interface DataWorkspacesFilterTagged {
  /** The key of the tag. Must have between 1 and 128 characters. */
  readonly key: string;
  /**
   * The value of the tag. Must have at most 256 characters.
   *
   * @default - any value matches
   */
  readonly value?: string;
}

/**
 * The workspaces of an organization, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_workspaces`.
 */
export class DataWorkspaces extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspaces';

  /**
   * Whether a value is a `DataWorkspaces`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataWorkspaces(x: any): boolean {
    return hasType(x, 'data lintel_workspaces');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataWorkspacesProps = {}) {
    super(scope, id, workspacesData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The exact names of the workspaces. A name that does not exist is an error; an empty set yields no workspaces. */
  public get names(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('names')));
  }

  public set names(value: string[]) {
    this._set('names', value);
  }

  /** A search term for the names of workspaces, in which case is ignored. */
  public get searchName(): string {
    return this.getStringAttribute('search_name');
  }

  public set searchName(value: string) {
    this._set('searchName', value);
  }

  /** A pattern for the names of workspaces, with `*` at its beginning, its end, or both, such as `*-prod`. */
  public get searchWildcardName(): string {
    return this.getStringAttribute('search_wildcard_name');
  }

  public set searchWildcardName(value: string) {
    this._set('searchWildcardName', value);
  }

  /** Include only workspaces that have all of these tags. */
  public get searchTags(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('search_tags')));
  }

  public set searchTags(value: string[]) {
    this._set('searchTags', value);
  }

  /** Exclude workspaces that have any of these tags. */
  public get searchExcludeTags(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('search_exclude_tags')));
  }

  public set searchExcludeTags(value: string[]) {
    this._set('searchExcludeTags', value);
  }

  /** Include only workspaces that have all of these tags. */
  public get filterTagged(): DataWorkspacesFilterTaggedList {
    return new DataWorkspacesFilterTaggedList(this, 'filter_tagged', false);
  }

  /** Include only workspaces of the project with this ID, `prj-…`. */
  public get filterProjectId(): string {
    return this.getStringAttribute('filter_project_id');
  }

  public set filterProjectId(value: string) {
    this._set('filterProjectId', value);
  }

  /** Include only workspaces whose current run has this status, such as `applied`. */
  public get filterCurrentRunStatus(): string {
    return this.getStringAttribute('filter_current_run_status');
  }

  public set filterCurrentRunStatus(value: string) {
    this._set('filterCurrentRunStatus', value);
  }

  /** The maximum number of workspaces to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The workspaces, sorted by name. */
  public get workspaces(): DataWorkspacesWorkspacesList {
    return new DataWorkspacesWorkspacesList(this, 'workspaces', false);
  }

  /** The ID of each workspace, by its name. */
  public get ids(): StringMap {
    return new StringMap(this, 'ids');
  }

  /** The number of matching workspaces, as counted by the service. */
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

  /** What `names` is configured as. */
  public get namesInput(): string[] | undefined {
    return this._input('names');
  }

  /** Removes the configuration of `names`. */
  public resetNames(): void {
    this._set('names', undefined);
  }

  /** What `searchName` is configured as. */
  public get searchNameInput(): string | undefined {
    return this._input('searchName');
  }

  /** Removes the configuration of `searchName`. */
  public resetSearchName(): void {
    this._set('searchName', undefined);
  }

  /** What `searchWildcardName` is configured as. */
  public get searchWildcardNameInput(): string | undefined {
    return this._input('searchWildcardName');
  }

  /** Removes the configuration of `searchWildcardName`. */
  public resetSearchWildcardName(): void {
    this._set('searchWildcardName', undefined);
  }

  /** What `searchTags` is configured as. */
  public get searchTagsInput(): string[] | undefined {
    return this._input('searchTags');
  }

  /** Removes the configuration of `searchTags`. */
  public resetSearchTags(): void {
    this._set('searchTags', undefined);
  }

  /** What `searchExcludeTags` is configured as. */
  public get searchExcludeTagsInput(): string[] | undefined {
    return this._input('searchExcludeTags');
  }

  /** Removes the configuration of `searchExcludeTags`. */
  public resetSearchExcludeTags(): void {
    this._set('searchExcludeTags', undefined);
  }

  /** What `filterTagged` is configured as. */
  public get filterTaggedInput(): DataWorkspacesFilterTagged[] | IResolvable | undefined {
    return this._input('filterTagged');
  }

  /**
   * Changes what `filterTagged` is configured as.
   *
   * @param value the new value
   */
  public putFilterTagged(value: DataWorkspacesFilterTagged[] | IResolvable): void {
    this._set('filterTagged', value);
  }

  /** Removes the configuration of `filterTagged`. */
  public resetFilterTagged(): void {
    this._set('filterTagged', undefined);
  }

  /** What `filterProjectId` is configured as. */
  public get filterProjectIdInput(): string | undefined {
    return this._input('filterProjectId');
  }

  /** Removes the configuration of `filterProjectId`. */
  public resetFilterProjectId(): void {
    this._set('filterProjectId', undefined);
  }

  /** What `filterCurrentRunStatus` is configured as. */
  public get filterCurrentRunStatusInput(): string | undefined {
    return this._input('filterCurrentRunStatus');
  }

  /** Removes the configuration of `filterCurrentRunStatus`. */
  public resetFilterCurrentRunStatus(): void {
    this._set('filterCurrentRunStatus', undefined);
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

/** Include only workspaces that have all of these tags. */
export class DataWorkspacesFilterTaggedOutputReference extends ComplexObject {
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

  /** The value of the tag. */
  public get value(): string {
    return this.getStringAttribute('value');
  }
}

/** Include only workspaces that have all of these tags. */
export class DataWorkspacesFilterTaggedList extends ComplexList {
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
  public get(index: number): DataWorkspacesFilterTaggedOutputReference {
    return new DataWorkspacesFilterTaggedOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The workspaces, sorted by name. */
export class DataWorkspacesWorkspacesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the workspace, `ws-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the workspace belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the workspace. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** A description of the workspace. Null if the workspace has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /**
   * The ID of the project that contains the workspace, `prj-…`. Changing it moves the workspace. Null if a new workspace is in the
   * default project of the organization.
   */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  /** What made the workspace, as the service shows it. Sent only when it is created. Null if the workspace does not say what made it. */
  public get sourceName(): string {
    return this.getStringAttribute('source_name');
  }

  /** The URL of what made the workspace. Sent only when it is created. Null if the workspace does not say what made it. */
  public get sourceUrl(): string {
    return this.getStringAttribute('source_url');
  }

  /** The URL of the page of the workspace. Null if the service does not report it. */
  public get htmlUrl(): string {
    return this.getStringAttribute('html_url');
  }

  /** What the token may do with the workspace, such as `can-update`. */
  public get permissions(): BooleanMap {
    return new BooleanMap(this, 'permissions');
  }

  /** When the workspace was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the workspace was last changed. Null if the service does not report it. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /**
   * Where runs are executed; with `local`, the workspace only keeps the state. Null if it is inherited from the project or the
   * organization.
   */
  public get executionMode(): string {
    return this.getStringAttribute('execution_mode');
  }

  /** The ID of the agent pool whose agents execute the runs, `apool-…`. Null if it is inherited together with `executionMode`. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  /**
   * Who decides where runs are executed at present: `workspace`, `project` or `organization`. Null if this release of the service
   * has no inheritance, or the token may not read the project.
   */
  public get executionModeSource(): string {
    return this.getStringAttribute('execution_mode_source');
  }

  /** Whether runs may destroy everything. */
  public get allowDestroyPlan(): IResolvable {
    return this.getBooleanAttribute('allow_destroy_plan');
  }

  /**
   * Whether the service looks for drift regularly. Requires the hosted service and an entitlement. Null if it is `false`, unless the
   * organization enforces it.
   */
  public get assessmentsEnabled(): IResolvable {
    return this.getBooleanAttribute('assessments_enabled');
  }

  /** Whether successful plans are applied without confirmation. */
  public get autoApply(): IResolvable {
    return this.getBooleanAttribute('auto_apply');
  }

  /** Whether this is so for runs that another workspace has started. */
  public get autoApplyRunTrigger(): IResolvable {
    return this.getBooleanAttribute('auto_apply_run_trigger');
  }

  /** When the resources of the workspace are destroyed next, as an RFC 3339 time. Null if no time is set. */
  public get autoDestroyAt(): string {
    return this.getStringAttribute('auto_destroy_at');
  }

  /**
   * How long the workspace is without activity before its resources are destroyed, such as `14d` or `24h`. Null if it is inherited
   * from the project.
   */
  public get autoDestroyActivityDuration(): string {
    return this.getStringAttribute('auto_destroy_activity_duration');
  }

  /** Whether `autoDestroyActivityDuration` is that of the project. Null if the service does not report it. */
  public get inheritsProjectAutoDestroy(): IResolvable {
    return this.getBooleanAttribute('inherits_project_auto_destroy');
  }

  /** Whether a commit starts a run before a person has started the first one. Null if it is `false` for a new workspace. */
  public get queueAllRuns(): IResolvable {
    return this.getBooleanAttribute('queue_all_runs');
  }

  /** Whether pull requests start plans that cannot be applied. */
  public get speculativeEnabled(): IResolvable {
    return this.getBooleanAttribute('speculative_enabled');
  }

  /** Whether the output of runs is shown in a structured form. */
  public get structuredRunOutputEnabled(): IResolvable {
    return this.getBooleanAttribute('structured_run_output_enabled');
  }

  /**
   * The version of Terraform, or a constraint, of which the newest version counts. Null if it is the newest version when the
   * workspace is created.
   */
  public get terraformVersion(): string {
    return this.getStringAttribute('terraform_version');
  }

  /**
   * The directory in which runs start, relative to the root of the configuration. Null if runs start in the root of the
   * configuration.
   */
  public get workingDirectory(): string {
    return this.getStringAttribute('working_directory');
  }

  /** The ID of the SSH key that fetches modules, `sshkey-…`. Null if modules are fetched without a key. */
  public get sshKeyId(): string {
    return this.getStringAttribute('ssh_key_id');
  }

  /** Whether the workspace is locked. Null if the service does not report it. */
  public get locked(): IResolvable {
    return this.getBooleanAttribute('locked');
  }

  /** The number of resources in the current state. Null if the service does not report it. */
  public get resourceCount(): number {
    return this.getNumberAttribute('resource_count');
  }

  /** Whether only commits that change files of interest start runs. */
  public get fileTriggersEnabled(): IResolvable {
    return this.getBooleanAttribute('file_triggers_enabled');
  }

  /** Folders, relative to the root of the repository, whose files are of interest. */
  public get triggerPrefixes(): string[] {
    return this.getListAttribute('trigger_prefixes');
  }

  /** Glob patterns, relative to the root of the repository, of files that are of interest. */
  public get triggerPatterns(): string[] {
    return this.getListAttribute('trigger_patterns');
  }

  /** Whether every workspace of the organization can read the state. */
  public get globalRemoteState(): IResolvable {
    return this.getBooleanAttribute('global_remote_state');
  }

  /**
   * Whether every workspace of the project can read the state. Requires a self-managed service. Null if it is `false` for a new
   * workspace.
   */
  public get projectRemoteState(): IResolvable {
    return this.getBooleanAttribute('project_remote_state');
  }

  /**
   * The tags of the workspace and those that it inherits from its project, by key. A tag without a value is an empty string. Null if
   * this release of the service has no tags with values.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** All tags of the workspace without a value. */
  public get tagNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('tag_names')));
  }

  /** The tags of the workspace and those that it inherits from its project, by key. A tag without a value is an empty string. */
  public get effectiveTags(): StringMap {
    return new StringMap(this, 'effective_tags');
  }

  /** Which of these settings the object has itself. Null if this release of the service has no inheritance. */
  public get settingOverwrites(): WorkspaceSettingOverwritesOutputReference {
    return new WorkspaceSettingOverwritesOutputReference(this, 'setting_overwrites');
  }

  /**
   * The repository that contains the configuration. Adding, changing and removing it does not force replacement. Null if the
   * configuration is uploaded.
   */
  public get vcsRepo(): DataWorkspaceVcsRepoOutputReference {
    return new DataWorkspaceVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** The tags of the workspace itself, by key. Null if this release of the service has no tags with values. */
  public get ownTags(): StringMap {
    return new StringMap(this, 'own_tags');
  }

  /** The connected repository, such as `acme/network`. Null if no repository is connected. */
  public get vcsIdentifier(): string {
    return this.getStringAttribute('vcs_identifier');
  }
}

/** The workspaces, sorted by name. */
export class DataWorkspacesWorkspacesList extends ComplexList {
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
  public get(index: number): DataWorkspacesWorkspacesOutputReference {
    return new DataWorkspacesWorkspacesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
