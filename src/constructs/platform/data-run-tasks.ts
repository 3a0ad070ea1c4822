// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { runTasksData } from '../../handlers/platform/run-task/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRunTasks`. */
export interface DataRunTasksProps extends TerraformMetaArguments {
  /** The name of the organization. It must be the name of an organization: not empty, without `/`. */
  readonly organization: string;
  /**
   * What to fetch along with the run task. Each is one of `workspace_tasks`, `workspace_tasks.workspace`.
   *
   * @default - nothing further is fetched
   */
  readonly include?: string[];
  /**
   * How many run tasks to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The run tasks of an organization.
 *
 * Terraform's type is `lintel_run_tasks`.
 */
export class DataRunTasks extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_run_tasks';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRunTasksProps) {
    super(scope, id, runTasksData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** What to fetch along with the run task. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  /** How many run tasks to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The run tasks, in the order of the service. */
  public get runTasks(): DataRunTasksRunTasksList {
    return new DataRunTasksRunTasksList(this, 'run_tasks', false);
  }

  /** The workspaces of these associations. Absent, `include` does not name `workspace_tasks.workspace`. */
  public get workspaces(): DataRunTasksWorkspacesList {
    return new DataRunTasksWorkspacesList(this, 'workspaces', false);
  }

  /** How many run tasks the organization has, as the service counts them. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }
}

/** The run tasks, in the order of the service. */
export class DataRunTasksRunTasksOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the run task, `task-…`. */
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

  /** The address that the run task payload is sent to. */
  public get url(): string {
    return this.getStringAttribute('url');
  }

  /** What the run task does. Absent, the run task has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The category of the run task; the service knows only `task`. */
  public get category(): string {
    return this.getStringAttribute('category');
  }

  /** Whether runs call the run task. */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /** The ids of its associations to workspaces, `wstask-…`. */
  public get workspaceTaskIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_task_ids')));
  }

  /** Its associations to workspaces. Absent, `include` does not name `workspace_tasks`. */
  public get workspaceTasks(): DataRunTasksRunTasksWorkspaceTasksList {
    return new DataRunTasksRunTasksWorkspaceTasksList(this, 'workspace_tasks', false);
  }
}

/** The run tasks, in the order of the service. */
export class DataRunTasksRunTasksList extends ComplexList {
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
  public get(index: number): DataRunTasksRunTasksOutputReference {
    return new DataRunTasksRunTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its associations to workspaces. */
export class DataRunTasksRunTasksWorkspaceTasksOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The id of the workspace, `ws-…`. Absent, the service does not tell. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The id of the run task, `task-…`. Absent, the service does not tell. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  /** `advisory` or `mandatory`. Absent, the service does not tell. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stage of the run at which the task begins. Absent, the service does not tell. */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the task begins; the one stage, where the service knows only one. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }
}

/** Its associations to workspaces. */
export class DataRunTasksRunTasksWorkspaceTasksList extends ComplexList {
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
  public get(index: number): DataRunTasksRunTasksWorkspaceTasksOutputReference {
    return new DataRunTasksRunTasksWorkspaceTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The workspaces of these associations. */
export class DataRunTasksWorkspacesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the resource. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Its JSON:API type. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** Its attributes as JSON text; the API documents only its identifier. */
  public get attributesJson(): string {
    return this.getStringAttribute('attributes_json');
  }
}

/** The workspaces of these associations. */
export class DataRunTasksWorkspacesList extends ComplexList {
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
  public get(index: number): DataRunTasksWorkspacesOutputReference {
    return new DataRunTasksWorkspacesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
