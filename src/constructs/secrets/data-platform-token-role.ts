// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenRoleData } from '../../handlers/secrets/platform-token-role/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPlatformTokenRole`. */
export interface DataPlatformTokenRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /** The name of the role. Must be one segment of a path: not empty, without `/`. */
  readonly name: string;
}

/**
 * A role of a platform-token engine. Tokens are no part of it: see the ephemeral `lintel_platform_token`.
 *
 * The Terraform type is `lintel_platform_token_role`.
 */
export class DataPlatformTokenRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token_role';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPlatformTokenRoleProps) {
    super(scope, id, platformTokenRoleData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the organization that the token is of. Null if the role has another subject. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The id of the team that the token is of. Null if the role has another subject. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The id of the user that tokens are made for. Null if the role has another subject. */
  public get userId(): string {
    return this.getStringAttribute('user_id');
  }

  /** How long a token lasts, in seconds. Null if the service decides. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** How long a token lasts at most, in seconds. Null if the service decides. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** What the platform shows beside a token. Null if there is none, or the service does not tell. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** What kind of token it is: `organization`, `team`, `team_legacy` or `user`. Null if there is none, or the service does not tell. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }
}
