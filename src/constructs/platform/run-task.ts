// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { runTask } from '../../handlers/platform/run-task/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `RunTask`. */
export interface RunTaskProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the run task belongs to. It must be the name of an organization: not empty, without `/`. A
   * change replaces the object.
   */
  readonly organization: string;
  /** The name of the run task, unique in its organization. It must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * The address that the run task payload is sent to. The service calls it when the run task is made or the address changes, and
   * wants the answer 200. It must be an absolute address with the scheme "http" or "https" and a host.
   */
  readonly url: string;
  /**
   * What the run task does, in up to 300 characters. It must have at most 300 characters.
   *
   * @default - the run task has no description
   */
  readonly description?: string;
  /**
   * The category of the run task; the service knows only `task`.
   *
   * @default "task"
   */
  readonly category?: string;
  /**
   * Whether runs call the run task.
   *
   * @default true
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The key that signs the payload, so that the receiver can verify who sent it. It is kept in state: prefer `hmacKeyWo`. It must
   * not be empty. It is never shown in plans and logs. `hmacKey` cannot be configured together with `hmacKeyWo` or
   * `hmacKeyWoVersion`.
   *
   * @default - payloads are not signed
   */
  readonly hmacKey?: string;
  /**
   * The key that signs the payload, so that the receiver can verify who sent it. Write-only: it is in no plan and no state. Needs
   * Terraform 1.11 or OpenTofu 1.11. It must not be empty. It is never shown in plans and logs.
   *
   * Give the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * refused, because it would stand in cdk.tf.json and in the plan file.
   *
   * @default - payloads are not signed
   */
  readonly hmacKeyWo?: string;
  /**
   * Where configured, only its change sends `hmacKeyWo` again.
   *
   * @default - a changed `hmacKeyWo` is recognised by itself
   */
  readonly hmacKeyWoVersion?: number;
}

/**
 * A reusable hook of an organization to an external system, which runs of its workspaces call.
 *
 * Terraform's type is `lintel_run_task`.
 *
 * @internal
 */
export class RunTaskBase extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_run_task';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_run_task', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RunTaskProps) {
    super(scope, id, runTask, props);
  }

  /** The id of the run task, `task-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the run task belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the run task, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /**
   * The address that the run task payload is sent to. The service calls it when the run task is made or the address changes, and
   * wants the answer 200.
   */
  public get url(): string {
    return this.getStringAttribute('url');
  }

  /** What the run task does, in up to 300 characters. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The category of the run task; the service knows only `task`. */
  public get category(): string {
    return this.getStringAttribute('category');
  }

  /** Whether runs call the run task. */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /** The key that signs the payload, so that the receiver can verify who sent it. It is kept in state: prefer `hmacKeyWo`. */
  public get hmacKey(): string {
    return this.getStringAttribute('hmac_key');
  }

  /** Where configured, only its change sends `hmacKeyWo` again. */
  public get hmacKeyWoVersion(): number {
    return this.getNumberAttribute('hmac_key_wo_version');
  }

  /** How often `hmacKeyWo` was sent or cleared: 0 while it never was, one more in each plan that does. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
