// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { DataDatabaseCredentialConfigOutputReference } from './nested-values';
import { databaseStaticRoleData } from '../../handlers/secrets/database-static-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseStaticRole`. */
export interface DataDatabaseStaticRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the static role. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A static role of the database engine. To get its password, use the ephemeral resource `lintel_database_static_credentials`.
 *
 * The Terraform type is `lintel_database_static_role`.
 */
export class DataDatabaseStaticRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_static_role';

  /**
   * Whether a value is a `DataDatabaseStaticRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataDatabaseStaticRole(x: any): boolean {
    return hasType(x, 'data lintel_database_static_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataDatabaseStaticRoleProps) {
    super(scope, id, databaseStaticRoleData, props);
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

  /** The name of the static role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The name of the connection. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  /** The time between rotations, in seconds. Null if the password is rotated on a schedule. */
  public get rotationPeriod(): string {
    return this.getStringAttribute('rotation_period');
  }

  /** The schedule of rotations, as a cron expression with five fields, in UTC. Null if the password is rotated at a fixed period. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /**
   * The time after a scheduled rotation within which it can still take place, in seconds. Null if a rotation can be late by any
   * amount of time.
   */
  public get rotationWindow(): string {
    return this.getStringAttribute('rotation_window');
  }

  /** The statements that change the password of the user. */
  public get rotationStatements(): string[] {
    return this.getListAttribute('rotation_statements');
  }

  /** Whether creating the role left the password as it was. Null if the service does not report it. */
  public get skipImportRotation(): IResolvable {
    return this.getBooleanAttribute('skip_import_rotation');
  }

  /** The type of the credential: `password`, `rsa_private_key` or `client_certificate`. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is generated. Null if the service uses its defaults for the type. */
  public get credentialConfig(): DataDatabaseCredentialConfigOutputReference {
    return new DataDatabaseCredentialConfigOutputReference(this, 'credential_config');
  }

  /** The time of the last rotation by the service. Null if the service does not report it. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
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
