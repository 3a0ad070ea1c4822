// Written from src/handlers/secrets/platform-token-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { PlatformCredentialType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PlatformTokenRole`. */
export interface PlatformTokenRoleProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelPlatformTokenRole`.
 */
export class PlatformTokenRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPlatformTokenRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenRoleProps) {
    super(scope, id, 'PlatformTokenRole', props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. Services that exist have names in lower case. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * What kind of token it is. Only with the dialect `vault`, where a team may have many tokens (`team`) in place of one
   * (`team_legacy`).
   */
  public get credentialType(): string {
    return this._string('CredentialType');
  }
}
