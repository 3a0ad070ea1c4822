// Written from src/handlers/secrets/secrets-token/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { IssuedTokenType } from './vocabularies';
import { secretsTokenEphemeral } from '../../handlers/secrets/secrets-token/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralSecretsToken`. */
export interface EphemeralSecretsTokenProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the token role that the token is created under. Must be a single path segment: not empty and without `/`.
   *
   * @default - the token is a child of the provider's token
   */
  readonly role?: string;
  /**
   * The ACL policies of the token. The service adds `default` unless `noDefaultPolicy` is set. Each element must not be empty. Each
   * element must not be `root`, because the service then refuses every login.
   *
   * @default - they are those of the role, or else of the provider's token
   */
  readonly policies?: string[];
  /**
   * The lifetime of the token until it is renewed. Must be at least 1 seconds. `ttl` must not exceed `explicitMaxTtl`, unless that
   * is 0.
   *
   * @default - the service chooses it
   */
  readonly ttl?: Duration;
  /**
   * The lifetime of the token that no renewal extends. Must be at least 1 seconds.
   *
   * @default - the maximum of the service applies
   */
  readonly explicitMaxTtl?: Duration;
  /**
   * If set, the token can be renewed for this time again and again. Without a role this requires `sudo`. Must be at least 1 seconds.
   * `period` can be set only if `type` is `service` or not set.
   *
   * @default - the token is not periodic
   */
  readonly period?: Duration;
  /**
   * The number of requests that the token can be used for. Must be at least 1. `numUses` can be set only if `type` is `service` or
   * not set.
   *
   * @default - there is no limit
   */
  readonly numUses?: number;
  /**
   * Whether the token does not have the policy `default`.
   *
   * @default false
   */
  readonly noDefaultPolicy?: boolean | IResolvable;
  /**
   * Whether the token can be renewed.
   *
   * @default - the service decides
   */
  readonly renewable?: boolean | IResolvable;
  /**
   * The type of the token. A batch token can neither be renewed nor revoked, so it requires `revokeOnClose` to be false. One of
   * `service`, `batch`.
   *
   * @default - the role decides, or it is `service`
   */
  readonly type?: IssuedTokenType;
  /**
   * The name of the token in the audit log, behind `token-`. Must not be empty.
   *
   * @default - `token`
   */
  readonly displayName?: string;
  /**
   * Metadata of the token, which the audit log shows.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * If set, the service keeps the token for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that
   * nobody else has seen it. Must be at least 1 seconds.
   *
   * @default - the token is not wrapped
   */
  readonly wrapTtl?: Duration;
  /**
   * Whether the token is revoked when the run no longer uses it, with everything that was leased with it. If not, it must expire, by
   * `ttl`, `period`, `explicitMaxTtl` or the role. Set it to false for a token that is handed over.
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
 * A token of the secrets service, created for this run and never stored in a plan or state. It is renewed while the run uses it, and
 * revoked at its end. A plan and an apply each create one.
 *
 * The Terraform type is `lintel_secrets_token`.
 */
export class EphemeralSecretsToken extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_token';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralSecretsTokenProps = {}) {
    super(scope, id, secretsTokenEphemeral, props);
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the token role that the token is created under. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /**
   * The ACL policies of the token. The service adds `default` unless `noDefaultPolicy` is set. If omitted, they are those of the
   * role, or else of the provider's token.
   */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  /** The lifetime of the token until it is renewed. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The lifetime of the token that no renewal extends. */
  public get explicitMaxTtl(): string {
    return this.getStringAttribute('explicit_max_ttl');
  }

  /** If set, the token can be renewed for this time again and again. Without a role this requires `sudo`. */
  public get period(): string {
    return this.getStringAttribute('period');
  }

  /** The number of requests that the token can be used for. */
  public get numUses(): number {
    return this.getNumberAttribute('num_uses');
  }

  /** Whether the token does not have the policy `default`. */
  public get noDefaultPolicy(): IResolvable {
    return this.getBooleanAttribute('no_default_policy');
  }

  /** Whether the token can be renewed. If omitted, the service decides. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The type of the token. A batch token can neither be renewed nor revoked, so it requires `revokeOnClose` to be false. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The name of the token in the audit log, behind `token-`. */
  public get displayName(): string {
    return this.getStringAttribute('display_name');
  }

  /** Metadata of the token, which the audit log shows. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /**
   * If set, the service keeps the token for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that
   * nobody else has seen it.
   */
  public get wrapTtl(): string {
    return this.getStringAttribute('wrap_ttl');
  }

  /** The token that unwraps the token, once. Null if the token is not wrapped. */
  public get wrappingToken(): string {
    return this.getStringAttribute('wrapping_token');
  }

  /** The accessor of the wrapping token. Null if the token is not wrapped. */
  public get wrappingAccessor(): string {
    return this.getStringAttribute('wrapping_accessor');
  }

  /** When the wrapping token expires, as an RFC 3339 time in UTC. Null if the token is not wrapped. */
  public get wrappingExpires(): string {
    return this.getStringAttribute('wrapping_expires');
  }

  /**
   * Whether the token is revoked when the run no longer uses it, with everything that was leased with it. If not, it must expire, by
   * `ttl`, `period`, `explicitMaxTtl` or the role. Set it to false for a token that is handed over.
   */
  public get revokeOnClose(): IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  /** The token. Null if the token is wrapped. */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The accessor, by which the token can be looked up, renewed and revoked. Null if the token is a batch token. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** The lifetime in seconds until it is renewed. Null if the token is wrapped. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }
}
