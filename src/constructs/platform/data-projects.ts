// Written from src/handlers/platform/project/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  StringMap,
  TerraformMetaArguments,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { ProjectSettingOverwritesOutputReference } from './nested-values';
import { projectsData } from '../../handlers/platform/project/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataProjects`. */
export interface DataProjectsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The exact names of the projects. A name that does not exist is an error; an empty set yields no projects. Each element must be a
   * name: not empty and without `,`.
   *
   * @default - the projects are not restricted by name
   */
  readonly names?: string[];
  /**
   * A search term for the names of projects, in which case is ignored.
   *
   * @default - names are not filtered
   */
  readonly q?: string;
  /**
   * Include only projects that have all of these tags.
   *
   * @default - tags are not filtered
   */
  readonly filterTagged?: DataProjectsFilterTagged[] | IResolvable;
  /**
   * The maximum number of projects to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/** Include only projects that have all of these tags. */
export interface DataProjectsFilterTagged {
  /** The key of the tag. Must have between 1 and 128 characters. */
  readonly key: string;
  /**
   * The value of the tag. Must have at most 256 characters.
   *
   * @default - any value matches
   */
  readonly value?: string;
}

/**
 * The projects of an organization, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_projects`.
 */
export class DataProjects extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_projects';

  /**
   * Whether a value is a `DataProjects`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataProjects(x: any): boolean {
    return hasType(x, 'data lintel_projects');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataProjectsProps = {}) {
    super(scope, id, projectsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The exact names of the projects. A name that does not exist is an error; an empty set yields no projects. */
  public get names(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('names')));
  }

  public set names(value: string[]) {
    this._set('names', value);
  }

  /** A search term for the names of projects, in which case is ignored. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** Include only projects that have all of these tags. */
  public get filterTagged(): DataProjectsFilterTaggedList {
    return new DataProjectsFilterTaggedList(this, 'filter_tagged', false);
  }

  /** The maximum number of projects to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The projects, sorted by name. */
  public get projects(): DataProjectsProjectsList {
    return new DataProjectsProjectsList(this, 'projects', false);
  }

  /** The ID of each project, by its name. */
  public get ids(): StringMap {
    return new StringMap(this, 'ids');
  }

  /** The number of matching projects, as counted by the service. */
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

  /** What `names` is configured as. */
  public get namesInput(): string[] | undefined {
    return this._input('names');
  }

  /** Removes the configuration of `names`. */
  public resetNames(): void {
    this._set('names', undefined);
  }

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
  }

  /** What `filterTagged` is configured as. */
  public get filterTaggedInput(): DataProjectsFilterTagged[] | IResolvable | undefined {
    return this._input('filterTagged');
  }

  /**
   * Changes what `filterTagged` is configured as.
   *
   * @param value the new value
   */
  public putFilterTagged(value: DataProjectsFilterTagged[] | IResolvable): void {
    this._set('filterTagged', value);
  }

  /** Removes the configuration of `filterTagged`. */
  public resetFilterTagged(): void {
    this._set('filterTagged', undefined);
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

/** Include only projects that have all of these tags. */
export class DataProjectsFilterTaggedOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The key of the tag. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** The value of the tag. */
  public get value(): string {
    return this.getStringAttribute('value');
  }
}

/** Include only projects that have all of these tags. */
export class DataProjectsFilterTaggedList extends ComplexList {
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
  public get(index: number): DataProjectsFilterTaggedOutputReference {
    return new DataProjectsFilterTaggedOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The projects, sorted by name. */
export class DataProjectsProjectsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the project, `prj-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the project belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the project. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** A description of the project. Null if the project has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /**
   * How long a workspace of the project is without activity before its resources are destroyed, such as `14d` or `24h`, unless the
   * workspace has its own value. Null if workspaces of the project are not destroyed by themselves.
   */
  public get autoDestroyActivityDuration(): string {
    return this.getStringAttribute('auto_destroy_activity_duration');
  }

  /** Where the runs of workspaces are executed that do not say so themselves. Null if it is inherited from the organization. */
  public get defaultExecutionMode(): string {
    return this.getStringAttribute('default_execution_mode');
  }

  /**
   * The ID of the agent pool whose agents execute these runs, `apool-…`. Null if it is inherited together with
   * `defaultExecutionMode`.
   */
  public get defaultAgentPoolId(): string {
    return this.getStringAttribute('default_agent_pool_id');
  }

  /** The tags of the project itself, by key. Null if this release of the service has no tags with values. */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** The number of workspaces in the project. Null if the service does not report it. */
  public get workspaceCount(): number {
    return this.getNumberAttribute('workspace_count');
  }

  /** When the project was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** Which of these settings the object has itself. Null if this release of the service has no inheritance. */
  public get settingOverwrites(): ProjectSettingOverwritesOutputReference {
    return new ProjectSettingOverwritesOutputReference(this, 'setting_overwrites');
  }
}

/** The projects, sorted by name. */
export class DataProjectsProjectsList extends ComplexList {
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
  public get(index: number): DataProjectsProjectsOutputReference {
    return new DataProjectsProjectsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
