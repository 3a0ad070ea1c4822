// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { RunTaskCategory } from './vocabularies';
import { runTask } from '../../handlers/platform/run-task/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `RunTask`. */
export interface RunTaskProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the run task belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the run task, unique in its organization. Must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * The URL to which the run task payload is sent. The service calls it when the run task is created or the URL changes, and expects
   * status 200. Must be an absolute URL with the scheme "http" or "https" and a host.
   */
  readonly url: string;
  /**
   * A description of the run task. Must have at most 300 characters.
   *
   * @default - the run task has no description
   */
  readonly description?: string;
  /**
   * The category of the run task. The only value is `task`.
   *
   * @default "task"
   */
  readonly category?: RunTaskCategory;
  /**
   * Whether runs call the run task.
   *
   * @default true
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The ID of the agent pool from which the run task is called, `apool-…`. Its agents must forward requests. Must begin with
   * `apool-` and not contain `/`. Not every response of the service includes it.
   *
   * @default - the service itself calls the run task
   */
  readonly agentPoolId?: string;
  /**
   * The key that signs the payload, so that the receiver can verify the sender. The value is stored in state: prefer `hmacKeyWo`.
   * Must not be empty. Never shown in plans or logs. `hmacKey` conflicts with `hmacKeyWo` and `hmacKeyWoVersion`.
   *
   * @default - payloads are not signed
   */
  readonly hmacKey?: string;
  /**
   * The key that signs the payload, so that the receiver can verify the sender. Write-only: stored in neither the plan nor the
   * state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Must not be empty. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - payloads are not signed
   */
  readonly hmacKeyWo?: string;
  /**
   * The version of `hmacKeyWo`. If set, `hmacKeyWo` is sent again only when the version changes.
   *
   * @default - changes of `hmacKeyWo` are detected automatically
   */
  readonly hmacKeyWoVersion?: number;
}

/**
 * A reusable integration of an organization with an external system, which the runs of its workspaces call.
 *
 * The Terraform type is `lintel_run_task`.
 *
 * @internal
 */
export class RunTaskBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_task';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_run_task', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RunTask`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRunTask(x: any): boolean {
    return hasType(x, 'resource lintel_run_task');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RunTaskProps) {
    super(scope, id, runTask, props);
  }

  /** The ID of the run task, `task-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the run task belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the run task, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * The URL to which the run task payload is sent. The service calls it when the run task is created or the URL changes, and expects
   * status 200.
   */
  public get url(): string {
    return this.getStringAttribute('url');
  }

  public set url(value: string) {
    this._set('url', value);
  }

  /** A description of the run task. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** The category of the run task. The only value is `task`. */
  public get category(): string {
    return this.getStringAttribute('category');
  }

  /** Whether runs call the run task. */
  public get enabled(): boolean | IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  public set enabled(value: boolean | IResolvable) {
    this._set('enabled', value);
  }

  /** The ID of the agent pool from which the run task is called, `apool-…`. Its agents must forward requests. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  public set agentPoolId(value: string) {
    this._set('agentPoolId', value);
  }

  /** The key that signs the payload, so that the receiver can verify the sender. The value is stored in state: prefer `hmacKeyWo`. */
  public get hmacKey(): string {
    return this.getStringAttribute('hmac_key');
  }

  public set hmacKey(value: string) {
    this._set('hmacKey', value);
  }

  /** The version of `hmacKeyWo`. If set, `hmacKeyWo` is sent again only when the version changes. */
  public get hmacKeyWoVersion(): number {
    return this.getNumberAttribute('hmac_key_wo_version');
  }

  public set hmacKeyWoVersion(value: number) {
    this._set('hmacKeyWoVersion', value);
  }

  /** How often `hmacKeyWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears it. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `url` is configured as. */
  public get urlInput(): string {
    return this._input('url');
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `category` is configured as. */
  public get categoryInput(): RunTaskCategory | undefined {
    return this._input('category');
  }

  /**
   * Changes what `category` is configured as.
   *
   * @param value the new value
   */
  public putCategory(value: RunTaskCategory): void {
    this._set('category', value);
  }

  /** Removes the configuration of `category`. */
  public resetCategory(): void {
    this._set('category', undefined);
  }

  /** What `enabled` is configured as. */
  public get enabledInput(): boolean | IResolvable | undefined {
    return this._input('enabled');
  }

  /** Removes the configuration of `enabled`. */
  public resetEnabled(): void {
    this._set('enabled', undefined);
  }

  /** What `agentPoolId` is configured as. */
  public get agentPoolIdInput(): string | undefined {
    return this._input('agentPoolId');
  }

  /** Removes the configuration of `agentPoolId`. */
  public resetAgentPoolId(): void {
    this._set('agentPoolId', undefined);
  }

  /** What `hmacKey` is configured as. */
  public get hmacKeyInput(): string | undefined {
    return this._input('hmacKey');
  }

  /** Removes the configuration of `hmacKey`. */
  public resetHmacKey(): void {
    this._set('hmacKey', undefined);
  }

  /** What `hmacKeyWo` is configured as. */
  public get hmacKeyWoInput(): string | undefined {
    return this._input('hmacKeyWo');
  }

  /**
   * Changes what `hmacKeyWo` is configured as.
   *
   * @param value the new value
   */
  public putHmacKeyWo(value: string): void {
    this._set('hmacKeyWo', value);
  }

  /** Removes the configuration of `hmacKeyWo`. */
  public resetHmacKeyWo(): void {
    this._set('hmacKeyWo', undefined);
  }

  /** What `hmacKeyWoVersion` is configured as. */
  public get hmacKeyWoVersionInput(): number | undefined {
    return this._input('hmacKeyWoVersion');
  }

  /** Removes the configuration of `hmacKeyWoVersion`. */
  public resetHmacKeyWoVersion(): void {
    this._set('hmacKeyWoVersion', undefined);
  }
}
