// Written from src/handlers/platform/task-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { taskConfigData } from '../../handlers/platform/task-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTaskConfig`. */
export interface DataTaskConfigProps extends TerraformMetaArguments {
  /**
   * The ID of the task configuration, `taskcfg-…`. Must begin with `taskcfg-` and not contain `/`.
   *
   * @default - the configuration is looked up by `taskId`
   */
  readonly id?: string;
  /**
   * The ID of the run task, `task-…`. Must begin with `task-` and not contain `/`.
   *
   * @default - the configuration is looked up by `id`
   */
  readonly taskId?: string;
}

/**
 * How an organization applies a run task, looked up by its ID or by the run task.
 *
 * The Terraform type is `lintel_task_config`.
 */
export class DataTaskConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_task_config';

  /**
   * Whether a value is a `DataTaskConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTaskConfig(x: any): boolean {
    return hasType(x, 'data lintel_task_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTaskConfigProps = {}) {
    super(scope, id, taskConfigData, props);
  }

  /** The ID of the task configuration, `taskcfg-…`. If omitted, the configuration is looked up by `taskId`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /** The ID of the run task, `task-…`. If omitted, the configuration is looked up by `id`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  public set taskId(value: string) {
    this._set('taskId', value);
  }

  /** The name of the organization that the run task belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the run task. */
  public get taskName(): string {
    return this.getStringAttribute('task_name');
  }

  /** Whether runs of all present and future workspaces of the organization call the run task. */
  public get global(): IResolvable {
    return this.getBooleanAttribute('global');
  }

  /**
   * The IDs of all projects, `prj-…`, whose present and future workspaces call the run task. Must be configured unless `global` is
   * `true`; if it is empty, the run task is applied nowhere.
   */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stages of the run at which the run task is called. */
  public get allowedStages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_stages')));
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `taskId` is configured as. */
  public get taskIdInput(): string | undefined {
    return this._input('taskId');
  }

  /** Removes the configuration of `taskId`. */
  public resetTaskId(): void {
    this._set('taskId', undefined);
  }
}
