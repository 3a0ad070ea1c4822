// Written from src/handlers/platform/platform-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { platformObjectsData } from '../../handlers/platform/platform-object/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPlatformObjects`. */
export interface DataPlatformObjectsProps extends TerraformMetaArguments {
  /**
   * The path of the list, without `/api/v2`, such as `/organizations/acme/ssh-keys`. Must begin with `/` and have segments without
   * white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin after `/api/v2`, as in
   * `/workspaces/ws-1`.
   */
  readonly path: string;
  /**
   * Parameters of the query, such as `filter[name]`.
   *
   * @default - there are none
   */
  readonly query?: { [key: string]: string };
  /**
   * Members of each object that `objects` has, such as `attributes.name`.
   *
   * @default - none
   */
  readonly readFields?: string[];
}

/**
 * Lists the objects at any path of the platform, with all of their pages.
 *
 * The Terraform type is `lintel_platform_objects`.
 */
export class DataPlatformObjects extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_objects';

  /**
   * Whether a value is a `DataPlatformObjects`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPlatformObjects(x: any): boolean {
    return hasType(x, 'data lintel_platform_objects');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPlatformObjectsProps) {
    super(scope, id, platformObjectsData, props);
  }

  /** The path that was listed. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path of the list, without `/api/v2`, such as `/organizations/acme/ssh-keys`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** Parameters of the query, such as `filter[name]`. */
  public get query(): StringMap {
    return new StringMap(this, 'query');
  }

  /** Members of each object that `objects` has, such as `attributes.name`. */
  public get readFields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('read_fields')));
  }

  public set readFields(value: string[]) {
    this._set('readFields', value);
  }

  /** The IDs of the objects, in the order of the service. */
  public get ids(): string[] {
    return this.getListAttribute('ids');
  }

  /** What each object had at `readFields`, by the ID of the object and then by these names. Null if `readFields` is not set. */
  public get objects(): AnyMap {
    return new AnyMap(this, 'objects');
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
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

  /** What `readFields` is configured as. */
  public get readFieldsInput(): string[] | undefined {
    return this._input('readFields');
  }

  /** Removes the configuration of `readFields`. */
  public resetReadFields(): void {
    this._set('readFields', undefined);
  }
}
