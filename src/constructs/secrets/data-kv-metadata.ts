// Written from src/handlers/secrets/kv-metadata/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { KvMetadataVersionsList } from './nested-values';
import { kvMetadataData } from '../../handlers/secrets/kv-metadata/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKvMetadata`. */
export interface DataKvMetadataProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "secret"
   */
  readonly mount?: string;
  /**
   * The name of the secret in the mount, such as `app/db`. Must be one or more segments, without `/` at its ends, and without a
   * segment that is empty, `.` or `..`.
   */
  readonly name: string;
}

/**
 * The metadata of a key-value secret in a mount of version 2: its versions, without their values.
 *
 * The Terraform type is `lintel_kv_metadata`.
 */
export class DataKvMetadata extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_metadata';

  /**
   * Whether a value is a `DataKvMetadata`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKvMetadata(x: any): boolean {
    return hasType(x, 'data lintel_kv_metadata');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKvMetadataProps) {
    super(scope, id, kvMetadataData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
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
   * next write of data. Null if the number of the mount counts.
   */
  public get maxVersions(): number {
    return this.getNumberAttribute('max_versions');
  }

  /** Whether each write of the secret must name the version that it replaces. */
  public get casRequired(): IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  /**
   * How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.
   * Null if the time of the mount counts.
   */
  public get deleteVersionAfter(): string {
    return this.getStringAttribute('delete_version_after');
  }

  /**
   * Whether each write of metadata of the secret must name the version of the metadata that it replaces. Only supported with the
   * dialect `openbao`. Null if the service does not report it.
   */
  public get metadataCasRequired(): IResolvable {
    return this.getBooleanAttribute('metadata_cas_required');
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
}
