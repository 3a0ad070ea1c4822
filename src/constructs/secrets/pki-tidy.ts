// Written from src/handlers/secrets/pki-tidy/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiTidy } from '../../handlers/secrets/pki-tidy/definition';
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

  /** Whether stored certificates that cannot be read are removed. Only supported with the dialect `openbao`. */
  public get tidyInvalidCerts(): IResolvable {
    return this.getBooleanAttribute('tidy_invalid_certs');
  }

  /** Whether revocations of other clusters are removed. Only supported with the dialect `vault`. */
  public get tidyCrossClusterRevokedCerts(): IResolvable {
    return this.getBooleanAttribute('tidy_cross_cluster_revoked_certs');
  }

  /** Whether requests to revoke from other clusters are removed. Only supported with the dialect `vault`. */
  public get tidyRevocationQueue(): IResolvable {
    return this.getBooleanAttribute('tidy_revocation_queue');
  }

  /** Whether the metadata of expired certificates are removed. Only supported with the dialect `vault`. */
  public get tidyCertMetadata(): IResolvable {
    return this.getBooleanAttribute('tidy_cert_metadata');
  }

  /** Whether expired nonces of CMPv2 are removed. Only supported with the dialect `vault`. */
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
}
