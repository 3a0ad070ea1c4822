// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CredentialKeyType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `DatabaseRole`. */
export interface DatabaseRoleProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the role, which no static role of the engine may have. Must be one segment of a path: not empty, without `/`.
   * Changing it forces replacement.
   */
  readonly name: string;
  /** The name of the connection, which must allow the role. */
  readonly dbName: string;
  /**
   * How long a lease lasts.
   *
   * @default - the default of the engine, or of the system, counts
   */
  readonly defaultTtl?: Duration;
  /**
   * How long a lease may last at most, however often it is renewed.
   *
   * @default - the maximum of the engine, or of the system, counts
   */
  readonly maxTtl?: Duration;
  /** The statements that make a user. Must not be empty. Each element must not be empty. */
  readonly creationStatements: string[];
  /**
   * The statements that take a user away. Each element must not be empty.
   *
   * @default - the plugin has statements of its own
   */
  readonly revocationStatements?: string[];
  /**
   * The statements that undo a creation that failed. Not every plugin supports them. Each element must not be empty.
   *
   * @default - the plugin has none
   */
  readonly rollbackStatements?: string[];
  /**
   * The statements that renew a user. Not every plugin supports them. Each element must not be empty.
   *
   * @default - the plugin has statements of its own
   */
  readonly renewStatements?: string[];
  /**
   * What a role of the database engine issues.
   *
   * @default - a password, by the policy of the connection
   */
  readonly credential?: Credential;
}

/** What a role of the database engine issues. */
export interface CredentialPasswordOptions {
  /**
   * The name of the policy that passwords are made by.
   *
   * @default - the policy of the connection counts
   */
  readonly passwordPolicy?: string;
}

/** What a role of the database engine issues. */
export interface CredentialRsaPrivateKeyOptions {
  /**
   * The size of the key in bits: 2048, 3072 or 4096; with the `keyType` `ec` 224, 256, 384 or 521.
   *
   * @default - 2048, and with `ec` 256
   */
  readonly keyBits?: number;
  /**
   * The format of a private key.
   *
   * @default - `pkcs8`
   */
  readonly format?: string;
}

/** What a role of the database engine issues. */
export interface CredentialClientCertificateOptions {
  /**
   * The template of the common name of a client certificate.
   *
   * @default - the service has a template of its own
   */
  readonly commonNameTemplate?: string;
  /**
   * The certificate of the authority that signs client certificates. Must contain a PEM block "CERTIFICATE".
   *
   * @default - there is none
   */
  readonly caCert?: string;
  /**
   * The private key of the authority that signs client certificates. Must contain a PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or
   * "EC PRIVATE KEY".
   *
   * @default - there is none
   */
  readonly caPrivateKey?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly caPrivateKeyVersion?: number;
  /**
   * The size of the key in bits: 2048, 3072 or 4096; with the `keyType` `ec` 224, 256, 384 or 521.
   *
   * @default - 2048, and with `ec` 256
   */
  readonly keyBits?: number;
  /**
   * The size of the hash that a certificate is signed with, in bits. Must be 256, 384 or 512.
   *
   * @default - 256
   */
  readonly signatureBits?: number;
}

/** What a role of the database engine issues. */
export class Credential {
  /**
   * What a role of the database engine issues. Option: `password`.
   *
   * @param options the other settings
   */
  public static password(options: CredentialPasswordOptions = {}): Credential {
    return new Credential({ credentialType: 'password', credentialConfig: { ...options } });
  }

  /**
   * What a role of the database engine issues. Option: `rsaPrivateKey`.
   *
   * @param options the other settings
   */
  public static rsaPrivateKey(options: CredentialRsaPrivateKeyOptions = {}): Credential {
    return new Credential({ credentialType: 'rsa_private_key', credentialConfig: { ...options } });
  }

  /**
   * What a role of the database engine issues. Option: `clientCertificate`.
   *
   * @param keyType The kind of key that is made. One of `rsa`, `ed25519`, `ec`.
   * @param options the other settings
   */
  public static clientCertificate(keyType: CredentialKeyType, options: CredentialClientCertificateOptions = {}): Credential {
    return new Credential({ credentialType: 'client_certificate', credentialConfig: { keyType, commonNameTemplate: options.commonNameTemplate, caCert: options.caCert, caPrivateKeyWo: options.caPrivateKey, caPrivateKeyWoVersion: options.caPrivateKeyVersion, keyBits: options.keyBits, signatureBits: options.signatureBits } });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * What the service makes a user of a database from, each time that one is asked for. Destroying it leaves users that were made to
 * their leases.
 *
 * The CloudFormation type is `Custom::LintelDatabaseRole`.
 */
export class DatabaseRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabaseRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseRoleProps) {
    super(scope, id, 'DatabaseRole', props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role, which no static role of the engine may have. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the connection, which must allow the role. */
  public get dbName(): string {
    return this._string('DbName');
  }

  /** The statements that make a user. */
  public get creationStatements(): string[] {
    return this._list('CreationStatements');
  }

  /** What kind of credential it is. */
  public get credentialType(): string {
    return this._string('CredentialType');
  }
}
