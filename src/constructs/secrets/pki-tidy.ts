// Written from src/handlers/secrets/pki-tidy/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiTidy } from '../../handlers/secrets/pki-tidy/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiTidy`. */
export interface PkiTidyProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * Whether expired certificates are removed. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyCertStore?: boolean | IResolvable;
  /**
   * Whether revoked certificates that have expired are removed, also from the revocation lists. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyRevokedCerts?: boolean | IResolvable;
  /**
   * Whether revoked certificates without an issuer are assigned to one again. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyRevokedCertIssuerAssociations?: boolean | IResolvable;
  /**
   * Whether expired issuers are removed, except for the default issuer. Their keys stay. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyExpiredIssuers?: boolean | IResolvable;
  /**
   * Whether the bundle of an authority from before there were issuers is put away. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyMoveLegacyCaBundle?: boolean | IResolvable;
  /**
   * Whether ACME accounts, orders and bindings that are no longer used are removed. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyAcme?: boolean | IResolvable;
  /**
   * Whether stored certificates that cannot be read are removed. Only supported with the dialect `openbao`. Changing it forces
   * replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyInvalidCerts?: boolean | IResolvable;
  /**
   * Whether revocations of other clusters are removed. Only supported with the dialect `vault`. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyCrossClusterRevokedCerts?: boolean | IResolvable;
  /**
   * Whether requests to revoke from other clusters are removed. Only supported with the dialect `vault`. Changing it forces
   * replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyRevocationQueue?: boolean | IResolvable;
  /**
   * Whether the metadata of expired certificates are removed. Only supported with the dialect `vault`. Changing it forces
   * replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyCertMetadata?: boolean | IResolvable;
  /**
   * Whether expired nonces of CMPv2 are removed. Only supported with the dialect `vault`. Changing it forces replacement.
   *
   * @default - the service does not do so
   */
  readonly tidyCmpv2NonceStore?: boolean | IResolvable;
  /**
   * How long certificates are kept after they have expired. Must be at least 1 seconds. Changing it forces replacement.
   *
   * @default - `72h`
   */
  readonly safetyBuffer?: Duration;
  /**
   * How long issuers are kept after they have expired. Must be at least 1 seconds. Changing it forces replacement.
   *
   * @default - `365d`
   */
  readonly issuerSafetyBuffer?: Duration;
  /**
   * How long ACME accounts are kept that have no certificate. Must be at least 1 seconds. Changing it forces replacement.
   *
   * @default - `30d`
   */
  readonly acmeAccountSafetyBuffer?: Duration;
  /**
   * How long revoked certificates are kept after they have expired. Only supported with the dialect `openbao`. Must be at least 1
   * seconds. Changing it forces replacement.
   *
   * @default - the service chooses
   */
  readonly revokedSafetyBuffer?: Duration;
  /**
   * How long requests to revoke from other clusters are kept. Only supported with the dialect `vault`. Must be at least 1 seconds.
   * Changing it forces replacement.
   *
   * @default - the service chooses
   */
  readonly revocationQueueSafetyBuffer?: Duration;
  /**
   * How long the service pauses between two certificates, to limit the load. Changing it forces replacement.
   *
   * @default - `0s`
   */
  readonly pauseDuration?: Duration;
  /**
   * How many certificates are read at a time. Only supported with the dialect `openbao`. Must be at least 5. Changing it forces
   * replacement.
   *
   * @default - the service chooses
   */
  readonly pageSize?: number;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A tidy operation of an authority, which removes what has expired. It is awaited for up to ten minutes.
 * `lintel_pki_auto_tidy_config` does the same at intervals.
 *
 * The Terraform type is `lintel_pki_tidy`.
 */
export class PkiTidy extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_tidy';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_tidy', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiTidy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiTidy(x: any): boolean {
    return hasType(x, 'resource lintel_pki_tidy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiTidyProps = {}) {
    super(scope, id, pkiTidy, props);
  }

  /** The API path of the operation. This is also its import id. */
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

  /** How long revoked certificates are kept after they have expired. Only supported with the dialect `openbao`. */
  public get revokedSafetyBuffer(): string {
    return this.getStringAttribute('revoked_safety_buffer');
  }

  /** How long requests to revoke from other clusters are kept. Only supported with the dialect `vault`. */
  public get revocationQueueSafetyBuffer(): string {
    return this.getStringAttribute('revocation_queue_safety_buffer');
  }

  /** How long the service pauses between two certificates, to limit the load. */
  public get pauseDuration(): string {
    return this.getStringAttribute('pause_duration');
  }

  /** How many certificates are read at a time. Only supported with the dialect `openbao`. */
  public get pageSize(): number {
    return this.getNumberAttribute('page_size');
  }

  public set pageSize(value: number) {
    this._set('pageSize', value);
  }

  /** Arbitrary values, such as a date. When one of them changes, the operation is performed again. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /**
   * The time of the operation, according to the clock of the service. Null if it was imported or the service does not report the
   * time.
   */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }

  /** How many certificates were removed. Null if it was imported. */
  public get certStoreDeletedCount(): number {
    return this.getNumberAttribute('cert_store_deleted_count');
  }

  /** How many revoked certificates were removed. Null if it was imported. */
  public get revokedCertDeletedCount(): number {
    return this.getNumberAttribute('revoked_cert_deleted_count');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
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

  /** What `triggers` is configured as. */
  public get triggersInput(): { [key: string]: string } | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: { [key: string]: string }): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }
}
