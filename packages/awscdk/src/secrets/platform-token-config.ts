// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `PlatformTokenConfig`. */
export interface PlatformTokenConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The address of the platform. One that was not configured and is another some day goes back to what the service takes. Must be an
   * absolute URL with the scheme "https" or "http" and a host. Must have a scheme, a host and maybe a port, and no path.
   *
   * @default - the service takes that of the hosted platform
   */
  readonly address?: string;
  /**
   * The path of the platform's API. Only with the dialect `vault` may it be another one.
   *
   * @default "/api/v2/"
   */
  readonly basePath?: string;
  /**
   * The token that the service makes other tokens with. It must be allowed to manage all that are wanted.
   *
   * @default - the service has the one that it had; without one nothing is made
   */
  readonly token?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `tokenVersion` requires `token`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly tokenVersion?: number;
}

/**
 * How a platform-token engine reaches the platform, and the token that it makes others with. An engine has one; the mount itself is
 * not managed here.
 *
 * The CloudFormation type is `Custom::LintelPlatformTokenConfig`.
 */
export class PlatformTokenConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPlatformTokenConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenConfigProps = {}) {
    super(scope, id, 'PlatformTokenConfig', props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The address of the platform. One that was not configured and is another some day goes back to what the service takes. */
  public get address(): string {
    return this._string('Address');
  }

  /** The path of the platform's API. Only with the dialect `vault` may it be another one. */
  public get basePath(): string {
    return this._string('BasePath');
  }
}
