// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenConfig } from '../../handlers/secrets/platform-token-config/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `PlatformTokenConfig`. */
export interface PlatformTokenConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. It must be the path of a mount: one or more
   * segments, without `/` at either end. A change replaces the object.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The address of the platform. One that was not configured and is another some day goes back to what the service takes. It must be
   * an absolute address with the scheme "https" or "http" and a host. It must have a scheme, a host and maybe a port, and no path.
   *
   * @default - the service takes that of the hosted platform
   */
  readonly address?: string;
  /**
   * The path of the platform's API. Only with the dialect `vault` may it be another one.
   *
   * @default "/api/v2/"
   */
  readonly basePath?: string;
  /**
   * The token that the service makes other tokens with. It must be allowed to manage all that are wanted. It is kept in state:
   * prefer `tokenWo`. It is never shown in plans and logs. `token` cannot be configured together with `tokenWo` or `tokenWoVersion`.
   *
   * @default - the service has the one that it had; without one nothing is made
   */
  readonly token?: string;
  /**
   * The token that the service makes other tokens with. It must be allowed to manage all that are wanted. Write-only: it is in no
   * plan and no state. Needs Terraform 1.11 or OpenTofu 1.11. It is never shown in plans and logs.
   *
   * Give the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * refused, because it would stand in cdk.tf.json and in the plan file.
   *
   * @default - the service has the one that it had; without one nothing is made
   */
  readonly tokenWo?: string;
  /**
   * Where configured, only its change sends `tokenWo` again.
   *
   * @default - a changed `tokenWo` is recognised by itself
   */
  readonly tokenWoVersion?: number;
}

/**
 * How a platform-token engine reaches the platform, and the token that it makes others with. An engine has one; the mount itself is
 * not managed here.
 *
 * Terraform's type is `lintel_platform_token_config`.
 */
export class PlatformTokenConfig extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_platform_token_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_platform_token_config', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: PlatformTokenConfigProps = {}) {
    super(scope, id, platformTokenConfig, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /**
   * The address of the platform. One that was not configured and is another some day goes back to what the service takes. Absent,
   * the service takes that of the hosted platform.
   */
  public get address(): string {
    return this.getStringAttribute('address');
  }

  /** The path of the platform's API. Only with the dialect `vault` may it be another one. */
  public get basePath(): string {
    return this.getStringAttribute('base_path');
  }

  /**
   * The token that the service makes other tokens with. It must be allowed to manage all that are wanted. It is kept in state:
   * prefer `tokenWo`.
   */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** Where configured, only its change sends `tokenWo` again. */
  public get tokenWoVersion(): number {
    return this.getNumberAttribute('token_wo_version');
  }

  /** How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
