// Written from src/handlers/secrets/pki-auto-tidy-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiAutoTidyConfigData } from '../../handlers/secrets/pki-auto-tidy-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiAutoTidyConfig`. */
export interface DataPkiAutoTidyConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * When a certificate authority removes what has expired by itself.
 *
 * The Terraform type is `lintel_pki_auto_tidy_config`.
 */
export class DataPkiAutoTidyConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_auto_tidy_config';

  /**
   * Whether a value is a `DataPkiAutoTidyConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiAutoTidyConfig(x: any): boolean {
    return hasType(x, 'data lintel_pki_auto_tidy_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiAutoTidyConfigProps = {}) {
    super(scope, id, pkiAutoTidyConfigData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** Whether the service tidies by itself. Requires at least one of the switches that begin with `tidy`. */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /** The time between the end of one run and the beginning of the next. */
  public get intervalDuration(): string {
    return this.getStringAttribute('interval_duration');
  }

  /** Whether expired certificates are removed. */
  public get tidyCertStore(): IResolvable {
    return this.getBooleanAttribute('tidy_cert_store');
  }

  /** Whether revoked certificates that have expired are removed, also from the revocation lists. */
  public get tidyRevokedCerts(): IResolvable {
    return this.getBooleanAttribute('tidy_revoked_certs');
  }

  /** Whether revoked certificates without an issuer are assigned to one again. */
  public get tidyRevokedCertIssuerAssociations(): IResolvable {
    return this.getBooleanAttribute('tidy_revoked_cert_issuer_associations');
  }

  /** Whether expired issuers are removed, except for the default issuer. Their keys stay. */
  public get tidyExpiredIssuers(): IResolvable {
    return this.getBooleanAttribute('tidy_expired_issuers');
  }

  /** Whether the bundle of an authority from before there were issuers is put away. */
  public get tidyMoveLegacyCaBundle(): IResolvable {
    return this.getBooleanAttribute('tidy_move_legacy_ca_bundle');
  }

  /** Whether ACME accounts, orders and bindings that are no longer used are removed. */
  public get tidyAcme(): IResolvable {
    return this.getBooleanAttribute('tidy_acme');
  }

  /**
   * Whether stored certificates that cannot be read are removed. Only supported with the dialect `openbao`. Null if the service does
   * not report it.
   */
  public get tidyInvalidCerts(): IResolvable {
    return this.getBooleanAttribute('tidy_invalid_certs');
  }

  /**
   * Whether revocations of other clusters are removed. Only supported with the dialect `vault`. Null if the service does not report
   * it.
   */
  public get tidyCrossClusterRevokedCerts(): IResolvable {
    return this.getBooleanAttribute('tidy_cross_cluster_revoked_certs');
  }

  /**
   * Whether requests to revoke from other clusters are removed. Only supported with the dialect `vault`. Null if the service does
   * not report it.
   */
  public get tidyRevocationQueue(): IResolvable {
    return this.getBooleanAttribute('tidy_revocation_queue');
  }

  /**
   * Whether the metadata of expired certificates are removed. Only supported with the dialect `vault`. Null if the service does not
   * report it.
   */
  public get tidyCertMetadata(): IResolvable {
    return this.getBooleanAttribute('tidy_cert_metadata');
  }

  /** Whether expired nonces of CMPv2 are removed. Only supported with the dialect `vault`. Null if the service does not report it. */
  public get tidyCmpv2NonceStore(): IResolvable {
    return this.getBooleanAttribute('tidy_cmpv2_nonce_store');
  }

  /** How long certificates are kept after they have expired. */
  public get safetyBuffer(): string {
    return this.getStringAttribute('safety_buffer');
  }

  /** How long issuers are kept after they have expired. */
  public get issuerSafetyBuffer(): string {
    return this.getStringAttribute('issuer_safety_buffer');
  }

  /** How long ACME accounts are kept that have no certificate. */
  public get acmeAccountSafetyBuffer(): string {
    return this.getStringAttribute('acme_account_safety_buffer');
  }

  /**
   * How long revoked certificates are kept after they have expired. Only supported with the dialect `openbao`. Null if it follows
   * `safetyBuffer`, and the service has none in other dialects than `openbao`.
   */
  public get revokedSafetyBuffer(): string {
    return this.getStringAttribute('revoked_safety_buffer');
  }

  /**
   * How long requests to revoke from other clusters are kept. Only supported with the dialect `vault`. Null if the service chooses,
   * and it has none in other dialects than `vault`.
   */
  public get revocationQueueSafetyBuffer(): string {
    return this.getStringAttribute('revocation_queue_safety_buffer');
  }

  /** How long the service pauses between two certificates, to limit the load. */
  public get pauseDuration(): string {
    return this.getStringAttribute('pause_duration');
  }

  /**
   * How many certificates are read at a time. Only supported with the dialect `openbao`. Null if the service chooses, and it has
   * none in other dialects than `openbao`.
   */
  public get pageSize(): number {
    return this.getNumberAttribute('page_size');
  }

  /** Whether the service counts the certificates that it stores. */
  public get maintainStoredCertificateCounts(): IResolvable {
    return this.getBooleanAttribute('maintain_stored_certificate_counts');
  }

  /** Whether these counts are among the metrics of the service. Requires `maintainStoredCertificateCounts`. */
  public get publishStoredCertificateCountMetrics(): IResolvable {
    return this.getBooleanAttribute('publish_stored_certificate_count_metrics');
  }

  /**
   * How long the service waits at least before the first run after its start. Only supported with the dialect `vault`. Null if the
   * service chooses, and it has none in other dialects than `vault`.
   */
  public get minStartupBackoffDuration(): string {
    return this.getStringAttribute('min_startup_backoff_duration');
  }

  /**
   * How long the service waits at most before the first run after its start. Only supported with the dialect `vault`. Null if the
   * service chooses, and it has none in other dialects than `vault`.
   */
  public get maxStartupBackoffDuration(): string {
    return this.getStringAttribute('max_startup_backoff_duration');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }
}
