// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenEphemeral } from '../../handlers/secrets/platform-token-role/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralPlatformToken`. */
export interface EphemeralPlatformTokenProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly role: string;
  /**
   * Whether the lease is revoked when the run no longer uses the results.
   *
   * @default true
   */
  readonly revokeOnClose?: boolean | IResolvable;
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * A token of the platform, never stored in a plan or state. A user's token is created for this run and revoked with its lease. The
 * token of an organization, or the legacy token of a team, has no lease and stays valid.
 *
 * The Terraform type is `lintel_platform_token`.
 */
export class EphemeralPlatformToken extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token';

  /**
   * Whether a value is a `EphemeralPlatformToken`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralPlatformToken(x: any): boolean {
    return hasType(x, 'ephemeral lintel_platform_token');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralPlatformTokenProps) {
    super(scope, id, platformTokenEphemeral, props);
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /** Whether the lease is revoked when the run no longer uses the results. */
  public get revokeOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  public set revokeOnClose(value: boolean | IResolvable) {
    this._set('revokeOnClose', value);
  }

  /** The id of the lease. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** The duration of the lease in seconds. Null if there is no lease. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the lease can be renewed. Null if there is no lease. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The token. */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The id of the token on the platform. Null if the service does not report it. */
  public get tokenId(): string {
    return this.getStringAttribute('token_id');
  }

  /** The name of the organization that owns the token. Null if the service does not report it or the token has another owner. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The id of the team that owns the token. Null if the service does not report it or the token has another owner. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The description that the platform shows for the token. Null if there is none. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The time at which the token expires. Null if the service does not report it. */
  public get expiredAt(): string {
    return this.getStringAttribute('expired_at');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }

  public set after(value: string[]) {
    this._set('after', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `role` is configured as. */
  public get roleInput(): string {
    return this._input('role');
  }

  /** What `revokeOnClose` is configured as. */
  public get revokeOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('revokeOnClose');
  }

  /** Removes the configuration of `revokeOnClose`. */
  public resetRevokeOnClose(): void {
    this._set('revokeOnClose', undefined);
  }

  /** What `after` is configured as. */
  public get afterInput(): string[] | undefined {
    return this._input('after');
  }

  /** Removes the configuration of `after`. */
  public resetAfter(): void {
    this._set('after', undefined);
  }
}
