// Written from src/handlers/platform/task-config/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { FilterTaskCategory } from './vocabularies';
import { taskConfigsData } from '../../handlers/platform/task-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTaskConfigs`. */
export interface DataTaskConfigsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The ID of the project that the configurations apply to, `prj-…`. Must begin with `prj-` and not contain `/`.
   *
   * @default - `workspaceId` is configured
   */
  readonly projectId?: string;
  /**
   * The ID of the workspace that the configurations apply to, `ws-…`. Not every service supports it. Must begin with `ws-` and not
   * contain `/`.
   *
   * @default - `projectId` is configured
   */
  readonly workspaceId?: string;
  /**
   * Include only run tasks of this category. One of `task`, `hook`, `native`.
   *
   * @default - categories are not filtered
   */
  readonly filterTaskCategory?: FilterTaskCategory;
  /**
   * The maximum number of configurations to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The configurations of run tasks that apply to a project or workspace, including those for all workspaces.
 *
 * The Terraform type is `lintel_task_configs`.
 */
export class DataTaskConfigs extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_task_configs';

  /**
   * Whether a value is a `DataTaskConfigs`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTaskConfigs(x: any): boolean {
    return hasType(x, 'data lintel_task_configs');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTaskConfigsProps = {}) {
    super(scope, id, taskConfigsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The ID of the project that the configurations apply to, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /** The ID of the workspace that the configurations apply to, `ws-…`. Not every service supports it. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** Include only run tasks of this category. */
  public get filterTaskCategory(): string {
    return this.getStringAttribute('filter_task_category');
  }

  /** The maximum number of configurations to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The configurations, in the order in which the service returns them. */
  public get taskConfigs(): DataTaskConfigsTaskConfigsList {
    return new DataTaskConfigsTaskConfigsList(this, 'task_configs', false);
  }

  /** The number of matching configurations, as counted by the service. */
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

  /** What `projectId` is configured as. */
  public get projectIdInput(): string | undefined {
    return this._input('projectId');
  }

  /** Removes the configuration of `projectId`. */
  public resetProjectId(): void {
    this._set('projectId', undefined);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string | undefined {
    return this._input('workspaceId');
  }

  /** Removes the configuration of `workspaceId`. */
  public resetWorkspaceId(): void {
    this._set('workspaceId', undefined);
  }

  /** What `filterTaskCategory` is configured as. */
  public get filterTaskCategoryInput(): FilterTaskCategory | undefined {
    return this._input('filterTaskCategory');
  }

  /**
   * Changes what `filterTaskCategory` is configured as.
   *
   * @param value the new value
   */
  public putFilterTaskCategory(value: FilterTaskCategory): void {
    this._set('filterTaskCategory', value);
  }

  /** Removes the configuration of `filterTaskCategory`. */
  public resetFilterTaskCategory(): void {
    this._set('filterTaskCategory', undefined);
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

/** The configurations, in the order in which the service returns them. */
export class DataTaskConfigsTaskConfigsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the task configuration, `taskcfg-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the run task, `task-…`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
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
}

/** The configurations, in the order in which the service returns them. */
export class DataTaskConfigsTaskConfigsList extends ComplexList {
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
  public get(index: number): DataTaskConfigsTaskConfigsOutputReference {
    return new DataTaskConfigsTaskConfigsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
