// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { PlatformCredentialType } from './vocabularies';
import { platformTokenRole } from '../../handlers/secrets/platform-token-role/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PlatformTokenRole`. */
export interface PlatformTokenRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The name of the role. Services that exist have names in lower case. Must be one segment of a path: not empty, without `/`.
   * Changing it forces replacement.
   */
  readonly name: string;
  /** Whose tokens they are. Another kind of subject is another role, and replaces it. */
  readonly subject: TokenSubject;
  /**
   * How long a token lasts. Only where another one is made each time: for a user, or with the `credentialType` `team`. `ttl`
   * conflicts with `organization`: the one token of an organization or a team has no life. `ttl` must not exceed `maxTtl`, unless
   * that is 0.
   *
   * @default - the service decides
   */
  readonly ttl?: Duration;
  /**
   * How long a token lasts at most, however often its lease is renewed. Only where `ttl` may be. `maxTtl` conflicts with
   * `organization`: the one token of an organization or a team has no life.
   *
   * @default - the service decides
   */
  readonly maxTtl?: Duration;
  /**
   * What the platform shows beside a token. Only with the dialect `vault`, and not for the legacy token of a team.
   *
   * @default - there is none
   */
  readonly description?: string;
  /**
   * What kind of token it is. Only with the dialect `vault`, where a team may have many tokens (`team`) in place of one
   * (`team_legacy`). One of `organization`, `team`, `team_legacy`, `user`. Changing it forces replacement.
   *
   * @default - it follows from the subject; of a team it is the legacy token
   */
  readonly credentialType?: PlatformCredentialType;
}

/** Whose tokens they are. Another kind of subject is another role, and replaces it. */
export class TokenSubject {
  /**
   * Whose tokens they are. Another kind of subject is another role, and replaces it. Option: `organization`.
   *
   * @param organization The name of the organization that the token is of.
   */
  public static organization(organization: string): TokenSubject {
    return new TokenSubject({ organization });
  }

  /**
   * Whose tokens they are. Another kind of subject is another role, and replaces it. Option: `team`.
   *
   * @param teamId The id of the team that the token is of.
   */
  public static team(teamId: string): TokenSubject {
    return new TokenSubject({ teamId });
  }

  /**
   * Whose tokens they are. Another kind of subject is another role, and replaces it. Option: `user`.
   *
   * @param userId The id of the user that tokens are made for, another one each time.
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
 * Whose platform tokens a platform-token engine gives out. An organization or a team has one token, which each change of its role
 * revokes. Destroying it leaves tokens that were made as they are.
 *
 * The Terraform type is `lintel_platform_token_role`.
 */
export class PlatformTokenRole extends DefinedResource {
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
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenRoleProps) {
    super(scope, id, platformTokenRole, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. Services that exist have names in lower case. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the organization that the token is of. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The id of the team that the token is of. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The id of the user that tokens are made for, another one each time. */
  public get userId(): string {
    return this.getStringAttribute('user_id');
  }

  /** How long a token lasts. Only where another one is made each time: for a user, or with the `credentialType` `team`. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** How long a token lasts at most, however often its lease is renewed. Only where `ttl` may be. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** What the platform shows beside a token. Only with the dialect `vault`, and not for the legacy token of a team. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /**
   * What kind of token it is. Only with the dialect `vault`, where a team may have many tokens (`team`) in place of one
   * (`team_legacy`). If omitted, it follows from the subject; of a team it is the legacy token.
   */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }
}
