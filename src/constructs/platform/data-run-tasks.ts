// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataRunTaskGlobalConfigurationOutputReference,
  DataRunTaskWorkspaceTasksList,
  ResourceIdentifierList,
} from './nested-values';
import { runTasksData } from '../../handlers/platform/run-task/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRunTasks`. */
export interface DataRunTasksProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The related resources to fetch along with the run task. Each element is one of `workspace_tasks`, `workspace_tasks.workspace`.
   *
   * @default - no related resources are fetched
   */
  readonly include?: string[];
  /**
   * The maximum number of run tasks to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The run tasks of an organization.
 *
 * The Terraform type is `lintel_run_tasks`.
 */
export class DataRunTasks extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_tasks';

  /**
   * Whether a value is a `DataRunTasks`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRunTasks(x: any): boolean {
    return hasType(x, 'data lintel_run_tasks');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRunTasksProps = {}) {
    super(scope, id, runTasksData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The related resources to fetch along with the run task. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  public set include(value: string[]) {
    this._set('include', value);
  }

  /** The maximum number of run tasks to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The run tasks, in the order in which the service returns them. */
  public get runTasks(): DataRunTasksRunTasksList {
    return new DataRunTasksRunTasksList(this, 'run_tasks', false);
  }

  /** The workspaces of these associations. Null if `include` does not contain `workspace_tasks.workspace`. */
  public get workspaces(): ResourceIdentifierList {
    return new ResourceIdentifierList(this, 'workspaces', false);
  }

  /** The number of run tasks in the organization, as counted by the service. */
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

  /** What `include` is configured as. */
  public get includeInput(): string[] | undefined {
    return this._input('include');
  }

  /** Removes the configuration of `include`. */
  public resetInclude(): void {
    this._set('include', undefined);
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

/** The run tasks, in the order in which the service returns them. */
export class DataRunTasksRunTasksOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the run task, `task-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the run task belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the run task. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The URL to which the run task payload is sent. */
  public get url(): string {
    return this.getStringAttribute('url');
  }

  /** A description of the run task. Null if the run task has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The category of the run task. The only value is `task`. */
  public get category(): string {
    return this.getStringAttribute('category');
  }

  /** Whether runs call the run task. */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /**
   * The ID of the agent pool from which the run task is called, `apool-…`. Null if the service itself calls the run task, or does
   * not report it.
   */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  /** How the organization applies the run task to all workspaces. Null if the service does not report it. */
  public get globalConfiguration(): DataRunTaskGlobalConfigurationOutputReference {
    return new DataRunTaskGlobalConfigurationOutputReference(this, 'global_configuration');
  }

  /** The IDs of its associations with workspaces, `wstask-…`. */
  public get workspaceTaskIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_task_ids')));
  }

  /** Its associations with workspaces. Null if `include` does not contain `workspace_tasks`. */
  public get workspaceTasks(): DataRunTaskWorkspaceTasksList {
    return new DataRunTaskWorkspaceTasksList(this, 'workspace_tasks', false);
  }
}

/** The run tasks, in the order in which the service returns them. */
export class DataRunTasksRunTasksList extends ComplexList {
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
  public get(index: number): DataRunTasksRunTasksOutputReference {
    return new DataRunTasksRunTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
