// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { keyManagementProvider } from '../../handlers/secrets/key-management-provider/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `KeyManagementProvider`. */
export interface KeyManagementProviderProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. It must be the path of a mount: one or more
   * segments, without `/` at either end. A change replaces the object.
   *
   * @default "keymgmt"
   */
  readonly mount?: string;
  /** The name of the provider. It must be one segment of a path: not empty, without `/`. A change replaces the object. */
  readonly name: string;
  /** The kind of the provider; with the dialect `vault` the service calls it `azurekeyvault`. A change replaces the object. */
  readonly kmsProvider: string;
  /** The name of the store, which exists. It must not be empty. A change replaces the object. */
  readonly keyCollection: string;
  /**
   * How the service reaches the store: `tenant_id`, and `client_id` with `client_secret` unless the machine itself has an identity.
   * `environment` is `CloudPublic` where it is left out. It is kept in state: prefer `credentialsWo`. It must be empty, or have
   * "tenant_id", "client_id" and "client_secret" both or neither, and no keys but "tenant_id", "client_id", "client_secret" and
   * "environment". It is never shown in plans and logs. `credentials` cannot be configured together with `credentialsWo` or
   * `credentialsWoVersion`.
   *
   * @default - those of the service's environment count, which also come before the ones here
   */
  readonly credentials?: { [key: string]: string };
  /**
   * How the service reaches the store: `tenant_id`, and `client_id` with `client_secret` unless the machine itself has an identity.
   * `environment` is `CloudPublic` where it is left out. Write-only: it is in no plan and no state. Needs Terraform 1.11 or OpenTofu
   * 1.11. It must be empty, or have "tenant_id", "client_id" and "client_secret" both or neither, and no keys but "tenant_id",
   * "client_id", "client_secret" and "environment". It is never shown in plans and logs.
   *
   * Give the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * refused, because it would stand in cdk.tf.json and in the plan file.
   *
   * @default - those of the service's environment count, which also come before the ones here
   */
  readonly credentialsWo?: { [key: string]: string };
  /**
   * Where configured, only its change sends `credentialsWo` again.
   *
   * @default - a changed `credentialsWo` is recognised by itself
   */
  readonly credentialsWoVersion?: number;
}

/**
 * A store of keys in a cloud, and how the key-management engine reaches it. The service does not delete one that keys are
 * distributed to.
 *
 * Terraform's type is `lintel_key_management_provider`.
 */
export class KeyManagementProvider extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_key_management_provider';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_key_management_provider', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: KeyManagementProviderProps) {
    super(scope, id, keyManagementProvider, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the provider. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The kind of the provider; with the dialect `vault` the service calls it `azurekeyvault`. */
  public get kmsProvider(): string {
    return this.getStringAttribute('kms_provider');
  }

  /** The name of the store, which exists. */
  public get keyCollection(): string {
    return this.getStringAttribute('key_collection');
  }

  /**
   * How the service reaches the store: `tenant_id`, and `client_id` with `client_secret` unless the machine itself has an identity.
   * `environment` is `CloudPublic` where it is left out. It is kept in state: prefer `credentialsWo`.
   */
  public get credentials(): StringMap {
    return new StringMap(this, 'credentials');
  }

  /** Where configured, only its change sends `credentialsWo` again. */
  public get credentialsWoVersion(): number {
    return this.getNumberAttribute('credentials_wo_version');
  }

  /** How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
