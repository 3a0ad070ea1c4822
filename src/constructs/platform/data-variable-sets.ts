// Written from src/handlers/platform/variable-set/definition.ts by `npx tsx generate/main.ts`.
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
import { variableSetsData } from '../../handlers/platform/variable-set/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataVariableSets`. */
export interface DataVariableSetsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A search term for the names of variable sets, in which case is ignored.
   *
   * @default - names are not filtered
   */
  readonly q?: string;
  /**
   * The maximum number of variable sets to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The variable sets of an organization, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_variable_sets`.
 */
export class DataVariableSets extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variable_sets';

  /**
   * Whether a value is a `DataVariableSets`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataVariableSets(x: any): boolean {
    return hasType(x, 'data lintel_variable_sets');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataVariableSetsProps = {}) {
    super(scope, id, variableSetsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A search term for the names of variable sets, in which case is ignored. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** The maximum number of variable sets to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The variable sets, sorted by name. */
  public get variableSets(): DataVariableSetsVariableSetsList {
    return new DataVariableSetsVariableSetsList(this, 'variable_sets', false);
  }

  /** The ID of each variable set, by its name. */
  public get ids(): StringMap {
    return new StringMap(this, 'ids');
  }

  /** The number of matching variable sets, as counted by the service. */
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

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
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

/** The variable sets, sorted by name. */
export class DataVariableSetsVariableSetsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the variable set, `varset-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the variable set belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the variable set. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** A description of the variable set. Null if the variable set has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Whether it counts in all present and future workspaces of the organization. */
  public get global(): IResolvable {
    return this.getBooleanAttribute('global');
  }

  /** Whether its variables win over those of workspaces, and over those that a run is started with. */
  public get priority(): IResolvable {
    return this.getBooleanAttribute('priority');
  }

  /**
   * The ID of the project that owns the variable set, `prj-…`. The set then counts only in that project and its workspaces. Null if
   * the organization owns the variable set.
   */
  public get parentProjectId(): string {
    return this.getStringAttribute('parent_project_id');
  }

  /** The IDs of all workspaces in which it counts, `ws-…`. */
  public get workspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_ids')));
  }

  /** The IDs of all projects in whose workspaces it counts, `prj-…`. */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  /** The number of its variables. Null if the service does not report it. */
  public get variableCount(): number {
    return this.getNumberAttribute('variable_count');
  }

  /** The number of workspaces in which it counts. Null if the service does not report it. */
  public get workspaceCount(): number {
    return this.getNumberAttribute('workspace_count');
  }

  /** The number of projects in which it counts. Null if the service does not report it. */
  public get projectCount(): number {
    return this.getNumberAttribute('project_count');
  }

  /** When the variable set was last changed. Null if the service does not report it. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }
}

/** The variable sets, sorted by name. */
export class DataVariableSetsVariableSetsList extends ComplexList {
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
  public get(index: number): DataVariableSetsVariableSetsOutputReference {
    return new DataVariableSetsVariableSetsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
