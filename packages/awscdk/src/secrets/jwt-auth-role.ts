// Written from src/handlers/secrets/jwt-auth-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { JwtRoleType, BoundClaimsType, CallbackMode, RoleTokenType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `JwtAuthRole`. */
export interface JwtAuthRoleProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`. Changing it forces replacement.
   *
   * @default "jwt"
   */
  readonly mount?: string;
  /**
   * The name of the role. With the dialects `vault` and `openbao`, in lower case. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * How to log in: with a token that the issuer has signed (`jwt`), or in a browser (`oidc`). One of `jwt`, `oidc`.
   *
   * @default "jwt"
   */
  readonly roleType?: JwtRoleType;
  /** The claim that names the user: logins with the same value are the same identity. Must not be empty. */
  readonly userClaim: string;
  /**
   * Whether `userClaim` is a JSON pointer, which begins with `/`.
   *
   * @default false
   */
  readonly userClaimJsonPointer?: boolean | IResolvable;
  /**
   * The audiences of which a token must have one. Each element must not be empty. At least one of `boundAudiences`, `boundSubject`,
   * `boundClaims`, `tokenBoundCidrs` must be set if `roleType` is `jwt`.
   *
   * @default - a token that has an audience is refused
   */
  readonly boundAudiences?: string[];
  /**
   * The subject that a token must have. At least one of `boundAudiences`, `boundSubject`, `boundClaims`, `tokenBoundCidrs` must be
   * set if `roleType` is `jwt`.
   *
   * @default - any subject is accepted
   */
  readonly boundSubject?: string;
  /**
   * The claims that a token must have, as a JSON object: for each claim a string, a number, a boolean, or a list of them of which
   * one must fit. Must contain an object. At least one of `boundAudiences`, `boundSubject`, `boundClaims`, `tokenBoundCidrs` must be
   * set if `roleType` is `jwt`.
   *
   * @default - no further claims are required
   */
  readonly boundClaims?: string;
  /**
   * How the values in `boundClaims` are compared: as they are (`string`), or with `*` for any characters (`glob`). One of `string`,
   * `glob`.
   *
   * @default "string"
   */
  readonly boundClaimsType?: BoundClaimsType;
  /**
   * The claims that become metadata of the token and of the identity, with the name there.
   *
   * @default - no claims are copied
   */
  readonly claimMappings?: { [key: string]: string };
  /**
   * The claim that lists the groups of the user.
   *
   * @default - logins have no groups
   */
  readonly groupsClaim?: string;
  /**
   * By how many seconds the clocks of issuer and service may differ. `-1` means none. Only valid if `roleType` is `jwt`. Must be at
   * least -1.
   *
   * @default - 60 seconds
   */
  readonly clockSkewLeeway?: number;
  /**
   * By how many seconds a token may have expired. `-1` means none. Only valid if `roleType` is `jwt`. Must be at least -1.
   *
   * @default - 150 seconds
   */
  readonly expirationLeeway?: number;
  /**
   * By how many seconds a token may begin later. `-1` means none. Only valid if `roleType` is `jwt`. Must be at least -1.
   *
   * @default - 150 seconds
   */
  readonly notBeforeLeeway?: number;
  /**
   * The time since the user proved who they are to the issuer.
   *
   * @default - there is no limit
   */
  readonly maxAge?: Duration;
  /**
   * Whether the service logs the tokens and claims of logins in a browser, which are secrets.
   *
   * @default false
   */
  readonly verboseOidcLogging?: boolean | IResolvable;
  /**
   * The addresses that a browser may return to. Required if `roleType` is `oidc`. Each element must not be empty.
   *
   * @default - there are no logins in a browser
   */
  readonly allowedRedirectUris?: string[];
  /**
   * The scopes that the issuer is asked for besides `openid`. Only valid if `roleType` is `oidc`. Each element must not be empty.
   *
   * @default - only `openid` is requested
   */
  readonly oidcScopes?: string[];
  /**
   * How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`. One of `client`,
   * `direct`, `device`.
   *
   * @default - the service uses `client`
   */
  readonly callbackMode?: CallbackMode;
  /**
   * The seconds between two questions whether a login in a browser is complete. Only supported with the dialect `openbao`. Must be
   * at least 0.
   *
   * @default - the service decides
   */
  readonly pollInterval?: number;
  /**
   * The tokens of the issuer that become metadata of the token. Only supported with the dialect `openbao`. Each element must not be
   * empty.
   *
   * @default - none are kept
   */
  readonly oauth2Metadata?: string[];
  /**
   * Whether a login in a browser needs no confirmation. Only supported with the dialect `openbao`.
   *
   * @default false
   */
  readonly oidcDisableConfirmation?: boolean | IResolvable;
  /**
   * Whether names in `tokenPolicies` may refer to claims. Only supported with the dialect `openbao`.
   *
   * @default false
   */
  readonly tokenPoliciesTemplateClaims?: boolean | IResolvable;
  /**
   * The lifetime of a token until it is renewed. `tokenTtl` must not exceed `tokenMaxTtl`, unless that is 0.
   *
   * @default - the default of the mount applies
   */
  readonly tokenTtl?: Duration;
  /**
   * The lifetime of a token that is renewed.
   *
   * @default - the maximum of the mount applies
   */
  readonly tokenMaxTtl?: Duration;
  /**
   * The lifetime of a token that no renewal and no later change of the mount extends.
   *
   * @default - there is no further limit
   */
  readonly tokenExplicitMaxTtl?: Duration;
  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. `tokenPeriod` can be
   * set only if `tokenType` is `default`, `service`.
   *
   * @default - tokens are not periodic
   */
  readonly tokenPeriod?: Duration;
  /**
   * The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case.
   * Each element must not be empty. Each element must not be `root`, because the service then refuses every login.
   *
   * @default - tokens have only the policy `default`
   */
  readonly tokenPolicies?: string[];
  /**
   * The addresses and networks that can log in and use a token. Each element must be an IP address or a network in CIDR notation,
   * such as "10.0.0.0/8". At least one of `boundAudiences`, `boundSubject`, `boundClaims`, `tokenBoundCidrs` must be set if
   * `roleType` is `jwt`. `tokenBoundCidrs` can be set only if `tokenStrictlyBindIp` is `false`.
   *
   * @default - every address is allowed
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   *
   * @default false
   */
  readonly tokenNoDefaultPolicy?: boolean | IResolvable;
  /**
   * The number of requests that a token can be used for. Must be at least 0. `tokenNumUses` can be set only if `tokenType` is
   * `default`, `service`.
   *
   * @default - there is no limit
   */
  readonly tokenNumUses?: number;
  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked. One of `default`, `service`, `batch`.
   *
   * @default "default"
   */
  readonly tokenType?: RoleTokenType;
  /**
   * Whether a token can be used only from the address that logged in. Only supported by OpenBao. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly tokenStrictlyBindIp?: boolean | IResolvable;
}

/**
 * A role of a JWT auth method: which tokens of the issuer can log in, and which policies they get.
 *
 * The CloudFormation type is `Custom::LintelJwtAuthRole`.
 */
