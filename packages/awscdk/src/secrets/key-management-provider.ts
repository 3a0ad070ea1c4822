// Written from src/handlers/secrets/key-management-provider/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { KmsProvider } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `KeyManagementProvider`. */
export interface KeyManagementProviderProps extends LintelResourceProps {
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
   * identity. `environment` defaults to `CloudPublic`. Must be empty, or have the keys "tenant_id", "client_id" and "client_secret"
   * only together, and no keys other than "tenant_id", "client_id", "client_secret" and "environment".
   *
   * @default - the service uses the credentials of its environment, which also take precedence over these
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
 * A provider of the key-management engine: a key store in a cloud and the credentials to reach it. The service does not delete a
 * provider that keys are distributed to.
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

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the provider. */
  public get name(): string {
    return this._string('Name');
  }

  /** The type of the provider. With the dialect `vault`, the service calls it `azurekeyvault`. */
  public get kmsProvider(): string {
    return this._string('KmsProvider');
  }

  /** The name of the existing key store. */
  public get keyCollection(): string {
    return this._string('KeyCollection');
  }
}
