// Written from src/handlers/platform/agent-pool/definition.ts by `npx tsx generate/main.ts`.
import {
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
import { agentPoolsData } from '../../handlers/platform/agent-pool/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAgentPools`. */
export interface DataAgentPoolsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A search term for the names of agent pools, in which case is ignored.
   *
   * @default - names are not filtered
   */
  readonly q?: string;
  /**
   * The maximum number of agent pools to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The agent pools of an organization, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_agent_pools`.
 */
export class DataAgentPools extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_agent_pools';

  /**
   * Whether a value is a `DataAgentPools`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAgentPools(x: any): boolean {
    return hasType(x, 'data lintel_agent_pools');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAgentPoolsProps = {}) {
    super(scope, id, agentPoolsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A search term for the names of agent pools, in which case is ignored. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** The maximum number of agent pools to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The agent pools, sorted by name. */
  public get agentPools(): DataAgentPoolsAgentPoolsList {
    return new DataAgentPoolsAgentPoolsList(this, 'agent_pools', false);
  }

  /** The ID of each agent pool, by its name. */
  public get ids(): StringMap {
    return new StringMap(this, 'ids');
  }

  /** The number of matching agent pools, as counted by the service. */
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

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
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

/** The agent pools, sorted by name. */
export class DataAgentPoolsAgentPoolsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the agent pool, `apool-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the agent pool belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the agent pool. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** Whether all workspaces of the organization may use the pool. */
  public get organizationScoped(): IResolvable {
    return this.getBooleanAttribute('organization_scoped');
  }

  /** The IDs of all workspaces that may use the pool, `ws-…`. */
  public get allowedWorkspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_workspace_ids')));
  }

  /** The IDs of all projects whose workspaces may use the pool, `prj-…`. */
  public get allowedProjectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_project_ids')));
  }

  /** The IDs of all workspaces that may not use the pool, `ws-…`. */
  public get excludedWorkspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_workspace_ids')));
  }

  /** The IDs of the workspaces that use the pool, `ws-…`. */
  public get workspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_ids')));
  }

  /** The number of agents in the pool. Null if the service does not report it. */
  public get agentCount(): number {
    return this.getNumberAttribute('agent_count');
  }

  /** When the pool was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }
}

/** The agent pools, sorted by name. */
export class DataAgentPoolsAgentPoolsList extends ComplexList {
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
  public get(index: number): DataAgentPoolsAgentPoolsOutputReference {
    return new DataAgentPoolsAgentPoolsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
