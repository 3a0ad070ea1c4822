// Written from src/handlers/secrets/kv-secret/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { kvSecretsData } from '../../handlers/secrets/kv-secret/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKvSecrets`. */
export interface DataKvSecretsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`.
   *
   * @default "secret"
   */
  readonly mount?: string;
  /**
   * The folder that is listed, such as `app`. Must be one or more segments, without `/` at its ends, and without a segment that is
   * empty, `.` or `..`.
   *
   * @default - the whole mount is listed
   */
  readonly prefix?: string;
  /**
   * Whether the names in the folders are listed as well, in place of the folders.
   *
   * @default false
   */
  readonly recursive?: boolean | IResolvable;
}

/**
 * The names of the key-value secrets in a mount of version 2, deleted ones included.
 *
 * The Terraform type is `lintel_kv_secrets`.
 */
export class DataKvSecrets extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_secrets';

  /**
   * Whether a value is a `DataKvSecrets`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKvSecrets(x: any): boolean {
    return hasType(x, 'data lintel_kv_secrets');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKvSecretsProps = {}) {
    super(scope, id, kvSecretsData, props);
  }

  /** The API path that was listed. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The folder that is listed, such as `app`. */
  public get prefix(): string {
    return this.getStringAttribute('prefix');
  }

  public set prefix(value: string) {
    this._set('prefix', value);
  }

  /** Whether the names in the folders are listed as well, in place of the folders. */
  public get recursive(): boolean | IResolvable {
    return this.getBooleanAttribute('recursive');
  }

  public set recursive(value: boolean | IResolvable) {
    this._set('recursive', value);
  }

  /** The names below `prefix`, sorted; folders end with `/`. Empty if there are none. */
  public get names(): string[] {
    return this.getListAttribute('names');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `prefix` is configured as. */
  public get prefixInput(): string | undefined {
    return this._input('prefix');
  }

  /** Removes the configuration of `prefix`. */
  public resetPrefix(): void {
    this._set('prefix', undefined);
  }

  /** What `recursive` is configured as. */
  public get recursiveInput(): boolean | IResolvable | undefined {
    return this._input('recursive');
  }

  /** Removes the configuration of `recursive`. */
  public resetRecursive(): void {
    this._set('recursive', undefined);
  }
}
