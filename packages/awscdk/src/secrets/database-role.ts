// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CredentialKeyType, DatabaseKeyFormat } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `DatabaseRole`. */
export interface DatabaseRoleProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the role. Must differ from the names of the engine's static roles. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /** The name of the connection. It must allow the role. */
  readonly dbName: string;
  /**
   * The initial duration of a lease.
   *
   * @default - the default of the engine or of the system applies
   */
  readonly defaultTtl?: Duration;
  /**
   * The maximum duration of a lease, including renewals.
   *
   * @default - the maximum of the engine or of the system applies
   */
  readonly maxTtl?: Duration;
  /** The statements that create a user. Must not be empty. Each element must not be empty. */
  readonly creationStatements: string[];
  /**
   * The statements that remove a user. Each element must not be empty.
   *
   * @default - the plugin uses its default statements
   */
  readonly revocationStatements?: string[];
  /**
   * The statements that undo a failed creation. Not every plugin supports them. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly rollbackStatements?: string[];
  /**
   * The statements that renew a user. Not every plugin supports them. Each element must not be empty.
   *
   * @default - the plugin uses its default statements
   */
  readonly renewStatements?: string[];
  /**
   * The credential that a role of the database engine issues.
   *
   * @default - a password, generated with the policy of the connection
   */
  readonly credential?: Credential;
}

/** The credential that a role of the database engine issues. */
export interface CredentialPasswordOptions {
  /**
   * The name of the policy that passwords are generated with.
   *
   * @default - the policy of the connection applies
   */
  readonly passwordPolicy?: string;
}

/** The credential that a role of the database engine issues. */
export interface CredentialRsaPrivateKeyOptions {
  /**
   * The size of the key in bits: 2048, 3072 or 4096, or with the `keyType` `ec` 224, 256, 384 or 521.
   *
   * @default - 2048 is used, or 256 with `ec`
   */
  readonly keyBits?: number;
  /**
   * The format of a private key.
   *
   * @default - `pkcs8` is used
   */
  readonly format?: DatabaseKeyFormat;
}

/** The credential that a role of the database engine issues. */
export interface CredentialClientCertificateOptions {
  /**
   * The template for the common name of a client certificate.
   *
   * @default - the service uses its default template
   */
  readonly commonNameTemplate?: string;
  /**
   * The certificate of the CA that signs client certificates. Must contain a PEM block "CERTIFICATE".
   *
   * @default - there is none
   */
  readonly caCert?: string;
  /**
   * The private key of the CA that signs client certificates. Must contain a PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or "EC
   * PRIVATE KEY".
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
   * The size of the key in bits: 2048, 3072 or 4096, or with the `keyType` `ec` 224, 256, 384 or 521.
   *
   * @default - 2048 is used, or 256 with `ec`
   */
  readonly keyBits?: number;
  /**
   * The size in bits of the hash that a certificate is signed with. Must be 256, 384 or 512.
   *
   * @default - 256 is used
   */
  readonly signatureBits?: number;
}

/** The credential that a role of the database engine issues. */
export class Credential {
  /**
   * The credential that a role of the database engine issues. Option: `password`.
   *
   * @param options the other settings
   */
  public static password(options: CredentialPasswordOptions = {}): Credential {
    return new Credential({ credentialType: 'password', credentialConfig: { ...options } });
  }

  /**
   * The credential that a role of the database engine issues. Option: `rsaPrivateKey`.
   *
   * @param options the other settings
   */
  public static rsaPrivateKey(options: CredentialRsaPrivateKeyOptions = {}): Credential {
    return new Credential({ credentialType: 'rsa_private_key', credentialConfig: { ...options } });
  }

  /**
   * The credential that a role of the database engine issues. Option: `clientCertificate`.
   *
   * @param keyType The type of the generated key. One of `rsa`, `ed25519`, `ec`.
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
 * A dynamic role of the database engine: the service creates a database user for each request. Destroying the role does not affect
 * existing users, which are removed when their leases end.
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

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. Must differ from the names of the engine's static roles. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the connection. It must allow the role. */
  public get dbName(): string {
    return this._string('DbName');
  }

  /** The statements that create a user. */
  public get creationStatements(): string[] {
    return this._list('CreationStatements');
  }

  /** The type of the credential. */
  public get credentialType(): string {
    return this._string('CredentialType');
  }
}
