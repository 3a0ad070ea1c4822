// Written from src/handlers/platform/policy-set/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataPolicySetTagSelectorsList,
  DataPolicySetVcsRepoOutputReference,
  PolicySetVersionSummaryOutputReference,
} from './nested-values';
import { policySetData } from '../../handlers/platform/policy-set/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicySet`. */
export interface DataPolicySetProps extends TerraformMetaArguments {
  /**
   * The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`.
   *
   * @default - the policy set is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the policy set belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the policy set is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the policy set. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the policy set is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A policy set, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_policy_set`.
 *
 * @internal
 */
export class DataPolicySetBase extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set';

  /**
   * Whether a value is a `DataPolicySet`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicySet(x: any): boolean {
    return hasType(x, 'data lintel_policy_set');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicySetProps = {}) {
    super(scope, id, policySetData, props);
  }

  /** The ID of the policy set, `polset-…`. If omitted, the policy set is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the policy set belongs to. If omitted, the policy set is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the policy set. Upper and lower case are distinguished. If omitted, the policy set is looked up by `id`. */
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

  /** A description of the policy set, in Markdown. Null if the policy set has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Whether the policy set applies to all present and future workspaces of the organization that are not excluded. */
  public get global(): IResolvable {
    return this.getBooleanAttribute('global');
  }

  /**
   * Whether people with the permission can override failures, even of `hard-mandatory` policies. If `kind` is `sentinel_framework`,
   * `true` requires `agentEnabled`.
   */
  public get overridable(): IResolvable {
    return this.getBooleanAttribute('overridable');
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

  /** When the policy set was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the policy set was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** Whether policies are evaluated by an agent. `false` is only valid if `kind` is `sentinel_framework`. */
  public get agentEnabled(): IResolvable {
    return this.getBooleanAttribute('agent_enabled');
  }

  /** The version of the program that evaluates the policies. Null if the service does not report one. */
  public get policyToolVersion(): string {
    return this.getStringAttribute('policy_tool_version');
  }

  /** The path of the folder in the repository that contains the policies. Null if the policies are at the root of the repository. */
  public get policiesPath(): string {
    return this.getStringAttribute('policies_path');
  }

  /** Glob patterns, relative to the root of the repository: only a commit that changes a matching file makes a new version. */
  public get policyUpdatePatterns(): string[] {
    return this.getListAttribute('policy_update_patterns');
  }

  /** The repository that contains the policies. Null if the content does not come from a repository. */
  public get vcsRepo(): DataPolicySetVcsRepoOutputReference {
    return new DataPolicySetVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** The IDs of all policies in the policy set, `pol-…`. They must have its `kind`. */
  public get policyIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policy_ids')));
  }

  /** The IDs of all workspaces that the policy set is attached to, `ws-…`. */
  public get workspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_ids')));
  }

  /** The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces. */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  /** The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them. */
  public get excludedWorkspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_workspace_ids')));
  }

  /** The IDs of all projects that the policy set does not apply to, `prj-…`. */
  public get excludedProjectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_project_ids')));
  }

  /** The tags by which the policy set applies to workspaces. Null if the service does not support tags of policy sets. */
  public get tagSelectors(): DataPolicySetTagSelectorsList {
    return new DataPolicySetTagSelectorsList(this, 'tag_selectors', false);
  }

  /** The version that is enforced. Null if no version is ready. */
  public get currentVersion(): PolicySetVersionSummaryOutputReference {
    return new PolicySetVersionSummaryOutputReference(this, 'current_version');
  }

  /** The newest version, whatever its status. Null if the policy set has no versions. */
  public get newestVersion(): PolicySetVersionSummaryOutputReference {
    return new PolicySetVersionSummaryOutputReference(this, 'newest_version');
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
