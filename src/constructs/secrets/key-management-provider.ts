// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { KmsProvider } from './vocabularies';
import { keyManagementProvider } from '../../handlers/secrets/key-management-provider/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `KeyManagementProvider`. */
export interface KeyManagementProviderProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "keymgmt"
   */
  readonly mount?: string;
  /** The name of the provider. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /** The type of the provider. With the dialect `vault`, the service calls it `azurekeyvault`. Changing it forces replacement. */
  readonly kmsProvider: KmsProvider;
  /** The name of the existing key store. Must not be empty. Changing it forces replacement. */
  readonly keyCollection: string;
  /**
   * The credentials for the key store: `tenant_id`, and `client_id` with `client_secret` unless the service runs with a managed
   * identity. `environment` defaults to `CloudPublic`. The value is stored in state: prefer `credentialsWo`. Must be empty, or have
   * the keys "tenant_id", "client_id" and "client_secret" only together, and no keys other than "tenant_id", "client_id",
   * "client_secret" and "environment". Never shown in plans or logs. `credentials` conflicts with `credentialsWo` and
   * `credentialsWoVersion`.
   *
   * @default - the service uses the credentials of its environment, which also take precedence over these
   */
  readonly credentials?: { [key: string]: string };
  /**
   * The credentials for the key store: `tenant_id`, and `client_id` with `client_secret` unless the service runs with a managed
   * identity. `environment` defaults to `CloudPublic`. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11
   * or later, or OpenTofu 1.11 or later. Must be empty, or have the keys "tenant_id", "client_id" and "client_secret" only together,
   * and no keys other than "tenant_id", "client_id", "client_secret" and "environment". Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the service uses the credentials of its environment, which also take precedence over these
   */
  readonly credentialsWo?: { [key: string]: string };
  /**
   * The version of `credentialsWo`. If set, `credentialsWo` is sent again only when the version changes.
   *
   * @default - changes of `credentialsWo` are detected automatically
   */
  readonly credentialsWoVersion?: number;
}

/**
 * A provider of the key-management engine: a key store in a cloud and the credentials to reach it. The service does not delete a
 * provider that keys are distributed to.
 *
 * The Terraform type is `lintel_key_management_provider`.
 */
export class KeyManagementProvider extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_key_management_provider';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_key_management_provider', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KeyManagementProvider`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKeyManagementProvider(x: any): boolean {
    return hasType(x, 'resource lintel_key_management_provider');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KeyManagementProviderProps) {
    super(scope, id, keyManagementProvider, props);
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

  /** The name of the provider. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The type of the provider. With the dialect `vault`, the service calls it `azurekeyvault`. */
  public get kmsProvider(): string {
    return this.getStringAttribute('kms_provider');
  }

  /** The name of the existing key store. */
  public get keyCollection(): string {
    return this.getStringAttribute('key_collection');
  }

  public set keyCollection(value: string) {
    this._set('keyCollection', value);
  }

  /**
   * The credentials for the key store: `tenant_id`, and `client_id` with `client_secret` unless the service runs with a managed
   * identity. `environment` defaults to `CloudPublic`. The value is stored in state: prefer `credentialsWo`.
   */
  public get credentials(): StringMap {
    return new StringMap(this, 'credentials');
  }

  /** The version of `credentialsWo`. If set, `credentialsWo` is sent again only when the version changes. */
  public get credentialsWoVersion(): number {
    return this.getNumberAttribute('credentials_wo_version');
  }

  public set credentialsWoVersion(value: number) {
    this._set('credentialsWoVersion', value);
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

  /** What `kmsProvider` is configured as. */
  public get kmsProviderInput(): KmsProvider {
    return this._input('kmsProvider');
  }

  /**
   * Changes what `kmsProvider` is configured as.
   *
   * @param value the new value
   */
  public putKmsProvider(value: KmsProvider): void {
    this._set('kmsProvider', value);
  }

  /** What `keyCollection` is configured as. */
  public get keyCollectionInput(): string {
    return this._input('keyCollection');
  }

  /** What `credentials` is configured as. */
  public get credentialsInput(): { [key: string]: string } | undefined {
    return this._input('credentials');
  }

  /**
   * Changes what `credentials` is configured as.
   *
   * @param value the new value
   */
  public putCredentials(value: { [key: string]: string }): void {
    this._set('credentials', value);
  }

  /** Removes the configuration of `credentials`. */
  public resetCredentials(): void {
    this._set('credentials', undefined);
  }

  /** What `credentialsWo` is configured as. */
  public get credentialsWoInput(): { [key: string]: string } | undefined {
    return this._input('credentialsWo');
  }

  /**
   * Changes what `credentialsWo` is configured as.
   *
   * @param value the new value
   */
  public putCredentialsWo(value: { [key: string]: string }): void {
    this._set('credentialsWo', value);
  }

  /** Removes the configuration of `credentialsWo`. */
  public resetCredentialsWo(): void {
    this._set('credentialsWo', undefined);
  }

  /** What `credentialsWoVersion` is configured as. */
  public get credentialsWoVersionInput(): number | undefined {
    return this._input('credentialsWoVersion');
  }

  /** Removes the configuration of `credentialsWoVersion`. */
  public resetCredentialsWoVersion(): void {
    this._set('credentialsWoVersion', undefined);
  }
}