export class JwtAuthRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelJwtAuthRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: JwtAuthRoleProps) {
    super(scope, id, 'JwtAuthRole', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. With the dialects `vault` and `openbao`, in lower case. */
  public get name(): string {
    return this._string('Name');
  }

  /** How to log in: with a token that the issuer has signed (`jwt`), or in a browser (`oidc`). */
  public get roleType(): string {
    return this._string('RoleType');
  }

  /** The claim that names the user: logins with the same value are the same identity. */
  public get userClaim(): string {
    return this._string('UserClaim');
  }

  /** Whether `userClaim` is a JSON pointer, which begins with `/`. */
  public get userClaimJsonPointer(): IResolvable {
    return this._boolean('UserClaimJsonPointer');
  }

  /** How the values in `boundClaims` are compared: as they are (`string`), or with `*` for any characters (`glob`). */
  public get boundClaimsType(): string {
    return this._string('BoundClaimsType');
  }

  /** Whether the service logs the tokens and claims of logins in a browser, which are secrets. */
  public get verboseOidcLogging(): IResolvable {
    return this._boolean('VerboseOidcLogging');
  }

  /** How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`. */
  public get callbackMode(): string {
    return this._string('CallbackMode');
  }

  /** Whether a login in a browser needs no confirmation. Only supported with the dialect `openbao`. */
  public get oidcDisableConfirmation(): IResolvable {
    return this._boolean('OidcDisableConfirmation');
  }

  /** Whether names in `tokenPolicies` may refer to claims. Only supported with the dialect `openbao`. */
  public get tokenPoliciesTemplateClaims(): IResolvable {
    return this._boolean('TokenPoliciesTemplateClaims');
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): IResolvable {
    return this._boolean('TokenNoDefaultPolicy');
  }

  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this._string('TokenType');
  }
}
