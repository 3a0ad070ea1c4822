// Written from src/handlers/secrets/secrets-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, ComplexObject, IInterpolatingParent, IResolvable, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { Operation } from './vocabularies';
import { secretsObjectEphemeral } from '../../handlers/secrets/secrets-object/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralSecretsObject`. */
export interface EphemeralSecretsObjectProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path, without `/v1/`. Must be one or more segments, without `/` at its ends, without a query, and without a segment that is
   * empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   */
  readonly path: string;
  /**
   * What is done at the path. Everything is done twice in a run: in the plan and in the apply. One of `read`, `write`, `list`.
   *
   * @default - `write` with a `body`, otherwise `read`
   */
  readonly operation?: Operation;
  /**
   * What is written. Never shown in plans or logs.
   *
   * @default - nothing is sent
   */
  readonly body?: { [key: string]: any };
  /**
   * Parameters of the query, such as `version`.
   *
   * @default - there are none
   */
  readonly query?: { [key: string]: string };
  /**
   * If set, the service keeps the response for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that
   * nobody else has seen it. Must be at least 1 seconds.
   *
   * @default - the response is not wrapped
   */
  readonly wrapTtl?: Duration;
  /**
   * Whether the lease is revoked when the run no longer uses the results.
   *
   * @default true
   */
  readonly revokeOnClose?: boolean | IResolvable;
  /**
   * Whether a lease or a token that can be renewed is renewed while the run lasts.
   *
   * @default true
   */
  readonly renew?: boolean | IResolvable;
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
 * Reads or writes any path of the secrets service for as long as a run lasts, such as a path that issues a credential. A lease or a
 * token that it is given ends with the run.
 *
 * The Terraform type is `lintel_secrets_object`.
 */
export class EphemeralSecretsObject extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_object';

  /**
   * Whether a value is a `EphemeralSecretsObject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralSecretsObject(x: any): boolean {
    return hasType(x, 'ephemeral lintel_secrets_object');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralSecretsObjectProps) {
    super(scope, id, secretsObjectEphemeral, props);
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The path, without `/v1/`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** What is done at the path. Everything is done twice in a run: in the plan and in the apply. */
  public get operation(): string {
    return this.getStringAttribute('operation');
  }

  /** What is written. */
  public get body(): AnyMap {
    return new AnyMap(this, 'body');
  }

  /** Parameters of the query, such as `version`. */
  public get query(): StringMap {
    return new StringMap(this, 'query');
  }

  /**
   * If set, the service keeps the response for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that
   * nobody else has seen it.
   */
  public get wrapTtl(): string {
    return this.getStringAttribute('wrap_ttl');
  }

  /** The token that unwraps the response, once. Null if the response is not wrapped. */
  public get wrappingToken(): string {
    return this.getStringAttribute('wrapping_token');
  }

  /** The accessor of the wrapping token. Null if the response is not wrapped. */
  public get wrappingAccessor(): string {
    return this.getStringAttribute('wrapping_accessor');
  }

  /** When the wrapping token expires, as an RFC 3339 time in UTC. Null if the response is not wrapped. */
  public get wrappingExpires(): string {
    return this.getStringAttribute('wrapping_expires');
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

  /** Whether a lease or a token that can be renewed is renewed while the run lasts. */
  public get renew(): boolean | IResolvable {
    return this.getBooleanAttribute('renew');
  }

  public set renew(value: boolean | IResolvable) {
    this._set('renew', value);
  }

  /** The data of the response; for a list, the member `keys`. Null if the response has none, or is wrapped. */
  public get data(): AnyMap {
    return new AnyMap(this, 'data');
  }

  /** The token of the response. Null if the response hands out no token. */
  public get auth(): EphemeralSecretsObjectAuthOutputReference {
    return new EphemeralSecretsObjectAuthOutputReference(this, 'auth');
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

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
  }

  /** What `operation` is configured as. */
  public get operationInput(): Operation | undefined {
    return this._input('operation');
  }

  /**
   * Changes what `operation` is configured as.
   *
   * @param value the new value
   */
  public putOperation(value: Operation): void {
    this._set('operation', value);
  }

  /** Removes the configuration of `operation`. */
  public resetOperation(): void {
    this._set('operation', undefined);
  }

  /** What `body` is configured as. */
  public get bodyInput(): { [key: string]: any } | undefined {
    return this._input('body');
  }

  /**
   * Changes what `body` is configured as.
   *
   * @param value the new value
   */
  public putBody(value: { [key: string]: any }): void {
    this._set('body', value);
  }

  /** Removes the configuration of `body`. */
  public resetBody(): void {
    this._set('body', undefined);
  }

  /** What `query` is configured as. */
  public get queryInput(): { [key: string]: string } | undefined {
    return this._input('query');
  }

  /**
   * Changes what `query` is configured as.
   *
   * @param value the new value
   */
  public putQuery(value: { [key: string]: string }): void {
    this._set('query', value);
  }

  /** Removes the configuration of `query`. */
  public resetQuery(): void {
    this._set('query', undefined);
  }

  /** What `wrapTtl` is configured as. */
  public get wrapTtlInput(): Duration | undefined {
    return this._input('wrapTtl');
  }

  /**
   * Changes what `wrapTtl` is configured as.
   *
   * @param value the new value
   */
  public putWrapTtl(value: Duration): void {
    this._set('wrapTtl', value);
  }

  /** Removes the configuration of `wrapTtl`. */
  public resetWrapTtl(): void {
    this._set('wrapTtl', undefined);
  }

  /** What `revokeOnClose` is configured as. */
  public get revokeOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('revokeOnClose');
  }

  /** Removes the configuration of `revokeOnClose`. */
  public resetRevokeOnClose(): void {
    this._set('revokeOnClose', undefined);
  }

  /** What `renew` is configured as. */
  public get renewInput(): boolean | IResolvable | undefined {
    return this._input('renew');
  }

  /** Removes the configuration of `renew`. */
  public resetRenew(): void {
    this._set('renew', undefined);
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

/** The token of the response. */
export class EphemeralSecretsObjectAuthOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The token. */
  public get clientToken(): string {
    return this.getStringAttribute('client_token');
  }

  /** The accessor of the token. Empty for a batch token. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** Its policies. */
  public get policies(): string[] {
    return this.getListAttribute('policies');
  }

  /** For how many seconds it is valid. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether it can be renewed. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The id of its entity. Null if it belongs to no entity. */
  public get entityId(): string {
    return this.getStringAttribute('entity_id');
  }
}
