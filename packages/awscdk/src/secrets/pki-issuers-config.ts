// Written from src/handlers/secrets/pki-issuers-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiIssuersConfig`. */
export interface PkiIssuersConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer that signs requests that name no issuer. State keeps the configured form. Must be the id or the
   * name of an issuer, and not `default`.
   */
  readonly default: string;
  /**
   * Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself.
   *
   * @default false
   */
  readonly defaultFollowsLatestIssuer?: boolean | IResolvable;
}

/**
 * The default issuer of a certificate authority. The service makes the first issuer of a mount the default, and this resource takes
 * that choice over. The default cannot be removed: destroying the resource removes it from the state only.
 *
 * The CloudFormation type is `Custom::LintelPkiIssuersConfig`.
 */
export class PkiIssuersConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiIssuersConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIssuersConfigProps) {
    super(scope, id, 'PkiIssuersConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The id or the name of the issuer that signs requests that name no issuer. State keeps the configured form. */
  public get default(): string {
    return this._string('Default');
  }

  /** Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself. */
  public get defaultFollowsLatestIssuer(): IResolvable {
    return this._boolean('DefaultFollowsLatestIssuer');
  }
}
