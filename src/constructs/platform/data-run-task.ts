// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { runTaskData } from '../../handlers/platform/run-task/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRunTask`. */
export interface DataRunTaskProps extends TerraformMetaArguments {
  /**
   * The id of the run task, `task-…`. It must begin with `task-`.
   *
   * @default - the run task is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the run task belongs to. It must be the name of an organization: not empty, without `/`.
   * `organization` needs `name`.
   *
   * @default - the run task is looked up by `id`
   */
  readonly organization?: string;
  /**
   * The name of the run task. `name` needs `organization`.
   *
   * @default - the run task is looked up by `id`
   */
  readonly name?: string;
  /**
   * What to fetch along with the run task. Each is one of `workspace_tasks`, `workspace_tasks.workspace`.
   *
   * @default - nothing further is fetched
   */
  readonly include?: string[];
}

/**
 * A run task, looked up by its id or by its organization and name.
 *
 * Terraform's type is `lintel_run_task`.
 */
export class DataRunTask extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_run_task';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRunTaskProps = {}) {
    super(scope, id, runTaskData, props);
  }

  /** The id of the run task, `task-…`. Absent, the run task is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the run task belongs to. Absent, the run task is looked up by `id`. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the run task. Absent, the run task is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** What to fetch along with the run task. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
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
  public get workspaceTasks(): DataRunTaskWorkspaceTasksList {
    return new DataRunTaskWorkspaceTasksList(this, 'workspace_tasks', false);
  }

  /** The workspaces of these associations. Absent, `include` does not name `workspace_tasks.workspace`. */
  public get workspaces(): DataRunTaskWorkspacesList {
    return new DataRunTaskWorkspacesList(this, 'workspaces', false);
  }
}

/** Its associations to workspaces. */
export class DataRunTaskWorkspaceTasksOutputReference extends ComplexObject {
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
export class DataRunTaskWorkspaceTasksList extends ComplexList {
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
  public get(index: number): DataRunTaskWorkspaceTasksOutputReference {
    return new DataRunTaskWorkspaceTasksOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The workspaces of these associations. */
export class DataRunTaskWorkspacesOutputReference extends ComplexObject {
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
export class DataRunTaskWorkspacesList extends ComplexList {
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
  public get(index: number): DataRunTaskWorkspacesOutputReference {
    return new DataRunTaskWorkspacesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
