// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataRunTaskGlobalConfigurationOutputReference,
  DataRunTaskWorkspaceTasksList,
  ResourceIdentifierList,
} from './nested-values';
import { runTaskData } from '../../handlers/platform/run-task/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRunTask`. */
export interface DataRunTaskProps extends TerraformMetaArguments {
  /**
   * The ID of the run task, `task-…`. Must begin with `task-` and not contain `/`.
   *
   * @default - the run task is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the run task belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the run task is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the run task. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the run task is looked up by `id`
   */
  readonly name?: string;
  /**
   * The related resources to fetch along with the run task. Each element is one of `workspace_tasks`, `workspace_tasks.workspace`.
   *
   * @default - no related resources are fetched
   */
  readonly include?: string[];
}

/**
 * A run task, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_run_task`.
 *
 * @internal
 */
export class DataRunTaskBase extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_task';

  /**
   * Whether a value is a `DataRunTask`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRunTask(x: any): boolean {
    return hasType(x, 'data lintel_run_task');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRunTaskProps = {}) {
    super(scope, id, runTaskData, props);
  }

  /** The ID of the run task, `task-…`. If omitted, the run task is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the run task belongs to. If omitted, the run task is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the run task. Upper and lower case are distinguished. If omitted, the run task is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The related resources to fetch along with the run task. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  public set include(value: string[]) {
    this._set('include', value);
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

  /** The workspaces of these associations. Null if `include` does not contain `workspace_tasks.workspace`. */
  public get workspaces(): ResourceIdentifierList {
    return new ResourceIdentifierList(this, 'workspaces', false);
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `include` is configured as. */
  public get includeInput(): string[] | undefined {
    return this._input('include');
  }

  /** Removes the configuration of `include`. */
  public resetInclude(): void {
    this._set('include', undefined);
  }
}
