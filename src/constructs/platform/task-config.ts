// Written from src/handlers/platform/task-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RunTaskEnforcementLevel, RunTaskStage } from './vocabularies';
import { taskConfig } from '../../handlers/platform/task-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `TaskConfig`. */
export interface TaskConfigProps extends TerraformMetaArguments {
  /** The ID of the run task, `task-…`. Must begin with `task-` and not contain `/`. Changing it forces replacement. */
  readonly taskId: string;
  /**
   * Whether runs of all present and future workspaces of the organization call the run task.
   *
   * @default false
   */
  readonly global?: boolean | IResolvable;
  /**
   * The IDs of all projects, `prj-…`, whose present and future workspaces call the run task. Must be configured unless `global` is
   * `true`; if it is empty, the run task is applied nowhere. Each element must begin with `prj-` and not contain `/`.
   *
   * @default - the run task is applied to all workspaces
   */
  readonly projectIds?: string[];
  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. One of `advisory`, `mandatory`. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /**
   * The stages of the run at which the run task is called. Each element is one of `pre_plan`, `post_plan`, `pre_apply`,
   * `post_apply`. Must not be empty.
   */
  readonly allowedStages: RunTaskStage[];
}

/**
 * Applies a run task to all workspaces of its organization, or to all workspaces of projects. Replaces associations with single
 * workspaces. The service cannot delete it: destroying it ends its effect.
 *
 * The Terraform type is `lintel_task_config`.
 */
export class TaskConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_task_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_task_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TaskConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTaskConfig(x: any): boolean {
    return hasType(x, 'resource lintel_task_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TaskConfigProps) {
    super(scope, id, taskConfig, props);
  }

  /** The ID of the task configuration, `taskcfg-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the run task, `task-…`. */
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
  public get global(): boolean | IResolvable {
    return this.getBooleanAttribute('global');
  }

  public set global(value: boolean | IResolvable) {
    this._set('global', value);
  }

  /**
   * The IDs of all projects, `prj-…`, whose present and future workspaces call the run task. Must be configured unless `global` is
   * `true`; if it is empty, the run task is applied nowhere.
   */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  public set projectIds(value: string[]) {
    this._set('projectIds', value);
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stages of the run at which the run task is called. */
  public get allowedStages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_stages')));
  }

  /** What `taskId` is configured as. */
  public get taskIdInput(): string {
    return this._input('taskId');
  }

  /** What `global` is configured as. */
  public get globalInput(): boolean | IResolvable | undefined {
    return this._input('global');
  }

  /** Removes the configuration of `global`. */
  public resetGlobal(): void {
    this._set('global', undefined);
  }

  /** What `projectIds` is configured as. */
  public get projectIdsInput(): string[] | undefined {
    return this._input('projectIds');
  }

  /** Removes the configuration of `projectIds`. */
  public resetProjectIds(): void {
    this._set('projectIds', undefined);
  }

  /** What `enforcementLevel` is configured as. */
  public get enforcementLevelInput(): RunTaskEnforcementLevel {
    return this._input('enforcementLevel');
  }

  /**
   * Changes what `enforcementLevel` is configured as.
   *
   * @param value the new value
   */
  public putEnforcementLevel(value: RunTaskEnforcementLevel): void {
    this._set('enforcementLevel', value);
  }

  /** What `allowedStages` is configured as. */
  public get allowedStagesInput(): RunTaskStage[] {
    return this._input('allowedStages');
  }

  /**
   * Changes what `allowedStages` is configured as.
   *
   * @param value the new value
   */
  public putAllowedStages(value: RunTaskStage[]): void {
    this._set('allowedStages', value);
  }
}
