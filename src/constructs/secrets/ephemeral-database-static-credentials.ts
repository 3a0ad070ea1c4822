// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseStaticCredentialsEphemeral } from '../../handlers/secrets/database-static-role/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralDatabaseStaticCredentials`. */
export interface EphemeralDatabaseStaticCredentialsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the static role. Must be one segment of a path: not empty, without `/`. */
  readonly role: string;
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * The present credentials of a static role: in no plan and in no state. They have no lease; a rotation ends them.
 *
 * The Terraform type is `lintel_database_static_credentials`.
 */
export class EphemeralDatabaseStaticCredentials extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_static_credentials';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralDatabaseStaticCredentialsProps) {
    super(scope, id, databaseStaticCredentialsEphemeral, props);
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the static role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The password of the user. Null if the credential is of another type. */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  /** The private key of the user. Null if the credential is of another type. */
  public get rsaPrivateKey(): string {
    return this.getStringAttribute('rsa_private_key');
  }

  /** When the service last rotated the credential. Null if the service does not tell. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
  }

  /** Seconds until the next rotation. Null if the service does not tell. */
  public get ttl(): number {
    return this.getNumberAttribute('ttl');
  }

  /** How long a credential is in force, in seconds. Null if it is rotated on a schedule. */
  public get rotationPeriod(): number {
    return this.getNumberAttribute('rotation_period');
  }

  /** When credentials are rotated, as a cron expression of five fields. Null if it is rotated by a period. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /** How late a rotation may be, in seconds. Null if a rotation may be late by any time. */
  public get rotationWindow(): number {
    return this.getNumberAttribute('rotation_window');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }
}
