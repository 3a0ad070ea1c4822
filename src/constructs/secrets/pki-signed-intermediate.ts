// Written from src/handlers/secrets/pki-signed-intermediate/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { CertificateFormat, AuthorityKeyUsage } from './vocabularies';
import { pkiSignedIntermediate } from '../../handlers/secrets/pki-signed-intermediate/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiSignedIntermediate`. */
export interface PkiSignedIntermediateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The certificate signing request, as PEM. Must contain a PEM block "CERTIFICATE REQUEST" or "NEW CERTIFICATE REQUEST". Changing
   * it forces replacement.
   */
  readonly csr: string;
  /**
   * The common name of the subject. Ignored with `useCsrValues`, which uses the one of the signing request. Must not be empty.
   * Changing it forces replacement.
   */
  readonly commonName: string;
  /**
   * The id or name of the issuer that signs, or `default`. The issuer is part of the request path, which the policy of the token
   * must allow. Must be a single path segment: not empty and without `/`. Changing it forces replacement.
   *
   * @default - the default issuer signs
   */
  readonly issuerRef?: string;
  /**
   * The host names and e-mail addresses among the subject alternative names. Each element must be a host name or an e-mail address,
   * without commas. Changing it forces replacement. `altNames` can be set only if `useCsrValues` is `false` or not set.
   *
   * @default - only the common name is used
   */
  readonly altNames?: string[];
  /**
   * The IP addresses among the subject alternative names. Each element must be an IP address. Changing it forces replacement.
   * `ipSans` can be set only if `useCsrValues` is `false` or not set.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * The URIs among the subject alternative names. Each element must be a URI, without commas. Changing it forces replacement.
   * `uriSans` can be set only if `useCsrValues` is `false` or not set.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * The subject alternative names of other types, each `<oid>;UTF8:<value>`. Each element must be `<oid>;UTF8:<value>`, such as
   * "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com". Changing it forces replacement. `otherSans` can be set only if `useCsrValues`
   * is `false` or not set.
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is excluded from the subject alternative names. Changing it forces replacement. `excludeCnFromSans` can
   * be set only if `useCsrValues` is `false` or not set.
   *
   * @default - the common name is included
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * The validity of the certificate. If the role or the issuer shortens it, a warning is shown. Changing it forces replacement.
   *
   * @default - the default of the role, the mount or the system applies
   */
  readonly ttl?: Duration;
  /**
   * The end of the certificate's validity, as an RFC 3339 time in UTC. An alternative to `ttl`. Must be a time in UTC with whole
   * seconds, such as "2030-12-31T23:59:59Z". Changing it forces replacement.
   *
   * @default - `ttl` applies
   */
  readonly notAfter?: string;
  /**
   * The format of the certificates: `pem`, `der` (in base64), or `pem_bundle`, which also sets `certificateBundle`. One of `pem`,
   * `der`, `pem_bundle`. Changing it forces replacement.
   *
   * @default - `pem` is used
   */
  readonly format?: CertificateFormat;
  /**
   * The number of intermediate CAs allowed below this one. With -1 there is no limit, or one less than the limit of the issuer. Must
   * be at least -1. Changing it forces replacement.
   *
   * @default - -1 is used
   */
  readonly maxPathLength?: number;
  /**
   * The allowed usages of the key, in addition to those that every CA needs. Each element is one of `DigitalSignature`,
   * `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`, `EncipherOnly`,
   * `DecipherOnly`, `CRL` (case-insensitive). Changing it forces replacement.
   *
   * @default - `CRL` and `CertSign` are used
   */
  readonly keyUsage?: AuthorityKeyUsage[];
  /**
   * Whether the subject, names and extensions are taken from the signing request. Changing it forces replacement.
   *
   * @default - the attributes of this resource are used
   */
  readonly useCsrValues?: boolean | IResolvable;
  /**
   * The domains that certificates below this CA can be issued for. A leading `.` allows only subdomains. Each element must not be
   * empty. Changing it forces replacement.
   *
   * @default - all domains are allowed
   */
  readonly permittedDnsDomains?: string[];
  /**
   * The organizational units of the subject. Each element must not be empty. Changing it forces replacement. `ou` can be set only if
   * `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly ou?: string[];
  /**
   * The organizations of the subject. Each element must not be empty. Changing it forces replacement. `organization` can be set only
   * if `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly organization?: string[];
  /**
   * The countries of the subject. Each element must not be empty. Changing it forces replacement. `country` can be set only if
   * `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly country?: string[];
  /**
   * The localities of the subject. Each element must not be empty. Changing it forces replacement. `locality` can be set only if
   * `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly locality?: string[];
  /**
   * The provinces of the subject. Each element must not be empty. Changing it forces replacement. `province` can be set only if
   * `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly province?: string[];
  /**
   * The street addresses of the subject. Each element must not be empty. Changing it forces replacement. `streetAddress` can be set
   * only if `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly streetAddress?: string[];
  /**
   * The postal codes of the subject. Each element must not be empty. Changing it forces replacement. `postalCode` can be set only if
   * `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly postalCode?: string[];
  /**
   * The serial number of the subject. This is not the serial number of the certificate. Changing it forces replacement.
   * `subjectSerialNumber` can be set only if `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly subjectSerialNumber?: string;
  /**
   * How far the start of the validity is moved back from the time of signing, to allow for clock differences. Changing it forces
   * replacement.
   *
   * @default - `30s` is used
   */
  readonly notBeforeDuration?: Duration;
  /**
   * The size of the signature's hash in bits; 0 selects a size that suits the key of the issuer. Only for issuers with an RSA key.
   * Must be 0, 256, 384 or 512. Changing it forces replacement.
   *
   * @default - 0 is used
   */
  readonly signatureBits?: number;
  /**
   * The subject key identifier, in hexadecimal, for a CA that is signed by several issuers. Must be pairs of hexadecimal digits,
   * with or without colons. Changing it forces replacement.
   *
   * @default - it is derived from the key
   */
  readonly skid?: string;
  /**
   * Whether an issuer with an RSA key signs with PSS. Changing it forces replacement.
   *
   * @default - PKCS #1 v1.5 is used
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * How long before its expiration a plan replaces the certificate: a duration shorter than `ttl`, or a percentage of the lifetime
   * such as `30%`. The clock of the service applies. Must be a duration, such as "720h", or a percentage of the lifetime from "1%"
   * to "99%". `renewBefore` conflicts with `notAfter`: a renewed certificate would end at the same time.
   *
   * @default - the certificate is replaced after it has expired
   */
  readonly renewBefore?: string;
  /**
   * Whether the certificate is revoked when it is destroyed or replaced.
   *
   * @default - the certificate is not revoked, because a replaced certificate is often still in use
   */
  readonly revokeOnDestroy?: boolean | IResolvable;
}

