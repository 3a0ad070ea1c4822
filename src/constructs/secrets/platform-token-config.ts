// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenConfig } from '../../handlers/secrets/platform-token-config/definition';
import { hasType } from '../construct-type';
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
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
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
  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   *
   * @default - it is not destroyed while there are, or may be, leases that cannot be revoked
   */
  readonly forceDestroy?: boolean | IResolvable;
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
   * Whether a value is a `PlatformTokenConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPlatformTokenConfig(x: any): boolean {
    return hasType(x, 'resource lintel_platform_token_config');
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

  public set mount(value: string) {
    this._set('mount', value);
  }

  /**
   * The URL of the platform. If it is not configured, a different value is reset to the default of the service. If omitted, the
   * service uses the address of the hosted platform.
   */
  public get address(): string {
    return this.getStringAttribute('address');
  }

  public set address(value: string) {
    this._set('address', value);
  }

  /** The path of the platform's API. Other values than the default require the dialect `vault`. */
  public get basePath(): string {
    return this.getStringAttribute('base_path');
  }

  public set basePath(value: string) {
    this._set('basePath', value);
  }

  /**
   * The token that the service creates other tokens with. It must be allowed to manage those tokens. The value is stored in state:
   * prefer `tokenWo`.
   */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  public set token(value: string) {
    this._set('token', value);
  }

  /** The version of `tokenWo`. If set, `tokenWo` is sent again only when the version changes. */
  public get tokenWoVersion(): number {
    return this.getNumberAttribute('token_wo_version');
  }

  public set tokenWoVersion(value: number) {
    this._set('tokenWoVersion', value);
  }

  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   */
  public get forceDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('force_destroy');
  }

  public set forceDestroy(value: boolean | IResolvable) {
    this._set('forceDestroy', value);
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `address` is configured as. */
  public get addressInput(): string | undefined {
    return this._input('address');
  }

  /** Removes the configuration of `address`. */
  public resetAddress(): void {
    this._set('address', undefined);
  }

  /** What `basePath` is configured as. */
  public get basePathInput(): string | undefined {
    return this._input('basePath');
  }

  /** Removes the configuration of `basePath`. */
  public resetBasePath(): void {
    this._set('basePath', undefined);
  }

  /** What `token` is configured as. */
  public get tokenInput(): string | undefined {
    return this._input('token');
  }

  /** Removes the configuration of `token`. */
  public resetToken(): void {
    this._set('token', undefined);
  }

  /** What `tokenWo` is configured as. */
  public get tokenWoInput(): string | undefined {
    return this._input('tokenWo');
  }

  /**
   * Changes what `tokenWo` is configured as.
   *
   * @param value the new value
   */
  public putTokenWo(value: string): void {
    this._set('tokenWo', value);
  }

  /** Removes the configuration of `tokenWo`. */
  public resetTokenWo(): void {
    this._set('tokenWo', undefined);
  }

  /** What `tokenWoVersion` is configured as. */
  public get tokenWoVersionInput(): number | undefined {
    return this._input('tokenWoVersion');
  }

  /** Removes the configuration of `tokenWoVersion`. */
  public resetTokenWoVersion(): void {
    this._set('tokenWoVersion', undefined);
  }

  /** What `forceDestroy` is configured as. */
  public get forceDestroyInput(): boolean | IResolvable | undefined {
    return this._input('forceDestroy');
  }

  /** Removes the configuration of `forceDestroy`. */
  public resetForceDestroy(): void {
    this._set('forceDestroy', undefined);
  }
}
