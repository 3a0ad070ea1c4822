// Written from src/handlers/secrets/kv-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { kvConfigData } from '../../handlers/secrets/kv-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKvConfig`. */
export interface DataKvConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "secret"
   */
  readonly mount?: string;
}

/**
 * What holds for every key-value secret of a mount of version 2.
 *
 * The Terraform type is `lintel_kv_config`.
 */
export class DataKvConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_config';

  /**
   * Whether a value is a `DataKvConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKvConfig(x: any): boolean {
    return hasType(x, 'data lintel_kv_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKvConfigProps = {}) {
    super(scope, id, kvConfigData, props);
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

  /**
   * How many versions of every secret of the mount are kept. The larger number of a secret and its mount counts. Older versions are
   * removed by the next write of data. Null if ten are kept.
   */
  public get maxVersions(): number {
    return this.getNumberAttribute('max_versions');
  }

  /** Whether each write of every secret of the mount must name the version that it replaces. */
  public get casRequired(): IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  /**
   * How long a version of every secret of the mount lives. The shorter time of a secret and its mount counts. Versions that exist
   * keep their end. Null if versions stay.
   */
  public get deleteVersionAfter(): string {
    return this.getStringAttribute('delete_version_after');
  }

  /**
   * Whether each write of metadata of every secret of the mount must name the version of the metadata that it replaces. Only
   * supported with the dialect `openbao`. Null if the service does not report it.
   */
  public get metadataCasRequired(): IResolvable {
    return this.getBooleanAttribute('metadata_cas_required');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }
}
