// Written from src/handlers/platform/project/definition.ts by `npx tsx generate/main.ts`.
import { StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { ProjectSettingOverwritesOutputReference } from './nested-values';
import { projectData } from '../../handlers/platform/project/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataProject`. */
export interface DataProjectProps extends TerraformMetaArguments {
  /**
   * The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`.
   *
   * @default - the project is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the project belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the project is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the project. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the project is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A project, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_project`.
 *
 * @internal
 */
export class DataProjectBase extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_project';

  /**
   * Whether a value is a `DataProject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataProject(x: any): boolean {
    return hasType(x, 'data lintel_project');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataProjectProps = {}) {
    super(scope, id, projectData, props);
  }

  /** The ID of the project, `prj-…`. If omitted, the project is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the project belongs to. If omitted, the project is looked up by `id`, or in the `organization`
   * of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the project. Upper and lower case are distinguished. If omitted, the project is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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
