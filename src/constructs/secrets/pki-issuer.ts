// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { LeafNotAfterBehavior, IssuerUsage } from './vocabularies';
import { pkiIssuer } from '../../handlers/secrets/pki-issuer/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiIssuer`. */
export interface PkiIssuerProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The certificate of the issuer as PEM, and after it those of its chain. Every one must be the certificate of a CA. Those of the
   * chain that the mount does not have are imported with it, and deleted with it. Only another first certificate replaces the
   * issuer. Must contain a PEM block "CERTIFICATE". Changing it forces replacement.
   */
  readonly certificate: string;
  /**
   * The private key of the first certificate, as PEM without a password. If the mount has none for the issuer, it gets this one.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Must contain
   * a PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or "EC PRIVATE KEY". Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the mount has the key already, or the issuer only completes chains
   */
  readonly privateKeyWo?: string;
  /**
   * The version of `privateKeyWo`. If set, `privateKeyWo` is sent again only when the version changes.
   *
   * @default - changes of `privateKeyWo` are detected automatically
   */
  readonly privateKeyWoVersion?: number;
  /**
   * The name of the issuer, which is unique in its mount. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with
   * a letter, a digit or `_`. Must not be `default`, which is the default issuer or key.
   *
   * @default - the issuer has no name
   */
  readonly issuerName?: string;
  /**
   * How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the
   * validity, `permit` allows it. One of `err`, `truncate`, `permit`.
   *
   * @default "err"
   */
  readonly leafNotAfterBehavior?: LeafNotAfterBehavior;
  /**
   * The allowed usages of the issuer. Every issuer has `read-only`, which may be left out. Each element is one of `crl-signing`,
   * `issuing-certificates`, `ocsp-signing`, `read-only`.
   *
   * @default ["crl-signing","issuing-certificates","ocsp-signing","read-only"]
   */
  readonly usage?: IssuerUsage[];
  /**
   * The certificate chain as ids or names of issuers. The first is the issuer itself, which can be written as `self`. Each element
   * must be a single path segment: not empty and without `/`.
   *
   * @default - the service finds the chain among the issuers of the mount
   */
  readonly manualChain?: string[];
  /**
   * The algorithm that certificate revocation lists are signed with, such as `ECDSAWithSHA256`. Must not be empty.
   *
   * @default - the service chooses one for the key
   */
  readonly revocationSignatureAlgorithm?: string;
  /**
   * The URLs of the issuer's certificate that certificates of this issuer contain. If any of these lists is set, those of the mount
   * are not used. Each element must not be empty.
   *
   * @default - those of the mount are used
   */
  readonly issuingCertificates?: string[];
  /**
   * The URLs of its certificate revocation list that certificates of this issuer contain. If any of these lists is set, those of the
   * mount are not used. Each element must not be empty.
   *
   * @default - those of the mount are used
   */
  readonly crlDistributionPoints?: string[];
  /**
   * The URLs of its delta revocation list that certificates of this issuer contain. Needs another of these lists. Not supported by
   * OpenBao. Each element must not be empty.
   *
   * @default - those of the mount are used
   */
  readonly deltaCrlDistributionPoints?: string[];
  /**
   * The URLs of OCSP servers that certificates of this issuer contain. If any of these lists is set, those of the mount are not
   * used. Each element must not be empty.
   *
   * @default - those of the mount are used
   */
  readonly ocspServers?: string[];
  /**
   * Whether the URLs are templates with `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. Not reported by the service
   * while no URL is set. Not every response of the service includes it.
   *
   * @default false
   */
  readonly enableAiaUrlTemplating?: boolean | IResolvable;
  /**
   * Whether certificates are issued even if the chain of the issuer has critical extensions that the service does not know. Not
   * supported by OpenBao.
   *
   * @default false
   */
  readonly disableCriticalExtensionChecks?: boolean | IResolvable;
  /**
   * Whether certificates are issued even if the chain of the issuer is longer than a path length allows. Not supported by OpenBao.
   *
   * @default false
   */
  readonly disablePathLengthChecks?: boolean | IResolvable;
  /**
   * Whether certificates are issued even if the chain of the issuer has names that do not match. Not supported by OpenBao.
   *
   * @default false
   */
  readonly disableNameChecks?: boolean | IResolvable;
  /**
   * Whether certificates are issued even if the chain of the issuer does not allow their names. Not supported by OpenBao.
   *
   * @default false
   */
  readonly disableNameConstraintChecks?: boolean | IResolvable;
}

