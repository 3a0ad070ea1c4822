// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `PlatformTokenConfig`. */
export interface PlatformTokenConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The URL of the platform. If it is not configured, a different value is reset to the default of the service. Must be an absolute
   * URL with the scheme "https" or "http" and a host. Must have a scheme, a host and optionally a port, but no path.
   *
   * @default - the service uses the address of the hosted platform
   */
  readonly address?: string;
  /**
   * The path of the platform's API. Other values than the default require the dialect `vault`.
   *
   * @default "/api/v2/"
   */
  readonly basePath?: string;
  /**
   * The token that the service creates other tokens with. It must be allowed to manage those tokens.
   *
   * @default - the service keeps its current token, and cannot create tokens without one
   */
  readonly token?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `tokenVersion` requires `token`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly tokenVersion?: number;
  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   *
   * @default - it is not destroyed while there are, or may be, leases that cannot be revoked
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * The connection of a platform-token engine to the platform, with the token that it creates other tokens with. Each mount has one
 * configuration; the mount itself is not managed by this resource.
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

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The URL of the platform. If it is not configured, a different value is reset to the default of the service. */
  public get address(): string {
    return this._string('Address');
  }

  /** The path of the platform's API. Other values than the default require the dialect `vault`. */
  public get basePath(): string {
    return this._string('BasePath');
  }
}
