// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { workspaceRunTasksData } from '../../handlers/platform/workspace-run-task/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspaceRunTasks`. */
export interface DataWorkspaceRunTasksProps extends TerraformMetaArguments {
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
  /**
   * The maximum number of associations to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The run tasks that are associated with a workspace.
 *
 * The Terraform type is `lintel_workspace_run_tasks`.
 */
export class DataWorkspaceRunTasks extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace_run_tasks';

  /**
   * Whether a value is a `DataWorkspaceRunTasks`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataWorkspaceRunTasks(x: any): boolean {
    return hasType(x, 'data lintel_workspace_run_tasks');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceRunTasksProps) {
    super(scope, id, workspaceRunTasksData, props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The maximum number of associations to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The associations, in the order in which the service returns them. */
  public get workspaceRunTasks(): DataWorkspaceRunTasksWorkspaceRunTasksList {
    return new DataWorkspaceRunTasksWorkspaceRunTasksList(this, 'workspace_run_tasks', false);
  }

  /** The number of associations in the workspace, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
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

/** The associations, in the order in which the service returns them. */
export class DataWorkspaceRunTasksWorkspaceRunTasksOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The IDs of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The ID of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The ID of the run task, `task-…`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  /** How a failed run task affects the run: `advisory` or `mandatory`. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stage of the run at which the run task is called; the first if there are several. */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the run task is called; only `stage` if the service does not support several. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }
}

/** The associations, in the order in which the service returns them. */
export class DataWorkspaceRunTasksWorkspaceRunTasksList extends ComplexList {
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
  public get(index: number): DataWorkspaceRunTasksWorkspaceRunTasksOutputReference {
    return new DataWorkspaceRunTasksWorkspaceRunTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
