// Written from src/handlers/platform/workspace/definition.ts by `npx tsx generate/main.ts`.
import {
  BooleanMap,
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  StringMap,
  TerraformMetaArguments,
  TerraformProvider,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { WorkspaceSettingOverwritesOutputReference } from './nested-values';
import { ExecutionMode } from './vocabularies';
import { workspace } from '../../handlers/platform/workspace/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `Workspace`. */
export interface WorkspaceProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the workspace belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the workspace, unique in its organization. Must consist of letters, digits, `-` and `_`. Must have at most 90
   * characters.
   */
  readonly name: string;
  /**
   * A description of the workspace.
   *
   * @default - the workspace has no description
   */
  readonly description?: string;
  /**
   * The ID of the project that contains the workspace, `prj-…`. Changing it moves the workspace. Must begin with `prj-` and not
   * contain `/`.
   *
   * @default - a new workspace is in the default project of the organization
   */
  readonly projectId?: string;
  /**
   * What made the workspace, as the service shows it. Sent only when it is created. Must not be empty. Sent only on creation; a
   * later change is rejected. `sourceName` requires `sourceUrl`.
   *
   * @default - the workspace does not say what made it
   */
  readonly sourceName?: string;
  /**
   * The URL of what made the workspace. Sent only when it is created. Must be an absolute URL with the scheme "http" or "https" and
   * a host. Sent only on creation; a later change is rejected. `sourceUrl` requires `sourceName`.
   *
   * @default - the workspace does not say what made it
   */
  readonly sourceUrl?: string;
  /**
   * Where runs are executed; with `local`, the workspace only keeps the state. One of `remote`, `local`, `agent`.
   *
   * @default - it is inherited from the project or the organization
   */
  readonly executionMode?: ExecutionMode;
  /**
   * The ID of the agent pool whose agents execute the runs, `apool-…`. Must begin with `apool-` and not contain `/`.
   *
   * @default - it is inherited together with `executionMode`
   */
  readonly agentPoolId?: string;
  /**
   * Whether runs may destroy everything.
   *
   * @default true
   */
  readonly allowDestroyPlan?: boolean | IResolvable;
  /**
   * Whether the service looks for drift regularly. Requires the hosted service and an entitlement.
   *
   * @default - `false`, unless the organization enforces it
   */
  readonly assessmentsEnabled?: boolean | IResolvable;
  /**
   * Whether successful plans are applied without confirmation.
   *
   * @default false
   */
  readonly autoApply?: boolean | IResolvable;
  /**
   * Whether this is so for runs that another workspace has started.
   *
   * @default false
   */
  readonly autoApplyRunTrigger?: boolean | IResolvable;
  /**
   * When the resources of the workspace are destroyed next, as an RFC 3339 time. `autoDestroyAt` conflicts with
   * `autoDestroyActivityDuration`.
   *
   * @default - no time is set
   */
  readonly autoDestroyAt?: string;
  /**
   * How long the workspace is without activity before its resources are destroyed, such as `14d` or `24h`. Must be 1 to 9999 days or
   * hours, such as `14d`.
   *
   * @default - it is inherited from the project
   */
  readonly autoDestroyActivityDuration?: string;
  /**
   * Whether a commit starts a run before a person has started the first one.
   *
   * @default - `false` for a new workspace
   */
  readonly queueAllRuns?: boolean | IResolvable;
  /**
   * Whether pull requests start plans that cannot be applied.
   *
   * @default true
   */
  readonly speculativeEnabled?: boolean | IResolvable;
  /**
   * Whether the output of runs is shown in a structured form.
   *
   * @default true
   */
  readonly structuredRunOutputEnabled?: boolean | IResolvable;
  /**
   * The version of Terraform, or a constraint, of which the newest version counts. Must not be empty.
   *
   * @default - the newest version when the workspace is created
   */
  readonly terraformVersion?: string;
  /**
   * The directory in which runs start, relative to the root of the configuration. Must be a relative path without `..`.
   *
   * @default - runs start in the root of the configuration
   */
  readonly workingDirectory?: string;
  /**
   * The ID of the SSH key that fetches modules, `sshkey-…`. Must begin with `sshkey-` and not contain `/`.
   *
   * @default - modules are fetched without a key
   */
  readonly sshKeyId?: string;
  /**
   * Whether only commits that change files of interest start runs.
   *
   * @default true
   */
  readonly fileTriggersEnabled?: boolean | IResolvable;
  /**
   * Folders, relative to the root of the repository, whose files are of interest. Each element must not be empty.
   *
   * @default - only `workingDirectory` is of interest
   */
  readonly triggerPrefixes?: string[];
  /**
   * Glob patterns, relative to the root of the repository, of files that are of interest. Each element must not be empty.
   * `triggerPatterns` must be empty or not configured if `triggerPrefixes` has elements.
   *
   * @default - only `workingDirectory` is of interest
   */
  readonly triggerPatterns?: string[];
  /**
   * Whether every workspace of the organization can read the state.
   *
   * @default false
   */
  readonly globalRemoteState?: boolean | IResolvable;
  /**
   * Whether every workspace of the project can read the state. Requires a self-managed service. `projectRemoteState` and
   * `globalRemoteState` cannot both be true.
   *
   * @default - `false` for a new workspace
   */
  readonly projectRemoteState?: boolean | IResolvable;
  /**
   * The IDs of all workspaces that can read the state, `ws-…`, as far as the token can see them. Reading them takes a request for
   * each workspace. Each element must begin with `ws-` and not contain `/`. `remoteStateConsumerIds` can only have elements if
   * `globalRemoteState` is `false`.
   *
   * @default - consumers are neither managed nor read
   */
  readonly remoteStateConsumerIds?: string[];
  /**
   * The repository that contains the configuration. Adding, changing and removing it does not force replacement.
   *
   * @default - the configuration is uploaded
   */
  readonly vcsRepo?: WorkspaceVcsRepo;
  /**
   * All tags of the workspace itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and
   * `_ . = + - @ :`. Must have at most 10 elements. Must have keys of 1 to 128 characters. Each value must have at most 256
   * characters. Each value must consist of letters, digits and `_ . = + - @ :`.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tags?: { [key: string]: string };
  /**
   * Whether the workspace may have further tags, which others manage: they are neither shown in `tags` nor removed.
   *
   * @default false
   */
  readonly ignoreAdditionalTags?: boolean | IResolvable;
  /**
   * All tags of the workspace without a value. Each element must consist of lower-case letters, digits, `-`, `_` and `:`, and begin
   * and end with a letter or a digit: the service would change other names.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tagNames?: string[];
  /**
   * Whether the workspace may have further tags without a value, which others manage: they are neither shown in `tagNames` nor
   * removed.
   *
   * @default false
   */
  readonly ignoreAdditionalTagNames?: boolean | IResolvable;
  /**
   * Whether destroying it deletes the workspace although it manages resources, which then stay where they are and are tracked by
   * nobody. It counts once it was applied.
   *
   * @default false
   */
  readonly forceDelete?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - each timeout is `5m`
   */
  readonly timeouts?: WorkspaceTimeouts;
}

