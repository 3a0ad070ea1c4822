// Written from src/handlers/secrets/kv-secret/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { kvSecret } from '../../handlers/secrets/kv-secret/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `KvSecret`. */
export interface KvSecretProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "secret"
   */
  readonly mount?: string;
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
  /**
   * Whether keys that are not configured are removed. If it is false, others may have keys of their own in the secret, which are
   * never read into the state.
   *
   * @default - `true`: the secret has the configured keys alone
   */
  readonly exclusive?: boolean | IResolvable;
  /**
   * Texts about the secret, which are not secret. Must have at most 64 elements. Must have keys of 1 to 128 characters. Each value
   * must have between 1 and 512 characters.
   *
   * @default - others decide about it; `{}` means that there is none
   */
  readonly customMetadata?: { [key: string]: string };
  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data. Must be between 0 and 4294967295.
   *
   * @default - others decide about it
   */
  readonly maxVersions?: number;
  /**
   * Whether each write of the secret must name the version that it replaces, as those of this provider do.
   *
   * @default - others decide about it
   */
  readonly casRequired?: boolean | IResolvable;
  /**
   * How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.
   *
   * @default - others decide about it
   */
  readonly deleteVersionAfter?: Duration;
  /**
   * Whether destroying the secret deletes all its versions, with its metadata. If it is false, the current version alone is deleted,
   * which can be undone.
   *
   * @default - `true`: the secret is lost with all its versions
   */
  readonly deleteAllVersions?: boolean | IResolvable;
}

/**
 * A key-value secret in a mount of version 2: numbered versions of a document under a name.
 *
 * The Terraform type is `lintel_kv_secret`.
 *
 * @internal
 */
export class KvSecretBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_secret';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_kv_secret', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KvSecret`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKvSecret(x: any): boolean {
    return hasType(x, 'resource lintel_kv_secret');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvSecretProps) {
    super(scope, id, kvSecret, props);
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

  /**
   * Whether keys that are not configured are removed. If it is false, others may have keys of their own in the secret, which are
   * never read into the state.
   */
  public get exclusive(): boolean | IResolvable {
    return this.getBooleanAttribute('exclusive');
  }

  public set exclusive(value: boolean | IResolvable) {
    this._set('exclusive', value);
  }

  /** Texts about the secret, which are not secret. If omitted, others decide about it; `{}` means that there is none. */
  public get customMetadata(): StringMap {
    return new StringMap(this, 'custom_metadata');
  }

  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data. If omitted, others decide about it.
   */
  public get maxVersions(): number {
    return this.getNumberAttribute('max_versions');
  }

  public set maxVersions(value: number) {
    this._set('maxVersions', value);
  }

  /**
   * Whether each write of the secret must name the version that it replaces, as those of this provider do. If omitted, others decide
   * about it.
   */
  public get casRequired(): boolean | IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  public set casRequired(value: boolean | IResolvable) {
    this._set('casRequired', value);
  }

  /**
   * How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.
   * If omitted, others decide about it.
   */
  public get deleteVersionAfter(): string {
    return this.getStringAttribute('delete_version_after');
  }

  /**
   * Whether destroying the secret deletes all its versions, with its metadata. If it is false, the current version alone is deleted,
   * which can be undone.
   */
  public get deleteAllVersions(): boolean | IResolvable {
    return this.getBooleanAttribute('delete_all_versions');
  }

  public set deleteAllVersions(value: boolean | IResolvable) {
    this._set('deleteAllVersions', value);
  }

  /** The number of the version that the state is about. */
  public get version(): number {
    return this.getNumberAttribute('version');
  }

  /** When the version was written. */
  public get createdTime(): string {
    return this.getStringAttribute('created_time');
  }

  /** When the version ends. Null if it has no end. */
  public get deletionTime(): string {
    return this.getStringAttribute('deletion_time');
  }

  /** The names of the keys, without their values. */
  public get keys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('keys')));
  }

  /** The mount and the name, separated by `/`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The path at which policies permit the secret to be read, such as `secret/data/app/db`. */
  public get dataPath(): string {
    return this.getStringAttribute('data_path');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `exclusive` is configured as. */
  public get exclusiveInput(): boolean | IResolvable | undefined {
    return this._input('exclusive');
  }

  /** Removes the configuration of `exclusive`. */
  public resetExclusive(): void {
    this._set('exclusive', undefined);
  }

  /** What `customMetadata` is configured as. */
  public get customMetadataInput(): { [key: string]: string } | undefined {
    return this._input('customMetadata');
  }

  /**
   * Changes what `customMetadata` is configured as.
   *
   * @param value the new value
   */
  public putCustomMetadata(value: { [key: string]: string }): void {
    this._set('customMetadata', value);
  }

  /** Removes the configuration of `customMetadata`. */
  public resetCustomMetadata(): void {
    this._set('customMetadata', undefined);
  }

  /** What `maxVersions` is configured as. */
  public get maxVersionsInput(): number | undefined {
    return this._input('maxVersions');
  }

  /** Removes the configuration of `maxVersions`. */
  public resetMaxVersions(): void {
    this._set('maxVersions', undefined);
  }

  /** What `casRequired` is configured as. */
  public get casRequiredInput(): boolean | IResolvable | undefined {
    return this._input('casRequired');
  }

  /** Removes the configuration of `casRequired`. */
  public resetCasRequired(): void {
    this._set('casRequired', undefined);
  }

  /** What `deleteVersionAfter` is configured as. */
  public get deleteVersionAfterInput(): Duration | undefined {
    return this._input('deleteVersionAfter');
  }

  /**
   * Changes what `deleteVersionAfter` is configured as.
   *
   * @param value the new value
   */
  public putDeleteVersionAfter(value: Duration): void {
    this._set('deleteVersionAfter', value);
  }

  /** Removes the configuration of `deleteVersionAfter`. */
  public resetDeleteVersionAfter(): void {
    this._set('deleteVersionAfter', undefined);
  }

  /** What `deleteAllVersions` is configured as. */
  public get deleteAllVersionsInput(): boolean | IResolvable | undefined {
    return this._input('deleteAllVersions');
  }

  /** Removes the configuration of `deleteAllVersions`. */
  public resetDeleteAllVersions(): void {
    this._set('deleteAllVersions', undefined);
  }
}
