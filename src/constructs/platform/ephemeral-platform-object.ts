// Written from src/handlers/platform/platform-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformObjectEphemeral } from '../../handlers/platform/platform-object/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralPlatformObject`. */
export interface EphemeralPlatformObjectProps extends TerraformMetaArguments {
  /**
   * The path of an object that is read, without `/api/v2`, such as `/workspaces/ws-…`. Must begin with `/` and have segments without
   * white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin after `/api/v2`, as in
   * `/workspaces/ws-1`.
   *
   * @default - an object is created in `createPath`
   */
  readonly path?: string;
  /**
   * The path of the collection in which an object is created, without `/api/v2`, such as
   * `/agent-pools/apool-…/authentication-tokens`. Must begin with `/` and have segments without white space, `?`, `#` or `%`, none
   * of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin after `/api/v2`, as in `/workspaces/ws-1`. `createPath`
   * requires `type`.
   *
   * @default - the object at `path` is read
   */
  readonly createPath?: string;
  /**
   * The type of the object that is created, as the service spells it, such as `authentication-tokens`. Must have lower-case letters,
   * digits and hyphens, as the service spells it, such as `ssh-keys`. `type` requires `createPath`.
   *
   * @default - the object at `path` is read
   */
  readonly type?: string;
  /**
   * What the new object has, by the names of the service, such as `"expired-at"`. Members whose names say that they are secret
   * belong to `attributesWo`. `attributes` requires `createPath`.
   *
   * @default - only `attributesWo` are sent
   */
  readonly attributes?: { [key: string]: any };
  /**
   * Secret members of the new object, which are sent together with those of `attributes`. Never shown in plans or logs.
   * `attributesWo` requires `createPath`.
   *
   * @default - only `attributes` are sent
   */
  readonly attributesWo?: { [key: string]: any };
  /**
   * Whether the object that was created is deleted at the end of the run. With `false`, each plan and each apply leaves one. What is
   * read at `path` is never deleted.
   *
   * @default true
   */
  readonly deleteOnClose?: boolean | IResolvable;
}

/**
 * Reads an object of any type of the platform, or creates one for as long as a run lasts, such as a token. Nothing of it is stored
 * in a plan or state. A plan and an apply each create one.
 *
 * The Terraform type is `lintel_platform_object`.
 */
export class EphemeralPlatformObject extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_object';

  /**
   * Whether a value is a `EphemeralPlatformObject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralPlatformObject(x: any): boolean {
    return hasType(x, 'ephemeral lintel_platform_object');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralPlatformObjectProps = {}) {
    super(scope, id, platformObjectEphemeral, props);
  }

  /** The path of an object that is read, without `/api/v2`, such as `/workspaces/ws-…`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /**
   * The path of the collection in which an object is created, without `/api/v2`, such as
   * `/agent-pools/apool-…/authentication-tokens`.
   */
  public get createPath(): string {
    return this.getStringAttribute('create_path');
  }

  public set createPath(value: string) {
    this._set('createPath', value);
  }

  /** The type of the object that is created, as the service spells it, such as `authentication-tokens`. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  public set type(value: string) {
    this._set('type', value);
  }

  /**
   * What the new object has, by the names of the service, such as `"expired-at"`. Members whose names say that they are secret
   * belong to `attributesWo`.
   */
  public get attributes(): AnyMap {
    return new AnyMap(this, 'attributes');
  }

  /** Secret members of the new object, which are sent together with those of `attributes`. */
  public get attributesWo(): AnyMap {
    return new AnyMap(this, 'attributes_wo');
  }

  /**
   * Whether the object that was created is deleted at the end of the run. With `false`, each plan and each apply leaves one. What is
   * read at `path` is never deleted.
   */
  public get deleteOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('delete_on_close');
  }

  public set deleteOnClose(value: boolean | IResolvable) {
    this._set('deleteOnClose', value);
  }

  /**
   * The object, with `id`, `type`, `attributes`, `relationships` and `links`: what was read, or the response to the creation, which
   * alone has the value of a token.
   */
  public get data(): AnyMap {
    return new AnyMap(this, 'data');
  }

  /** What `path` is configured as. */
  public get pathInput(): string | undefined {
    return this._input('path');
  }

  /** Removes the configuration of `path`. */
  public resetPath(): void {
    this._set('path', undefined);
  }

  /** What `createPath` is configured as. */
  public get createPathInput(): string | undefined {
    return this._input('createPath');
  }

  /** Removes the configuration of `createPath`. */
  public resetCreatePath(): void {
    this._set('createPath', undefined);
  }

  /** What `type` is configured as. */
  public get typeInput(): string | undefined {
    return this._input('type');
  }

  /** Removes the configuration of `type`. */
  public resetType(): void {
    this._set('type', undefined);
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

  /** What `deleteOnClose` is configured as. */
  public get deleteOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('deleteOnClose');
  }

  /** Removes the configuration of `deleteOnClose`. */
  public resetDeleteOnClose(): void {
    this._set('deleteOnClose', undefined);
  }
}
