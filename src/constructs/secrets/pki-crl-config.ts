// Written from src/handlers/secrets/pki-crl-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCrlConfig } from '../../handlers/secrets/pki-crl-config/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiCrlConfig`. */
export interface PkiCrlConfigProps extends TerraformMetaArguments {
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
   * @default - the service chooses, and it has none in other dialects than `vault`
   */
  readonly maxCrlEntries?: number;
}

/**
 * How a certificate authority publishes which certificates are revoked: its certificate revocation lists, and OCSP. Each mount
 * always has this configuration: destroying it restores the defaults.
 *
 * The Terraform type is `lintel_pki_crl_config`.
 */
export class PkiCrlConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_crl_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_crl_config', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCrlConfigProps = {}) {
    super(scope, id, pkiCrlConfig, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
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

  /** Whether expired certificates can be revoked. Only supported with the dialect `openbao`. */
  public get allowExpiredCertRevocation(): IResolvable {
    return this.getBooleanAttribute('allow_expired_cert_revocation');
  }

  /** Whether revocations apply to all clusters. Only supported with the dialect `vault`, and by Vault Enterprise. */
  public get crossClusterRevocation(): IResolvable {
    return this.getBooleanAttribute('cross_cluster_revocation');
  }

  /** Whether a list for all clusters is built. Only supported with the dialect `vault`, and by Vault Enterprise. */
  public get unifiedCrl(): IResolvable {
    return this.getBooleanAttribute('unified_crl');
  }

  /**
   * Whether the paths of the lists serve the list for all clusters. Only supported with the dialect `vault`, and by Vault
   * Enterprise.
   */
  public get unifiedCrlOnExistingPaths(): IResolvable {
    return this.getBooleanAttribute('unified_crl_on_existing_paths');
  }

  /**
   * The maximum number of certificates on a list; -1 for no limit. Only supported with the dialect `vault`. If omitted, the service
   * chooses, and it has none in other dialects than `vault`.
   */
  public get maxCrlEntries(): number {
    return this.getNumberAttribute('max_crl_entries');
  }
}
