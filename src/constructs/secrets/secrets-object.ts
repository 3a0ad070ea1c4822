// Written from src/handlers/secrets/secrets-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { UpdateMethod, OnDestroy } from './vocabularies';
import { secretsObject } from '../../handlers/secrets/secrets-object/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `SecretsObject`. */
export interface SecretsObjectProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the object, without `/v1/`, such as `sys/quotas/rate-limit/global`. Must be one or more segments, without `/` at its
   * ends, without a query, and without a segment that is empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   * Changing it forces replacement.
   */
  readonly path: string;
  /**
   * What is written. Plans show its changes, so members whose names say that they are secret belong to `bodyWo`. Only configured
   * members are compared, by what they mean: `24h` equals `86400`. A member that is null is left out.
   *
   * @default - only `bodyWo` is written
   */
  readonly body?: { [key: string]: any };
  /**
   * Secret members, which are written together with those of `body`. Each is compared with the hash of what was last sent.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown
   * in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - only `body` is written
   */
  readonly bodyWo?: { [key: string]: any };
  /**
   * The version of `bodyWo`. If set, `bodyWo` is sent again only when the version changes.
   *
   * @default - changes of `bodyWo` are detected automatically
   */
  readonly bodyWoVersion?: number;
  /**
   * Where the object is read. Must be one or more segments, without `/` at its ends, without a query, and without a segment that is
   * empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   *
   * @default - `path` is used
   */
  readonly readPath?: string;
  /**
   * Where changes are written, such as `sys/mounts/x/tune` for `sys/mounts/x`. Must be one or more segments, without `/` at its
   * ends, without a query, and without a segment that is empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   *
   * @default - `path` is used
   */
  readonly updatePath?: string;
  /**
   * Where the object is deleted. Must be one or more segments, without `/` at its ends, without a query, and without a segment that
   * is empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   *
   * @default - `path` is used
   */
  readonly deletePath?: string;
  /**
   * How changes are written: `post` sends all members, `patch` those that changed, and null for those that were removed. One of
   * `post`, `patch`.
   *
   * @default - `post`
   */
  readonly updateMethod?: UpdateMethod;
  /**
   * Whether the path can be read. Set it to false for paths that can only be written: nothing is compared then.
   *
   * @default true
   */
  readonly readable?: boolean | IResolvable;
  /**
   * Whether the path is a configuration that always exists: creating it then writes what is there, of which only the configured
   * members are managed.
   *
   * @default false
   */
  readonly alwaysExists?: boolean | IResolvable;
  /**
   * What destroying it does: `delete` deletes the path, `forget` leaves the object as it is, `write` writes `destroyBody`. One of
   * `delete`, `forget`, `write`.
   *
   * @default - `delete`, or `forget` with `alwaysExists`
   */
  readonly onDestroy?: OnDestroy;
  /**
   * What `onDestroy` = `write` writes. It is stored in state: no secrets.
   *
   * @default - nothing is written
   */
  readonly destroyBody?: { [key: string]: any };
  /**
   * Members that are written and not compared, such as `config` or `config.level`.
   *
   * @default - all are compared
   */
  readonly ignore?: string[];
  /**
   * Lists whose order counts, such as `roles` or `config.roles`.
   *
   * @default - lists are compared as sets
   */
  readonly ordered?: string[];
  /**
   * Whether plans compare `body` with what the service says of the path.
   *
   * @default true
   */
  readonly validate?: boolean | IResolvable;
  /**
   * What of the response to the creation is kept in `response`, such as `data.id` or `data.keys.0`. Changing it forces replacement.
   *
   * @default - none are kept
   */
  readonly responseFields?: string[];
  /**
   * Members of what is read that `output` has, such as `accessor`. A name that says that it is secret is refused.
   *
   * @default - none
   */
  readonly readFields?: string[];
}

/**
 * An object at any path of the secrets service, for what has no type of its own: a body that is written, compared by its configured
 * members, and deleted.
 *
 * The Terraform type is `lintel_secrets_object`.
 */
