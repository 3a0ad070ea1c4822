// Written from src/handlers/secrets/pki-signed-certificate/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  StringMap,
  TerraformMetaArguments,
  TerraformProvider,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { CertificateFormat } from './vocabularies';
import { pkiSignedCertificate } from '../../handlers/secrets/pki-signed-certificate/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiSignedCertificate`. */
export interface PkiSignedCertificateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The name of the role that authorizes the certificate. Must be a single path segment: not empty and without `/`. Changing it
   * forces replacement. `role` requires `commonName`.
   *
   * @default - `externalPolicy` applies
   */
  readonly role?: string;
  /**
   * The external policy that authorizes the certificate, in the enterprise edition. The inputs are passed to it unchanged. Changing
   * it forces replacement.
   *
   * @default - `role` applies
   */
  readonly externalPolicy?: PkiSignedCertificateExternalPolicy;
  /**
   * The certificate signing request, as PEM. Must contain a PEM block "CERTIFICATE REQUEST" or "NEW CERTIFICATE REQUEST". Changing
   * it forces replacement.
   */
  readonly csr: string;
  /**
   * The common name of the subject. A role with `use_csr_common_name` uses the one of the signing request instead. Changing it
   * forces replacement.
   *
   * @default - the external policy decides
   */
  readonly commonName?: string;
  /**
   * The id or name of the issuer that signs, or `default`. The issuer is part of the request path, which the policy of the token
   * must allow. Must be a single path segment: not empty and without `/`. Changing it forces replacement.
   *
   * @default - the issuer of the role or the default issuer signs
   */
  readonly issuerRef?: string;
  /**
   * The host names and e-mail addresses among the subject alternative names. Each element must be a host name or an e-mail address,
   * without commas. Changing it forces replacement.
   *
   * @default - only the common name is used
   */
  readonly altNames?: string[];
  /**
   * The IP addresses among the subject alternative names. Each element must be an IP address. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * The URIs among the subject alternative names. Each element must be a URI, without commas. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * The subject alternative names of other types, each `<oid>;UTF8:<value>`. Each element must be `<oid>;UTF8:<value>`, such as
   * "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com". Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is excluded from the subject alternative names. Changing it forces replacement.
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
   * Whether self-signed certificates are removed from `caChain`. Changing it forces replacement.
   *
   * @default - they are included
   */
  readonly removeRootsFromChain?: boolean | IResolvable;
  /**
   * The user ids of the subject. Each element must be non-empty and without commas. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly userIds?: string[];
  /**
   * Metadata that the service stores with the certificate, in base64. Requires the enterprise edition and a role without
   * `no_store_metadata`. Must be base64. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly certMetadata?: string;
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

/** The external policy that authorizes the certificate, in the enterprise edition. The inputs are passed to it unchanged. */
export interface PkiSignedCertificateExternalPolicy {
  /**
   * The name of the policy. It is part of the request path. Must be a single path segment: not empty and without `/`. Changing it
   * forces replacement.
   *
   * @default - the external service uses its default policy
   */
  readonly policy?: string;
  /**
   * Further parameters for the external service. Must not have the keys "alt_names", "cert_metadata", "common_name", "csr",
   * "exclude_cn_from_sans", "format", "ip_sans", "issuer_ref", "key_bits", "key_type", "not_after", "other_sans", "policy",
   * "private_key_format", "remove_roots_from_chain", "role", "ttl", "uri_sans" and "user_ids": these are separate attributes.
   * Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly parameters?: { [key: string]: string };
}

/**
 * A certificate that a certificate authority signs for an existing key. The authority never sees the private key.
 *
 * The Terraform type is `lintel_pki_signed_certificate`.
 */
export class PkiSignedCertificate extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_signed_certificate';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_signed_certificate', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiSignedCertificate`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiSignedCertificate(x: any): boolean {
    return hasType(x, 'resource lintel_pki_signed_certificate');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiSignedCertificateProps) {
    super(scope, id, pkiSignedCertificate, props);
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

  /** The name of the role that authorizes the certificate. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /** The external policy that authorizes the certificate, in the enterprise edition. The inputs are passed to it unchanged. */
  public get externalPolicy(): PkiSignedCertificateExternalPolicyOutputReference {
    return new PkiSignedCertificateExternalPolicyOutputReference(this, 'external_policy');
  }

  /** The certificate signing request, as PEM. */
  public get csr(): string {
    return this.getStringAttribute('csr');
  }

  public set csr(value: string) {
    this._set('csr', value);
  }

  /** The common name of the subject. A role with `use_csr_common_name` uses the one of the signing request instead. */
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

  /** Whether self-signed certificates are removed from `caChain`. */
  public get removeRootsFromChain(): boolean | IResolvable {
    return this.getBooleanAttribute('remove_roots_from_chain');
  }

  public set removeRootsFromChain(value: boolean | IResolvable) {
    this._set('removeRootsFromChain', value);
  }

  /** The user ids of the subject. */
  public get userIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('user_ids')));
  }

  public set userIds(value: string[]) {
    this._set('userIds', value);
  }

  /**
   * Metadata that the service stores with the certificate, in base64. Requires the enterprise edition and a role without
   * `no_store_metadata`.
   */
  public get certMetadata(): string {
    return this.getStringAttribute('cert_metadata');
  }

  public set certMetadata(value: string) {
    this._set('certMetadata', value);
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

  /** What `role` is configured as. */
  public get roleInput(): string | undefined {
    return this._input('role');
  }

  /** Removes the configuration of `role`. */
  public resetRole(): void {
    this._set('role', undefined);
  }

  /** What `externalPolicy` is configured as. */
  public get externalPolicyInput(): PkiSignedCertificateExternalPolicy | undefined {
    return this._input('externalPolicy');
  }

  /**
   * Changes what `externalPolicy` is configured as.
   *
   * @param value the new value
   */
  public putExternalPolicy(value: PkiSignedCertificateExternalPolicy): void {
    this._set('externalPolicy', value);
  }

  /** Removes the configuration of `externalPolicy`. */
  public resetExternalPolicy(): void {
    this._set('externalPolicy', undefined);
  }

  /** What `csr` is configured as. */
  public get csrInput(): string {
    return this._input('csr');
  }

  /** What `commonName` is configured as. */
  public get commonNameInput(): string | undefined {
    return this._input('commonName');
  }

  /** Removes the configuration of `commonName`. */
  public resetCommonName(): void {
    this._set('commonName', undefined);
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

  /** What `removeRootsFromChain` is configured as. */
  public get removeRootsFromChainInput(): boolean | IResolvable | undefined {
    return this._input('removeRootsFromChain');
  }

  /** Removes the configuration of `removeRootsFromChain`. */
  public resetRemoveRootsFromChain(): void {
    this._set('removeRootsFromChain', undefined);
  }

  /** What `userIds` is configured as. */
  public get userIdsInput(): string[] | undefined {
    return this._input('userIds');
  }

  /** Removes the configuration of `userIds`. */
  public resetUserIds(): void {
    this._set('userIds', undefined);
  }

  /** What `certMetadata` is configured as. */
  public get certMetadataInput(): string | undefined {
    return this._input('certMetadata');
  }

  /** Removes the configuration of `certMetadata`. */
  public resetCertMetadata(): void {
    this._set('certMetadata', undefined);
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

/** The external policy that authorizes the certificate, in the enterprise edition. The inputs are passed to it unchanged. */
export class PkiSignedCertificateExternalPolicyOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The name of the policy. It is part of the request path. */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  /** Further parameters for the external service. */
  public get parameters(): StringMap {
    return new StringMap(this, 'parameters');
  }
}
