// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { keyManagementProvidersData } from '../../handlers/secrets/key-management-provider/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKeyManagementProviders`. */
export interface DataKeyManagementProvidersProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "keymgmt"
   */
  readonly mount?: string;
}

/**
 * The names of the providers of a key-management engine.
 *
 * The Terraform type is `lintel_key_management_providers`.
 */
export class DataKeyManagementProviders extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_key_management_providers';

  /**
   * Whether a value is a `DataKeyManagementProviders`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKeyManagementProviders(x: any): boolean {
    return hasType(x, 'data lintel_key_management_providers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKeyManagementProvidersProps = {}) {
    super(scope, id, keyManagementProvidersData, props);
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

  /** The names of the providers, sorted. Empty if there are none. */
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