/** The repository that contains the configuration. Adding, changing and removing it does not force replacement. */
export interface WorkspaceVcsRepo {
  /**
   * The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. Must consist of at
   * least two non-empty parts separated by `/`.
   */
  readonly identifier: string;
  /**
   * The branch.
   *
   * @default - the default branch of the repository
   */
  readonly branch?: string;
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
   * Whether to fetch Git submodules as well.
   *
   * @default false
   */
  readonly ingressSubmodules?: boolean | IResolvable;
  /**
   * A regular expression: a tag that matches it starts a run. Requires `fileTriggersEnabled` to be false.
   *
   * @default - tags start no runs
   */
  readonly tagsRegex?: string;
}

/** How long to wait for the service. */
export interface WorkspaceTimeouts {
  /**
   * How long to wait until the service has processed the last state, before which it deletes nothing.
   *
   * @default - `5m`
   */
  readonly delete?: Duration;
}

/**
 * A workspace: one state, and how it is run. Destroying it is refused while it manages resources, unless `forceDelete` is true.
 *
 * The Terraform type is `lintel_workspace`.
 *
 * @internal
 */
export class WorkspaceBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_workspace', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `Workspace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isWorkspace(x: any): boolean {
    return hasType(x, 'resource lintel_workspace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: WorkspaceProps) {
    super(scope, id, workspace, props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the workspace belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the workspace, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** A description of the workspace. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /**
   * The ID of the project that contains the workspace, `prj-…`. Changing it moves the workspace. If omitted, a new workspace is in
   * the default project of the organization.
   */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /**
   * What made the workspace, as the service shows it. Sent only when it is created. If omitted, the workspace does not say what made
   * it.
   */
  public get sourceName(): string {
    return this.getStringAttribute('source_name');
  }

  public set sourceName(value: string) {
    this._set('sourceName', value);
  }

  /** The URL of what made the workspace. Sent only when it is created. If omitted, the workspace does not say what made it. */
  public get sourceUrl(): string {
    return this.getStringAttribute('source_url');
  }

  public set sourceUrl(value: string) {
    this._set('sourceUrl', value);
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
   * Where runs are executed; with `local`, the workspace only keeps the state. If omitted, it is inherited from the project or the
   * organization.
   */
  public get executionMode(): string {
    return this.getStringAttribute('execution_mode');
  }

  /** The ID of the agent pool whose agents execute the runs, `apool-…`. If omitted, it is inherited together with `executionMode`. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  public set agentPoolId(value: string) {
    this._set('agentPoolId', value);
  }

  /** Which of these settings the object has itself. Null if this release of the service has no inheritance. */
  public get settingOverwrites(): WorkspaceSettingOverwritesOutputReference {
    return new WorkspaceSettingOverwritesOutputReference(this, 'setting_overwrites');
  }

  /**
   * Who decides where runs are executed at present: `workspace`, `project` or `organization`. Null if this release of the service
   * has no inheritance, or the token may not read the project.
   */
  public get executionModeSource(): string {
    return this.getStringAttribute('execution_mode_source');
  }

  /** Whether runs may destroy everything. */
  public get allowDestroyPlan(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_destroy_plan');
  }

  public set allowDestroyPlan(value: boolean | IResolvable) {
    this._set('allowDestroyPlan', value);
  }

  /**
   * Whether the service looks for drift regularly. Requires the hosted service and an entitlement. Defaults to `false`, unless the
   * organization enforces it.
   */
  public get assessmentsEnabled(): boolean | IResolvable {
    return this.getBooleanAttribute('assessments_enabled');
  }

  public set assessmentsEnabled(value: boolean | IResolvable) {
    this._set('assessmentsEnabled', value);
  }

  /** Whether successful plans are applied without confirmation. */
  public get autoApply(): boolean | IResolvable {
    return this.getBooleanAttribute('auto_apply');
  }

  public set autoApply(value: boolean | IResolvable) {
    this._set('autoApply', value);
  }

  /** Whether this is so for runs that another workspace has started. */
  public get autoApplyRunTrigger(): boolean | IResolvable {
    return this.getBooleanAttribute('auto_apply_run_trigger');
  }

  public set autoApplyRunTrigger(value: boolean | IResolvable) {
    this._set('autoApplyRunTrigger', value);
  }

  /** When the resources of the workspace are destroyed next, as an RFC 3339 time. */
  public get autoDestroyAt(): string {
    return this.getStringAttribute('auto_destroy_at');
  }

  public set autoDestroyAt(value: string) {
    this._set('autoDestroyAt', value);
  }

  /**
   * How long the workspace is without activity before its resources are destroyed, such as `14d` or `24h`. If omitted, it is
   * inherited from the project.
   */
  public get autoDestroyActivityDuration(): string {
    return this.getStringAttribute('auto_destroy_activity_duration');
  }

  public set autoDestroyActivityDuration(value: string) {
    this._set('autoDestroyActivityDuration', value);
  }

  /** Whether `autoDestroyActivityDuration` is that of the project. Null if the service does not report it. */
  public get inheritsProjectAutoDestroy(): IResolvable {
    return this.getBooleanAttribute('inherits_project_auto_destroy');
  }

  /** Whether a commit starts a run before a person has started the first one. Defaults to `false` for a new workspace. */
  public get queueAllRuns(): boolean | IResolvable {
    return this.getBooleanAttribute('queue_all_runs');
  }

  public set queueAllRuns(value: boolean | IResolvable) {
    this._set('queueAllRuns', value);
  }

  /** Whether pull requests start plans that cannot be applied. */
  public get speculativeEnabled(): boolean | IResolvable {
    return this.getBooleanAttribute('speculative_enabled');
  }

  public set speculativeEnabled(value: boolean | IResolvable) {
    this._set('speculativeEnabled', value);
  }

  /** Whether the output of runs is shown in a structured form. */
  public get structuredRunOutputEnabled(): boolean | IResolvable {
    return this.getBooleanAttribute('structured_run_output_enabled');
  }

  public set structuredRunOutputEnabled(value: boolean | IResolvable) {
    this._set('structuredRunOutputEnabled', value);
  }

  /**
   * The version of Terraform, or a constraint, of which the newest version counts. Defaults to the newest version when the workspace
   * is created.
   */
  public get terraformVersion(): string {
    return this.getStringAttribute('terraform_version');
  }

  public set terraformVersion(value: string) {
    this._set('terraformVersion', value);
  }

  /** The directory in which runs start, relative to the root of the configuration. */
  public get workingDirectory(): string {
    return this.getStringAttribute('working_directory');
  }

  public set workingDirectory(value: string) {
    this._set('workingDirectory', value);
  }

  /** The ID of the SSH key that fetches modules, `sshkey-…`. */
  public get sshKeyId(): string {
    return this.getStringAttribute('ssh_key_id');
  }

  public set sshKeyId(value: string) {
    this._set('sshKeyId', value);
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
  public get fileTriggersEnabled(): boolean | IResolvable {
    return this.getBooleanAttribute('file_triggers_enabled');
  }

  public set fileTriggersEnabled(value: boolean | IResolvable) {
    this._set('fileTriggersEnabled', value);
  }

  /** Folders, relative to the root of the repository, whose files are of interest. */
  public get triggerPrefixes(): string[] {
    return this.getListAttribute('trigger_prefixes');
  }

  public set triggerPrefixes(value: string[]) {
    this._set('triggerPrefixes', value);
  }

  /** Glob patterns, relative to the root of the repository, of files that are of interest. */
  public get triggerPatterns(): string[] {
    return this.getListAttribute('trigger_patterns');
  }

  public set triggerPatterns(value: string[]) {
    this._set('triggerPatterns', value);
  }

  /** Whether every workspace of the organization can read the state. */
  public get globalRemoteState(): boolean | IResolvable {
    return this.getBooleanAttribute('global_remote_state');
  }

  public set globalRemoteState(value: boolean | IResolvable) {
    this._set('globalRemoteState', value);
  }

  /**
   * Whether every workspace of the project can read the state. Requires a self-managed service. Defaults to `false` for a new
   * workspace.
   */
  public get projectRemoteState(): boolean | IResolvable {
    return this.getBooleanAttribute('project_remote_state');
  }

  public set projectRemoteState(value: boolean | IResolvable) {
    this._set('projectRemoteState', value);
  }

  /**
   * The IDs of all workspaces that can read the state, `ws-…`, as far as the token can see them. Reading them takes a request for
   * each workspace. If omitted, consumers are neither managed nor read.
   */
  public get remoteStateConsumerIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('remote_state_consumer_ids')));
  }

  public set remoteStateConsumerIds(value: string[]) {
    this._set('remoteStateConsumerIds', value);
  }

  /** The repository that contains the configuration. Adding, changing and removing it does not force replacement. */
  public get vcsRepo(): WorkspaceVcsRepoOutputReference {
    return new WorkspaceVcsRepoOutputReference(this, 'vcs_repo');
  }

  /**
   * All tags of the workspace itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and
   * `_ . = + - @ :`. If omitted, it is only read, and others can manage them.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** Whether the workspace may have further tags, which others manage: they are neither shown in `tags` nor removed. */
  public get ignoreAdditionalTags(): boolean | IResolvable {
    return this.getBooleanAttribute('ignore_additional_tags');
  }

  public set ignoreAdditionalTags(value: boolean | IResolvable) {
    this._set('ignoreAdditionalTags', value);
  }

  /** All tags of the workspace without a value. If omitted, it is only read, and others can manage them. */
  public get tagNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('tag_names')));
  }

  public set tagNames(value: string[]) {
    this._set('tagNames', value);
  }

  /**
   * Whether the workspace may have further tags without a value, which others manage: they are neither shown in `tagNames` nor
   * removed.
   */
  public get ignoreAdditionalTagNames(): boolean | IResolvable {
    return this.getBooleanAttribute('ignore_additional_tag_names');
  }

  public set ignoreAdditionalTagNames(value: boolean | IResolvable) {
    this._set('ignoreAdditionalTagNames', value);
  }

  /**
   * The tags of the workspace and those that it inherits from its project, by key. A tag without a value is an empty string. Null if
   * this release of the service has no tags with values.
   */
  public get effectiveTags(): StringMap {
    return new StringMap(this, 'effective_tags');
  }

  /**
   * Whether destroying it deletes the workspace although it manages resources, which then stay where they are and are tracked by
   * nobody. It counts once it was applied.
   */
  public get forceDelete(): boolean | IResolvable {
    return this.getBooleanAttribute('force_delete');
  }

  public set forceDelete(value: boolean | IResolvable) {
    this._set('forceDelete', value);
  }

  /** How long to wait for the service. */
  public get timeouts(): WorkspaceTimeoutsOutputReference {
    return new WorkspaceTimeoutsOutputReference(this, 'timeouts');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string | undefined {
    return this._input('projectId');
  }

  /** Removes the configuration of `projectId`. */
  public resetProjectId(): void {
    this._set('projectId', undefined);
  }

  /** What `sourceName` is configured as. */
  public get sourceNameInput(): string | undefined {
    return this._input('sourceName');
  }

  /** Removes the configuration of `sourceName`. */
  public resetSourceName(): void {
    this._set('sourceName', undefined);
  }

  /** What `sourceUrl` is configured as. */
  public get sourceUrlInput(): string | undefined {
    return this._input('sourceUrl');
  }

  /** Removes the configuration of `sourceUrl`. */
  public resetSourceUrl(): void {
    this._set('sourceUrl', undefined);
  }

  /** What `executionMode` is configured as. */
  public get executionModeInput(): ExecutionMode | undefined {
    return this._input('executionMode');
  }

  /**
   * Changes what `executionMode` is configured as.
   *
   * @param value the new value
   */
  public putExecutionMode(value: ExecutionMode): void {
    this._set('executionMode', value);
  }

  /** Removes the configuration of `executionMode`. */
  public resetExecutionMode(): void {
    this._set('executionMode', undefined);
  }

  /** What `agentPoolId` is configured as. */
  public get agentPoolIdInput(): string | undefined {
    return this._input('agentPoolId');
  }

  /** Removes the configuration of `agentPoolId`. */
  public resetAgentPoolId(): void {
    this._set('agentPoolId', undefined);
  }

  /** What `allowDestroyPlan` is configured as. */
  public get allowDestroyPlanInput(): boolean | IResolvable | undefined {
    return this._input('allowDestroyPlan');
  }

  /** Removes the configuration of `allowDestroyPlan`. */
  public resetAllowDestroyPlan(): void {
    this._set('allowDestroyPlan', undefined);
  }

  /** What `assessmentsEnabled` is configured as. */
  public get assessmentsEnabledInput(): boolean | IResolvable | undefined {
    return this._input('assessmentsEnabled');
  }

  /** Removes the configuration of `assessmentsEnabled`. */
  public resetAssessmentsEnabled(): void {
    this._set('assessmentsEnabled', undefined);
  }

  /** What `autoApply` is configured as. */
  public get autoApplyInput(): boolean | IResolvable | undefined {
    return this._input('autoApply');
  }

  /** Removes the configuration of `autoApply`. */
  public resetAutoApply(): void {
    this._set('autoApply', undefined);
  }

  /** What `autoApplyRunTrigger` is configured as. */
  public get autoApplyRunTriggerInput(): boolean | IResolvable | undefined {
    return this._input('autoApplyRunTrigger');
  }

  /** Removes the configuration of `autoApplyRunTrigger`. */
  public resetAutoApplyRunTrigger(): void {
    this._set('autoApplyRunTrigger', undefined);
  }

  /** What `autoDestroyAt` is configured as. */
  public get autoDestroyAtInput(): string | undefined {
    return this._input('autoDestroyAt');
  }

  /** Removes the configuration of `autoDestroyAt`. */
  public resetAutoDestroyAt(): void {
    this._set('autoDestroyAt', undefined);
  }

  /** What `autoDestroyActivityDuration` is configured as. */
  public get autoDestroyActivityDurationInput(): string | undefined {
    return this._input('autoDestroyActivityDuration');
  }

  /** Removes the configuration of `autoDestroyActivityDuration`. */
  public resetAutoDestroyActivityDuration(): void {
    this._set('autoDestroyActivityDuration', undefined);
  }

  /** What `queueAllRuns` is configured as. */
  public get queueAllRunsInput(): boolean | IResolvable | undefined {
    return this._input('queueAllRuns');
  }

  /** Removes the configuration of `queueAllRuns`. */
  public resetQueueAllRuns(): void {
    this._set('queueAllRuns', undefined);
  }

  /** What `speculativeEnabled` is configured as. */
  public get speculativeEnabledInput(): boolean | IResolvable | undefined {
    return this._input('speculativeEnabled');
  }

  /** Removes the configuration of `speculativeEnabled`. */
  public resetSpeculativeEnabled(): void {
    this._set('speculativeEnabled', undefined);
  }

  /** What `structuredRunOutputEnabled` is configured as. */
  public get structuredRunOutputEnabledInput(): boolean | IResolvable | undefined {
    return this._input('structuredRunOutputEnabled');
  }

  /** Removes the configuration of `structuredRunOutputEnabled`. */
  public resetStructuredRunOutputEnabled(): void {
    this._set('structuredRunOutputEnabled', undefined);
  }

  /** What `terraformVersion` is configured as. */
  public get terraformVersionInput(): string | undefined {
    return this._input('terraformVersion');
  }

  /** Removes the configuration of `terraformVersion`. */
  public resetTerraformVersion(): void {
    this._set('terraformVersion', undefined);
  }

  /** What `workingDirectory` is configured as. */
  public get workingDirectoryInput(): string | undefined {
    return this._input('workingDirectory');
  }

  /** Removes the configuration of `workingDirectory`. */
  public resetWorkingDirectory(): void {
    this._set('workingDirectory', undefined);
  }

  /** What `sshKeyId` is configured as. */
  public get sshKeyIdInput(): string | undefined {
    return this._input('sshKeyId');
  }

  /** Removes the configuration of `sshKeyId`. */
  public resetSshKeyId(): void {
    this._set('sshKeyId', undefined);
  }

  /** What `fileTriggersEnabled` is configured as. */
  public get fileTriggersEnabledInput(): boolean | IResolvable | undefined {
    return this._input('fileTriggersEnabled');
  }

  /** Removes the configuration of `fileTriggersEnabled`. */
  public resetFileTriggersEnabled(): void {
    this._set('fileTriggersEnabled', undefined);
  }

  /** What `triggerPrefixes` is configured as. */
  public get triggerPrefixesInput(): string[] | undefined {
    return this._input('triggerPrefixes');
  }

  /** Removes the configuration of `triggerPrefixes`. */
  public resetTriggerPrefixes(): void {
    this._set('triggerPrefixes', undefined);
  }

  /** What `triggerPatterns` is configured as. */
  public get triggerPatternsInput(): string[] | undefined {
    return this._input('triggerPatterns');
  }

  /** Removes the configuration of `triggerPatterns`. */
  public resetTriggerPatterns(): void {
    this._set('triggerPatterns', undefined);
  }

  /** What `globalRemoteState` is configured as. */
  public get globalRemoteStateInput(): boolean | IResolvable | undefined {
    return this._input('globalRemoteState');
  }

  /** Removes the configuration of `globalRemoteState`. */
  public resetGlobalRemoteState(): void {
    this._set('globalRemoteState', undefined);
  }

  /** What `projectRemoteState` is configured as. */
  public get projectRemoteStateInput(): boolean | IResolvable | undefined {
    return this._input('projectRemoteState');
  }

  /** Removes the configuration of `projectRemoteState`. */
  public resetProjectRemoteState(): void {
    this._set('projectRemoteState', undefined);
  }

  /** What `remoteStateConsumerIds` is configured as. */
  public get remoteStateConsumerIdsInput(): string[] | undefined {
    return this._input('remoteStateConsumerIds');
  }

  /** Removes the configuration of `remoteStateConsumerIds`. */
  public resetRemoteStateConsumerIds(): void {
    this._set('remoteStateConsumerIds', undefined);
  }

  /** What `vcsRepo` is configured as. */
  public get vcsRepoInput(): WorkspaceVcsRepo | undefined {
    return this._input('vcsRepo');
  }

  /**
   * Changes what `vcsRepo` is configured as.
   *
   * @param value the new value
   */
  public putVcsRepo(value: WorkspaceVcsRepo): void {
    this._set('vcsRepo', value);
  }

  /** Removes the configuration of `vcsRepo`. */
  public resetVcsRepo(): void {
    this._set('vcsRepo', undefined);
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

  /** What `ignoreAdditionalTags` is configured as. */
  public get ignoreAdditionalTagsInput(): boolean | IResolvable | undefined {
    return this._input('ignoreAdditionalTags');
  }

  /** Removes the configuration of `ignoreAdditionalTags`. */
  public resetIgnoreAdditionalTags(): void {
    this._set('ignoreAdditionalTags', undefined);
  }

  /** What `tagNames` is configured as. */
  public get tagNamesInput(): string[] | undefined {
    return this._input('tagNames');
  }

  /** Removes the configuration of `tagNames`. */
  public resetTagNames(): void {
    this._set('tagNames', undefined);
  }

  /** What `ignoreAdditionalTagNames` is configured as. */
  public get ignoreAdditionalTagNamesInput(): boolean | IResolvable | undefined {
    return this._input('ignoreAdditionalTagNames');
  }

  /** Removes the configuration of `ignoreAdditionalTagNames`. */
  public resetIgnoreAdditionalTagNames(): void {
    this._set('ignoreAdditionalTagNames', undefined);
  }

  /** What `forceDelete` is configured as. */
  public get forceDeleteInput(): boolean | IResolvable | undefined {
    return this._input('forceDelete');
  }

  /** Removes the configuration of `forceDelete`. */
  public resetForceDelete(): void {
    this._set('forceDelete', undefined);
  }

  /** What `timeouts` is configured as. */
  public get timeoutsInput(): WorkspaceTimeouts | undefined {
    return this._input('timeouts');
  }

  /**
   * Changes what `timeouts` is configured as.
   *
   * @param value the new value
   */
  public putTimeouts(value: WorkspaceTimeouts): void {
    this._set('timeouts', value);
  }

  /** Removes the configuration of `timeouts`. */
  public resetTimeouts(): void {
    this._set('timeouts', undefined);
  }
}

/** The repository that contains the configuration. Adding, changing and removing it does not force replacement. */
export class WorkspaceVcsRepoOutputReference extends ComplexObject {
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

  /** The branch. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** The ID of the connection to the version control system, `ot-…`. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. */
  public get githubAppInstallationId(): string {
    return this.getStringAttribute('github_app_installation_id');
  }

  /** Whether to fetch Git submodules as well. */
  public get ingressSubmodules(): IResolvable {
    return this.getBooleanAttribute('ingress_submodules');
  }

  /** A regular expression: a tag that matches it starts a run. Requires `fileTriggersEnabled` to be false. */
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

/** How long to wait for the service. */
export class WorkspaceTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long to wait until the service has processed the last state, before which it deletes nothing. */
  public get delete(): string {
    return this.getStringAttribute('delete');
  }
}
