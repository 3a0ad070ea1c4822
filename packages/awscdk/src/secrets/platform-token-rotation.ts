// Written from src/handlers/secrets/platform-token-rotation/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PlatformTokenRotation`. */
export interface PlatformTokenRotationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The name of the role, which is one of an organization or a team: users have no token that could be rotated. Must be one segment
   * of a path: not empty, without `/`. Changing it forces replacement.
   */
  readonly role: string;
  /**
   * Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. Changing it forces
   * replacement.
   *
   * @default - it is done once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of the one token that a role of an organization or a team has: the platform gives another one, and revokes the one
 * before.
 *
 * The CloudFormation type is `Custom::LintelPlatformTokenRotation`.
 */
export class PlatformTokenRotation extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPlatformTokenRotation';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenRotationProps) {
    super(scope, id, 'PlatformTokenRotation', props);
  }

  /** The path of the operation below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role, which is one of an organization or a team: users have no token that could be rotated. */
  public get role(): string {
    return this._string('Role');
  }

  /** When it was done, by the clock of the service. Available only after creation: after an in-place update, a reference to it fails. */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }
}
