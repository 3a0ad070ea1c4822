// Written from src/handlers/secrets/pki-crl-config/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiCrlConfig`. */
export interface PkiCrlConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * How long a certificate revocation list is valid. Must be at least 1 seconds.
   *
   * @default "72h"
   */
  readonly expiry?: Duration;
  /**
   * Whether certificate revocation lists are no longer built: they stay empty.
   *
   * @default false
   */
  readonly disable?: boolean | IResolvable;
  /**
   * Whether the service no longer responds to OCSP requests.
   *
   * @default false
   */
  readonly ocspDisable?: boolean | IResolvable;
  /**
   * How long an OCSP response is valid. Must be at least 1 seconds.
   *
   * @default "12h"
   */
  readonly ocspExpiry?: Duration;
  /**
   * Whether certificate revocation lists are rebuilt before they expire, instead of after each revocation.
   *
   * @default false
   */
  readonly autoRebuild?: boolean | IResolvable;
  /**
   * How long before its expiry a list is rebuilt. With `autoRebuild` it must be shorter than `expiry`. Must be at least 1 seconds.
   *
   * @default "12h"
   */
  readonly autoRebuildGracePeriod?: Duration;
  /**
   * Whether deltas of the lists are built between two rebuilds. Requires `autoRebuild`.
   *
   * @default false
   */
  readonly enableDelta?: boolean | IResolvable;
  /**
   * How often deltas are built. With `enableDelta` it must be shorter than `expiry`. Must be at least 1 seconds.
   *
   * @default "15m"
   */
  readonly deltaRebuildInterval?: Duration;
  /**
   * Whether expired certificates can be revoked. Only supported with the dialect `openbao`. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly allowExpiredCertRevocation?: boolean | IResolvable;
  /**
   * Whether revocations apply to all clusters. Only supported with the dialect `vault`, and by Vault Enterprise. Not every response
   * of the service includes it.
   *
   * @default false
   */
  readonly crossClusterRevocation?: boolean | IResolvable;
  /**
   * Whether a list for all clusters is built. Only supported with the dialect `vault`, and by Vault Enterprise. Not every response
   * of the service includes it.
   *
   * @default false
   */
  readonly unifiedCrl?: boolean | IResolvable;
  /**
   * Whether the paths of the lists serve the list for all clusters. Only supported with the dialect `vault`, and by Vault
   * Enterprise. Not every response of the service includes it.
   *
   * @default false
   */
  readonly unifiedCrlOnExistingPaths?: boolean | IResolvable;
  /**
   * The maximum number of certificates on a list; -1 for no limit. Only supported with the dialect `vault`.
   *
   * @default - 100000 with the dialect `vault`, and there is none in others
   */
  readonly maxCrlEntries?: number;
}

/**
 * How a certificate authority publishes which certificates are revoked: its certificate revocation lists, and OCSP. Each mount
 * always has this configuration: destroying it restores the defaults.
 *
 * The CloudFormation type is `Custom::LintelPkiCrlConfig`.
 */
export class PkiCrlConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiCrlConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCrlConfigProps = {}) {
    super(scope, id, 'PkiCrlConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** How long a certificate revocation list is valid. */
  public get expiry(): string {
    return this._string('Expiry');
  }

  /** Whether certificate revocation lists are no longer built: they stay empty. */
  public get disable(): IResolvable {
    return this._boolean('Disable');
  }

  /** Whether the service no longer responds to OCSP requests. */
  public get ocspDisable(): IResolvable {
    return this._boolean('OcspDisable');
  }

  /** How long an OCSP response is valid. */
  public get ocspExpiry(): string {
    return this._string('OcspExpiry');
  }

  /** Whether certificate revocation lists are rebuilt before they expire, instead of after each revocation. */
  public get autoRebuild(): IResolvable {
    return this._boolean('AutoRebuild');
  }

  /** How long before its expiry a list is rebuilt. With `autoRebuild` it must be shorter than `expiry`. */
  public get autoRebuildGracePeriod(): string {
    return this._string('AutoRebuildGracePeriod');
  }

  /** Whether deltas of the lists are built between two rebuilds. Requires `autoRebuild`. */
  public get enableDelta(): IResolvable {
    return this._boolean('EnableDelta');
  }

  /** How often deltas are built. With `enableDelta` it must be shorter than `expiry`. */
  public get deltaRebuildInterval(): string {
    return this._string('DeltaRebuildInterval');
  }
}
