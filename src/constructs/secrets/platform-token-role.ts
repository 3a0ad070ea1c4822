// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { PlatformCredentialType } from './vocabularies';
import { platformTokenRole } from '../../handlers/secrets/platform-token-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PlatformTokenRole`. */
export interface PlatformTokenRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The name of the role. Vault and OpenBao require it in lower case. Must be a single path segment: not empty and without `/`.
   * Changing it forces replacement.
   */
  readonly name: string;
  /** The owner of the tokens. A change to another kind of subject forces replacement. */
  readonly subject: TokenSubject;
  /**
   * The lifetime of a token. Only for tokens that are created on each request: those of a user, or with the `credentialType` `team`.
   * `ttl` conflicts with `organization`: the single token of an organization or a team does not expire. `ttl` must not exceed
   * `maxTtl`, unless that is 0.
   *
   * @default - the default of the service applies
   */
  readonly ttl?: Duration;
  /**
   * The maximum lifetime of a token, including renewals of its lease. Allowed under the same conditions as `ttl`. `maxTtl` conflicts
   * with `organization`: the single token of an organization or a team does not expire.
   *
   * @default - the default of the service applies
   */
  readonly maxTtl?: Duration;
  /**
   * The description that the platform shows for a token. Requires the dialect `vault`, and is not supported for the legacy token of
   * a team.
   *
   * @default - there is none
   */
  readonly description?: string;
  /**
   * The type of the token. Requires the dialect `vault`, where a team can have many tokens (`team`) instead of one (`team_legacy`).
   * One of `organization`, `team`, `team_legacy`, `user`. Changing it forces replacement.
   *
   * @default - the type depends on the subject; a team has its legacy token
   */
  readonly credentialType?: PlatformCredentialType;
}

/** The owner of the tokens. A change to another kind of subject forces replacement. */
export class TokenSubject {
  /**
   * The owner of the tokens. A change to another kind of subject forces replacement. Option: `organization`.
   *
   * @param organization The name of the organization that owns the token.
   */
  public static organization(organization: string): TokenSubject {
    return new TokenSubject({ organization });
  }

  /**
   * The owner of the tokens. A change to another kind of subject forces replacement. Option: `team`.
   *
   * @param teamId The id of the team that owns the token.
   */
  public static team(teamId: string): TokenSubject {
    return new TokenSubject({ teamId });
  }

  /**
   * The owner of the tokens. A change to another kind of subject forces replacement. Option: `user`.
   *
   * @param userId The id of the user that owns the tokens. Each request creates a new token.
   */
  public static user(userId: string): TokenSubject {
    return new TokenSubject({ userId });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * A role of a platform-token engine: the organization, team or user that it issues platform tokens for. An organization or a team
 * has a single token, which every change of the role revokes. Destroying the role does not affect existing tokens.
 *
 * The Terraform type is `lintel_platform_token_role`.
 *
 * @internal
 */
export class PlatformTokenRoleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_platform_token_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PlatformTokenRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPlatformTokenRole(x: any): boolean {
    return hasType(x, 'resource lintel_platform_token_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenRoleProps) {
    super(scope, id, platformTokenRole, props);
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

  /** The name of the role. Vault and OpenBao require it in lower case. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the organization that owns the token. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The id of the team that owns the token. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The id of the user that owns the tokens. Each request creates a new token. */
  public get userId(): string {
    return this.getStringAttribute('user_id');
  }

  /** The lifetime of a token. Only for tokens that are created on each request: those of a user, or with the `credentialType` `team`. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The maximum lifetime of a token, including renewals of its lease. Allowed under the same conditions as `ttl`. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /**
   * The description that the platform shows for a token. Requires the dialect `vault`, and is not supported for the legacy token of
   * a team.
   */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /**
   * The type of the token. Requires the dialect `vault`, where a team can have many tokens (`team`) instead of one (`team_legacy`).
   * If omitted, the type depends on the subject; a team has its legacy token.
   */
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

  /** What `subject` is configured as. */
  public get subjectInput(): TokenSubject {
    return this._input('subject');
  }

  /**
   * Changes what `subject` is configured as.
   *
   * @param value the new value
   */
  public putSubject(value: TokenSubject): void {
    this._set('subject', value);
  }

  /** What `ttl` is configured as. */
  public get ttlInput(): Duration | undefined {
    return this._input('ttl');
  }

  /**
   * Changes what `ttl` is configured as.
   *
   * @param value the new value
   */
  public putTtl(value: Duration): void {
    this._set('ttl', value);
  }

  /** Removes the configuration of `ttl`. */
  public resetTtl(): void {
    this._set('ttl', undefined);
  }

  /** What `maxTtl` is configured as. */
  public get maxTtlInput(): Duration | undefined {
    return this._input('maxTtl');
  }

  /**
   * Changes what `maxTtl` is configured as.
   *
   * @param value the new value
   */
  public putMaxTtl(value: Duration): void {
    this._set('maxTtl', value);
  }

  /** Removes the configuration of `maxTtl`. */
  public resetMaxTtl(): void {
    this._set('maxTtl', undefined);
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `credentialType` is configured as. */
  public get credentialTypeInput(): PlatformCredentialType | undefined {
    return this._input('credentialType');
  }

  /**
   * Changes what `credentialType` is configured as.
   *
   * @param value the new value
   */
  public putCredentialType(value: PlatformCredentialType): void {
    this._set('credentialType', value);
  }

  /** Removes the configuration of `credentialType`. */
  public resetCredentialType(): void {
    this._set('credentialType', undefined);
  }
}
