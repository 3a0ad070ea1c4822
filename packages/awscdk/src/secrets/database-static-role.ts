// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Credential } from './database-role';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `DatabaseStaticRole`. */
export interface DatabaseStaticRoleProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the static role, which no dynamic role of the engine may have. Must be one segment of a path: not empty, without
   * `/`. Changing it forces replacement.
   */
  readonly name: string;
  /** The name of the user in the database. Changing it forces replacement. */
  readonly username: string;
  /** The name of the connection, which must allow the static role. Changing it forces replacement. */
  readonly dbName: string;
  /** When the service rotates the password. */
  readonly rotation: Rotation;
  /**
   * The statements that change the password of the user.
   *
   * @default - the plugin has statements of its own
   */
  readonly rotationStatements?: string[];
  /**
   * What a role of the database engine issues.
   *
   * @default - a password, by the policy of the connection
   */
  readonly credential?: Credential;
}

/** When the service rotates the password. */
export interface RotationOnScheduleOptions {
  /**
   * How late a rotation may be, at least an hour; one that misses its window waits for the next time. Must be at least 3600 seconds.
   *
   * @default - a rotation may be late by any time
   */
  readonly window?: Duration;
}

/** When the service rotates the password. */
export class Rotation {
  /**
   * When the service rotates the password. Option: `every`.
   *
   * @param period How long a password is in force, at least 5 seconds. Must be at least 5 seconds.
   */
  public static every(period: Duration): Rotation {
    return new Rotation({ rotationPeriod: period });
  }

  /**
   * When the service rotates the password. Option: `onSchedule`.
   *
   * @param schedule When passwords are rotated, as a cron expression of five fields, in UTC. Must be a cron expression of exactly
   * five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily".
   * @param options the other settings
   */
  public static onSchedule(schedule: string, options: RotationOnScheduleOptions = {}): Rotation {
    return new Rotation({ rotationSchedule: schedule, rotationWindow: options.window });
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
 * One existing user of a database whose password the service rotates. Making it rotates the password; destroying it leaves the user
 * with the last one.
 *
 * The CloudFormation type is `Custom::LintelDatabaseStaticRole`.
 */
export class DatabaseStaticRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabaseStaticRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseStaticRoleProps) {
    super(scope, id, 'DatabaseStaticRole', props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the static role, which no dynamic role of the engine may have. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this._string('Username');
  }

  /** The name of the connection, which must allow the static role. */
  public get dbName(): string {
    return this._string('DbName');
  }

  /** What kind of credential it is. */
  public get credentialType(): string {
    return this._string('CredentialType');
  }

  /** When the service last rotated the password. If the service does not tell, a reference to it fails. */
  public get lastServiceRotation(): string {
    return this._string('LastServiceRotation');
  }
}
