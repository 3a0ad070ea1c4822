// Written from src/handlers/platform/agent-pool/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AgentPool`. */
export interface AgentPoolProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelAgentPool`.
 */
export class AgentPool extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAgentPool';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AgentPoolProps) {
    super(scope, id, 'AgentPool', props);
  }

  /** The ID of the agent pool, `apool-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the agent pool belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the pool, unique in its organization. */
  public get name(): string {
    return this._string('Name');
  }

  /** Whether all workspaces of the organization may use the pool. */
  public get organizationScoped(): IResolvable {
    return this._boolean('OrganizationScoped');
  }

  /** The IDs of all workspaces that may use the pool, `ws-…`. */
  public get allowedWorkspaceIds(): string[] {
    return this._list('AllowedWorkspaceIds');
  }

  /** The IDs of all projects whose workspaces may use the pool, `prj-…`. */
  public get allowedProjectIds(): string[] {
    return this._list('AllowedProjectIds');
  }

  /** The IDs of all workspaces that may not use the pool, `ws-…`. */
  public get excludedWorkspaceIds(): string[] {
    return this._list('ExcludedWorkspaceIds');
  }

  /** The IDs of the workspaces that use the pool, `ws-…`. If the service does not report it, a reference to it fails. */
  public get workspaceIds(): string[] {
    return this._list('WorkspaceIds');
  }

  /** The number of agents in the pool. If the service does not report it, a reference to it fails. */
  public get agentCount(): number {
    return this._number('AgentCount');
  }

  /** When the pool was created. If the service does not report it, a reference to it fails. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }
}
