// Written from src/handlers/platform/variable-set/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { variableSet } from '../../handlers/platform/variable-set/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `VariableSet`. */
export interface VariableSetProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the variable set belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the variable set, unique for what owns it. Of two sets of one rank with a common variable, the one whose name sorts
   * first counts. Must not be empty.
   */
  readonly name: string;
  /**
   * A description of the variable set.
   *
   * @default - the variable set has no description
   */
  readonly description?: string;
  /**
   * Whether it counts in all present and future workspaces of the organization.
   *
   * @default false
   */
  readonly global?: boolean | IResolvable;
  /**
   * Whether its variables win over those of workspaces, and over those that a run is started with.
   *
   * @default false
   */
  readonly priority?: boolean | IResolvable;
  /**
   * The ID of the project that owns the variable set, `prj-…`. The set then counts only in that project and its workspaces. Must
   * begin with `prj-` and not contain `/`. Changing it forces replacement. `parentProjectId` can be set only if `global` is `false`
   * or not set.
   *
   * @default - the organization owns the variable set
   */
  readonly parentProjectId?: string;
  /**
   * The IDs of all workspaces in which it counts, `ws-…`. Each element must begin with `ws-` and not contain `/`. `workspaceIds` can
   * only have elements if `global` is `false`.
   *
   * @default - it is only read, and others can attach the set
   */
  readonly workspaceIds?: string[];
  /**
   * The IDs of all projects in whose workspaces it counts, `prj-…`. Each element must begin with `prj-` and not contain `/`.
   * `projectIds` can only have elements if `global` is `false`.
   *
   * @default - it is only read, and others can attach the set
   */
  readonly projectIds?: string[];
}

/**
 * Variables that count in several workspaces: everywhere, in projects, or in single workspaces.
 *
 * The Terraform type is `lintel_variable_set`.
 *
 * @internal
 */
export class VariableSetBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variable_set';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_variable_set', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `VariableSet`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isVariableSet(x: any): boolean {
    return hasType(x, 'resource lintel_variable_set');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableSetProps) {
    super(scope, id, variableSet, props);
  }

  /** The ID of the variable set, `varset-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the variable set belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /**
   * The name of the variable set, unique for what owns it. Of two sets of one rank with a common variable, the one whose name sorts
   * first counts.
   */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** A description of the variable set. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** Whether it counts in all present and future workspaces of the organization. */
  public get global(): boolean | IResolvable {
    return this.getBooleanAttribute('global');
  }

  public set global(value: boolean | IResolvable) {
    this._set('global', value);
  }

  /** Whether its variables win over those of workspaces, and over those that a run is started with. */
  public get priority(): boolean | IResolvable {
    return this.getBooleanAttribute('priority');
  }

  public set priority(value: boolean | IResolvable) {
    this._set('priority', value);
  }

  /** The ID of the project that owns the variable set, `prj-…`. The set then counts only in that project and its workspaces. */
  public get parentProjectId(): string {
    return this.getStringAttribute('parent_project_id');
  }

  public set parentProjectId(value: string) {
    this._set('parentProjectId', value);
  }

  /** The IDs of all workspaces in which it counts, `ws-…`. If omitted, it is only read, and others can attach the set. */
  public get workspaceIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('workspace_ids')));
  }

  public set workspaceIds(value: string[]) {
    this._set('workspaceIds', value);
  }

  /** The IDs of all projects in whose workspaces it counts, `prj-…`. If omitted, it is only read, and others can attach the set. */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  public set projectIds(value: string[]) {
    this._set('projectIds', value);
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

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `global` is configured as. */
  public get globalInput(): boolean | IResolvable | undefined {
    return this._input('global');
  }

  /** Removes the configuration of `global`. */
  public resetGlobal(): void {
    this._set('global', undefined);
  }

  /** What `priority` is configured as. */
  public get priorityInput(): boolean | IResolvable | undefined {
    return this._input('priority');
  }

  /** Removes the configuration of `priority`. */
  public resetPriority(): void {
    this._set('priority', undefined);
  }

  /** What `parentProjectId` is configured as. */
  public get parentProjectIdInput(): string | undefined {
    return this._input('parentProjectId');
  }

  /** Removes the configuration of `parentProjectId`. */
  public resetParentProjectId(): void {
    this._set('parentProjectId', undefined);
  }

  /** What `workspaceIds` is configured as. */
  public get workspaceIdsInput(): string[] | undefined {
    return this._input('workspaceIds');
  }

  /** Removes the configuration of `workspaceIds`. */
  public resetWorkspaceIds(): void {
    this._set('workspaceIds', undefined);
  }

  /** What `projectIds` is configured as. */
  public get projectIdsInput(): string[] | undefined {
    return this._input('projectIds');
  }

  /** Removes the configuration of `projectIds`. */
  public resetProjectIds(): void {
    this._set('projectIds', undefined);
  }
}
