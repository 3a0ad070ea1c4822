// Written from src/handlers/secrets/pki-auto-tidy-config/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiAutoTidyConfig`. */
export interface PkiAutoTidyConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** Whether the service tidies by itself. Requires at least one of the switches that begin with `tidy`. */
  readonly enabled: boolean | IResolvable;
  /**
   * The time between the end of one run and the beginning of the next. Must be at least 1 seconds.
   *
   * @default "12h"
   */
  readonly intervalDuration?: Duration;
  /**
   * Whether expired certificates are removed.
   *
   * @default false
   */
  readonly tidyCertStore?: boolean | IResolvable;
  /**
   * Whether revoked certificates that have expired are removed, also from the revocation lists.
   *
   * @default false
   */
  readonly tidyRevokedCerts?: boolean | IResolvable;
  /**
   * Whether revoked certificates without an issuer are assigned to one again.
   *
   * @default false
   */
  readonly tidyRevokedCertIssuerAssociations?: boolean | IResolvable;
  /**
   * Whether expired issuers are removed, except for the default issuer. Their keys stay.
   *
   * @default false
   */
  readonly tidyExpiredIssuers?: boolean | IResolvable;
  /**
   * Whether the bundle of an authority from before there were issuers is put away.
   *
   * @default false
   */
  readonly tidyMoveLegacyCaBundle?: boolean | IResolvable;
  /**
   * Whether ACME accounts, orders and bindings that are no longer used are removed.
   *
   * @default false
   */
  readonly tidyAcme?: boolean | IResolvable;
  /**
   * Whether stored certificates that cannot be read are removed. Only supported with the dialect `openbao`. Not every response of
   * the service includes it.
   *
   * @default false
   */
  readonly tidyInvalidCerts?: boolean | IResolvable;
  /**
   * Whether revocations of other clusters are removed. Only supported with the dialect `vault`. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly tidyCrossClusterRevokedCerts?: boolean | IResolvable;
  /**
   * Whether requests to revoke from other clusters are removed. Only supported with the dialect `vault`. Not every response of the
   * service includes it.
   *
   * @default false
   */
  readonly tidyRevocationQueue?: boolean | IResolvable;
  /**
   * Whether the metadata of expired certificates are removed. Only supported with the dialect `vault`. Not every response of the
   * service includes it.
   *
   * @default false
   */
  readonly tidyCertMetadata?: boolean | IResolvable;
  /**
   * Whether expired nonces of CMPv2 are removed. Only supported with the dialect `vault`. Not every response of the service includes
   * it.
   *
   * @default false
   */
  readonly tidyCmpv2NonceStore?: boolean | IResolvable;
  /**
   * How long certificates are kept after they have expired. Must be at least 1 seconds.
   *
   * @default "72h"
   */
  readonly safetyBuffer?: Duration;
  /**
   * How long issuers are kept after they have expired. Must be at least 1 seconds.
   *
   * @default "365d"
   */
  readonly issuerSafetyBuffer?: Duration;
  /**
   * How long ACME accounts are kept that have no certificate. Must be at least 1 seconds.
   *
   * @default "30d"
   */
  readonly acmeAccountSafetyBuffer?: Duration;
  /**
   * How long revoked certificates are kept after they have expired. Only supported with the dialect `openbao`. Must be at least 1
   * seconds.
   *
   * @default - it follows `safetyBuffer`, and the service has none in other dialects than `openbao`
   */
  readonly revokedSafetyBuffer?: Duration;
  /**
   * How long requests to revoke from other clusters are kept. Only supported with the dialect `vault`. Must be at least 1 seconds.
   *
   * @default - the service chooses, and it has none in other dialects than `vault`
   */
  readonly revocationQueueSafetyBuffer?: Duration;
  /**
   * How long the service pauses between two certificates, to limit the load.
   *
   * @default "0s"
   */
  readonly pauseDuration?: Duration;
  /**
   * How many certificates are read at a time. Only supported with the dialect `openbao`. Must be at least 5.
   *
   * @default - the service chooses, and it has none in other dialects than `openbao`
   */
  readonly pageSize?: number;
  /**
   * Whether the service counts the certificates that it stores.
   *
   * @default false
   */
  readonly maintainStoredCertificateCounts?: boolean | IResolvable;
  /**
   * Whether these counts are among the metrics of the service. Requires `maintainStoredCertificateCounts`.
   *
   * @default false
   */
  readonly publishStoredCertificateCountMetrics?: boolean | IResolvable;
  /**
   * How long the service waits at least before the first run after its start. Only supported with the dialect `vault`.
   *
   * @default - the service chooses, and it has none in other dialects than `vault`
   */
  readonly minStartupBackoffDuration?: Duration;
  /**
   * How long the service waits at most before the first run after its start. Only supported with the dialect `vault`.
   *
   * @default - the service chooses, and it has none in other dialects than `vault`
   */
  readonly maxStartupBackoffDuration?: Duration;
}

