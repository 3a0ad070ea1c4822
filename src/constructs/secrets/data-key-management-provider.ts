// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { keyManagementProviderData } from '../../handlers/secrets/key-management-provider/definition';
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

  /** The name of the provider. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type of the provider, such as `cloudkeyvault`. */
  public get kmsProvider(): string {
    return this.getStringAttribute('kms_provider');
  }

  /** The name of the key store. */
  public get keyCollection(): string {
    return this.getStringAttribute('key_collection');
  }
}
