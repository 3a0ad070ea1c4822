// Written from src/handlers/secrets/kv-secret-v1/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { kvSecretV1 } from '../../handlers/secrets/kv-secret-v1/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `KvSecretV1`. */
export interface KvSecretV1Props extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   */
  readonly mount: string;
  /**
   * The name of the secret in the mount, such as `app/db`. Must be one or more segments, without `/` at its ends, and without a
   * segment that is empty, `.` or `..`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * The keys and values of the secret, as an object. Values can be of any type. The value is stored in state: prefer `dataWo`. Never
   * shown in plans or logs. `data` conflicts with `dataWo` and `dataWoVersion`.
   *
   * @default - `dataWo` is written; a new secret needs one of both
   */
  readonly data?: { [key: string]: any };
  /**
   * The keys and values of the secret, as an object. Values can be of any type. Write-only: stored in neither the plan nor the
   * state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - `dataWo` is written; a new secret needs one of both
   */
  readonly dataWo?: { [key: string]: any };
  /**
   * The version of `dataWo`. If set, `dataWo` is sent again only when the version changes.
   *
   * @default - changes of `dataWo` are detected automatically
   */
  readonly dataWoVersion?: number;
}

/**
 * A key-value secret in a mount of version 1: one document under a name, which every write replaces as a whole.
 *
 * The Terraform type is `lintel_kv_secret_v1`.
 *
 * @internal
 */
export class KvSecretV1Base extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_secret_v1';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_kv_secret_v1', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KvSecretV1`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKvSecretV1(x: any): boolean {
    return hasType(x, 'resource lintel_kv_secret_v1');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvSecretV1Props) {
    super(scope, id, kvSecretV1, props);
  }

  /** The API path of the secret. This is also its import id. */
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

  /** The keys and values of the secret, as an object. Values can be of any type. The value is stored in state: prefer `dataWo`. */
  public get data(): AnyMap {
    return new AnyMap(this, 'data');
  }

  /** The version of `dataWo`. If set, `dataWo` is sent again only when the version changes. */
  public get dataWoVersion(): number {
    return this.getNumberAttribute('data_wo_version');
  }

  public set dataWoVersion(value: number) {
    this._set('dataWoVersion', value);
  }

  /** The names of the keys, without their values. */
  public get keys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('keys')));
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string {
    return this._input('mount');
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `data` is configured as. */
  public get dataInput(): { [key: string]: any } | undefined {
    return this._input('data');
  }

  /**
   * Changes what `data` is configured as.
   *
   * @param value the new value
   */
  public putData(value: { [key: string]: any }): void {
    this._set('data', value);
  }

  /** Removes the configuration of `data`. */
  public resetData(): void {
    this._set('data', undefined);
  }

  /** What `dataWo` is configured as. */
  public get dataWoInput(): { [key: string]: any } | undefined {
    return this._input('dataWo');
  }

  /**
   * Changes what `dataWo` is configured as.
   *
   * @param value the new value
   */
  public putDataWo(value: { [key: string]: any }): void {
    this._set('dataWo', value);
  }

  /** Removes the configuration of `dataWo`. */
  public resetDataWo(): void {
    this._set('dataWo', undefined);
  }

  /** What `dataWoVersion` is configured as. */
  public get dataWoVersionInput(): number | undefined {
    return this._input('dataWoVersion');
  }

  /** Removes the configuration of `dataWoVersion`. */
  public resetDataWoVersion(): void {
    this._set('dataWoVersion', undefined);
  }
}
