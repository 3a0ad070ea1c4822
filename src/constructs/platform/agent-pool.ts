// Written from src/handlers/platform/agent-pool/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { agentPool } from '../../handlers/platform/agent-pool/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `AgentPool`. */
export interface AgentPoolProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the agent pool belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the pool, unique in its organization. Must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * Whether all workspaces of the organization may use the pool.
   *
   * @default true
   */
  readonly organizationScoped?: boolean | IResolvable;
  /**
   * The IDs of all workspaces that may use the pool, `ws-…`. Each element must begin with `ws-` and not contain `/`.
   * `allowedWorkspaceIds` can only have elements if `organizationScoped` is `false`.
   *
   * @default - it is only read, and others can change it
   */
  readonly allowedWorkspaceIds?: string[];
  /**
   * The IDs of all projects whose workspaces may use the pool, `prj-…`. Each element must begin with `prj-` and not contain `/`.
   * `allowedProjectIds` can only have elements if `organizationScoped` is `false`.
   *
   * @default - it is only read, and others can change it
   */
  readonly allowedProjectIds?: string[];
  /**
   * The IDs of all workspaces that may not use the pool, `ws-…`. Each element must begin with `ws-` and not contain `/`.
   * `excludedWorkspaceIds` can only have elements if `organizationScoped` is `false`.
   *
   * @default - it is only read, and others can change it
   */
  readonly excludedWorkspaceIds?: string[];
}

/**
 * A pool of agents, which execute runs in another network. A pool that workspaces use is not destroyed.
 *
 * The Terraform type is `lintel_agent_pool`.
 */
export class AgentPool extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_agent_pool';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_agent_pool', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AgentPool`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAgentPool(x: any): boolean {
    return hasType(x, 'resource lintel_agent_pool');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AgentPoolProps) {
    super(scope, id, agentPool, props);
  }

  /** The ID of the agent pool, `apool-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the agent pool belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the pool, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** Whether all workspaces of the organization may use the pool. */
  public get organizationScoped(): boolean | IResolvable {
    return this.getBooleanAttribute('organization_scoped');
  }

  public set organizationScoped(value: boolean | IResolvable) {
    this._set('organizationScoped', value);
  }

  /** The IDs of all workspaces that may use the pool, `ws-…`. If omitted, it is only read, and others can change it. */
  public get allowedWorkspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_workspace_ids')));
  }

  public set allowedWorkspaceIds(value: string[]) {
    this._set('allowedWorkspaceIds', value);
  }

  /** The IDs of all projects whose workspaces may use the pool, `prj-…`. If omitted, it is only read, and others can change it. */
  public get allowedProjectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_project_ids')));
  }

  public set allowedProjectIds(value: string[]) {
    this._set('allowedProjectIds', value);
  }

  /** The IDs of all workspaces that may not use the pool, `ws-…`. If omitted, it is only read, and others can change it. */
  public get excludedWorkspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_workspace_ids')));
  }

  public set excludedWorkspaceIds(value: string[]) {
    this._set('excludedWorkspaceIds', value);
  }

  /** The IDs of the workspaces that use the pool, `ws-…`. Null if the service does not report it. */
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

  /** What `organizationScoped` is configured as. */
  public get organizationScopedInput(): boolean | IResolvable | undefined {
    return this._input('organizationScoped');
  }

  /** Removes the configuration of `organizationScoped`. */
  public resetOrganizationScoped(): void {
    this._set('organizationScoped', undefined);
  }

  /** What `allowedWorkspaceIds` is configured as. */
  public get allowedWorkspaceIdsInput(): string[] | undefined {
    return this._input('allowedWorkspaceIds');
  }

  /** Removes the configuration of `allowedWorkspaceIds`. */
  public resetAllowedWorkspaceIds(): void {
    this._set('allowedWorkspaceIds', undefined);
  }

  /** What `allowedProjectIds` is configured as. */
  public get allowedProjectIdsInput(): string[] | undefined {
    return this._input('allowedProjectIds');
  }

  /** Removes the configuration of `allowedProjectIds`. */
  public resetAllowedProjectIds(): void {
    this._set('allowedProjectIds', undefined);
  }

  /** What `excludedWorkspaceIds` is configured as. */
  public get excludedWorkspaceIdsInput(): string[] | undefined {
    return this._input('excludedWorkspaceIds');
  }

  /** Removes the configuration of `excludedWorkspaceIds`. */
  public resetExcludedWorkspaceIds(): void {
    this._set('excludedWorkspaceIds', undefined);
  }
}