/**
 * The certificate of an intermediate CA, signed by another certificate authority. The required permission allows the creation of CAs
 * and is meant for operators.
 *
 * The Terraform type is `lintel_pki_signed_intermediate`.
 */
export class PkiSignedIntermediate extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_signed_intermediate';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_signed_intermediate', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiSignedIntermediate`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiSignedIntermediate(x: any): boolean {
    return hasType(x, 'resource lintel_pki_signed_intermediate');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiSignedIntermediateProps) {
    super(scope, id, pkiSignedIntermediate, props);
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

  /** The certificate signing request, as PEM. */
  public get csr(): string {
    return this.getStringAttribute('csr');
  }

  public set csr(value: string) {
    this._set('csr', value);
  }

  /** The common name of the subject. Ignored with `useCsrValues`, which uses the one of the signing request. */
  public get commonName(): string {
    return this.getStringAttribute('common_name');
  }

  public set commonName(value: string) {
    this._set('commonName', value);
  }

  /**
   * The id or name of the issuer that signs, or `default`. The issuer is part of the request path, which the policy of the token
   * must allow.
   */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  public set issuerRef(value: string) {
    this._set('issuerRef', value);
  }

  /** The host names and e-mail addresses among the subject alternative names. */
  public get altNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('alt_names')));
  }

  public set altNames(value: string[]) {
    this._set('altNames', value);
  }

  /** The IP addresses among the subject alternative names. */
  public get ipSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ip_sans')));
  }

  public set ipSans(value: string[]) {
    this._set('ipSans', value);
  }

  /** The URIs among the subject alternative names. */
  public get uriSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('uri_sans')));
  }

  public set uriSans(value: string[]) {
    this._set('uriSans', value);
  }

  /** The subject alternative names of other types, each `<oid>;UTF8:<value>`. */
  public get otherSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('other_sans')));
  }

  public set otherSans(value: string[]) {
    this._set('otherSans', value);
  }

  /** Whether the common name is excluded from the subject alternative names. */
  public get excludeCnFromSans(): boolean | IResolvable {
    return this.getBooleanAttribute('exclude_cn_from_sans');
  }

  public set excludeCnFromSans(value: boolean | IResolvable) {
    this._set('excludeCnFromSans', value);
  }

  /** The validity of the certificate. If the role or the issuer shortens it, a warning is shown. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The end of the certificate's validity, as an RFC 3339 time in UTC. An alternative to `ttl`. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  public set notAfter(value: string) {
    this._set('notAfter', value);
  }

  /** The format of the certificates: `pem`, `der` (in base64), or `pem_bundle`, which also sets `certificateBundle`. */
  public get format(): string {
    return this.getStringAttribute('format');
  }

  /** The number of intermediate CAs allowed below this one. With -1 there is no limit, or one less than the limit of the issuer. */
  public get maxPathLength(): number {
    return this.getNumberAttribute('max_path_length');
  }

  public set maxPathLength(value: number) {
    this._set('maxPathLength', value);
  }

  /** The allowed usages of the key, in addition to those that every CA needs. */
  public get keyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('key_usage')));
  }

  /** Whether the subject, names and extensions are taken from the signing request. */
  public get useCsrValues(): boolean | IResolvable {
    return this.getBooleanAttribute('use_csr_values');
  }

  public set useCsrValues(value: boolean | IResolvable) {
    this._set('useCsrValues', value);
  }

  /** The domains that certificates below this CA can be issued for. A leading `.` allows only subdomains. */
  public get permittedDnsDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_dns_domains')));
  }

  public set permittedDnsDomains(value: string[]) {
    this._set('permittedDnsDomains', value);
  }

  /** The organizational units of the subject. */
  public get ou(): string[] {
    return this.getListAttribute('ou');
  }

  public set ou(value: string[]) {
    this._set('ou', value);
  }

  /** The organizations of the subject. */
  public get organization(): string[] {
    return this.getListAttribute('organization');
  }

  public set organization(value: string[]) {
    this._set('organization', value);
  }

  /** The countries of the subject. */
  public get country(): string[] {
    return this.getListAttribute('country');
  }

  public set country(value: string[]) {
    this._set('country', value);
  }

  /** The localities of the subject. */
  public get locality(): string[] {
    return this.getListAttribute('locality');
  }

  public set locality(value: string[]) {
    this._set('locality', value);
  }

  /** The provinces of the subject. */
  public get province(): string[] {
    return this.getListAttribute('province');
  }

  public set province(value: string[]) {
    this._set('province', value);
  }

  /** The street addresses of the subject. */
  public get streetAddress(): string[] {
    return this.getListAttribute('street_address');
  }

  public set streetAddress(value: string[]) {
    this._set('streetAddress', value);
  }

  /** The postal codes of the subject. */
  public get postalCode(): string[] {
    return this.getListAttribute('postal_code');
  }

  public set postalCode(value: string[]) {
    this._set('postalCode', value);
  }

  /** The serial number of the subject. This is not the serial number of the certificate. */
  public get subjectSerialNumber(): string {
    return this.getStringAttribute('subject_serial_number');
  }

  public set subjectSerialNumber(value: string) {
    this._set('subjectSerialNumber', value);
  }

  /** How far the start of the validity is moved back from the time of signing, to allow for clock differences. */
  public get notBeforeDuration(): string {
    return this.getStringAttribute('not_before_duration');
  }

  /** The size of the signature's hash in bits; 0 selects a size that suits the key of the issuer. Only for issuers with an RSA key. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  public set signatureBits(value: number) {
    this._set('signatureBits', value);
  }

  /** The subject key identifier, in hexadecimal, for a CA that is signed by several issuers. */
  public get skid(): string {
    return this.getStringAttribute('skid');
  }

  public set skid(value: string) {
    this._set('skid', value);
  }

  /** Whether an issuer with an RSA key signs with PSS. */
  public get usePss(): boolean | IResolvable {
    return this.getBooleanAttribute('use_pss');
  }

  public set usePss(value: boolean | IResolvable) {
    this._set('usePss', value);
  }

  /**
   * How long before its expiration a plan replaces the certificate: a duration shorter than `ttl`, or a percentage of the lifetime
   * such as `30%`. The clock of the service applies.
   */
  public get renewBefore(): string {
    return this.getStringAttribute('renew_before');
  }

  public set renewBefore(value: string) {
    this._set('renewBefore', value);
  }

  /** Whether the certificate is revoked when it is destroyed or replaced. */
  public get revokeOnDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_destroy');
  }

  public set revokeOnDestroy(value: boolean | IResolvable) {
    this._set('revokeOnDestroy', value);
  }

  /** The serial number of the certificate, in lower-case hexadecimal with colons. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The certificate without its chain, as PEM, or in base64 with the `format` `der`. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The certificate of the issuer, in the same format. Null if the certificate was imported. */
  public get issuingCa(): string {
    return this.getStringAttribute('issuing_ca');
  }

  /** The certificate chain, starting with the issuer, in the same format. Null if the certificate was imported. */
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

  /** The certificate, and the issuer unless it is a root, as PEM. Null if `format` is not `pem_bundle`. */
  public get certificateBundle(): string {
    return this.getStringAttribute('certificate_bundle');
  }

  /** The id of the lease. Certificates have one if the role generates leases. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** The time of the revocation in Unix seconds, or 0 if the certificate is not revoked. */
  public get revocationTime(): number {
    return this.getNumberAttribute('revocation_time');
  }

  /** Whether the service stores the certificate. The revocation of a certificate that is not stored cannot be detected. */
  public get stored(): IResolvable {
    return this.getBooleanAttribute('stored');
  }

  /**
   * The status at the last read, according to the clock of the service: `valid`, `renewal_due`, `expired` or `revoked`. A
   * certificate with any status other than `valid` is replaced.
   */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `csr` is configured as. */
  public get csrInput(): string {
    return this._input('csr');
  }

  /** What `commonName` is configured as. */
  public get commonNameInput(): string {
    return this._input('commonName');
  }

  /** What `issuerRef` is configured as. */
  public get issuerRefInput(): string | undefined {
    return this._input('issuerRef');
  }

  /** Removes the configuration of `issuerRef`. */
  public resetIssuerRef(): void {
    this._set('issuerRef', undefined);
  }

  /** What `altNames` is configured as. */
  public get altNamesInput(): string[] | undefined {
    return this._input('altNames');
  }

  /** Removes the configuration of `altNames`. */
  public resetAltNames(): void {
    this._set('altNames', undefined);
  }

  /** What `ipSans` is configured as. */
  public get ipSansInput(): string[] | undefined {
    return this._input('ipSans');
  }

  /** Removes the configuration of `ipSans`. */
  public resetIpSans(): void {
    this._set('ipSans', undefined);
  }

  /** What `uriSans` is configured as. */
  public get uriSansInput(): string[] | undefined {
    return this._input('uriSans');
  }

  /** Removes the configuration of `uriSans`. */
  public resetUriSans(): void {
    this._set('uriSans', undefined);
  }

  /** What `otherSans` is configured as. */
  public get otherSansInput(): string[] | undefined {
    return this._input('otherSans');
  }

  /** Removes the configuration of `otherSans`. */
  public resetOtherSans(): void {
    this._set('otherSans', undefined);
  }

  /** What `excludeCnFromSans` is configured as. */
  public get excludeCnFromSansInput(): boolean | IResolvable | undefined {
    return this._input('excludeCnFromSans');
  }

  /** Removes the configuration of `excludeCnFromSans`. */
  public resetExcludeCnFromSans(): void {
    this._set('excludeCnFromSans', undefined);
  }

  /** What `ttl` is configured as. */
  public get ttlInput(): Duration | undefined {
    return this._input('ttl');
  }

  /**
   * Changes what `ttl` is configured as.
   *
   * @param value the new value
   */
  public putTtl(value: Duration): void {
    this._set('ttl', value);
  }

  /** Removes the configuration of `ttl`. */
  public resetTtl(): void {
    this._set('ttl', undefined);
  }

  /** What `notAfter` is configured as. */
  public get notAfterInput(): string | undefined {
    return this._input('notAfter');
  }

  /** Removes the configuration of `notAfter`. */
  public resetNotAfter(): void {
    this._set('notAfter', undefined);
  }

  /** What `format` is configured as. */
  public get formatInput(): CertificateFormat | undefined {
    return this._input('format');
  }

  /**
   * Changes what `format` is configured as.
   *
   * @param value the new value
   */
  public putFormat(value: CertificateFormat): void {
    this._set('format', value);
  }

  /** Removes the configuration of `format`. */
  public resetFormat(): void {
    this._set('format', undefined);
  }

  /** What `maxPathLength` is configured as. */
  public get maxPathLengthInput(): number | undefined {
    return this._input('maxPathLength');
  }

  /** Removes the configuration of `maxPathLength`. */
  public resetMaxPathLength(): void {
    this._set('maxPathLength', undefined);
  }

  /** What `keyUsage` is configured as. */
  public get keyUsageInput(): AuthorityKeyUsage[] | undefined {
    return this._input('keyUsage');
  }

  /**
   * Changes what `keyUsage` is configured as.
   *
   * @param value the new value
   */
  public putKeyUsage(value: AuthorityKeyUsage[]): void {
    this._set('keyUsage', value);
  }

  /** Removes the configuration of `keyUsage`. */
  public resetKeyUsage(): void {
    this._set('keyUsage', undefined);
  }

  /** What `useCsrValues` is configured as. */
  public get useCsrValuesInput(): boolean | IResolvable | undefined {
    return this._input('useCsrValues');
  }

  /** Removes the configuration of `useCsrValues`. */
  public resetUseCsrValues(): void {
    this._set('useCsrValues', undefined);
  }

  /** What `permittedDnsDomains` is configured as. */
  public get permittedDnsDomainsInput(): string[] | undefined {
    return this._input('permittedDnsDomains');
  }

  /** Removes the configuration of `permittedDnsDomains`. */
  public resetPermittedDnsDomains(): void {
    this._set('permittedDnsDomains', undefined);
  }

  /** What `ou` is configured as. */
  public get ouInput(): string[] | undefined {
    return this._input('ou');
  }

  /** Removes the configuration of `ou`. */
  public resetOu(): void {
    this._set('ou', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string[] | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `country` is configured as. */
  public get countryInput(): string[] | undefined {
    return this._input('country');
  }

  /** Removes the configuration of `country`. */
  public resetCountry(): void {
    this._set('country', undefined);
  }

  /** What `locality` is configured as. */
  public get localityInput(): string[] | undefined {
    return this._input('locality');
  }

  /** Removes the configuration of `locality`. */
  public resetLocality(): void {
    this._set('locality', undefined);
  }

  /** What `province` is configured as. */
  public get provinceInput(): string[] | undefined {
    return this._input('province');
  }

  /** Removes the configuration of `province`. */
  public resetProvince(): void {
    this._set('province', undefined);
  }

  /** What `streetAddress` is configured as. */
  public get streetAddressInput(): string[] | undefined {
    return this._input('streetAddress');
  }

  /** Removes the configuration of `streetAddress`. */
  public resetStreetAddress(): void {
    this._set('streetAddress', undefined);
  }

  /** What `postalCode` is configured as. */
  public get postalCodeInput(): string[] | undefined {
    return this._input('postalCode');
  }

  /** Removes the configuration of `postalCode`. */
  public resetPostalCode(): void {
    this._set('postalCode', undefined);
  }

  /** What `subjectSerialNumber` is configured as. */
  public get subjectSerialNumberInput(): string | undefined {
    return this._input('subjectSerialNumber');
  }

  /** Removes the configuration of `subjectSerialNumber`. */
  public resetSubjectSerialNumber(): void {
    this._set('subjectSerialNumber', undefined);
  }

  /** What `notBeforeDuration` is configured as. */
  public get notBeforeDurationInput(): Duration | undefined {
    return this._input('notBeforeDuration');
  }

  /**
   * Changes what `notBeforeDuration` is configured as.
   *
   * @param value the new value
   */
  public putNotBeforeDuration(value: Duration): void {
    this._set('notBeforeDuration', value);
  }

  /** Removes the configuration of `notBeforeDuration`. */
  public resetNotBeforeDuration(): void {
    this._set('notBeforeDuration', undefined);
  }

  /** What `signatureBits` is configured as. */
  public get signatureBitsInput(): number | undefined {
    return this._input('signatureBits');
  }

  /** Removes the configuration of `signatureBits`. */
  public resetSignatureBits(): void {
    this._set('signatureBits', undefined);
  }

  /** What `skid` is configured as. */
  public get skidInput(): string | undefined {
    return this._input('skid');
  }

  /** Removes the configuration of `skid`. */
  public resetSkid(): void {
    this._set('skid', undefined);
  }

  /** What `usePss` is configured as. */
  public get usePssInput(): boolean | IResolvable | undefined {
    return this._input('usePss');
  }

  /** Removes the configuration of `usePss`. */
  public resetUsePss(): void {
    this._set('usePss', undefined);
  }

  /** What `renewBefore` is configured as. */
  public get renewBeforeInput(): string | undefined {
    return this._input('renewBefore');
  }

  /** Removes the configuration of `renewBefore`. */
  public resetRenewBefore(): void {
    this._set('renewBefore', undefined);
  }

  /** What `revokeOnDestroy` is configured as. */
  public get revokeOnDestroyInput(): boolean | IResolvable | undefined {
    return this._input('revokeOnDestroy');
  }

  /** Removes the configuration of `revokeOnDestroy`. */
  public resetRevokeOnDestroy(): void {
    this._set('revokeOnDestroy', undefined);
  }
}
