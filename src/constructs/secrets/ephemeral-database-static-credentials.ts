// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseStaticCredentialsEphemeral } from '../../handlers/secrets/database-static-role/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralDatabaseStaticCredentials`. */
export interface EphemeralDatabaseStaticCredentialsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. It must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the static role. It must be one segment of a path: not empty, without `/`. */
  readonly role: string;
  /**
   * Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after
   * apply, it is opened in the apply, and not in the plan already. The values themselves mean nothing. `depends_on` alone does not
   * put it off in Terraform; in OpenTofu it does.
   *
   * @default - it is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * The present credentials of a static role: in no plan and in no state. They have no lease; a rotation ends them.
 *
 * Terraform's type is `lintel_database_static_credentials`.
 */
export class EphemeralDatabaseStaticCredentials extends DefinedEphemeralResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_database_static_credentials';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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

  /** The password of the user. Absent, the credential is of another type. */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  /** The private key of the user. Absent, the credential is of another type. */
  public get rsaPrivateKey(): string {
    return this.getStringAttribute('rsa_private_key');
  }

  /** When the service last rotated the credential. Absent, the service does not tell. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
  }

  /** Seconds until the next rotation. Absent, the service does not tell. */
  public get ttl(): number {
    return this.getNumberAttribute('ttl');
  }

  /** How long a credential is in force, in seconds. Absent, it is rotated on a schedule. */
  public get rotationPeriod(): number {
    return this.getNumberAttribute('rotation_period');
  }

  /** When credentials are rotated, as a cron expression of five fields. Absent, it is rotated by a period. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /** How late a rotation may be, in seconds. Absent, a rotation may be late by any time. */
  public get rotationWindow(): number {
    return this.getNumberAttribute('rotation_window');
  }

  /**
   * Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after
   * apply, it is opened in the apply, and not in the plan already. The values themselves mean nothing. `depends_on` alone does not
   * put it off in Terraform; in OpenTofu it does.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }
}
