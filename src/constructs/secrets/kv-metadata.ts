// Written from src/handlers/secrets/kv-metadata/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { KvMetadataVersionsList } from './nested-values';
import { kvMetadata } from '../../handlers/secrets/kv-metadata/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `KvMetadata`. */
export interface KvMetadataProps extends TerraformMetaArguments {
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
   * Texts about the secret, which are not secret. Keys that others have added are removed. Must have at most 64 elements. Must have
   * keys of 1 to 128 characters. Each value must have between 1 and 512 characters. At least one of `customMetadata`, `maxVersions`,
   * `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default - there is none
   */
  readonly customMetadata?: { [key: string]: string };
  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data. Must be between 0 and 4294967295. At least one of `customMetadata`, `maxVersions`, `casRequired`,
   * `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default - the number of the mount counts
   */
  readonly maxVersions?: number;
  /**
   * Whether each write of the secret must name the version that it replaces. At least one of `customMetadata`, `maxVersions`,
   * `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default false
   */
  readonly casRequired?: boolean | IResolvable;
  /**
   * How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.
   * At least one of `customMetadata`, `maxVersions`, `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default - the time of the mount counts
   */
  readonly deleteVersionAfter?: Duration;
  /**
   * Whether each write of metadata of the secret must name the version of the metadata that it replaces. Only supported with the
   * dialect `openbao`. Not every response of the service includes it. At least one of `customMetadata`, `maxVersions`,
   * `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default false
   */
  readonly metadataCasRequired?: boolean | IResolvable;
  /**
   * Whether the metadata are destroyed even if a version can be read, which is then lost. Apply it before the metadata are
   * destroyed.
   *
   * @default - metadata are not destroyed while a version can be read
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * The metadata of a key-value secret in a mount of version 2, without its values: for secrets that people write by hand, and for
 * stacks that may not read a value.
 *
 * The Terraform type is `lintel_kv_metadata`.
 */
export class KvMetadata extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_metadata';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_kv_metadata', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KvMetadata`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKvMetadata(x: any): boolean {
    return hasType(x, 'resource lintel_kv_metadata');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvMetadataProps) {
    super(scope, id, kvMetadata, props);
  }

  /** The API path of the object. This is also its import id. */
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

  /** Texts about the secret, which are not secret. Keys that others have added are removed. */
  public get customMetadata(): StringMap {
    return new StringMap(this, 'custom_metadata');
  }

  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data.
   */
  public get maxVersions(): number {
    return this.getNumberAttribute('max_versions');
  }

  public set maxVersions(value: number) {
    this._set('maxVersions', value);
  }

  /** Whether each write of the secret must name the version that it replaces. */
  public get casRequired(): boolean | IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  public set casRequired(value: boolean | IResolvable) {
    this._set('casRequired', value);
  }

  /** How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end. */
  public get deleteVersionAfter(): string {
    return this.getStringAttribute('delete_version_after');
  }

  /**
   * Whether each write of metadata of the secret must name the version of the metadata that it replaces. Only supported with the
   * dialect `openbao`.
   */
  public get metadataCasRequired(): boolean | IResolvable {
    return this.getBooleanAttribute('metadata_cas_required');
  }

  public set metadataCasRequired(value: boolean | IResolvable) {
    this._set('metadataCasRequired', value);
  }

  /** The number of the current version. It is 0 if the secret has no version. */
  public get currentVersion(): number {
    return this.getNumberAttribute('current_version');
  }

  /** When the metadata or the first version was written. */
  public get createdTime(): string {
    return this.getStringAttribute('created_time');
  }

  /** When the metadata or a version was last written. */
  public get updatedTime(): string {
    return this.getStringAttribute('updated_time');
  }

  /** The versions that are kept, the oldest first. */
  public get versions(): KvMetadataVersionsList {
    return new KvMetadataVersionsList(this, 'versions', false);
  }

  /**
   * Whether the metadata are destroyed even if a version can be read, which is then lost. Apply it before the metadata are
   * destroyed.
   */
  public get forceDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('force_destroy');
  }

  public set forceDestroy(value: boolean | IResolvable) {
    this._set('forceDestroy', value);
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

  /** What `metadataCasRequired` is configured as. */
  public get metadataCasRequiredInput(): boolean | IResolvable | undefined {
    return this._input('metadataCasRequired');
  }

  /** Removes the configuration of `metadataCasRequired`. */
  public resetMetadataCasRequired(): void {
    this._set('metadataCasRequired', undefined);
  }

  /** What `forceDestroy` is configured as. */
  public get forceDestroyInput(): boolean | IResolvable | undefined {
    return this._input('forceDestroy');
  }

  /** Removes the configuration of `forceDestroy`. */
  public resetForceDestroy(): void {
    this._set('forceDestroy', undefined);
  }
}
