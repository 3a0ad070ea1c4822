// Written from src/handlers/secrets/platform-token-rotation/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PlatformTokenRotation`. */
export interface PlatformTokenRotationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The name of a role for an organization or a team. The tokens of users cannot be rotated. Must be a single path segment: not
   * empty and without `/`. Changing it forces replacement.
   */
  readonly role: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of the single token of an organization or a team: the platform creates a new token and revokes the previous one.
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

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of a role for an organization or a team. The tokens of users cannot be rotated. */
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
