// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenRoleData } from '../../handlers/secrets/platform-token-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPlatformTokenRole`. */
export interface DataPlatformTokenRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A role of a platform-token engine. To get a token, use the ephemeral resource `lintel_platform_token`.
 *
 * The Terraform type is `lintel_platform_token_role`.
 */
export class DataPlatformTokenRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token_role';

  /**
   * Whether a value is a `DataPlatformTokenRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPlatformTokenRole(x: any): boolean {
    return hasType(x, 'data lintel_platform_token_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPlatformTokenRoleProps) {
    super(scope, id, platformTokenRoleData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the organization that owns the token. Null if the role has another subject. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The id of the team that owns the token. Null if the role has another subject. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The id of the user that owns the tokens. Null if the role has another subject. */
  public get userId(): string {
    return this.getStringAttribute('user_id');
  }

  /** The lifetime of a token, in seconds. Null if the default of the service applies. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The maximum lifetime of a token, in seconds. Null if the default of the service applies. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** The description that the platform shows for a token. Null if there is none or the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The type of the token: `organization`, `team`, `team_legacy` or `user`. Null if there is none or the service does not report it. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }
}
