// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { keyManagementProviderData } from '../../handlers/secrets/key-management-provider/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKeyManagementProvider`. */
export interface DataKeyManagementProviderProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "keymgmt"
   */
  readonly mount?: string;
  /** The name of the provider. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A provider of a key-management engine. Its credentials are not included: the service never returns them.
 *
 * The Terraform type is `lintel_key_management_provider`.
 */
export class DataKeyManagementProvider extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_key_management_provider';

  /**
   * Whether a value is a `DataKeyManagementProvider`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKeyManagementProvider(x: any): boolean {
    return hasType(x, 'data lintel_key_management_provider');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKeyManagementProviderProps) {
    super(scope, id, keyManagementProviderData, props);
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

  /** The name of the provider. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The type of the provider, such as `cloudkeyvault`. */
  public get kmsProvider(): string {
    return this.getStringAttribute('kms_provider');
  }

  /** The name of the key store. */
  public get keyCollection(): string {
    return this.getStringAttribute('key_collection');
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
