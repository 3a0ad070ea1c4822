// Written from src/handlers/secrets/pki-crl-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCrlConfigData } from '../../handlers/secrets/pki-crl-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiCrlConfig`. */
export interface DataPkiCrlConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * How a certificate authority publishes which certificates are revoked.
 *
 * The Terraform type is `lintel_pki_crl_config`.
 */
export class DataPkiCrlConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_crl_config';

  /**
   * Whether a value is a `DataPkiCrlConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiCrlConfig(x: any): boolean {
    return hasType(x, 'data lintel_pki_crl_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiCrlConfigProps = {}) {
    super(scope, id, pkiCrlConfigData, props);
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

  /** How long a certificate revocation list is valid. */
  public get expiry(): string {
    return this.getStringAttribute('expiry');
  }

  /** Whether certificate revocation lists are no longer built: they stay empty. */
  public get disable(): IResolvable {
    return this.getBooleanAttribute('disable');
  }

  /** Whether the service no longer responds to OCSP requests. */
  public get ocspDisable(): IResolvable {
    return this.getBooleanAttribute('ocsp_disable');
  }

  /** How long an OCSP response is valid. */
  public get ocspExpiry(): string {
    return this.getStringAttribute('ocsp_expiry');
  }

  /** Whether certificate revocation lists are rebuilt before they expire, instead of after each revocation. */
  public get autoRebuild(): IResolvable {
    return this.getBooleanAttribute('auto_rebuild');
  }

  /** How long before its expiry a list is rebuilt. With `autoRebuild` it must be shorter than `expiry`. */
  public get autoRebuildGracePeriod(): string {
    return this.getStringAttribute('auto_rebuild_grace_period');
  }

  /** Whether deltas of the lists are built between two rebuilds. Requires `autoRebuild`. */
  public get enableDelta(): IResolvable {
    return this.getBooleanAttribute('enable_delta');
  }

  /** How often deltas are built. With `enableDelta` it must be shorter than `expiry`. */
  public get deltaRebuildInterval(): string {
    return this.getStringAttribute('delta_rebuild_interval');
  }

  /** Whether expired certificates can be revoked. Only supported with the dialect `openbao`. Null if the service does not report it. */
  public get allowExpiredCertRevocation(): IResolvable {
    return this.getBooleanAttribute('allow_expired_cert_revocation');
  }

  /**
   * Whether revocations apply to all clusters. Only supported with the dialect `vault`, and by Vault Enterprise. Null if the service
   * does not report it.
   */
  public get crossClusterRevocation(): IResolvable {
    return this.getBooleanAttribute('cross_cluster_revocation');
  }

  /**
   * Whether a list for all clusters is built. Only supported with the dialect `vault`, and by Vault Enterprise. Null if the service
   * does not report it.
   */
  public get unifiedCrl(): IResolvable {
    return this.getBooleanAttribute('unified_crl');
  }

  /**
   * Whether the paths of the lists serve the list for all clusters. Only supported with the dialect `vault`, and by Vault
   * Enterprise. Null if the service does not report it.
   */
  public get unifiedCrlOnExistingPaths(): IResolvable {
    return this.getBooleanAttribute('unified_crl_on_existing_paths');
  }

  /**
   * The maximum number of certificates on a list; -1 for no limit. Only supported with the dialect `vault`. Null if it is 100000
   * with the dialect `vault`, and there is none in others.
   */
  public get maxCrlEntries(): number {
    return this.getNumberAttribute('max_crl_entries');
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
