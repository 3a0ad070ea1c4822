// Written from src/handlers/secrets/transit-key/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { transitKeysData } from '../../handlers/secrets/transit-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTransitKeys`. */
export interface DataTransitKeysProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "transit"
   */
  readonly mount?: string;
}

/**
 * The names of the keys.
 *
 * The Terraform type is `lintel_transit_keys`.
 */
export class DataTransitKeys extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_transit_keys';

  /**
   * Whether a value is a `DataTransitKeys`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTransitKeys(x: any): boolean {
    return hasType(x, 'data lintel_transit_keys');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTransitKeysProps = {}) {
    super(scope, id, transitKeysData, props);
  }

  /** The API path that was listed. */
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

  /** The names of the keys, sorted. Empty if there are none. */
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
}
