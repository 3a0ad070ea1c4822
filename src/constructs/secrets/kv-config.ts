// Written from src/handlers/secrets/kv-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { kvConfig } from '../../handlers/secrets/kv-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `KvConfig`. */
export interface KvConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "secret"
   */
  readonly mount?: string;
  /**
   * How many versions of every secret of the mount are kept. The larger number of a secret and its mount counts. Older versions are
   * removed by the next write of data. Must be between 0 and 4294967295.
   *
   * @default - ten are kept
   */
  readonly maxVersions?: number;
  /**
   * Whether each write of every secret of the mount must name the version that it replaces.
   *
   * @default false
   */
  readonly casRequired?: boolean | IResolvable;
  /**
   * How long a version of every secret of the mount lives. The shorter time of a secret and its mount counts. Versions that exist
   * keep their end.
   *
   * @default - versions stay
   */
  readonly deleteVersionAfter?: Duration;
  /**
   * Whether each write of metadata of every secret of the mount must name the version of the metadata that it replaces. Only
   * supported with the dialect `openbao`. Not every response of the service includes it.
   *
   * @default false
   */
  readonly metadataCasRequired?: boolean | IResolvable;
}

/**
 * What holds for every key-value secret of a mount of version 2, unless a secret has stricter settings. Each mount always has this
 * configuration: destroying it restores the defaults.
 *
 * The Terraform type is `lintel_kv_config`.
 */
export class KvConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_kv_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KvConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKvConfig(x: any): boolean {
    return hasType(x, 'resource lintel_kv_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvConfigProps = {}) {
    super(scope, id, kvConfig, props);
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

  /**
   * How many versions of every secret of the mount are kept. The larger number of a secret and its mount counts. Older versions are
   * removed by the next write of data.
   */
  public get maxVersions(): number {
    return this.getNumberAttribute('max_versions');
  }

  public set maxVersions(value: number) {
    this._set('maxVersions', value);
  }

  /** Whether each write of every secret of the mount must name the version that it replaces. */
  public get casRequired(): boolean | IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  public set casRequired(value: boolean | IResolvable) {
    this._set('casRequired', value);
  }

  /**
   * How long a version of every secret of the mount lives. The shorter time of a secret and its mount counts. Versions that exist
   * keep their end.
   */
  public get deleteVersionAfter(): string {
    return this.getStringAttribute('delete_version_after');
  }

  /**
   * Whether each write of metadata of every secret of the mount must name the version of the metadata that it replaces. Only
   * supported with the dialect `openbao`.
   */
  public get metadataCasRequired(): boolean | IResolvable {
    return this.getBooleanAttribute('metadata_cas_required');
  }

  public set metadataCasRequired(value: boolean | IResolvable) {
    this._set('metadataCasRequired', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
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
}
