// Written from src/handlers/platform/workspace/definition.ts by `npx tsx generate/main.ts`.
import { BooleanMap, Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { DataWorkspaceVcsRepoOutputReference, WorkspaceSettingOverwritesOutputReference } from './nested-values';
import { workspaceData } from '../../handlers/platform/workspace/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspace`. */
export interface DataWorkspaceProps extends TerraformMetaArguments {
  /**
   * The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`.
   *
   * @default - the workspace is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the workspace belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the workspace is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the workspace. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the workspace is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A workspace, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_workspace`.
 *
 * @internal
 */
export class DataWorkspaceBase extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace';

  /**
   * Whether a value is a `DataWorkspace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataWorkspace(x: any): boolean {
    return hasType(x, 'data lintel_workspace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceProps = {}) {
    super(scope, id, workspaceData, props);
  }

  /** The ID of the workspace, `ws-…`. If omitted, the workspace is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the workspace belongs to. If omitted, the workspace is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the workspace. Upper and lower case are distinguished. If omitted, the workspace is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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

  /**
   * The IDs of all workspaces that can read the state, `ws-…`, as far as the token can see them. Reading them takes a request for
   * each workspace.
   */
  public get remoteStateConsumerIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('remote_state_consumer_ids')));
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }
}
