// Written from src/handlers/secrets/transit-key-rotation/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TransitKeyRotation`. */
export interface TransitKeyRotationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "transit"
   */
  readonly mount?: string;
  /** The name of the key. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of a key, independent of its period: the key gets a new version, which encrypts and signs from then on. Older versions
 * still decrypt.
 *
 * The CloudFormation type is `Custom::LintelTransitKeyRotation`.
 */
export class TransitKeyRotation extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTransitKeyRotation';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TransitKeyRotationProps) {
    super(scope, id, 'TransitKeyRotation', props);
  }

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the key. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * The time of the operation, according to the clock of the service. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }

  /**
   * The number of the version that the rotation made. Available only after creation: after an in-place update, a reference to it
   * fails.
   */
  public get latestVersion(): number {
    return this._number('LatestVersion');
  }
}
