// Written from src/handlers/platform/policy-set/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataPolicySetTagSelectorsList,
  DataPolicySetVcsRepoOutputReference,
  PolicySetVersionSummaryOutputReference,
} from './nested-values';
import { PolicySetKind } from './vocabularies';
import { policySetsData } from '../../handlers/platform/policy-set/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicySets`. */
export interface DataPolicySetsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A part of the name of the policy sets to include.
   *
   * @default - names are not filtered
   */
  readonly searchName?: string;
  /**
   * Include only policy sets of this framework. One of `sentinel_framework`, `opa`, `tfpolicy`.
   *
   * @default - policy sets of every kind are included
   */
  readonly filterKind?: PolicySetKind;
  /**
   * Whether to include only policy sets with versions, or only those without.
   *
   * @default - both are included
   */
  readonly filterVersioned?: boolean | IResolvable;
  /**
   * The maximum number of policy sets to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The policy sets of an organization.
 *
 * The Terraform type is `lintel_policy_sets`.
 */
export class DataPolicySets extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_sets';

  /**
   * Whether a value is a `DataPolicySets`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicySets(x: any): boolean {
    return hasType(x, 'data lintel_policy_sets');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicySetsProps = {}) {
    super(scope, id, policySetsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A part of the name of the policy sets to include. */
  public get searchName(): string {
    return this.getStringAttribute('search_name');
  }

  public set searchName(value: string) {
    this._set('searchName', value);
  }

  /** Include only policy sets of this framework. */
  public get filterKind(): string {
    return this.getStringAttribute('filter_kind');
  }

  /** Whether to include only policy sets with versions, or only those without. */
  public get filterVersioned(): boolean | IResolvable {
    return this.getBooleanAttribute('filter_versioned');
  }

  public set filterVersioned(value: boolean | IResolvable) {
    this._set('filterVersioned', value);
  }

  /** The maximum number of policy sets to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The policy sets, in the order in which the service returns them. */
  public get policySets(): DataPolicySetsPolicySetsList {
    return new DataPolicySetsPolicySetsList(this, 'policy_sets', false);
  }

  /** The number of matching policy sets, as counted by the service. */
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

  /** What `searchName` is configured as. */
  public get searchNameInput(): string | undefined {
    return this._input('searchName');
  }

  /** Removes the configuration of `searchName`. */
  public resetSearchName(): void {
    this._set('searchName', undefined);
  }

  /** What `filterKind` is configured as. */
  public get filterKindInput(): PolicySetKind | undefined {
    return this._input('filterKind');
  }

  /**
   * Changes what `filterKind` is configured as.
   *
   * @param value the new value
   */
  public putFilterKind(value: PolicySetKind): void {
    this._set('filterKind', value);
  }

  /** Removes the configuration of `filterKind`. */
  public resetFilterKind(): void {
    this._set('filterKind', undefined);
  }

  /** What `filterVersioned` is configured as. */
  public get filterVersionedInput(): boolean | IResolvable | undefined {
    return this._input('filterVersioned');
  }

  /** Removes the configuration of `filterVersioned`. */
  public resetFilterVersioned(): void {
    this._set('filterVersioned', undefined);
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

/** The policy sets, in the order in which the service returns them. */
export class DataPolicySetsPolicySetsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the policy set, `polset-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the policy set belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the policy set. */
  public get name(): string {
    return this.getStringAttribute('name');
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
}

/** The policy sets, in the order in which the service returns them. */
export class DataPolicySetsPolicySetsList extends ComplexList {
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
  public get(index: number): DataPolicySetsPolicySetsOutputReference {
    return new DataPolicySetsPolicySetsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
