// Written from src/handlers/platform/run-task-global-configuration/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RunTaskStage, RunTaskEnforcementLevel } from './vocabularies';
import { runTaskGlobalConfiguration } from '../../handlers/platform/run-task-global-configuration/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `RunTaskGlobalConfiguration`. */
export interface RunTaskGlobalConfigurationProps extends TerraformMetaArguments {
  /** The ID of the run task, `task-…`. Must begin with `task-` and not contain `/`. Changing it forces replacement. */
  readonly taskId: string;
  /**
   * Whether runs of all present and future workspaces of the organization call the run task.
   *
   * @default true
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The stages of the run at which the run task is called. Each element is one of `pre_plan`, `post_plan`, `pre_apply`,
   * `post_apply`. Must not be empty.
   */
  readonly stages: RunTaskStage[];
  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. One of `advisory`, `mandatory`. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
}

/**
 * Applies a run task to all workspaces of its organization. The organization must be entitled to global run tasks. To apply it to
 * projects, use `lintel_task_config` instead.
 *
 * The Terraform type is `lintel_run_task_global_configuration`.
 */
export class RunTaskGlobalConfiguration extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_task_global_configuration';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_run_task_global_configuration', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RunTaskGlobalConfiguration`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRunTaskGlobalConfiguration(x: any): boolean {
    return hasType(x, 'resource lintel_run_task_global_configuration');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RunTaskGlobalConfigurationProps) {
    super(scope, id, runTaskGlobalConfiguration, props);
  }

  /** The ID of the run task, `task-…`. */
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
  public get enabled(): boolean | IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  public set enabled(value: boolean | IResolvable) {
    this._set('enabled', value);
  }

  /** The stages of the run at which the run task is called. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** What `taskId` is configured as. */
  public get taskIdInput(): string {
    return this._input('taskId');
  }

  /** What `enabled` is configured as. */
  public get enabledInput(): boolean | IResolvable | undefined {
    return this._input('enabled');
  }

  /** Removes the configuration of `enabled`. */
  public resetEnabled(): void {
    this._set('enabled', undefined);
  }

  /** What `stages` is configured as. */
  public get stagesInput(): RunTaskStage[] {
    return this._input('stages');
  }

  /**
   * Changes what `stages` is configured as.
   *
   * @param value the new value
   */
  public putStages(value: RunTaskStage[]): void {
    this._set('stages', value);
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
}
