// Written from src/handlers/platform/workspace/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { workspaceData } from '../../handlers/platform/workspace/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspace`. */
export interface DataWorkspaceProps extends TerraformMetaArguments {
  /**
   * The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`.
   *
   * @default - the workspace is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the workspace belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the workspace is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the workspace. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the workspace is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A workspace, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_workspace`.
 */
export class DataWorkspace extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace';

  /**
   * Whether a value is a `DataWorkspace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataWorkspace(x: any): boolean {
    return hasType(x, 'data lintel_workspace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceProps = {}) {
    super(scope, id, workspaceData, props);
  }

  /** The ID of the workspace, `ws-…`. If omitted, the workspace is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the workspace belongs to. If omitted, the workspace is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the workspace. Upper and lower case are distinguished. If omitted, the workspace is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The ID of the project that contains the workspace, `prj-…`. Null if the service does not report it. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  /** A description of the workspace. Null if the workspace has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Where runs are executed: `remote`, `local` or `agent`. Null if the service does not report it. */
  public get executionMode(): string {
    return this.getStringAttribute('execution_mode');
  }

  /** The ID of the agent pool whose agents execute the runs, `apool-…`. Null if runs are not executed by agents. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  /** The version of Terraform, or a constraint on it. Null if the service does not report it. */
  public get terraformVersion(): string {
    return this.getStringAttribute('terraform_version');
  }

  /**
   * The directory in which runs start, relative to the root of the configuration. Null if runs start in the root of the
   * configuration.
   */
  public get workingDirectory(): string {
    return this.getStringAttribute('working_directory');
  }

  /** Whether the workspace is locked. Null if the service does not report it. */
  public get locked(): IResolvable {
    return this.getBooleanAttribute('locked');
  }

  /** Whether successful plans are applied without confirmation. Null if the service does not report it. */
  public get autoApply(): IResolvable {
    return this.getBooleanAttribute('auto_apply');
  }

  /** The tags of the workspace that have no value. */
  public get tagNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('tag_names')));
  }

  /**
   * The tags of the workspace and those that it inherits from its project, by key. A tag without a value is an empty string. Null if
   * the service does not support tags with values.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** The connected repository, such as `acme/network`. Null if no repository is connected. */
  public get vcsIdentifier(): string {
    return this.getStringAttribute('vcs_identifier');
  }

  /** When the workspace was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the workspace was last changed. Null if the service does not report it. */
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
