// Written from src/handlers/platform/platform-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ObjectUpdateMethod, ObjectOnDestroy } from './vocabularies';
import { platformObject } from '../../handlers/platform/platform-object/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PlatformObject`. */
export interface PlatformObjectProps extends TerraformMetaArguments {
  /**
   * The type of the object as the service spells it, such as `ssh-keys`. Must have lower-case letters, digits and hyphens, as the
   * service spells it, such as `ssh-keys`. Changing it forces replacement.
   */
  readonly type: string;
  /**
   * The path of the collection in which the object is created, without `/api/v2`, such as `/organizations/acme/ssh-keys`. Must begin
   * with `/` and have segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must
   * begin after `/api/v2`, as in `/workspaces/ws-1`. Changing it forces replacement.
   *
   * @default - nothing is created, which needs `alwaysExists`
   */
  readonly createPath?: string;
  /**
   * The path of the object, without `/api/v2`. `{id}` stands for the ID that the service gives it. Must begin with `/` and have
   * segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin after
   * `/api/v2`, as in `/workspaces/ws-1`. Changing it forces replacement. `path` is required if `alwaysExists` is `true`.
   *
   * @default - it is where the response to the creation says that the object is, or `/<type>/<id>`
   */
  readonly path?: string;
  /**
   * What is written, by the names of the service, such as `"auto-apply"`. Plans show its changes, so members whose names say that
   * they are secret belong to `attributesWo`. Only configured members are compared.
   *
   * @default - only `attributesWo` are written
   */
  readonly attributes?: { [key: string]: any };
  /**
   * Secret members, which are written together with those of `attributes`. Each is compared with the hash of what was last sent.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown
   * in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - only `attributes` are written
   */
  readonly attributesWo?: { [key: string]: any };
  /**
   * The version of `attributesWo`. If set, `attributesWo` is sent again only when the version changes.
   *
   * @default - changes of `attributesWo` are detected automatically
   */
  readonly attributesWoVersion?: number;
  /**
   * What the object refers to: for each name an object with `type` and `id`, a list of such objects, or null.
   *
   * @default - none are written
   */
  readonly relationships?: { [key: string]: any };
  /**
   * Whether the object always exists, as the settings of an organization do: creating it then writes to what is there, of which only
   * the configured members are managed.
   *
   * @default false
   */
  readonly alwaysExists?: boolean | IResolvable;
  /**
   * Members that are written and not compared, such as `attributes.description`. Each element must be the path of a member, such as
   * `attributes.auto-apply` or `relationships.project`.
   *
   * @default - all are compared
   */
  readonly ignore?: string[];
  /**
   * Lists whose order counts, such as `attributes.trigger-prefixes`. Each element must be the path of a member, such as
   * `attributes.auto-apply` or `relationships.project`.
   *
   * @default - lists are compared as sets
   */
  readonly ordered?: string[];
  /**
   * Members whose change creates another object, such as `attributes.category`. Each element must be the path of a member, such as
   * `attributes.auto-apply` or `relationships.project`.
   *
   * @default - all are changed in place
   */
  readonly replaceOn?: string[];
  /**
   * The path of a list that has the object as long as it exists. A list that lacks it proves that it is gone. Must begin with `/`
   * and have segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin
   * after `/api/v2`, as in `/workspaces/ws-1`.
   *
   * @default - `createPath`
   */
  readonly listPath?: string;
  /**
   * Parameters of the query of each read, such as `include`.
   *
   * @default - there are none
   */
  readonly query?: { [key: string]: string };
  /**
   * How changes are written: `patch` sends the members that changed, `put` all of them, and `none` refuses them. One of `patch`,
   * `put`, `none`.
   *
   * @default - `patch`
   */
  readonly updateMethod?: ObjectUpdateMethod;
  /**
   * What destroying it does: `delete` deletes the object, `forget` leaves it as it is. One of `delete`, `forget`.
   *
   * @default - `delete`, or `forget` with `alwaysExists`
   */
  readonly onDestroy?: ObjectOnDestroy;
  /**
   * What of the response to the creation is kept in `response`, such as `attributes.token` or `links.upload`. Changing it forces
   * replacement.
   *
   * @default - none are kept
   */
  readonly responseFields?: string[];
  /**
   * Members of what is read that `output` has, such as `attributes.created-at`. A name that says that it is secret is refused.
   *
   * @default - none
   */
  readonly readFields?: string[];
}

