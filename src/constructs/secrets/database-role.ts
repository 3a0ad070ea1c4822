// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { DatabaseCredentialConfigOutputReference } from './nested-values';
import { CredentialKeyType, DatabaseKeyFormat } from './vocabularies';
import { databaseRole } from '../../handlers/secrets/database-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `DatabaseRole`. */
export interface DatabaseRoleProps extends TerraformMetaArguments {
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
   * The private key of the CA that signs client certificates. The value is stored in state: prefer `caPrivateKeyWo`. Must contain a
   * PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or "EC PRIVATE KEY". Never shown in plans or logs. Not every response of the service
   * includes it.
   *
   * @default - there is none
   */
  readonly caPrivateKey?: string;
  /**
   * The private key of the CA that signs client certificates. Write-only: stored in neither the plan nor the state. Requires
   * Terraform 1.11 or later, or OpenTofu 1.11 or later. Must contain a PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or "EC PRIVATE
   * KEY". Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - there is none
   */
  readonly caPrivateKeyWo?: string;
  /**
   * The version of `caPrivateKeyWo`. If set, `caPrivateKeyWo` is sent again only when the version changes.
   *
   * @default - changes of `caPrivateKeyWo` are detected automatically
   */
  readonly caPrivateKeyWoVersion?: number;
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
    return new Credential({ credentialType: 'client_certificate', credentialConfig: { keyType, ...options } });
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
 * The Terraform type is `lintel_database_role`.
 *
 * @internal
 */
export class DatabaseRoleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `DatabaseRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDatabaseRole(x: any): boolean {
    return hasType(x, 'resource lintel_database_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseRoleProps) {
    super(scope, id, databaseRole, props);
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

  /** The name of the role. Must differ from the names of the engine's static roles. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the connection. It must allow the role. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  public set dbName(value: string) {
    this._set('dbName', value);
  }

  /** The initial duration of a lease. */
  public get defaultTtl(): string {
    return this.getStringAttribute('default_ttl');
  }

  /** The maximum duration of a lease, including renewals. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** The statements that create a user. */
  public get creationStatements(): string[] {
    return this.getListAttribute('creation_statements');
  }

  public set creationStatements(value: string[]) {
    this._set('creationStatements', value);
  }

  /** The statements that remove a user. */
  public get revocationStatements(): string[] {
    return this.getListAttribute('revocation_statements');
  }

  public set revocationStatements(value: string[]) {
    this._set('revocationStatements', value);
  }

  /** The statements that undo a failed creation. Not every plugin supports them. */
  public get rollbackStatements(): string[] {
    return this.getListAttribute('rollback_statements');
  }

  public set rollbackStatements(value: string[]) {
    this._set('rollbackStatements', value);
  }

  /** The statements that renew a user. Not every plugin supports them. */
  public get renewStatements(): string[] {
    return this.getListAttribute('renew_statements');
  }

  public set renewStatements(value: string[]) {
    this._set('renewStatements', value);
  }

  /** The type of the credential. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is generated. Which attributes apply depends on `credentialType`. */
  public get credentialConfig(): DatabaseCredentialConfigOutputReference {
    return new DatabaseCredentialConfigOutputReference(this, 'credential_config');
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

  /** What `dbName` is configured as. */
  public get dbNameInput(): string {
    return this._input('dbName');
  }

  /** What `defaultTtl` is configured as. */
  public get defaultTtlInput(): Duration | undefined {
    return this._input('defaultTtl');
  }

  /**
   * Changes what `defaultTtl` is configured as.
   *
   * @param value the new value
   */
  public putDefaultTtl(value: Duration): void {
    this._set('defaultTtl', value);
  }

  /** Removes the configuration of `defaultTtl`. */
  public resetDefaultTtl(): void {
    this._set('defaultTtl', undefined);
  }

  /** What `maxTtl` is configured as. */
  public get maxTtlInput(): Duration | undefined {
    return this._input('maxTtl');
  }

  /**
   * Changes what `maxTtl` is configured as.
   *
   * @param value the new value
   */
  public putMaxTtl(value: Duration): void {
    this._set('maxTtl', value);
  }

  /** Removes the configuration of `maxTtl`. */
  public resetMaxTtl(): void {
    this._set('maxTtl', undefined);
  }

  /** What `creationStatements` is configured as. */
  public get creationStatementsInput(): string[] {
    return this._input('creationStatements');
  }

  /** What `revocationStatements` is configured as. */
  public get revocationStatementsInput(): string[] | undefined {
    return this._input('revocationStatements');
  }

  /** Removes the configuration of `revocationStatements`. */
  public resetRevocationStatements(): void {
    this._set('revocationStatements', undefined);
  }

  /** What `rollbackStatements` is configured as. */
  public get rollbackStatementsInput(): string[] | undefined {
    return this._input('rollbackStatements');
  }

  /** Removes the configuration of `rollbackStatements`. */
  public resetRollbackStatements(): void {
    this._set('rollbackStatements', undefined);
  }

  /** What `renewStatements` is configured as. */
  public get renewStatementsInput(): string[] | undefined {
    return this._input('renewStatements');
  }

  /** Removes the configuration of `renewStatements`. */
  public resetRenewStatements(): void {
    this._set('renewStatements', undefined);
  }

  /** What `credential` is configured as. */
  public get credentialInput(): Credential | undefined {
    return this._input('credential');
  }

  /**
   * Changes what `credential` is configured as.
   *
   * @param value the new value
   */
  public putCredential(value: Credential): void {
    this._set('credential', value);
  }

  /** Removes the configuration of `credential`. */
  public resetCredential(): void {
    this._set('credential', undefined);
  }
}
