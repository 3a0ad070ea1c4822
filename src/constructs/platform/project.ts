// Written from src/handlers/platform/project/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { ProjectSettingOverwritesOutputReference } from './nested-values';
import { ExecutionMode } from './vocabularies';
import { project } from '../../handlers/platform/project/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `Project`. */
export interface ProjectProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the project belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the project, unique in its organization whatever the case. Must have between 3 and 40 characters. Must consist of
   * letters, digits, `-`, `_` and inner spaces.
   */
  readonly name: string;
  /**
   * A description of the project. Must have at most 256 characters.
   *
   * @default - the project has no description
   */
  readonly description?: string;
  /**
   * How long a workspace of the project is without activity before its resources are destroyed, such as `14d` or `24h`, unless the
   * workspace has its own value. Must be 1 to 9999 days or hours, such as `14d`.
   *
   * @default - workspaces of the project are not destroyed by themselves
   */
  readonly autoDestroyActivityDuration?: string;
  /**
   * Where the runs of workspaces are executed that do not say so themselves. One of `remote`, `local`, `agent`.
   *
   * @default - it is inherited from the organization
   */
  readonly defaultExecutionMode?: ExecutionMode;
  /**
   * The ID of the agent pool whose agents execute these runs, `apool-…`. Must begin with `apool-` and not contain `/`.
   *
   * @default - it is inherited together with `defaultExecutionMode`
   */
  readonly defaultAgentPoolId?: string;
  /**
   * All tags of the project itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and
   * `_ . = + - @ :`. Must have at most 10 elements. Must have keys of 1 to 128 characters. Each value must have at most 256
   * characters. Each value must consist of letters, digits and `_ . = + - @ :`.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tags?: { [key: string]: string };
  /**
   * Whether the project may have further tags, which others manage: they are neither shown in `tags` nor removed.
   *
   * @default false
   */
  readonly ignoreAdditionalTags?: boolean | IResolvable;
}

/**
 * A group of workspaces of an organization, which share access, variable sets and settings. A project that has workspaces is not
 * destroyed, and neither is the default project.
 *
 * The Terraform type is `lintel_project`.
 *
 * @internal
 */
export class ProjectBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_project';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_project', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `Project`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isProject(x: any): boolean {
    return hasType(x, 'resource lintel_project');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ProjectProps) {
    super(scope, id, project, props);
  }

  /** The ID of the project, `prj-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the project belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the project, unique in its organization whatever the case. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** A description of the project. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /**
   * How long a workspace of the project is without activity before its resources are destroyed, such as `14d` or `24h`, unless the
   * workspace has its own value.
   */
  public get autoDestroyActivityDuration(): string {
    return this.getStringAttribute('auto_destroy_activity_duration');
  }

  public set autoDestroyActivityDuration(value: string) {
    this._set('autoDestroyActivityDuration', value);
  }

  /** Where the runs of workspaces are executed that do not say so themselves. If omitted, it is inherited from the organization. */
  public get defaultExecutionMode(): string {
    return this.getStringAttribute('default_execution_mode');
  }

  /**
   * The ID of the agent pool whose agents execute these runs, `apool-…`. If omitted, it is inherited together with
   * `defaultExecutionMode`.
   */
  public get defaultAgentPoolId(): string {
    return this.getStringAttribute('default_agent_pool_id');
  }

  public set defaultAgentPoolId(value: string) {
    this._set('defaultAgentPoolId', value);
  }

  /** Which of these settings the object has itself. Null if this release of the service has no inheritance. */
  public get settingOverwrites(): ProjectSettingOverwritesOutputReference {
    return new ProjectSettingOverwritesOutputReference(this, 'setting_overwrites');
  }

  /**
   * All tags of the project itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and
   * `_ . = + - @ :`. If omitted, it is only read, and others can manage them.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** Whether the project may have further tags, which others manage: they are neither shown in `tags` nor removed. */
  public get ignoreAdditionalTags(): boolean | IResolvable {
    return this.getBooleanAttribute('ignore_additional_tags');
  }

  public set ignoreAdditionalTags(value: boolean | IResolvable) {
    this._set('ignoreAdditionalTags', value);
  }

  /** The number of workspaces in the project. Null if the service does not report it. */
  public get workspaceCount(): number {
    return this.getNumberAttribute('workspace_count');
  }

  /** When the project was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
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

  /** What `autoDestroyActivityDuration` is configured as. */
  public get autoDestroyActivityDurationInput(): string | undefined {
    return this._input('autoDestroyActivityDuration');
  }

  /** Removes the configuration of `autoDestroyActivityDuration`. */
  public resetAutoDestroyActivityDuration(): void {
    this._set('autoDestroyActivityDuration', undefined);
  }

  /** What `defaultExecutionMode` is configured as. */
  public get defaultExecutionModeInput(): ExecutionMode | undefined {
    return this._input('defaultExecutionMode');
  }

  /**
   * Changes what `defaultExecutionMode` is configured as.
   *
   * @param value the new value
   */
  public putDefaultExecutionMode(value: ExecutionMode): void {
    this._set('defaultExecutionMode', value);
  }

  /** Removes the configuration of `defaultExecutionMode`. */
  public resetDefaultExecutionMode(): void {
    this._set('defaultExecutionMode', undefined);
  }

  /** What `defaultAgentPoolId` is configured as. */
  public get defaultAgentPoolIdInput(): string | undefined {
    return this._input('defaultAgentPoolId');
  }

  /** Removes the configuration of `defaultAgentPoolId`. */
  public resetDefaultAgentPoolId(): void {
    this._set('defaultAgentPoolId', undefined);
  }

  /** What `tags` is configured as. */
  public get tagsInput(): { [key: string]: string } | undefined {
    return this._input('tags');
  }

  /**
   * Changes what `tags` is configured as.
   *
   * @param value the new value
   */
  public putTags(value: { [key: string]: string }): void {
    this._set('tags', value);
  }

  /** Removes the configuration of `tags`. */
  public resetTags(): void {
    this._set('tags', undefined);
  }

  /** What `ignoreAdditionalTags` is configured as. */
  public get ignoreAdditionalTagsInput(): boolean | IResolvable | undefined {
    return this._input('ignoreAdditionalTags');
  }

  /** Removes the configuration of `ignoreAdditionalTags`. */
  public resetIgnoreAdditionalTags(): void {
    this._set('ignoreAdditionalTags', undefined);
  }
}
