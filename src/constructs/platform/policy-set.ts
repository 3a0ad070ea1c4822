// Written from src/handlers/platform/policy-set/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { PolicySetKind } from './vocabularies';
import { policySet } from '../../handlers/platform/policy-set/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PolicySet`. */
export interface PolicySetProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the policy set belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the policy set, unique in its organization. Must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * The framework of the policies. `tfpolicy` requires the dialect `hcp`. One of `sentinel_framework`, `opa`, `tfpolicy`. Changing
   * it forces replacement.
   *
   * @default "sentinel_framework"
   */
  readonly kind?: PolicySetKind;
  /**
   * A description of the policy set, in Markdown.
   *
   * @default - the policy set has no description
   */
  readonly description?: string;
  /**
   * Whether the policy set applies to all present and future workspaces of the organization that are not excluded.
   *
   * @default false
   */
  readonly global?: boolean | IResolvable;
  /**
   * Whether policies are evaluated by an agent. `false` is only valid if `kind` is `sentinel_framework`.
   *
   * @default - `false` if `kind` is `sentinel_framework`, and otherwise `true`
   */
  readonly agentEnabled?: boolean | IResolvable;
  /**
   * Whether people with the permission can override failures, even of `hard-mandatory` policies. If `kind` is `sentinel_framework`,
   * `true` requires `agentEnabled`.
   *
   * @default false
   */
  readonly overridable?: boolean | IResolvable;
  /**
   * The version of the program that evaluates the policies. If `kind` is `sentinel_framework`, it requires `agentEnabled` and may be
   * `latest`. Must not be empty.
   *
   * @default - the service chooses the version, or uses none
   */
  readonly policyToolVersion?: string;
  /**
   * The path of the folder in the repository that contains the policies. `policiesPath` requires `vcsRepo`.
   *
   * @default - the policies are at the root of the repository
   */
  readonly policiesPath?: string;
  /**
   * Glob patterns, relative to the root of the repository: only a commit that changes a matching file makes a new version. Must have
   * at most 100 elements. Each element must not be empty. `policyUpdatePatterns` requires `vcsRepo`.
   *
   * @default - every commit to the branch makes a new version
   */
  readonly policyUpdatePatterns?: string[];
  /**
   * The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to
   * a policy set that has policies or uploaded versions. `vcsRepo` conflicts with `policyIds`: the content of a policy set comes
   * from one place.
   *
   * @default - the content does not come from a repository
   */
  readonly vcsRepo?: PolicySetVcsRepo;
  /**
   * The IDs of all policies in the policy set, `pol-…`. They must have its `kind`. Each element must begin with `pol-` and not
   * contain `/`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly policyIds?: string[];
  /**
   * The IDs of all workspaces that the policy set is attached to, `ws-…`. Each element must begin with `ws-` and not contain `/`.
   * `workspaceIds` can only have elements if `global` is `false`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly workspaceIds?: string[];
  /**
   * The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces. Each element
   * must begin with `prj-` and not contain `/`. `projectIds` can only have elements if `global` is `false`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly projectIds?: string[];
  /**
   * The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them. Each element must
   * begin with `ws-` and not contain `/`. `excludedWorkspaceIds` and `workspaceIds` must not have an element in common.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly excludedWorkspaceIds?: string[];
  /**
   * The IDs of all projects that the policy set does not apply to, `prj-…`. Each element must begin with `prj-` and not contain `/`.
   * `excludedProjectIds` can only have elements if `global` is `true`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly excludedProjectIds?: string[];
  /**
   * All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. `tagSelectors` must be empty or not
   * configured if `workspaceIds` or `projectIds` or `excludedWorkspaceIds` or `excludedProjectIds` has elements.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly tagSelectors?: PolicySetTagSelector[] | IResolvable;
  /**
   * The timeouts for waiting until the service has read the repository. Requires `vcsRepo`.
   *
   * @default - each timeout is `10m`
   */
  readonly timeouts?: PolicySetTimeouts;
}

/**
 * The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to a
 * policy set that has policies or uploaded versions.
 */
export interface PolicySetVcsRepo {
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
}

