// Written from src/handlers/platform/platform-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { platformObjectData } from '../../handlers/platform/platform-object/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPlatformObject`. */
export interface DataPlatformObjectProps extends TerraformMetaArguments {
  /**
   * The path of the object, without `/api/v2`, such as `/workspaces/ws-…`. Must begin with `/` and have segments without white
   * space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin after `/api/v2`, as in
   * `/workspaces/ws-1`.
   */
  readonly path: string;
  /**
   * Parameters of the query, such as `include`.
   *
   * @default - there are none
   */
  readonly query?: { [key: string]: string };
  /** Members of what is read that `output` has, such as `attributes.name` or `relationships.project.data.id`. Must not be empty. */
  readonly readFields: string[];
  /**
   * Members that `sensitiveOutput` has.
   *
   * @default - none
   */
  readonly sensitiveReadFields?: string[];
}

/**
 * Reads an object of any type of the platform. All results are stored in state; what is sensitive belongs to `sensitiveReadFields`.
 *
 * The Terraform type is `lintel_platform_object`.
 */
export class DataPlatformObject extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_object';

  /**
   * Whether a value is a `DataPlatformObject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPlatformObject(x: any): boolean {
    return hasType(x, 'data lintel_platform_object');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPlatformObjectProps) {
    super(scope, id, platformObjectData, props);
  }

  /** The path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path of the object, without `/api/v2`, such as `/workspaces/ws-…`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** Parameters of the query, such as `include`. */
  public get query(): StringMap {
    return new StringMap(this, 'query');
  }

  /** Members of what is read that `output` has, such as `attributes.name` or `relationships.project.data.id`. */
  public get readFields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('read_fields')));
  }

  public set readFields(value: string[]) {
    this._set('readFields', value);
  }

  /** Members that `sensitiveOutput` has. */
  public get sensitiveReadFields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('sensitive_read_fields')));
  }

  public set sensitiveReadFields(value: string[]) {
    this._set('sensitiveReadFields', value);
  }

  /** What was read at `readFields`, by these names. */
  public get output(): AnyMap {
    return new AnyMap(this, 'output');
  }

  /** What was read at `sensitiveReadFields`, by these names. Null if `sensitiveReadFields` is not set. */
  public get sensitiveOutput(): AnyMap {
    return new AnyMap(this, 'sensitive_output');
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
  public get readFieldsInput(): string[] {
    return this._input('readFields');
  }

  /** What `sensitiveReadFields` is configured as. */
  public get sensitiveReadFieldsInput(): string[] | undefined {
    return this._input('sensitiveReadFields');
  }

  /** Removes the configuration of `sensitiveReadFields`. */
  public resetSensitiveReadFields(): void {
    this._set('sensitiveReadFields', undefined);
  }
}
