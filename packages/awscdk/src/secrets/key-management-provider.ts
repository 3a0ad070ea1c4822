// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `KeyManagementProvider`. */
export interface KeyManagementProviderProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "keymgmt"
   */
  readonly mount?: string;
  /** The name of the provider. Must be one segment of a path: not empty, without `/`. Changing it forces replacement. */
  readonly name: string;
  /** The kind of the provider; with the dialect `vault` the service calls it `azurekeyvault`. Changing it forces replacement. */
  readonly kmsProvider: string;
  /** The name of the store, which exists. Must not be empty. Changing it forces replacement. */
  readonly keyCollection: string;
  /**
   * How the service reaches the store: `tenant_id`, and `client_id` with `client_secret` unless the machine itself has an identity.
   * `environment` is `CloudPublic` where it is left out. Must be empty, or have the keys "tenant_id", "client_id" and
   * "client_secret" only together, and no keys other than "tenant_id", "client_id", "client_secret" and "environment".
   *
   * @default - those of the service's environment count, which also come before the ones here
   */
  readonly credentials?: { [key: string]: SecretReference };
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `credentialsVersion` requires `credentials`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly credentialsVersion?: number;
}

/**
 * A store of keys in a cloud, and how the key-management engine reaches it. The service does not delete one that keys are
 * distributed to.
 *
 * The CloudFormation type is `Custom::LintelKeyManagementProvider`.
 */
export class KeyManagementProvider extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKeyManagementProvider';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KeyManagementProviderProps) {
    super(scope, id, 'KeyManagementProvider', props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the provider. */
  public get name(): string {
    return this._string('Name');
  }

  /** The kind of the provider; with the dialect `vault` the service calls it `azurekeyvault`. */
  public get kmsProvider(): string {
    return this._string('KmsProvider');
  }

  /** The name of the store, which exists. */
  public get keyCollection(): string {
    return this._string('KeyCollection');
  }
}
