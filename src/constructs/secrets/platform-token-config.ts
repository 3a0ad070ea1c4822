// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenConfig } from '../../handlers/secrets/platform-token-config/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `PlatformTokenConfig`. */
export interface PlatformTokenConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The URL of the platform. If it is not configured, a different value is reset to the default of the service. Must be an absolute
   * URL with the scheme "https" or "http" and a host. Must have a scheme, a host and optionally a port, but no path.
   *
   * @default - the service uses the address of the hosted platform
   */
  readonly address?: string;
  /**
   * The path of the platform's API. Other values than the default require the dialect `vault`.
   *
   * @default "/api/v2/"
   */
  readonly basePath?: string;
  /**
   * The token that the service creates other tokens with. It must be allowed to manage those tokens. The value is stored in state:
   * prefer `tokenWo`. Never shown in plans or logs. `token` conflicts with `tokenWo` and `tokenWoVersion`.
   *
   * @default - the service keeps its current token, and cannot create tokens without one
   */
  readonly token?: string;
  /**
   * The token that the service creates other tokens with. It must be allowed to manage those tokens. Write-only: stored in neither
   * the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * rejected, because it would be stored in cdk.tf.json and in the plan file.
   *
   * @default - the service keeps its current token, and cannot create tokens without one
   */
  readonly tokenWo?: string;
  /**
   * The version of `tokenWo`. If set, `tokenWo` is sent again only when the version changes.
   *
   * @default - changes of `tokenWo` are detected automatically
   */
  readonly tokenWoVersion?: number;
}

/**
 * The connection of a platform-token engine to the platform, with the token that it creates other tokens with. Each mount has one
 * configuration; the mount itself is not managed by this resource.
 *
 * The Terraform type is `lintel_platform_token_config`.
 */
export class PlatformTokenConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_platform_token_config', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenConfigProps = {}) {
    super(scope, id, platformTokenConfig, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /**
   * The URL of the platform. If it is not configured, a different value is reset to the default of the service. If omitted, the
   * service uses the address of the hosted platform.
   */
  public get address(): string {
    return this.getStringAttribute('address');
  }

  /** The path of the platform's API. Other values than the default require the dialect `vault`. */
  public get basePath(): string {
    return this.getStringAttribute('base_path');
  }

  /**
   * The token that the service creates other tokens with. It must be allowed to manage those tokens. The value is stored in state:
   * prefer `tokenWo`.
   */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The version of `tokenWo`. If set, `tokenWo` is sent again only when the version changes. */
  public get tokenWoVersion(): number {
    return this.getNumberAttribute('token_wo_version');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
