// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { workspaceRunTasksData } from '../../handlers/platform/workspace-run-task/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspaceRunTasks`. */
export interface DataWorkspaceRunTasksProps extends TerraformMetaArguments {
  /** The id of the workspace, `ws-…`. It must begin with `ws-`, without `/`. */
  readonly workspaceId: string;
  /**
   * How many associations to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The run tasks that are associated to a workspace.
 *
 * Terraform's type is `lintel_workspace_run_tasks`.
 */
export class DataWorkspaceRunTasks extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_workspace_run_tasks';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceRunTasksProps) {
    super(scope, id, workspaceRunTasksData, props);
  }

  /** The id of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** How many associations to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The associations, in the order of the service. */
  public get workspaceRunTasks(): DataWorkspaceRunTasksWorkspaceRunTasksList {
    return new DataWorkspaceRunTasksWorkspaceRunTasksList(this, 'workspace_run_tasks', false);
  }

  /** How many associations the workspace has, as the service counts them. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }
}

/** The associations, in the order of the service. */
export class DataWorkspaceRunTasksWorkspaceRunTasksOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ids of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The id of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The id of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The id of the run task, `task-…`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  /** What a failed run task does to the run: `advisory` or `mandatory`. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stage of the run at which the run task begins; the first, where there are several. */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the run task begins; the one stage, where the service knows only one. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }
}

/** The associations, in the order of the service. */
export class DataWorkspaceRunTasksWorkspaceRunTasksList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataWorkspaceRunTasksWorkspaceRunTasksOutputReference {
    return new DataWorkspaceRunTasksWorkspaceRunTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
