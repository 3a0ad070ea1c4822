// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `KeyManagementProvider`. */
export interface KeyManagementProviderProps extends LintelResourceProps {
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
   * `environment` is `CloudPublic` where it is left out. It must be empty, or have "tenant_id", "client_id" and "client_secret" both
   * or neither, and no keys but "tenant_id", "client_id", "client_secret" and "environment".
   *
   * @default - those of the service's environment count, which also come before the ones here
   */
  readonly credentials?: { [key: string]: SecretReference };
  /**
   * Raise it when the secret has another value: CloudFormation compares templates, in which only the reference stands.
   * `credentialsVersion` needs `credentials`.
   *
   * @default - another value goes with the next change of the resource that sends the secret
   */
  readonly credentialsVersion?: number;
}

/**
 * A store of keys in a cloud, and how the key-management engine reaches it. The service does not delete one that keys are
 * distributed to.
 *
 * CloudFormation's type is `Custom::LintelKeyManagementProvider`.
 */
export class KeyManagementProvider extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelKeyManagementProvider';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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