/**
 * An object of any type of the platform, for what has no type of its own: a document that is created, compared by its configured
 * members, and deleted.
 *
 * The Terraform type is `lintel_platform_object`.
 */
export class PlatformObject extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_object';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_platform_object', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PlatformObject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPlatformObject(x: any): boolean {
    return hasType(x, 'resource lintel_platform_object');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformObjectProps) {
    super(scope, id, platformObject, props);
  }

  /** The path of the object, such as `/ssh-keys/sshkey-…`. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID that the service gives it, such as `sshkey-…`. */
  public get objectId(): string {
    return this.getStringAttribute('object_id');
  }

  /** The type of the object as the service spells it, such as `ssh-keys`. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  public set type(value: string) {
    this._set('type', value);
  }

  /** The path of the collection in which the object is created, without `/api/v2`, such as `/organizations/acme/ssh-keys`. */
  public get createPath(): string {
    return this.getStringAttribute('create_path');
  }

  public set createPath(value: string) {
    this._set('createPath', value);
  }

  /**
   * The path of the object, without `/api/v2`. `{id}` stands for the ID that the service gives it. If omitted, it is where the
   * response to the creation says that the object is, or `/<type>/<id>`.
   */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /**
   * What is written, by the names of the service, such as `"auto-apply"`. Plans show its changes, so members whose names say that
   * they are secret belong to `attributesWo`. Only configured members are compared. If omitted, only `attributesWo` are written.
   */
  public get attributes(): AnyMap {
    return new AnyMap(this, 'attributes');
  }

  /** The version of `attributesWo`. If set, `attributesWo` is sent again only when the version changes. */
  public get attributesWoVersion(): number {
    return this.getNumberAttribute('attributes_wo_version');
  }

  public set attributesWoVersion(value: number) {
    this._set('attributesWoVersion', value);
  }

  /**
   * What the object refers to: for each name an object with `type` and `id`, a list of such objects, or null. If omitted, none are
   * written.
   */
  public get relationships(): AnyMap {
    return new AnyMap(this, 'relationships');
  }

  /**
   * Whether the object always exists, as the settings of an organization do: creating it then writes to what is there, of which only
   * the configured members are managed.
   */
  public get alwaysExists(): boolean | IResolvable {
    return this.getBooleanAttribute('always_exists');
  }

  public set alwaysExists(value: boolean | IResolvable) {
    this._set('alwaysExists', value);
  }

  /** Members that are written and not compared, such as `attributes.description`. */
  public get ignore(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ignore')));
  }

  public set ignore(value: string[]) {
    this._set('ignore', value);
  }

  /** Lists whose order counts, such as `attributes.trigger-prefixes`. */
  public get ordered(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ordered')));
  }

  public set ordered(value: string[]) {
    this._set('ordered', value);
  }

  /** Members whose change creates another object, such as `attributes.category`. */
  public get replaceOn(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('replace_on')));
  }

  public set replaceOn(value: string[]) {
    this._set('replaceOn', value);
  }

  /** The path of a list that has the object as long as it exists. A list that lacks it proves that it is gone. */
  public get listPath(): string {
    return this.getStringAttribute('list_path');
  }

  public set listPath(value: string) {
    this._set('listPath', value);
  }

  /** Parameters of the query of each read, such as `include`. */
  public get query(): StringMap {
    return new StringMap(this, 'query');
  }

  /** How changes are written: `patch` sends the members that changed, `put` all of them, and `none` refuses them. */
  public get updateMethod(): string {
    return this.getStringAttribute('update_method');
  }

  /** What destroying it does: `delete` deletes the object, `forget` leaves it as it is. */
  public get onDestroy(): string {
    return this.getStringAttribute('on_destroy');
  }

  /** What of the response to the creation is kept in `response`, such as `attributes.token` or `links.upload`. */
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

  /** Members of what is read that `output` has, such as `attributes.created-at`. A name that says that it is secret is refused. */
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

  /** How often plans have sent or cleared members of `attributesWo`. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `type` is configured as. */
  public get typeInput(): string {
    return this._input('type');
  }

  /** What `createPath` is configured as. */
  public get createPathInput(): string | undefined {
    return this._input('createPath');
  }

  /** Removes the configuration of `createPath`. */
  public resetCreatePath(): void {
    this._set('createPath', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string | undefined {
    return this._input('path');
  }

  /** Removes the configuration of `path`. */
  public resetPath(): void {
    this._set('path', undefined);
  }

  /** What `attributes` is configured as. */
  public get attributesInput(): { [key: string]: any } | undefined {
    return this._input('attributes');
  }

  /**
   * Changes what `attributes` is configured as.
   *
   * @param value the new value
   */
  public putAttributes(value: { [key: string]: any }): void {
    this._set('attributes', value);
  }

  /** Removes the configuration of `attributes`. */
  public resetAttributes(): void {
    this._set('attributes', undefined);
  }

  /** What `attributesWo` is configured as. */
  public get attributesWoInput(): { [key: string]: any } | undefined {
    return this._input('attributesWo');
  }

  /**
   * Changes what `attributesWo` is configured as.
   *
   * @param value the new value
   */
  public putAttributesWo(value: { [key: string]: any }): void {
    this._set('attributesWo', value);
  }

  /** Removes the configuration of `attributesWo`. */
  public resetAttributesWo(): void {
    this._set('attributesWo', undefined);
  }

  /** What `attributesWoVersion` is configured as. */
  public get attributesWoVersionInput(): number | undefined {
    return this._input('attributesWoVersion');
  }

  /** Removes the configuration of `attributesWoVersion`. */
  public resetAttributesWoVersion(): void {
    this._set('attributesWoVersion', undefined);
  }

  /** What `relationships` is configured as. */
  public get relationshipsInput(): { [key: string]: any } | undefined {
    return this._input('relationships');
  }

  /**
   * Changes what `relationships` is configured as.
   *
   * @param value the new value
   */
  public putRelationships(value: { [key: string]: any }): void {
    this._set('relationships', value);
  }

  /** Removes the configuration of `relationships`. */
  public resetRelationships(): void {
    this._set('relationships', undefined);
  }

  /** What `alwaysExists` is configured as. */
  public get alwaysExistsInput(): boolean | IResolvable | undefined {
    return this._input('alwaysExists');
  }

  /** Removes the configuration of `alwaysExists`. */
  public resetAlwaysExists(): void {
    this._set('alwaysExists', undefined);
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

  /** What `replaceOn` is configured as. */
  public get replaceOnInput(): string[] | undefined {
    return this._input('replaceOn');
  }

  /** Removes the configuration of `replaceOn`. */
  public resetReplaceOn(): void {
    this._set('replaceOn', undefined);
  }

  /** What `listPath` is configured as. */
  public get listPathInput(): string | undefined {
    return this._input('listPath');
  }

  /** Removes the configuration of `listPath`. */
  public resetListPath(): void {
    this._set('listPath', undefined);
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

  /** What `updateMethod` is configured as. */
  public get updateMethodInput(): ObjectUpdateMethod | undefined {
    return this._input('updateMethod');
  }

  /**
   * Changes what `updateMethod` is configured as.
   *
   * @param value the new value
   */
  public putUpdateMethod(value: ObjectUpdateMethod): void {
    this._set('updateMethod', value);
  }

  /** Removes the configuration of `updateMethod`. */
  public resetUpdateMethod(): void {
    this._set('updateMethod', undefined);
  }

  /** What `onDestroy` is configured as. */
  public get onDestroyInput(): ObjectOnDestroy | undefined {
    return this._input('onDestroy');
  }

  /**
   * Changes what `onDestroy` is configured as.
   *
   * @param value the new value
   */
  public putOnDestroy(value: ObjectOnDestroy): void {
    this._set('onDestroy', value);
  }

  /** Removes the configuration of `onDestroy`. */
  public resetOnDestroy(): void {
    this._set('onDestroy', undefined);
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
