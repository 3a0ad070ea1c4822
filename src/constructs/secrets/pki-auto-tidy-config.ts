// Written from src/handlers/secrets/pki-auto-tidy-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiAutoTidyConfig } from '../../handlers/secrets/pki-auto-tidy-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiAutoTidyConfig`. */
export interface PkiAutoTidyConfigProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_pki_auto_tidy_config`.
 */
export class PkiAutoTidyConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_auto_tidy_config';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_auto_tidy_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiAutoTidyConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiAutoTidyConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_auto_tidy_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiAutoTidyConfigProps) {
    super(scope, id, pkiAutoTidyConfig, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** Whether the service tidies by itself. Requires at least one of the switches that begin with `tidy`. */
  public get enabled(): boolean | IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  public set enabled(value: boolean | IResolvable) {
    this._set('enabled', value);
  }

  /** The time between the end of one run and the beginning of the next. */
  public get intervalDuration(): string {
    return this.getStringAttribute('interval_duration');
  }

  /** Whether expired certificates are removed. */
  public get tidyCertStore(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_cert_store');
  }

  public set tidyCertStore(value: boolean | IResolvable) {
    this._set('tidyCertStore', value);
  }

  /** Whether revoked certificates that have expired are removed, also from the revocation lists. */
  public get tidyRevokedCerts(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_revoked_certs');
  }

  public set tidyRevokedCerts(value: boolean | IResolvable) {
    this._set('tidyRevokedCerts', value);
  }

  /** Whether revoked certificates without an issuer are assigned to one again. */
  public get tidyRevokedCertIssuerAssociations(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_revoked_cert_issuer_associations');
  }

  public set tidyRevokedCertIssuerAssociations(value: boolean | IResolvable) {
    this._set('tidyRevokedCertIssuerAssociations', value);
  }

  /** Whether expired issuers are removed, except for the default issuer. Their keys stay. */
  public get tidyExpiredIssuers(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_expired_issuers');
  }

  public set tidyExpiredIssuers(value: boolean | IResolvable) {
    this._set('tidyExpiredIssuers', value);
  }

  /** Whether the bundle of an authority from before there were issuers is put away. */
  public get tidyMoveLegacyCaBundle(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_move_legacy_ca_bundle');
  }

  public set tidyMoveLegacyCaBundle(value: boolean | IResolvable) {
    this._set('tidyMoveLegacyCaBundle', value);
  }

  /** Whether ACME accounts, orders and bindings that are no longer used are removed. */
  public get tidyAcme(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_acme');
  }

  public set tidyAcme(value: boolean | IResolvable) {
    this._set('tidyAcme', value);
  }

  /** Whether stored certificates that cannot be read are removed. Only supported with the dialect `openbao`. */
  public get tidyInvalidCerts(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_invalid_certs');
  }

  public set tidyInvalidCerts(value: boolean | IResolvable) {
    this._set('tidyInvalidCerts', value);
  }

  /** Whether revocations of other clusters are removed. Only supported with the dialect `vault`. */
  public get tidyCrossClusterRevokedCerts(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_cross_cluster_revoked_certs');
  }

  public set tidyCrossClusterRevokedCerts(value: boolean | IResolvable) {
    this._set('tidyCrossClusterRevokedCerts', value);
  }

  /** Whether requests to revoke from other clusters are removed. Only supported with the dialect `vault`. */
  public get tidyRevocationQueue(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_revocation_queue');
  }

  public set tidyRevocationQueue(value: boolean | IResolvable) {
    this._set('tidyRevocationQueue', value);
  }

  /** Whether the metadata of expired certificates are removed. Only supported with the dialect `vault`. */
  public get tidyCertMetadata(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_cert_metadata');
  }

  public set tidyCertMetadata(value: boolean | IResolvable) {
    this._set('tidyCertMetadata', value);
  }

  /** Whether expired nonces of CMPv2 are removed. Only supported with the dialect `vault`. */
  public get tidyCmpv2NonceStore(): boolean | IResolvable {
    return this.getBooleanAttribute('tidy_cmpv2_nonce_store');
  }

  public set tidyCmpv2NonceStore(value: boolean | IResolvable) {
    this._set('tidyCmpv2NonceStore', value);
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
   * How long revoked certificates are kept after they have expired. Only supported with the dialect `openbao`. If omitted, it
   * follows `safetyBuffer`, and the service has none in other dialects than `openbao`.
   */
  public get revokedSafetyBuffer(): string {
    return this.getStringAttribute('revoked_safety_buffer');
  }

  /**
   * How long requests to revoke from other clusters are kept. Only supported with the dialect `vault`. If omitted, the service
   * chooses, and it has none in other dialects than `vault`.
   */
  public get revocationQueueSafetyBuffer(): string {
    return this.getStringAttribute('revocation_queue_safety_buffer');
  }

  /** How long the service pauses between two certificates, to limit the load. */
  public get pauseDuration(): string {
    return this.getStringAttribute('pause_duration');
  }

  /**
   * How many certificates are read at a time. Only supported with the dialect `openbao`. If omitted, the service chooses, and it has
   * none in other dialects than `openbao`.
   */
  public get pageSize(): number {
    return this.getNumberAttribute('page_size');
  }

  public set pageSize(value: number) {
    this._set('pageSize', value);
  }

  /** Whether the service counts the certificates that it stores. */
  public get maintainStoredCertificateCounts(): boolean | IResolvable {
    return this.getBooleanAttribute('maintain_stored_certificate_counts');
  }

  public set maintainStoredCertificateCounts(value: boolean | IResolvable) {
    this._set('maintainStoredCertificateCounts', value);
  }

  /** Whether these counts are among the metrics of the service. Requires `maintainStoredCertificateCounts`. */
  public get publishStoredCertificateCountMetrics(): boolean | IResolvable {
    return this.getBooleanAttribute('publish_stored_certificate_count_metrics');
  }

  public set publishStoredCertificateCountMetrics(value: boolean | IResolvable) {
    this._set('publishStoredCertificateCountMetrics', value);
  }

  /**
   * How long the service waits at least before the first run after its start. Only supported with the dialect `vault`. If omitted,
   * the service chooses, and it has none in other dialects than `vault`.
   */
  public get minStartupBackoffDuration(): string {
    return this.getStringAttribute('min_startup_backoff_duration');
  }

  /**
   * How long the service waits at most before the first run after its start. Only supported with the dialect `vault`. If omitted,
   * the service chooses, and it has none in other dialects than `vault`.
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

  /** What `enabled` is configured as. */
  public get enabledInput(): boolean | IResolvable {
    return this._input('enabled');
  }

  /** What `intervalDuration` is configured as. */
  public get intervalDurationInput(): Duration | undefined {
    return this._input('intervalDuration');
  }

  /**
   * Changes what `intervalDuration` is configured as.
   *
   * @param value the new value
   */
  public putIntervalDuration(value: Duration): void {
    this._set('intervalDuration', value);
  }

  /** Removes the configuration of `intervalDuration`. */
  public resetIntervalDuration(): void {
    this._set('intervalDuration', undefined);
  }

  /** What `tidyCertStore` is configured as. */
  public get tidyCertStoreInput(): boolean | IResolvable | undefined {
    return this._input('tidyCertStore');
  }

  /** Removes the configuration of `tidyCertStore`. */
  public resetTidyCertStore(): void {
    this._set('tidyCertStore', undefined);
  }

  /** What `tidyRevokedCerts` is configured as. */
  public get tidyRevokedCertsInput(): boolean | IResolvable | undefined {
    return this._input('tidyRevokedCerts');
  }

  /** Removes the configuration of `tidyRevokedCerts`. */
  public resetTidyRevokedCerts(): void {
    this._set('tidyRevokedCerts', undefined);
  }

  /** What `tidyRevokedCertIssuerAssociations` is configured as. */
  public get tidyRevokedCertIssuerAssociationsInput(): boolean | IResolvable | undefined {
    return this._input('tidyRevokedCertIssuerAssociations');
  }

  /** Removes the configuration of `tidyRevokedCertIssuerAssociations`. */
  public resetTidyRevokedCertIssuerAssociations(): void {
    this._set('tidyRevokedCertIssuerAssociations', undefined);
  }

  /** What `tidyExpiredIssuers` is configured as. */
  public get tidyExpiredIssuersInput(): boolean | IResolvable | undefined {
    return this._input('tidyExpiredIssuers');
  }

  /** Removes the configuration of `tidyExpiredIssuers`. */
  public resetTidyExpiredIssuers(): void {
    this._set('tidyExpiredIssuers', undefined);
  }

  /** What `tidyMoveLegacyCaBundle` is configured as. */
  public get tidyMoveLegacyCaBundleInput(): boolean | IResolvable | undefined {
    return this._input('tidyMoveLegacyCaBundle');
  }

  /** Removes the configuration of `tidyMoveLegacyCaBundle`. */
  public resetTidyMoveLegacyCaBundle(): void {
    this._set('tidyMoveLegacyCaBundle', undefined);
  }

  /** What `tidyAcme` is configured as. */
  public get tidyAcmeInput(): boolean | IResolvable | undefined {
    return this._input('tidyAcme');
  }

  /** Removes the configuration of `tidyAcme`. */
  public resetTidyAcme(): void {
    this._set('tidyAcme', undefined);
  }

  /** What `tidyInvalidCerts` is configured as. */
  public get tidyInvalidCertsInput(): boolean | IResolvable | undefined {
    return this._input('tidyInvalidCerts');
  }

  /** Removes the configuration of `tidyInvalidCerts`. */
  public resetTidyInvalidCerts(): void {
    this._set('tidyInvalidCerts', undefined);
  }

  /** What `tidyCrossClusterRevokedCerts` is configured as. */
  public get tidyCrossClusterRevokedCertsInput(): boolean | IResolvable | undefined {
    return this._input('tidyCrossClusterRevokedCerts');
  }

  /** Removes the configuration of `tidyCrossClusterRevokedCerts`. */
  public resetTidyCrossClusterRevokedCerts(): void {
    this._set('tidyCrossClusterRevokedCerts', undefined);
  }

  /** What `tidyRevocationQueue` is configured as. */
  public get tidyRevocationQueueInput(): boolean | IResolvable | undefined {
    return this._input('tidyRevocationQueue');
  }

  /** Removes the configuration of `tidyRevocationQueue`. */
  public resetTidyRevocationQueue(): void {
    this._set('tidyRevocationQueue', undefined);
  }

  /** What `tidyCertMetadata` is configured as. */
  public get tidyCertMetadataInput(): boolean | IResolvable | undefined {
    return this._input('tidyCertMetadata');
  }

  /** Removes the configuration of `tidyCertMetadata`. */
  public resetTidyCertMetadata(): void {
    this._set('tidyCertMetadata', undefined);
  }

  /** What `tidyCmpv2NonceStore` is configured as. */
  public get tidyCmpv2NonceStoreInput(): boolean | IResolvable | undefined {
    return this._input('tidyCmpv2NonceStore');
  }

  /** Removes the configuration of `tidyCmpv2NonceStore`. */
  public resetTidyCmpv2NonceStore(): void {
    this._set('tidyCmpv2NonceStore', undefined);
  }

  /** What `safetyBuffer` is configured as. */
  public get safetyBufferInput(): Duration | undefined {
    return this._input('safetyBuffer');
  }

  /**
   * Changes what `safetyBuffer` is configured as.
   *
   * @param value the new value
   */
  public putSafetyBuffer(value: Duration): void {
    this._set('safetyBuffer', value);
  }

  /** Removes the configuration of `safetyBuffer`. */
  public resetSafetyBuffer(): void {
    this._set('safetyBuffer', undefined);
  }

  /** What `issuerSafetyBuffer` is configured as. */
  public get issuerSafetyBufferInput(): Duration | undefined {
    return this._input('issuerSafetyBuffer');
  }

  /**
   * Changes what `issuerSafetyBuffer` is configured as.
   *
   * @param value the new value
   */
  public putIssuerSafetyBuffer(value: Duration): void {
    this._set('issuerSafetyBuffer', value);
  }

  /** Removes the configuration of `issuerSafetyBuffer`. */
  public resetIssuerSafetyBuffer(): void {
    this._set('issuerSafetyBuffer', undefined);
  }

  /** What `acmeAccountSafetyBuffer` is configured as. */
  public get acmeAccountSafetyBufferInput(): Duration | undefined {
    return this._input('acmeAccountSafetyBuffer');
  }

  /**
   * Changes what `acmeAccountSafetyBuffer` is configured as.
   *
   * @param value the new value
   */
  public putAcmeAccountSafetyBuffer(value: Duration): void {
    this._set('acmeAccountSafetyBuffer', value);
  }

  /** Removes the configuration of `acmeAccountSafetyBuffer`. */
  public resetAcmeAccountSafetyBuffer(): void {
    this._set('acmeAccountSafetyBuffer', undefined);
  }

  /** What `revokedSafetyBuffer` is configured as. */
  public get revokedSafetyBufferInput(): Duration | undefined {
    return this._input('revokedSafetyBuffer');
  }

  /**
   * Changes what `revokedSafetyBuffer` is configured as.
   *
   * @param value the new value
   */
  public putRevokedSafetyBuffer(value: Duration): void {
    this._set('revokedSafetyBuffer', value);
  }

  /** Removes the configuration of `revokedSafetyBuffer`. */
  public resetRevokedSafetyBuffer(): void {
    this._set('revokedSafetyBuffer', undefined);
  }

  /** What `revocationQueueSafetyBuffer` is configured as. */
  public get revocationQueueSafetyBufferInput(): Duration | undefined {
    return this._input('revocationQueueSafetyBuffer');
  }

  /**
   * Changes what `revocationQueueSafetyBuffer` is configured as.
   *
   * @param value the new value
   */
  public putRevocationQueueSafetyBuffer(value: Duration): void {
    this._set('revocationQueueSafetyBuffer', value);
  }

  /** Removes the configuration of `revocationQueueSafetyBuffer`. */
  public resetRevocationQueueSafetyBuffer(): void {
    this._set('revocationQueueSafetyBuffer', undefined);
  }

  /** What `pauseDuration` is configured as. */
  public get pauseDurationInput(): Duration | undefined {
    return this._input('pauseDuration');
  }

  /**
   * Changes what `pauseDuration` is configured as.
   *
   * @param value the new value
   */
  public putPauseDuration(value: Duration): void {
    this._set('pauseDuration', value);
  }

  /** Removes the configuration of `pauseDuration`. */
  public resetPauseDuration(): void {
    this._set('pauseDuration', undefined);
  }

  /** What `pageSize` is configured as. */
  public get pageSizeInput(): number | undefined {
    return this._input('pageSize');
  }

  /** Removes the configuration of `pageSize`. */
  public resetPageSize(): void {
    this._set('pageSize', undefined);
  }

  /** What `maintainStoredCertificateCounts` is configured as. */
  public get maintainStoredCertificateCountsInput(): boolean | IResolvable | undefined {
    return this._input('maintainStoredCertificateCounts');
  }

  /** Removes the configuration of `maintainStoredCertificateCounts`. */
  public resetMaintainStoredCertificateCounts(): void {
    this._set('maintainStoredCertificateCounts', undefined);
  }

  /** What `publishStoredCertificateCountMetrics` is configured as. */
  public get publishStoredCertificateCountMetricsInput(): boolean | IResolvable | undefined {
    return this._input('publishStoredCertificateCountMetrics');
  }

  /** Removes the configuration of `publishStoredCertificateCountMetrics`. */
  public resetPublishStoredCertificateCountMetrics(): void {
    this._set('publishStoredCertificateCountMetrics', undefined);
  }

  /** What `minStartupBackoffDuration` is configured as. */
  public get minStartupBackoffDurationInput(): Duration | undefined {
    return this._input('minStartupBackoffDuration');
  }

  /**
   * Changes what `minStartupBackoffDuration` is configured as.
   *
   * @param value the new value
   */
  public putMinStartupBackoffDuration(value: Duration): void {
    this._set('minStartupBackoffDuration', value);
  }

  /** Removes the configuration of `minStartupBackoffDuration`. */
  public resetMinStartupBackoffDuration(): void {
    this._set('minStartupBackoffDuration', undefined);
  }

  /** What `maxStartupBackoffDuration` is configured as. */
  public get maxStartupBackoffDurationInput(): Duration | undefined {
    return this._input('maxStartupBackoffDuration');
  }

  /**
   * Changes what `maxStartupBackoffDuration` is configured as.
   *
   * @param value the new value
   */
  public putMaxStartupBackoffDuration(value: Duration): void {
    this._set('maxStartupBackoffDuration', value);
  }

  /** Removes the configuration of `maxStartupBackoffDuration`. */
  public resetMaxStartupBackoffDuration(): void {
    this._set('maxStartupBackoffDuration', undefined);
  }
}
