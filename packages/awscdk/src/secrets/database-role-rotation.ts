// Written from src/handlers/secrets/database-role-rotation/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `DatabaseRoleRotation`. */
export interface DatabaseRoleRotationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the static role. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly role: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of the credential of a static role, independent of its period or schedule. A new period begins, and the old credential
 * stops working.
 *
 * The CloudFormation type is `Custom::LintelDatabaseRoleRotation`.
 */
export class DatabaseRoleRotation extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabaseRoleRotation';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseRoleRotationProps) {
    super(scope, id, 'DatabaseRoleRotation', props);
  }

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the static role. */
  public get role(): string {
    return this._string('Role');
  }

  /**
   * The time of the operation, according to the clock of the service. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }
}
