// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseStaticCredentialsEphemeral } from '../../handlers/secrets/database-static-role/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralDatabaseStaticCredentials`. */
export interface EphemeralDatabaseStaticCredentialsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the static role. Must be a single path segment: not empty and without `/`. */
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
 * The current credentials of a static role, never stored in a plan or state. They have no lease and are valid until the next
 * rotation.
 *
 * The Terraform type is `lintel_database_static_credentials`.
 */
export class EphemeralDatabaseStaticCredentials extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_static_credentials';

  /**
   * Whether a value is a `EphemeralDatabaseStaticCredentials`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralDatabaseStaticCredentials(x: any): boolean {
    return hasType(x, 'ephemeral lintel_database_static_credentials');
  }

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

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the static role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /**
   * The password of the user. Null if the credential has another type, or the service does not know the password until it rotates
   * it.
   */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  /** The private key of the user. Null if the credential has another type. */
  public get rsaPrivateKey(): string {
    return this.getStringAttribute('rsa_private_key');
  }

  /** The time of the last rotation by the service. Null if the service does not report it. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
  }

  /** The number of seconds until the next rotation. Null if the service does not report it. */
  public get ttl(): number {
    return this.getNumberAttribute('ttl');
  }

  /** The time between rotations, in seconds. Null if the credential is rotated on a schedule. */
  public get rotationPeriod(): number {
    return this.getNumberAttribute('rotation_period');
  }

  /** The schedule of rotations, as a cron expression with five fields, in UTC. Null if the credential is rotated at a fixed period. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /**
   * The time after a scheduled rotation within which it can still take place, in seconds. Null if a rotation can be late by any
   * amount of time.
   */
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

  public set after(value: string[]) {
    this._set('after', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `role` is configured as. */
  public get roleInput(): string {
    return this._input('role');
  }

  /** What `after` is configured as. */
  public get afterInput(): string[] | undefined {
    return this._input('after');
  }

  /** Removes the configuration of `after`. */
  public resetAfter(): void {
    this._set('after', undefined);
  }
}
