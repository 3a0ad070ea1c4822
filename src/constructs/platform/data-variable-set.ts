// Written from src/handlers/platform/variable-set/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { variableSetData } from '../../handlers/platform/variable-set/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataVariableSet`. */
export interface DataVariableSetProps extends TerraformMetaArguments {
  /**
   * The ID of the variable set, `varset-…`. Must begin with `varset-` and not contain `/`.
   *
   * @default - the variable set is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the variable set belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the variable set is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the variable set. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the variable set is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A variable set, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_variable_set`.
 *
 * @internal
 */
export class DataVariableSetBase extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variable_set';

  /**
   * Whether a value is a `DataVariableSet`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataVariableSet(x: any): boolean {
    return hasType(x, 'data lintel_variable_set');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataVariableSetProps = {}) {
    super(scope, id, variableSetData, props);
  }

  /** The ID of the variable set, `varset-…`. If omitted, the variable set is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the variable set belongs to. If omitted, the variable set is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the variable set. Upper and lower case are distinguished. If omitted, the variable set is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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
}
