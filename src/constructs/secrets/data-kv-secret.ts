// Written from src/handlers/secrets/kv-secret/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { kvSecretData } from '../../handlers/secrets/kv-secret/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKvSecret`. */
export interface DataKvSecretProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`.
   *
   * @default "secret"
   */
  readonly mount?: string;
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
  /**
   * The number of the version. Must be at least 1.
   *
   * @default - the current one
   */
  readonly version?: number;
}

/**
 * A version of a key-value secret in a mount of version 2: the names of its keys, and the values of some of them.
 *
 * The Terraform type is `lintel_kv_secret`.
 */
export class DataKvSecret extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_secret';

  /**
   * Whether a value is a `DataKvSecret`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKvSecret(x: any): boolean {
    return hasType(x, 'data lintel_kv_secret');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKvSecretProps) {
    super(scope, id, kvSecretData, props);
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

  /** The number of the version. Defaults to the current one. */
  public get version(): number {
    return this.getNumberAttribute('version');
  }

  public set version(value: number) {
    this._set('version', value);
  }

  /** When the version was written. */
  public get createdTime(): string {
    return this.getStringAttribute('created_time');
  }

  /** When the version ends. Null if it has no end. */
  public get deletionTime(): string {
    return this.getStringAttribute('deletion_time');
  }

  /** Texts about the secret. */
  public get customMetadata(): StringMap {
    return new StringMap(this, 'custom_metadata');
  }

  /** The mount and the name, separated by `/`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The path at which policies permit the secret to be read, such as `secret/data/app/db`. */
  public get dataPath(): string {
    return this.getStringAttribute('data_path');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
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

  /** What `version` is configured as. */
  public get versionInput(): number | undefined {
    return this._input('version');
  }

  /** Removes the configuration of `version`. */
  public resetVersion(): void {
    this._set('version', undefined);
  }
}
