// Written from src/handlers/platform/agent-pool/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { agentPoolData } from '../../handlers/platform/agent-pool/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAgentPool`. */
export interface DataAgentPoolProps extends TerraformMetaArguments {
  /**
   * The ID of the agent pool, `apool-…`. Must begin with `apool-` and not contain `/`.
   *
   * @default - the agent pool is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the agent pool belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the agent pool is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the agent pool. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the agent pool is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A agent pool, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_agent_pool`.
 */
export class DataAgentPool extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_agent_pool';

  /**
   * Whether a value is a `DataAgentPool`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAgentPool(x: any): boolean {
    return hasType(x, 'data lintel_agent_pool');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAgentPoolProps = {}) {
    super(scope, id, agentPoolData, props);
  }

  /** The ID of the agent pool, `apool-…`. If omitted, the agent pool is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the agent pool belongs to. If omitted, the agent pool is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the agent pool. Upper and lower case are distinguished. If omitted, the agent pool is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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
