// Written from src/handlers/secrets/kv-secret-v1/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { kvSecretV1Data } from '../../handlers/secrets/kv-secret-v1/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKvSecretV1`. */
export interface DataKvSecretV1Props extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`.
   */
  readonly mount: string;
  /**
   * The name of the secret in the mount, such as `app/db`. Must be one or more segments, without `/` at its ends, and without a
   * segment that is empty, `.` or `..`.
   */
  readonly name: string;
  /**
   * The keys whose values `data` has, in the state. Prefer the ephemeral resource, which stores none.
   *
   * @default - no value is read
   */
  readonly fields?: string[];
}

/**
 * The keys of a key-value secret in a mount of version 1, and the values of some of them.
 *
 * The Terraform type is `lintel_kv_secret_v1`.
 */
export class DataKvSecretV1 extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_secret_v1';

  /**
   * Whether a value is a `DataKvSecretV1`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKvSecretV1(x: any): boolean {
    return hasType(x, 'data lintel_kv_secret_v1');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKvSecretV1Props) {
    super(scope, id, kvSecretV1Data, props);
  }

  /** The API path of the secret. */
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

  /** The name of the secret in the mount, such as `app/db`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The keys whose values `data` has, in the state. Prefer the ephemeral resource, which stores none. */
  public get fields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('fields')));
  }

  public set fields(value: string[]) {
    this._set('fields', value);
  }

  /** The values of the keys in `fields`. Null if `fields` is not set. */
  public get data(): AnyMap {
    return new AnyMap(this, 'data');
  }

  /** The names of the keys, without their values. */
  public get keys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('keys')));
  }

  /** What `mount` is configured as. */
  public get mountInput(): string {
    return this._input('mount');
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `fields` is configured as. */
  public get fieldsInput(): string[] | undefined {
    return this._input('fields');
  }

  /** Removes the configuration of `fields`. */
  public resetFields(): void {
    this._set('fields', undefined);
  }
}