/**
 * When a certificate authority removes what has expired by itself. Each mount always has this configuration: destroying it turns
 * automatic tidying off and restores the defaults.
 *
 * The CloudFormation type is `Custom::LintelPkiAutoTidyConfig`.
 */
export class PkiAutoTidyConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiAutoTidyConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiAutoTidyConfigProps) {
    super(scope, id, 'PkiAutoTidyConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** Whether the service tidies by itself. Requires at least one of the switches that begin with `tidy`. */
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }

  /** The time between the end of one run and the beginning of the next. */
  public get intervalDuration(): string {
    return this._string('IntervalDuration');
  }

  /** Whether expired certificates are removed. */
  public get tidyCertStore(): IResolvable {
    return this._boolean('TidyCertStore');
  }

  /** Whether revoked certificates that have expired are removed, also from the revocation lists. */
  public get tidyRevokedCerts(): IResolvable {
    return this._boolean('TidyRevokedCerts');
  }

  /** Whether revoked certificates without an issuer are assigned to one again. */
  public get tidyRevokedCertIssuerAssociations(): IResolvable {
    return this._boolean('TidyRevokedCertIssuerAssociations');
  }

  /** Whether expired issuers are removed, except for the default issuer. Their keys stay. */
  public get tidyExpiredIssuers(): IResolvable {
    return this._boolean('TidyExpiredIssuers');
  }

  /** Whether the bundle of an authority from before there were issuers is put away. */
  public get tidyMoveLegacyCaBundle(): IResolvable {
    return this._boolean('TidyMoveLegacyCaBundle');
  }

  /** Whether ACME accounts, orders and bindings that are no longer used are removed. */
  public get tidyAcme(): IResolvable {
    return this._boolean('TidyAcme');
  }

  /** How long certificates are kept after they have expired. */
  public get safetyBuffer(): string {
    return this._string('SafetyBuffer');
  }

  /** How long issuers are kept after they have expired. */
  public get issuerSafetyBuffer(): string {
    return this._string('IssuerSafetyBuffer');
  }

  /** How long ACME accounts are kept that have no certificate. */
  public get acmeAccountSafetyBuffer(): string {
    return this._string('AcmeAccountSafetyBuffer');
  }

  /** How long revoked certificates are kept after they have expired. Only supported with the dialect `openbao`. */
  public get revokedSafetyBuffer(): string {
    return this._string('RevokedSafetyBuffer');
  }

  /** How long requests to revoke from other clusters are kept. Only supported with the dialect `vault`. */
  public get revocationQueueSafetyBuffer(): string {
    return this._string('RevocationQueueSafetyBuffer');
  }

  /** How long the service pauses between two certificates, to limit the load. */
  public get pauseDuration(): string {
    return this._string('PauseDuration');
  }

  /** How many certificates are read at a time. Only supported with the dialect `openbao`. */
  public get pageSize(): number {
    return this._number('PageSize');
  }

  /** Whether the service counts the certificates that it stores. */
  public get maintainStoredCertificateCounts(): IResolvable {
    return this._boolean('MaintainStoredCertificateCounts');
  }

  /** Whether these counts are among the metrics of the service. Requires `maintainStoredCertificateCounts`. */
  public get publishStoredCertificateCountMetrics(): IResolvable {
    return this._boolean('PublishStoredCertificateCountMetrics');
  }

  /** How long the service waits at least before the first run after its start. Only supported with the dialect `vault`. */
  public get minStartupBackoffDuration(): string {
    return this._string('MinStartupBackoffDuration');
  }

  /** How long the service waits at most before the first run after its start. Only supported with the dialect `vault`. */
  public get maxStartupBackoffDuration(): string {
    return this._string('MaxStartupBackoffDuration');
  }
}
