// Written from src/handlers/secrets/pki-tidy/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiTidy`. */
export interface PkiTidyProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelPkiTidy`.
 */
export class PkiTidy extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiTidy';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiTidyProps = {}) {
    super(scope, id, 'PkiTidy', props);
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

  /** How many certificates were removed. Available only after creation: after an in-place update, a reference to it fails. */
  public get certStoreDeletedCount(): number {
    return this._number('CertStoreDeletedCount');
  }

  /** How many revoked certificates were removed. Available only after creation: after an in-place update, a reference to it fails. */
  public get revokedCertDeletedCount(): number {
    return this._number('RevokedCertDeletedCount');
  }
}
