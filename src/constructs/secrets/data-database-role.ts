// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { DataDatabaseCredentialConfigOutputReference } from './nested-values';
import { databaseRoleData } from '../../handlers/secrets/database-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseRole`. */
export interface DataDatabaseRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A dynamic role of the database engine.
 *
 * The Terraform type is `lintel_database_role`.
 */
export class DataDatabaseRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_role';

  /**
   * Whether a value is a `DataDatabaseRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataDatabaseRole(x: any): boolean {
    return hasType(x, 'data lintel_database_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataDatabaseRoleProps) {
    super(scope, id, databaseRoleData, props);
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

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the connection. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  /** The initial duration of a lease, in seconds. Null if the default of the engine or of the system applies. */
  public get defaultTtl(): string {
    return this.getStringAttribute('default_ttl');
  }

  /** The maximum duration of a lease, including renewals, in seconds. Null if the maximum of the engine or of the system applies. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** The statements that create a user. */
  public get creationStatements(): string[] {
    return this.getListAttribute('creation_statements');
  }

  /** The statements that remove a user. */
  public get revocationStatements(): string[] {
    return this.getListAttribute('revocation_statements');
  }

  /** The statements that undo a failed creation. */
  public get rollbackStatements(): string[] {
    return this.getListAttribute('rollback_statements');
  }

  /** The statements that renew a user. */
  public get renewStatements(): string[] {
    return this.getListAttribute('renew_statements');
  }

  /** The type of the credential: `password`, `rsa_private_key` or `client_certificate`. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is generated. Null if the service uses its defaults for the type. */
  public get credentialConfig(): DataDatabaseCredentialConfigOutputReference {
    return new DataDatabaseCredentialConfigOutputReference(this, 'credential_config');
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
