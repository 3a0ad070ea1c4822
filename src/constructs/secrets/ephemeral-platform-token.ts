// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenEphemeral } from '../../handlers/secrets/platform-token-role/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralPlatformToken`. */
export interface EphemeralPlatformTokenProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. It must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /** The name of the role. It must be one segment of a path: not empty, without `/`. */
  readonly role: string;
  /**
   * Whether the lease is revoked when nothing uses the results any more.
   *
   * @default true
   */
  readonly revokeOnClose?: boolean | IResolvable;
  /**
   * Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after
   * apply, it is opened in the apply, and not in the plan already. The values themselves mean nothing. `depends_on` alone does not
   * put it off in Terraform; in OpenTofu it does.
   *
   * @default - it is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * A token of the platform: in no plan and in no state. That of a user is made for this run alone and goes with its lease; the one of
 * an organization or of a legacy team has no lease, and stays.
 *
 * Terraform's type is `lintel_platform_token`.
 */
export class EphemeralPlatformToken extends DefinedEphemeralResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_platform_token';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: EphemeralPlatformTokenProps) {
    super(scope, id, platformTokenEphemeral, props);
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /** Whether the lease is revoked when nothing uses the results any more. */
  public get revokeOnClose(): IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  /** The id of the lease. Absent, there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** Seconds that the lease lasts. Absent, there is no lease. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the lease can be renewed. Absent, there is no lease. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The token. */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The id that the platform has for the token. Absent, the service does not tell. */
  public get tokenId(): string {
    return this.getStringAttribute('token_id');
  }

  /** The name of the organization that the token is of. Absent, the service does not tell, or the token is of somebody else. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The id of the team that the token is of. Absent, the service does not tell, or the token is of somebody else. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** What the platform shows beside the token. Absent, there is none. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** When the token ends. Absent, the service does not tell. */
  public get expiredAt(): string {
    return this.getStringAttribute('expired_at');
  }

  /**
   * Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after
   * apply, it is opened in the apply, and not in the plan already. The values themselves mean nothing. `depends_on` alone does not
   * put it off in Terraform; in OpenTofu it does.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }
}