/** All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. */
export interface PolicySetTagSelector {
  /** The key of the tag. Must have between 1 and 128 characters. */
  readonly key: string;
  /**
   * The value of the tag. Must have between 1 and 256 characters.
   *
   * @default - the tag has no value
   */
  readonly value?: string;
  /**
   * Whether workspaces with the tag are excluded. It must be `true` if `global` is, and otherwise `false`.
   *
   * @default false
   */
  readonly exclude?: boolean | IResolvable;
}

/** The timeouts for waiting until the service has read the repository. Requires `vcsRepo`. */
export interface PolicySetTimeouts {
  /**
   * How long to wait for the first version of a new policy set.
   *
   * @default - `10m`
   */
  readonly create?: Duration;
  /**
   * How long to wait for the version of another repository, branch or folder.
   *
   * @default - `10m`
   */
  readonly update?: Duration;
}

/**
 * A group of policies of one kind, and the workspaces in which it is enforced: all, those of projects, or single ones, without
 * exclusions. A policy that is in no policy set is never evaluated.
 *
 * The Terraform type is `lintel_policy_set`.
 *
 * @internal
 */
export class PolicySetBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySet`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySet(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetProps) {
    super(scope, id, policySet, props);
  }

  /** The ID of the policy set, `polset-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the policy set belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the policy set, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The framework of the policies. `tfpolicy` requires the dialect `hcp`. */
  public get kind(): string {
    return this.getStringAttribute('kind');
  }

  /** A description of the policy set, in Markdown. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** Whether the policy set applies to all present and future workspaces of the organization that are not excluded. */
  public get global(): boolean | IResolvable {
    return this.getBooleanAttribute('global');
  }

  public set global(value: boolean | IResolvable) {
    this._set('global', value);
  }

  /**
   * Whether policies are evaluated by an agent. `false` is only valid if `kind` is `sentinel_framework`. Defaults to `false` if
   * `kind` is `sentinel_framework`, and otherwise `true`.
   */
  public get agentEnabled(): boolean | IResolvable {
    return this.getBooleanAttribute('agent_enabled');
  }

  public set agentEnabled(value: boolean | IResolvable) {
    this._set('agentEnabled', value);
  }

  /**
   * Whether people with the permission can override failures, even of `hard-mandatory` policies. If `kind` is `sentinel_framework`,
   * `true` requires `agentEnabled`.
   */
  public get overridable(): boolean | IResolvable {
    return this.getBooleanAttribute('overridable');
  }

  public set overridable(value: boolean | IResolvable) {
    this._set('overridable', value);
  }

  /**
   * The version of the program that evaluates the policies. If `kind` is `sentinel_framework`, it requires `agentEnabled` and may be
   * `latest`. If omitted, the service chooses the version, or uses none.
   */
  public get policyToolVersion(): string {
    return this.getStringAttribute('policy_tool_version');
  }

  public set policyToolVersion(value: string) {
    this._set('policyToolVersion', value);
  }

  /** The path of the folder in the repository that contains the policies. */
  public get policiesPath(): string {
    return this.getStringAttribute('policies_path');
  }

  public set policiesPath(value: string) {
    this._set('policiesPath', value);
  }

  /** Glob patterns, relative to the root of the repository: only a commit that changes a matching file makes a new version. */
  public get policyUpdatePatterns(): string[] {
    return this.getListAttribute('policy_update_patterns');
  }

  public set policyUpdatePatterns(value: string[]) {
    this._set('policyUpdatePatterns', value);
  }

  /**
   * The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to
   * a policy set that has policies or uploaded versions.
   */
  public get vcsRepo(): PolicySetVcsRepoOutputReference {
    return new PolicySetVcsRepoOutputReference(this, 'vcs_repo');
  }

  /**
   * The IDs of all policies in the policy set, `pol-…`. They must have its `kind`. If omitted, it is only read, and members can be
   * managed by resources of their own.
   */
  public get policyIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policy_ids')));
  }

  public set policyIds(value: string[]) {
    this._set('policyIds', value);
  }

  /**
   * The IDs of all workspaces that the policy set is attached to, `ws-…`. If omitted, it is only read, and members can be managed by
   * resources of their own.
   */
  public get workspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_ids')));
  }

  public set workspaceIds(value: string[]) {
    this._set('workspaceIds', value);
  }

  /**
   * The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces. If omitted,
   * it is only read, and members can be managed by resources of their own.
   */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  public set projectIds(value: string[]) {
    this._set('projectIds', value);
  }

  /**
   * The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them. If omitted, it is
   * only read, and members can be managed by resources of their own.
   */
  public get excludedWorkspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_workspace_ids')));
  }

  public set excludedWorkspaceIds(value: string[]) {
    this._set('excludedWorkspaceIds', value);
  }

  /**
   * The IDs of all projects that the policy set does not apply to, `prj-…`. If omitted, it is only read, and members can be managed
   * by resources of their own.
   */
  public get excludedProjectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_project_ids')));
  }

  public set excludedProjectIds(value: string[]) {
    this._set('excludedProjectIds', value);
  }

  /**
   * All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. If omitted, it is only read, and members can
   * be managed by resources of their own.
   */
  public get tagSelectors(): PolicySetTagSelectorList {
    return new PolicySetTagSelectorList(this, 'tag_selectors', false);
  }

  /** The number of policies in the policy set, or in its current version. */
  public get policyCount(): number {
    return this.getNumberAttribute('policy_count');
  }

  /** The number of workspaces that the policy set is attached to, or of all that are not excluded if it is global. */
  public get workspaceCount(): number {
    return this.getNumberAttribute('workspace_count');
  }

  /**
   * The number of projects that the policy set is attached to, or of all that are not excluded if it is global. Null if the service
   * does not count them.
   */
  public get projectCount(): number {
    return this.getNumberAttribute('project_count');
  }

  /** Whether the content comes from a repository or from uploaded versions. */
  public get versioned(): IResolvable {
    return this.getBooleanAttribute('versioned');
  }

  /** The ID of the version that is enforced, `polsetver-…`. Null if no version is ready. */
  public get currentVersionId(): string {
    return this.getStringAttribute('current_version_id');
  }

  /** The ID of the newest version, `polsetver-…`, whatever its status. Null if the policy set has no versions. */
  public get newestVersionId(): string {
    return this.getStringAttribute('newest_version_id');
  }

  /**
   * The status of the newest version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. Null if the policy set has no
   * versions.
   */
  public get newestVersionStatus(): string {
    return this.getStringAttribute('newest_version_status');
  }

  /** Why the newest version cannot be used. Null if the newest version has no error. */
  public get newestVersionError(): string {
    return this.getStringAttribute('newest_version_error');
  }

  /** When the policy set was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the policy set was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The timeouts for waiting until the service has read the repository. Requires `vcsRepo`. */
  public get timeouts(): PolicySetTimeoutsOutputReference {
    return new PolicySetTimeoutsOutputReference(this, 'timeouts');
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

  /** What `kind` is configured as. */
  public get kindInput(): PolicySetKind | undefined {
    return this._input('kind');
  }

  /**
   * Changes what `kind` is configured as.
   *
   * @param value the new value
   */
  public putKind(value: PolicySetKind): void {
    this._set('kind', value);
  }

  /** Removes the configuration of `kind`. */
  public resetKind(): void {
    this._set('kind', undefined);
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `global` is configured as. */
  public get globalInput(): boolean | IResolvable | undefined {
    return this._input('global');
  }

  /** Removes the configuration of `global`. */
  public resetGlobal(): void {
    this._set('global', undefined);
  }

  /** What `agentEnabled` is configured as. */
  public get agentEnabledInput(): boolean | IResolvable | undefined {
    return this._input('agentEnabled');
  }

  /** Removes the configuration of `agentEnabled`. */
  public resetAgentEnabled(): void {
    this._set('agentEnabled', undefined);
  }

  /** What `overridable` is configured as. */
  public get overridableInput(): boolean | IResolvable | undefined {
    return this._input('overridable');
  }

  /** Removes the configuration of `overridable`. */
  public resetOverridable(): void {
    this._set('overridable', undefined);
  }

  /** What `policyToolVersion` is configured as. */
  public get policyToolVersionInput(): string | undefined {
    return this._input('policyToolVersion');
  }

  /** Removes the configuration of `policyToolVersion`. */
  public resetPolicyToolVersion(): void {
    this._set('policyToolVersion', undefined);
  }

  /** What `policiesPath` is configured as. */
  public get policiesPathInput(): string | undefined {
    return this._input('policiesPath');
  }

  /** Removes the configuration of `policiesPath`. */
  public resetPoliciesPath(): void {
    this._set('policiesPath', undefined);
  }

  /** What `policyUpdatePatterns` is configured as. */
  public get policyUpdatePatternsInput(): string[] | undefined {
    return this._input('policyUpdatePatterns');
  }

  /** Removes the configuration of `policyUpdatePatterns`. */
  public resetPolicyUpdatePatterns(): void {
    this._set('policyUpdatePatterns', undefined);
  }

  /** What `vcsRepo` is configured as. */
  public get vcsRepoInput(): PolicySetVcsRepo | undefined {
    return this._input('vcsRepo');
  }

  /**
   * Changes what `vcsRepo` is configured as.
   *
   * @param value the new value
   */
  public putVcsRepo(value: PolicySetVcsRepo): void {
    this._set('vcsRepo', value);
  }

  /** Removes the configuration of `vcsRepo`. */
  public resetVcsRepo(): void {
    this._set('vcsRepo', undefined);
  }

  /** What `policyIds` is configured as. */
  public get policyIdsInput(): string[] | undefined {
    return this._input('policyIds');
  }

  /** Removes the configuration of `policyIds`. */
  public resetPolicyIds(): void {
    this._set('policyIds', undefined);
  }

  /** What `workspaceIds` is configured as. */
  public get workspaceIdsInput(): string[] | undefined {
    return this._input('workspaceIds');
  }

  /** Removes the configuration of `workspaceIds`. */
  public resetWorkspaceIds(): void {
    this._set('workspaceIds', undefined);
  }

  /** What `projectIds` is configured as. */
  public get projectIdsInput(): string[] | undefined {
    return this._input('projectIds');
  }

  /** Removes the configuration of `projectIds`. */
  public resetProjectIds(): void {
    this._set('projectIds', undefined);
  }

  /** What `excludedWorkspaceIds` is configured as. */
  public get excludedWorkspaceIdsInput(): string[] | undefined {
    return this._input('excludedWorkspaceIds');
  }

  /** Removes the configuration of `excludedWorkspaceIds`. */
  public resetExcludedWorkspaceIds(): void {
    this._set('excludedWorkspaceIds', undefined);
  }

  /** What `excludedProjectIds` is configured as. */
  public get excludedProjectIdsInput(): string[] | undefined {
    return this._input('excludedProjectIds');
  }

  /** Removes the configuration of `excludedProjectIds`. */
  public resetExcludedProjectIds(): void {
    this._set('excludedProjectIds', undefined);
  }

  /** What `tagSelectors` is configured as. */
  public get tagSelectorsInput(): PolicySetTagSelector[] | IResolvable | undefined {
    return this._input('tagSelectors');
  }

  /**
   * Changes what `tagSelectors` is configured as.
   *
   * @param value the new value
   */
  public putTagSelectors(value: PolicySetTagSelector[] | IResolvable): void {
    this._set('tagSelectors', value);
  }

  /** Removes the configuration of `tagSelectors`. */
  public resetTagSelectors(): void {
    this._set('tagSelectors', undefined);
  }

  /** What `timeouts` is configured as. */
  public get timeoutsInput(): PolicySetTimeouts | undefined {
    return this._input('timeouts');
  }

  /**
   * Changes what `timeouts` is configured as.
   *
   * @param value the new value
   */
  public putTimeouts(value: PolicySetTimeouts): void {
    this._set('timeouts', value);
  }

  /** Removes the configuration of `timeouts`. */
  public resetTimeouts(): void {
    this._set('timeouts', undefined);
  }
}

/**
 * The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to a
 * policy set that has policies or uploaded versions.
 */
export class PolicySetVcsRepoOutputReference extends ComplexObject {
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

/** All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. */
export class PolicySetTagSelectorOutputReference extends ComplexObject {
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

  /** Whether workspaces with the tag are excluded. It must be `true` if `global` is, and otherwise `false`. */
  public get exclude(): IResolvable {
    return this.getBooleanAttribute('exclude');
  }
}

/** All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. */
export class PolicySetTagSelectorList extends ComplexList {
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
  public get(index: number): PolicySetTagSelectorOutputReference {
    return new PolicySetTagSelectorOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The timeouts for waiting until the service has read the repository. Requires `vcsRepo`. */
export class PolicySetTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long to wait for the first version of a new policy set. */
  public get create(): string {
    return this.getStringAttribute('create');
  }

  /** How long to wait for the version of another repository, branch or folder. */
  public get update(): string {
    return this.getStringAttribute('update');
  }
}