/**
 * An issuer of a certificate authority that is imported: the certificate of an intermediate CA that was signed for a key of the
 * mount, or a certificate with its key, or one without a key that completes chains.
 *
 * The Terraform type is `lintel_pki_issuer`.
 */
export class PkiIssuer extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_issuer';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_issuer', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiIssuer`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiIssuer(x: any): boolean {
    return hasType(x, 'resource lintel_pki_issuer');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIssuerProps) {
    super(scope, id, pkiIssuer, props);
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

  /**
   * The certificate of the issuer as PEM, and after it those of its chain. Every one must be the certificate of a CA. Those of the
   * chain that the mount does not have are imported with it, and deleted with it. Only another first certificate replaces the
   * issuer.
   */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  public set certificate(value: string) {
    this._set('certificate', value);
  }

  /** The version of `privateKeyWo`. If set, `privateKeyWo` is sent again only when the version changes. */
  public get privateKeyWoVersion(): number {
    return this.getNumberAttribute('private_key_wo_version');
  }

  public set privateKeyWoVersion(value: number) {
    this._set('privateKeyWoVersion', value);
  }

  /** The name of the issuer, which is unique in its mount. */
  public get issuerName(): string {
    return this.getStringAttribute('issuer_name');
  }

  public set issuerName(value: string) {
    this._set('issuerName', value);
  }

  /**
   * How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the
   * validity, `permit` allows it.
   */
  public get leafNotAfterBehavior(): string {
    return this.getStringAttribute('leaf_not_after_behavior');
  }

  /** The allowed usages of the issuer. Every issuer has `read-only`, which may be left out. */
  public get usage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('usage')));
  }

  /** The certificate chain as ids or names of issuers. The first is the issuer itself, which can be written as `self`. */
  public get manualChain(): string[] {
    return this.getListAttribute('manual_chain');
  }

  public set manualChain(value: string[]) {
    this._set('manualChain', value);
  }

  /**
   * The algorithm that certificate revocation lists are signed with, such as `ECDSAWithSHA256`. If omitted, the service chooses one
   * for the key.
   */
  public get revocationSignatureAlgorithm(): string {
    return this.getStringAttribute('revocation_signature_algorithm');
  }

  public set revocationSignatureAlgorithm(value: string) {
    this._set('revocationSignatureAlgorithm', value);
  }

  /**
   * The URLs of the issuer's certificate that certificates of this issuer contain. If any of these lists is set, those of the mount
   * are not used.
   */
  public get issuingCertificates(): string[] {
    return this.getListAttribute('issuing_certificates');
  }

  public set issuingCertificates(value: string[]) {
    this._set('issuingCertificates', value);
  }

  /**
   * The URLs of its certificate revocation list that certificates of this issuer contain. If any of these lists is set, those of the
   * mount are not used.
   */
  public get crlDistributionPoints(): string[] {
    return this.getListAttribute('crl_distribution_points');
  }

  public set crlDistributionPoints(value: string[]) {
    this._set('crlDistributionPoints', value);
  }

  /**
   * The URLs of its delta revocation list that certificates of this issuer contain. Needs another of these lists. Not supported by
   * OpenBao.
   */
  public get deltaCrlDistributionPoints(): string[] {
    return this.getListAttribute('delta_crl_distribution_points');
  }

  public set deltaCrlDistributionPoints(value: string[]) {
    this._set('deltaCrlDistributionPoints', value);
  }

  /**
   * The URLs of OCSP servers that certificates of this issuer contain. If any of these lists is set, those of the mount are not
   * used.
   */
  public get ocspServers(): string[] {
    return this.getListAttribute('ocsp_servers');
  }

  public set ocspServers(value: string[]) {
    this._set('ocspServers', value);
  }

  /**
   * Whether the URLs are templates with `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. Not reported by the service
   * while no URL is set.
   */
  public get enableAiaUrlTemplating(): boolean | IResolvable {
    return this.getBooleanAttribute('enable_aia_url_templating');
  }

  public set enableAiaUrlTemplating(value: boolean | IResolvable) {
    this._set('enableAiaUrlTemplating', value);
  }

  /**
   * Whether certificates are issued even if the chain of the issuer has critical extensions that the service does not know. Not
   * supported by OpenBao.
   */
  public get disableCriticalExtensionChecks(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_critical_extension_checks');
  }

  public set disableCriticalExtensionChecks(value: boolean | IResolvable) {
    this._set('disableCriticalExtensionChecks', value);
  }

  /** Whether certificates are issued even if the chain of the issuer is longer than a path length allows. Not supported by OpenBao. */
  public get disablePathLengthChecks(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_path_length_checks');
  }

  public set disablePathLengthChecks(value: boolean | IResolvable) {
    this._set('disablePathLengthChecks', value);
  }

  /** Whether certificates are issued even if the chain of the issuer has names that do not match. Not supported by OpenBao. */
  public get disableNameChecks(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_name_checks');
  }

  public set disableNameChecks(value: boolean | IResolvable) {
    this._set('disableNameChecks', value);
  }

  /** Whether certificates are issued even if the chain of the issuer does not allow their names. Not supported by OpenBao. */
  public get disableNameConstraintChecks(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_name_constraint_checks');
  }

  public set disableNameConstraintChecks(value: boolean | IResolvable) {
    this._set('disableNameConstraintChecks', value);
  }

  /** The id of the issuer. */
  public get issuerId(): string {
    return this.getStringAttribute('issuer_id');
  }

  /** The id of the key of the issuer. Null if the mount has no key for the issuer, which can then only be part of a chain. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** The serial number of the certificate, in lower-case hexadecimal with colons. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The certificate chain, starting with the issuer's own certificate, as PEM. */
  public get caChain(): string[] {
    return this.getListAttribute('ca_chain');
  }

  /** The end of the validity, in Unix seconds. */
  public get expiration(): number {
    return this.getNumberAttribute('expiration');
  }

  /** The start of the validity, from the certificate. */
  public get validFrom(): string {
    return this.getStringAttribute('valid_from');
  }

  /** The end of the validity, from the certificate. */
  public get validUntil(): string {
    return this.getStringAttribute('valid_until');
  }

  /** The SHA-256 fingerprint of the certificate, in lower-case hexadecimal. */
  public get fingerprint(): string {
    return this.getStringAttribute('fingerprint');
  }

  /** The subject key identifier of the certificate, in lower-case hexadecimal with colons. Null if the certificate has none. */
  public get subjectKeyId(): string {
    return this.getStringAttribute('subject_key_id');
  }

  /** Whether this is the default issuer of the mount. */
  public get isDefault(): IResolvable {
    return this.getBooleanAttribute('is_default');
  }

  /** Whether the issuer is revoked. */
  public get revoked(): IResolvable {
    return this.getBooleanAttribute('revoked');
  }

  /** The time of the revocation in Unix seconds. Null if the issuer is not revoked. */
  public get revocationTime(): number {
    return this.getNumberAttribute('revocation_time');
  }

  /**
   * The ids of the issuers that the mount did not have before, in the order of the certificates. They are deleted with this one.
   * Null if the issuer was imported into Terraform.
   */
  public get importedIssuers(): string[] {
    return this.getListAttribute('imported_issuers');
  }

  /**
   * The ids of the keys that the mount did not have before. They are deleted with this issuer. Null if the issuer was imported into
   * Terraform.
   */
  public get importedKeys(): string[] {
    return this.getListAttribute('imported_keys');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `certificate` is configured as. */
  public get certificateInput(): string {
    return this._input('certificate');
  }

  /** What `privateKeyWo` is configured as. */
  public get privateKeyWoInput(): string | undefined {
    return this._input('privateKeyWo');
  }

  /**
   * Changes what `privateKeyWo` is configured as.
   *
   * @param value the new value
   */
  public putPrivateKeyWo(value: string): void {
    this._set('privateKeyWo', value);
  }

  /** Removes the configuration of `privateKeyWo`. */
  public resetPrivateKeyWo(): void {
    this._set('privateKeyWo', undefined);
  }

  /** What `privateKeyWoVersion` is configured as. */
  public get privateKeyWoVersionInput(): number | undefined {
    return this._input('privateKeyWoVersion');
  }

  /** Removes the configuration of `privateKeyWoVersion`. */
  public resetPrivateKeyWoVersion(): void {
    this._set('privateKeyWoVersion', undefined);
  }

  /** What `issuerName` is configured as. */
  public get issuerNameInput(): string | undefined {
    return this._input('issuerName');
  }

  /** Removes the configuration of `issuerName`. */
  public resetIssuerName(): void {
    this._set('issuerName', undefined);
  }

  /** What `leafNotAfterBehavior` is configured as. */
  public get leafNotAfterBehaviorInput(): LeafNotAfterBehavior | undefined {
    return this._input('leafNotAfterBehavior');
  }

  /**
   * Changes what `leafNotAfterBehavior` is configured as.
   *
   * @param value the new value
   */
  public putLeafNotAfterBehavior(value: LeafNotAfterBehavior): void {
    this._set('leafNotAfterBehavior', value);
  }

  /** Removes the configuration of `leafNotAfterBehavior`. */
  public resetLeafNotAfterBehavior(): void {
    this._set('leafNotAfterBehavior', undefined);
  }

  /** What `usage` is configured as. */
  public get usageInput(): IssuerUsage[] | undefined {
    return this._input('usage');
  }

  /**
   * Changes what `usage` is configured as.
   *
   * @param value the new value
   */
  public putUsage(value: IssuerUsage[]): void {
    this._set('usage', value);
  }

  /** Removes the configuration of `usage`. */
  public resetUsage(): void {
    this._set('usage', undefined);
  }

  /** What `manualChain` is configured as. */
  public get manualChainInput(): string[] | undefined {
    return this._input('manualChain');
  }

  /** Removes the configuration of `manualChain`. */
  public resetManualChain(): void {
    this._set('manualChain', undefined);
  }

  /** What `revocationSignatureAlgorithm` is configured as. */
  public get revocationSignatureAlgorithmInput(): string | undefined {
    return this._input('revocationSignatureAlgorithm');
  }

  /** Removes the configuration of `revocationSignatureAlgorithm`. */
  public resetRevocationSignatureAlgorithm(): void {
    this._set('revocationSignatureAlgorithm', undefined);
  }

  /** What `issuingCertificates` is configured as. */
  public get issuingCertificatesInput(): string[] | undefined {
    return this._input('issuingCertificates');
  }

  /** Removes the configuration of `issuingCertificates`. */
  public resetIssuingCertificates(): void {
    this._set('issuingCertificates', undefined);
  }

  /** What `crlDistributionPoints` is configured as. */
  public get crlDistributionPointsInput(): string[] | undefined {
    return this._input('crlDistributionPoints');
  }

  /** Removes the configuration of `crlDistributionPoints`. */
  public resetCrlDistributionPoints(): void {
    this._set('crlDistributionPoints', undefined);
  }

  /** What `deltaCrlDistributionPoints` is configured as. */
  public get deltaCrlDistributionPointsInput(): string[] | undefined {
    return this._input('deltaCrlDistributionPoints');
  }

  /** Removes the configuration of `deltaCrlDistributionPoints`. */
  public resetDeltaCrlDistributionPoints(): void {
    this._set('deltaCrlDistributionPoints', undefined);
  }

  /** What `ocspServers` is configured as. */
  public get ocspServersInput(): string[] | undefined {
    return this._input('ocspServers');
  }

  /** Removes the configuration of `ocspServers`. */
  public resetOcspServers(): void {
    this._set('ocspServers', undefined);
  }

  /** What `enableAiaUrlTemplating` is configured as. */
  public get enableAiaUrlTemplatingInput(): boolean | IResolvable | undefined {
    return this._input('enableAiaUrlTemplating');
  }

  /** Removes the configuration of `enableAiaUrlTemplating`. */
  public resetEnableAiaUrlTemplating(): void {
    this._set('enableAiaUrlTemplating', undefined);
  }

  /** What `disableCriticalExtensionChecks` is configured as. */
  public get disableCriticalExtensionChecksInput(): boolean | IResolvable | undefined {
    return this._input('disableCriticalExtensionChecks');
  }

  /** Removes the configuration of `disableCriticalExtensionChecks`. */
  public resetDisableCriticalExtensionChecks(): void {
    this._set('disableCriticalExtensionChecks', undefined);
  }

  /** What `disablePathLengthChecks` is configured as. */
  public get disablePathLengthChecksInput(): boolean | IResolvable | undefined {
    return this._input('disablePathLengthChecks');
  }

  /** Removes the configuration of `disablePathLengthChecks`. */
  public resetDisablePathLengthChecks(): void {
    this._set('disablePathLengthChecks', undefined);
  }

  /** What `disableNameChecks` is configured as. */
  public get disableNameChecksInput(): boolean | IResolvable | undefined {
    return this._input('disableNameChecks');
  }

  /** Removes the configuration of `disableNameChecks`. */
  public resetDisableNameChecks(): void {
    this._set('disableNameChecks', undefined);
  }

  /** What `disableNameConstraintChecks` is configured as. */
  public get disableNameConstraintChecksInput(): boolean | IResolvable | undefined {
    return this._input('disableNameConstraintChecks');
  }

  /** Removes the configuration of `disableNameConstraintChecks`. */
  public resetDisableNameConstraintChecks(): void {
    this._set('disableNameConstraintChecks', undefined);
  }
}
