// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuerData } from '../../handlers/secrets/pki-issuer/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiIssuer`. */
export interface DataPkiIssuerProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer; `default` is the default issuer of the engine. Must be a single path segment: not empty and
   * without `/`.
   *
   * @default "default"
   */
  readonly issuerRef?: string;
}

/**
 * An issuer of a certificate authority: the certificate and the key that the authority signs with.
 *
 * The Terraform type is `lintel_pki_issuer`.
 */
export class DataPkiIssuer extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_issuer';

  /**
   * Whether a value is a `DataPkiIssuer`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiIssuer(x: any): boolean {
    return hasType(x, 'data lintel_pki_issuer');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiIssuerProps = {}) {
    super(scope, id, pkiIssuerData, props);
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

  /** The id or the name of the issuer; `default` is the default issuer of the engine. */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  public set issuerRef(value: string) {
    this._set('issuerRef', value);
  }

  /** The name of the issuer, which is unique in its mount. Null if the issuer has no name. */
  public get issuerName(): string {
    return this.getStringAttribute('issuer_name');
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

  /**
   * The algorithm that certificate revocation lists are signed with, such as `ECDSAWithSHA256`. Null if the service chooses one for
   * the key.
   */
  public get revocationSignatureAlgorithm(): string {
    return this.getStringAttribute('revocation_signature_algorithm');
  }

  /**
   * The URLs of the issuer's certificate that certificates of this issuer contain. If any of these lists is set, those of the mount
   * are not used.
   */
  public get issuingCertificates(): string[] {
    return this.getListAttribute('issuing_certificates');
  }

  /**
   * The URLs of its certificate revocation list that certificates of this issuer contain. If any of these lists is set, those of the
   * mount are not used.
   */
  public get crlDistributionPoints(): string[] {
    return this.getListAttribute('crl_distribution_points');
  }

  /**
   * The URLs of its delta revocation list that certificates of this issuer contain. Needs another of these lists. Not supported by
   * OpenBao.
   */
  public get deltaCrlDistributionPoints(): string[] {
    return this.getListAttribute('delta_crl_distribution_points');
  }

  /**
   * The URLs of OCSP servers that certificates of this issuer contain. If any of these lists is set, those of the mount are not
   * used.
   */
  public get ocspServers(): string[] {
    return this.getListAttribute('ocsp_servers');
  }

  /**
   * Whether the URLs are templates with `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. Not reported by the service
   * while no URL is set. Null if the service does not report it.
   */
  public get enableAiaUrlTemplating(): IResolvable {
    return this.getBooleanAttribute('enable_aia_url_templating');
  }

  /**
   * Whether certificates are issued even if the chain of the issuer has critical extensions that the service does not know. Not
   * supported by OpenBao.
   */
  public get disableCriticalExtensionChecks(): IResolvable {
    return this.getBooleanAttribute('disable_critical_extension_checks');
  }

  /** Whether certificates are issued even if the chain of the issuer is longer than a path length allows. Not supported by OpenBao. */
  public get disablePathLengthChecks(): IResolvable {
    return this.getBooleanAttribute('disable_path_length_checks');
  }

  /** Whether certificates are issued even if the chain of the issuer has names that do not match. Not supported by OpenBao. */
  public get disableNameChecks(): IResolvable {
    return this.getBooleanAttribute('disable_name_checks');
  }

  /** Whether certificates are issued even if the chain of the issuer does not allow their names. Not supported by OpenBao. */
  public get disableNameConstraintChecks(): IResolvable {
    return this.getBooleanAttribute('disable_name_constraint_checks');
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

  /** The certificate of the issuer, as PEM. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `issuerRef` is configured as. */
  public get issuerRefInput(): string | undefined {
    return this._input('issuerRef');
  }

  /** Removes the configuration of `issuerRef`. */
  public resetIssuerRef(): void {
    this._set('issuerRef', undefined);
  }
}
