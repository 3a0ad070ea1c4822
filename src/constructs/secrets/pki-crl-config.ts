// Written from src/handlers/secrets/pki-crl-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCrlConfig } from '../../handlers/secrets/pki-crl-config/definition';
import { hasType } from '../construct-type';
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
   * @default - 100000 with the dialect `vault`, and there is none in others
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
   * Whether a value is a `PkiCrlConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiCrlConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_crl_config');
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

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** How long a certificate revocation list is valid. */
  public get expiry(): string {
    return this.getStringAttribute('expiry');
  }

  /** Whether certificate revocation lists are no longer built: they stay empty. */
  public get disable(): boolean | IResolvable {
    return this.getBooleanAttribute('disable');
  }

  public set disable(value: boolean | IResolvable) {
    this._set('disable', value);
  }

  /** Whether the service no longer responds to OCSP requests. */
  public get ocspDisable(): boolean | IResolvable {
    return this.getBooleanAttribute('ocsp_disable');
  }

  public set ocspDisable(value: boolean | IResolvable) {
    this._set('ocspDisable', value);
  }

  /** How long an OCSP response is valid. */
  public get ocspExpiry(): string {
    return this.getStringAttribute('ocsp_expiry');
  }

  /** Whether certificate revocation lists are rebuilt before they expire, instead of after each revocation. */
  public get autoRebuild(): boolean | IResolvable {
    return this.getBooleanAttribute('auto_rebuild');
  }

  public set autoRebuild(value: boolean | IResolvable) {
    this._set('autoRebuild', value);
  }

  /** How long before its expiry a list is rebuilt. With `autoRebuild` it must be shorter than `expiry`. */
  public get autoRebuildGracePeriod(): string {
    return this.getStringAttribute('auto_rebuild_grace_period');
  }

  /** Whether deltas of the lists are built between two rebuilds. Requires `autoRebuild`. */
  public get enableDelta(): boolean | IResolvable {
    return this.getBooleanAttribute('enable_delta');
  }

  public set enableDelta(value: boolean | IResolvable) {
    this._set('enableDelta', value);
  }

  /** How often deltas are built. With `enableDelta` it must be shorter than `expiry`. */
  public get deltaRebuildInterval(): string {
    return this.getStringAttribute('delta_rebuild_interval');
  }

  /** Whether expired certificates can be revoked. Only supported with the dialect `openbao`. */
  public get allowExpiredCertRevocation(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_expired_cert_revocation');
  }

  public set allowExpiredCertRevocation(value: boolean | IResolvable) {
    this._set('allowExpiredCertRevocation', value);
  }

  /** Whether revocations apply to all clusters. Only supported with the dialect `vault`, and by Vault Enterprise. */
  public get crossClusterRevocation(): boolean | IResolvable {
    return this.getBooleanAttribute('cross_cluster_revocation');
  }

  public set crossClusterRevocation(value: boolean | IResolvable) {
    this._set('crossClusterRevocation', value);
  }

  /** Whether a list for all clusters is built. Only supported with the dialect `vault`, and by Vault Enterprise. */
  public get unifiedCrl(): boolean | IResolvable {
    return this.getBooleanAttribute('unified_crl');
  }

  public set unifiedCrl(value: boolean | IResolvable) {
    this._set('unifiedCrl', value);
  }

  /**
   * Whether the paths of the lists serve the list for all clusters. Only supported with the dialect `vault`, and by Vault
   * Enterprise.
   */
  public get unifiedCrlOnExistingPaths(): boolean | IResolvable {
    return this.getBooleanAttribute('unified_crl_on_existing_paths');
  }

  public set unifiedCrlOnExistingPaths(value: boolean | IResolvable) {
    this._set('unifiedCrlOnExistingPaths', value);
  }

  /** The maximum number of certificates on a list; -1 for no limit. Only supported with the dialect `vault`. */
  public get maxCrlEntries(): number {
    return this.getNumberAttribute('max_crl_entries');
  }

  public set maxCrlEntries(value: number) {
    this._set('maxCrlEntries', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `expiry` is configured as. */
  public get expiryInput(): Duration | undefined {
    return this._input('expiry');
  }

  /**
   * Changes what `expiry` is configured as.
   *
   * @param value the new value
   */
  public putExpiry(value: Duration): void {
    this._set('expiry', value);
  }

  /** Removes the configuration of `expiry`. */
  public resetExpiry(): void {
    this._set('expiry', undefined);
  }

  /** What `disable` is configured as. */
  public get disableInput(): boolean | IResolvable | undefined {
    return this._input('disable');
  }

  /** Removes the configuration of `disable`. */
  public resetDisable(): void {
    this._set('disable', undefined);
  }

  /** What `ocspDisable` is configured as. */
  public get ocspDisableInput(): boolean | IResolvable | undefined {
    return this._input('ocspDisable');
  }

  /** Removes the configuration of `ocspDisable`. */
  public resetOcspDisable(): void {
    this._set('ocspDisable', undefined);
  }

  /** What `ocspExpiry` is configured as. */
  public get ocspExpiryInput(): Duration | undefined {
    return this._input('ocspExpiry');
  }

  /**
   * Changes what `ocspExpiry` is configured as.
   *
   * @param value the new value
   */
  public putOcspExpiry(value: Duration): void {
    this._set('ocspExpiry', value);
  }

  /** Removes the configuration of `ocspExpiry`. */
  public resetOcspExpiry(): void {
    this._set('ocspExpiry', undefined);
  }

  /** What `autoRebuild` is configured as. */
  public get autoRebuildInput(): boolean | IResolvable | undefined {
    return this._input('autoRebuild');
  }

  /** Removes the configuration of `autoRebuild`. */
  public resetAutoRebuild(): void {
    this._set('autoRebuild', undefined);
  }

  /** What `autoRebuildGracePeriod` is configured as. */
  public get autoRebuildGracePeriodInput(): Duration | undefined {
    return this._input('autoRebuildGracePeriod');
  }

  /**
   * Changes what `autoRebuildGracePeriod` is configured as.
   *
   * @param value the new value
   */
  public putAutoRebuildGracePeriod(value: Duration): void {
    this._set('autoRebuildGracePeriod', value);
  }

  /** Removes the configuration of `autoRebuildGracePeriod`. */
  public resetAutoRebuildGracePeriod(): void {
    this._set('autoRebuildGracePeriod', undefined);
  }

  /** What `enableDelta` is configured as. */
  public get enableDeltaInput(): boolean | IResolvable | undefined {
    return this._input('enableDelta');
  }

  /** Removes the configuration of `enableDelta`. */
  public resetEnableDelta(): void {
    this._set('enableDelta', undefined);
  }

  /** What `deltaRebuildInterval` is configured as. */
  public get deltaRebuildIntervalInput(): Duration | undefined {
    return this._input('deltaRebuildInterval');
  }

  /**
   * Changes what `deltaRebuildInterval` is configured as.
   *
   * @param value the new value
   */
  public putDeltaRebuildInterval(value: Duration): void {
    this._set('deltaRebuildInterval', value);
  }

  /** Removes the configuration of `deltaRebuildInterval`. */
  public resetDeltaRebuildInterval(): void {
    this._set('deltaRebuildInterval', undefined);
  }

  /** What `allowExpiredCertRevocation` is configured as. */
  public get allowExpiredCertRevocationInput(): boolean | IResolvable | undefined {
    return this._input('allowExpiredCertRevocation');
  }

  /** Removes the configuration of `allowExpiredCertRevocation`. */
  public resetAllowExpiredCertRevocation(): void {
    this._set('allowExpiredCertRevocation', undefined);
  }

  /** What `crossClusterRevocation` is configured as. */
  public get crossClusterRevocationInput(): boolean | IResolvable | undefined {
    return this._input('crossClusterRevocation');
  }

  /** Removes the configuration of `crossClusterRevocation`. */
  public resetCrossClusterRevocation(): void {
    this._set('crossClusterRevocation', undefined);
  }

  /** What `unifiedCrl` is configured as. */
  public get unifiedCrlInput(): boolean | IResolvable | undefined {
    return this._input('unifiedCrl');
  }

  /** Removes the configuration of `unifiedCrl`. */
  public resetUnifiedCrl(): void {
    this._set('unifiedCrl', undefined);
  }

  /** What `unifiedCrlOnExistingPaths` is configured as. */
  public get unifiedCrlOnExistingPathsInput(): boolean | IResolvable | undefined {
    return this._input('unifiedCrlOnExistingPaths');
  }

  /** Removes the configuration of `unifiedCrlOnExistingPaths`. */
  public resetUnifiedCrlOnExistingPaths(): void {
    this._set('unifiedCrlOnExistingPaths', undefined);
  }

  /** What `maxCrlEntries` is configured as. */
  public get maxCrlEntriesInput(): number | undefined {
    return this._input('maxCrlEntries');
  }

  /** Removes the configuration of `maxCrlEntries`. */
  public resetMaxCrlEntries(): void {
    this._set('maxCrlEntries', undefined);
  }
}