export class SecretsObject extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_object';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_secrets_object', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `SecretsObject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isSecretsObject(x: any): boolean {
    return hasType(x, 'resource lintel_secrets_object');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SecretsObjectProps) {
    super(scope, id, secretsObject, props);
  }

  /** The path, behind the namespace if there is one. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The path of the object, without `/v1/`, such as `sys/quotas/rate-limit/global`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /**
   * What is written. Plans show its changes, so members whose names say that they are secret belong to `bodyWo`. Only configured
   * members are compared, by what they mean: `24h` equals `86400`. A member that is null is left out.
   */
  public get body(): AnyMap {
    return new AnyMap(this, 'body');
  }

  /** The version of `bodyWo`. If set, `bodyWo` is sent again only when the version changes. */
  public get bodyWoVersion(): number {
    return this.getNumberAttribute('body_wo_version');
  }

  public set bodyWoVersion(value: number) {
    this._set('bodyWoVersion', value);
  }

  /** Where the object is read. */
  public get readPath(): string {
    return this.getStringAttribute('read_path');
  }

  public set readPath(value: string) {
    this._set('readPath', value);
  }

  /** Where changes are written, such as `sys/mounts/x/tune` for `sys/mounts/x`. */
  public get updatePath(): string {
    return this.getStringAttribute('update_path');
  }

  public set updatePath(value: string) {
    this._set('updatePath', value);
  }

  /** Where the object is deleted. */
  public get deletePath(): string {
    return this.getStringAttribute('delete_path');
  }

  public set deletePath(value: string) {
    this._set('deletePath', value);
  }

  /** How changes are written: `post` sends all members, `patch` those that changed, and null for those that were removed. */
  public get updateMethod(): string {
    return this.getStringAttribute('update_method');
  }

  /** Whether the path can be read. Set it to false for paths that can only be written: nothing is compared then. */
  public get readable(): boolean | IResolvable {
    return this.getBooleanAttribute('readable');
  }

  public set readable(value: boolean | IResolvable) {
    this._set('readable', value);
  }

  /**
   * Whether the path is a configuration that always exists: creating it then writes what is there, of which only the configured
   * members are managed.
   */
  public get alwaysExists(): boolean | IResolvable {
    return this.getBooleanAttribute('always_exists');
  }

  public set alwaysExists(value: boolean | IResolvable) {
    this._set('alwaysExists', value);
  }

  /** What destroying it does: `delete` deletes the path, `forget` leaves the object as it is, `write` writes `destroyBody`. */
  public get onDestroy(): string {
    return this.getStringAttribute('on_destroy');
  }

  /** What `onDestroy` = `write` writes. It is stored in state: no secrets. */
  public get destroyBody(): AnyMap {
    return new AnyMap(this, 'destroy_body');
  }

  /** Members that are written and not compared, such as `config` or `config.level`. */
  public get ignore(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ignore')));
  }

  public set ignore(value: string[]) {
    this._set('ignore', value);
  }

  /** Lists whose order counts, such as `roles` or `config.roles`. */
  public get ordered(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ordered')));
  }

  public set ordered(value: string[]) {
    this._set('ordered', value);
  }

  /** Whether plans compare `body` with what the service says of the path. */
  public get validate(): boolean | IResolvable {
    return this.getBooleanAttribute('validate');
  }

  public set validate(value: boolean | IResolvable) {
    this._set('validate', value);
  }

  /** What of the response to the creation is kept in `response`, such as `data.id` or `data.keys.0`. */
  public get responseFields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('response_fields')));
  }

  public set responseFields(value: string[]) {
    this._set('responseFields', value);
  }

  /**
   * What the response to the creation had at `responseFields`, by these names. Null if `responseFields` is not set, or the object
   * was imported.
   */
  public get response(): AnyMap {
    return new AnyMap(this, 'response');
  }

  /** Members of what is read that `output` has, such as `accessor`. A name that says that it is secret is refused. */
  public get readFields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('read_fields')));
  }

  public set readFields(value: string[]) {
    this._set('readFields', value);
  }

  /** What was read at `readFields`, by these names. Null if `readFields` is not set. */
  public get output(): AnyMap {
    return new AnyMap(this, 'output');
  }

  /** How often plans have sent or cleared members of `bodyWo`. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `bodyWo` is configured as. */
  public get bodyWoInput(): { [key: string]: any } | undefined {
    return this._input('bodyWo');
  }

  /**
   * Changes what `bodyWo` is configured as.
   *
   * @param value the new value
   */
  public putBodyWo(value: { [key: string]: any }): void {
    this._set('bodyWo', value);
  }

  /** Removes the configuration of `bodyWo`. */
  public resetBodyWo(): void {
    this._set('bodyWo', undefined);
  }

  /** What `bodyWoVersion` is configured as. */
  public get bodyWoVersionInput(): number | undefined {
    return this._input('bodyWoVersion');
  }

  /** Removes the configuration of `bodyWoVersion`. */
  public resetBodyWoVersion(): void {
    this._set('bodyWoVersion', undefined);
  }

  /** What `readPath` is configured as. */
  public get readPathInput(): string | undefined {
    return this._input('readPath');
  }

  /** Removes the configuration of `readPath`. */
  public resetReadPath(): void {
    this._set('readPath', undefined);
  }

  /** What `updatePath` is configured as. */
  public get updatePathInput(): string | undefined {
    return this._input('updatePath');
  }

  /** Removes the configuration of `updatePath`. */
  public resetUpdatePath(): void {
    this._set('updatePath', undefined);
  }

  /** What `deletePath` is configured as. */
  public get deletePathInput(): string | undefined {
    return this._input('deletePath');
  }

  /** Removes the configuration of `deletePath`. */
  public resetDeletePath(): void {
    this._set('deletePath', undefined);
  }

  /** What `updateMethod` is configured as. */
  public get updateMethodInput(): UpdateMethod | undefined {
    return this._input('updateMethod');
  }

  /**
   * Changes what `updateMethod` is configured as.
   *
   * @param value the new value
   */
  public putUpdateMethod(value: UpdateMethod): void {
    this._set('updateMethod', value);
  }

  /** Removes the configuration of `updateMethod`. */
  public resetUpdateMethod(): void {
    this._set('updateMethod', undefined);
  }

  /** What `readable` is configured as. */
  public get readableInput(): boolean | IResolvable | undefined {
    return this._input('readable');
  }

  /** Removes the configuration of `readable`. */
  public resetReadable(): void {
    this._set('readable', undefined);
  }

  /** What `alwaysExists` is configured as. */
  public get alwaysExistsInput(): boolean | IResolvable | undefined {
    return this._input('alwaysExists');
  }

  /** Removes the configuration of `alwaysExists`. */
  public resetAlwaysExists(): void {
    this._set('alwaysExists', undefined);
  }

  /** What `onDestroy` is configured as. */
  public get onDestroyInput(): OnDestroy | undefined {
    return this._input('onDestroy');
  }

  /**
   * Changes what `onDestroy` is configured as.
   *
   * @param value the new value
   */
  public putOnDestroy(value: OnDestroy): void {
    this._set('onDestroy', value);
  }

  /** Removes the configuration of `onDestroy`. */
  public resetOnDestroy(): void {
    this._set('onDestroy', undefined);
  }

  /** What `destroyBody` is configured as. */
  public get destroyBodyInput(): { [key: string]: any } | undefined {
    return this._input('destroyBody');
  }

  /**
   * Changes what `destroyBody` is configured as.
   *
   * @param value the new value
   */
  public putDestroyBody(value: { [key: string]: any }): void {
    this._set('destroyBody', value);
  }

  /** Removes the configuration of `destroyBody`. */
  public resetDestroyBody(): void {
    this._set('destroyBody', undefined);
  }

  /** What `ignore` is configured as. */
  public get ignoreInput(): string[] | undefined {
    return this._input('ignore');
  }

  /** Removes the configuration of `ignore`. */
  public resetIgnore(): void {
    this._set('ignore', undefined);
  }

  /** What `ordered` is configured as. */
  public get orderedInput(): string[] | undefined {
    return this._input('ordered');
  }

  /** Removes the configuration of `ordered`. */
  public resetOrdered(): void {
    this._set('ordered', undefined);
  }

  /** What `validate` is configured as. */
  public get validateInput(): boolean | IResolvable | undefined {
    return this._input('validate');
  }

  /** Removes the configuration of `validate`. */
  public resetValidate(): void {
    this._set('validate', undefined);
  }

  /** What `responseFields` is configured as. */
  public get responseFieldsInput(): string[] | undefined {
    return this._input('responseFields');
  }

  /** Removes the configuration of `responseFields`. */
  public resetResponseFields(): void {
    this._set('responseFields', undefined);
  }

  /** What `readFields` is configured as. */
  public get readFieldsInput(): string[] | undefined {
    return this._input('readFields');
  }

  /** Removes the configuration of `readFields`. */
  public resetReadFields(): void {
    this._set('readFields', undefined);
  }
}
