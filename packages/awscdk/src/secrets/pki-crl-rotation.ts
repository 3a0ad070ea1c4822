// Written from src/handlers/secrets/pki-crl-rotation/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiCrlRotation`. */
export interface PkiCrlRotationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * Whether only the delta of the lists is built. Requires `enableDelta` of `lintel_pki_crl_config`. Changing it forces replacement.
   *
   * @default - complete lists are built
   */
  readonly delta?: boolean | IResolvable;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rebuild of the certificate revocation lists of an authority, so that revocations are published at once.
 *
 * The CloudFormation type is `Custom::LintelPkiCrlRotation`.
 */
export class PkiCrlRotation extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiCrlRotation';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCrlRotationProps = {}) {
    super(scope, id, 'PkiCrlRotation', props);
  }

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /**
   * The time of the operation, according to the clock of the service. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }
}
