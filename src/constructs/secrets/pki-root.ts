// Written from src/handlers/secrets/pki-root/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { AuthorityKeyType, KeyUsage, ExtKeyUsage, LeafNotAfterBehavior, IssuerUsage } from './vocabularies';
import { pkiRoot } from '../../handlers/secrets/pki-root/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiRoot`. */
export interface PkiRootProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The common name of the subject. Must not be empty. Changing it forces replacement. */
  readonly commonName: string;
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
   * Whether the common name is excluded from the subject alternative names. Changing it forces replacement. Not every response of
   * the service includes it.
   *
   * @default - the common name is included
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * The organizational units of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly ou?: string[];
  /**
   * The organizations of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly organization?: string[];
  /**
   * The countries of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly country?: string[];
  /**
   * The localities of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly locality?: string[];
  /**
   * The provinces of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly province?: string[];
  /**
   * The street addresses of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly streetAddress?: string[];
  /**
   * The postal codes of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly postalCode?: string[];
  /**
   * The serial number of the subject. This is not the serial number of the certificate. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly subjectSerialNumber?: string;
  /**
   * The validity of the certificate, at most the mount's `max_lease_ttl`. Changing it forces replacement.
   *
   * @default - `notAfter` applies
   */
  readonly ttl?: Duration;
  /**
   * The end of the validity, as an RFC 3339 time in UTC. An alternative to `ttl`. Must be a time in UTC with whole seconds, such as
   * "2030-12-31T23:59:59Z". Changing it forces replacement.
   *
   * @default - `ttl` applies
   */
  readonly notAfter?: string;
  /**
   * How far the start of the validity is moved back from the time of signing, to allow for clock differences. Changing it forces
   * replacement.
   *
   * @default - `30s` is used
   */
  readonly notBeforeDuration?: Duration;
  /**
   * The start of the validity, as an RFC 3339 time in UTC. Only supported by OpenBao. Must be a time in UTC with whole seconds, such
   * as "2030-12-31T23:59:59Z". Changing it forces replacement. Not every response of the service includes it.
   *
   * @default - `notBeforeDuration` applies
   */
  readonly notBefore?: string;
  /**
   * The type of the generated key. One of `rsa`, `ec`, `ed25519`. Changing it forces replacement.
   *
   * @default - `rsa`, or that of `keyRef`
   */
  readonly keyType?: AuthorityKeyType;
  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`. Changing it forces replacement. If `keyType` is not set, `rsa` applies. If `keyType` is `rsa`, `keyBits` is one of
   * `2048`, `3072`, `4096`, `8192`; if it is `ec`, `keyBits` is one of `224`, `256`, `384`, `521`; if it is `ed25519`, `keyBits` is
   * one of `0`.
   *
   * @default - 2048 with `rsa`, 256 with `ec`, or that of `keyRef`
   */
  readonly keyBits?: number;
  /**
   * The id or the name of a key of the mount, or `default`, that is used instead of a new one. Must be a single path segment: not
   * empty and without `/`. Changing it forces replacement. `keyRef` conflicts with `keyType` and `keyBits` and `keyName` and
   * `deleteKey`: an existing key is used, which others may use as well.
   *
   * @default - a key is generated
   */
  readonly keyRef?: string;
  /**
   * The name of the key, which is unique in its mount. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a
   * letter, a digit or `_`. Must not be `default`, which is the default issuer or key.
   *
   * @default - the key has no name
   */
  readonly keyName?: string;
  /**
   * The size of the signature's hash in bits; 0 selects a size that suits the key. Must be 0, 256, 384 or 512. Changing it forces
   * replacement. Not every response of the service includes it.
   *
   * @default - 0 is used
   */
  readonly signatureBits?: number;
  /**
   * Whether an RSA key signs with PSS. Changing it forces replacement. Not every response of the service includes it.
   *
   * @default - PKCS #1 v1.5 is used
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy.
   *
   * @default - the key is deleted
   */
  readonly deleteKey?: boolean | IResolvable;
  /**
   * The number of intermediate CAs allowed between the root and a leaf. With -1 there is no limit. Must be at least -1. Changing it
   * forces replacement.
   *
   * @default - -1 is used
   */
  readonly maxPathLength?: number;
  /**
   * The domains that certificates below this root can be issued for. A leading `.` allows only subdomains. Each element must not be
   * empty. Changing it forces replacement.
   *
   * @default - all domains are allowed
   */
  readonly permittedDnsDomains?: string[];
  /**
   * The domains that certificates below this root cannot be issued for. Only supported by Vault. Each element must not be empty.
   * Changing it forces replacement.
   *
   * @default - no domain is excluded
   */
  readonly excludedDnsDomains?: string[];
  /**
   * The networks that certificates below this root can be issued for. Only supported by Vault. Each element must be a network, such
   * as "10.0.0.0/8". Changing it forces replacement.
   *
   * @default - all addresses are allowed
   */
  readonly permittedIpRanges?: string[];
  /**
   * The networks that certificates below this root cannot be issued for. Only supported by Vault. Each element must be a network,
   * such as "10.0.0.0/8". Changing it forces replacement.
   *
   * @default - no address is excluded
   */
  readonly excludedIpRanges?: string[];
  /**
   * The e-mail addresses, or their domains, that certificates below this root can be issued for. Only supported by Vault. Each
   * element must not be empty. Changing it forces replacement.
   *
   * @default - all are allowed
   */
  readonly permittedEmailAddresses?: string[];
  /**
   * The e-mail addresses, or their domains, that certificates below this root cannot be issued for. Only supported by Vault. Each
   * element must not be empty. Changing it forces replacement.
   *
   * @default - none is excluded
   */
  readonly excludedEmailAddresses?: string[];
  /**
   * The hosts of URIs that certificates below this root can be issued for. Only supported by Vault. Each element must not be empty.
   * Changing it forces replacement.
   *
   * @default - all hosts are allowed
   */
  readonly permittedUriDomains?: string[];
  /**
   * The hosts of URIs that certificates below this root cannot be issued for. Only supported by Vault. Each element must not be
   * empty. Changing it forces replacement.
   *
   * @default - no host is excluded
   */
  readonly excludedUriDomains?: string[];
  /**
   * The allowed usages of the key, in addition to `CertSign` and `CRLSign`. Only supported by OpenBao. Each element is one of
   * `DigitalSignature`, `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`,
   * `EncipherOnly`, `DecipherOnly` (case-insensitive). Changing it forces replacement.
   *
   * @default - it has `CertSign` and `CRLSign`
   */
  readonly keyUsage?: KeyUsage[];
  /**
   * The purposes that the root and everything below it can be used for. Only supported by OpenBao. Each element is one of `Any`,
   * `ServerAuth`, `ClientAuth`, `CodeSigning`, `EmailProtection`, `IPSECEndSystem`, `IPSECTunnel`, `IPSECUser`, `TimeStamping`,
   * `OCSPSigning`, `MicrosoftServerGatedCrypto`, `NetscapeServerGatedCrypto`, `MicrosoftCommercialCodeSigning`,
   * `MicrosoftKernelCodeSigning` (case-insensitive). Changing it forces replacement.
   *
   * @default - the purposes are not limited
   */
  readonly extKeyUsage?: ExtKeyUsage[];
  /**
   * Further such purposes, as object identifiers. Only supported by OpenBao. Each element must be an object identifier in dotted
   * numbers, such as "1.3.6.1.4.1.311.20.2.2". Changing it forces replacement.
   *
   * @default - there are no others
   */
  readonly extKeyUsageOids?: string[];
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
 * A root of a certificate authority: a self-signed certificate and its key, which the service generates and never returns. It is not
 * renewed by itself: before it ends, another root is added beside it.
 *
 * The Terraform type is `lintel_pki_root`.
 *
 * @internal
 */
export class PkiRootBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_root';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_root', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiRoot`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiRoot(x: any): boolean {
    return hasType(x, 'resource lintel_pki_root');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiRootProps) {
    super(scope, id, pkiRoot, props);
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

  /** The common name of the subject. */
  public get commonName(): string {
    return this.getStringAttribute('common_name');
  }

  public set commonName(value: string) {
    this._set('commonName', value);
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

  /** The validity of the certificate, at most the mount's `max_lease_ttl`. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The end of the validity, as an RFC 3339 time in UTC. An alternative to `ttl`. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  public set notAfter(value: string) {
    this._set('notAfter', value);
  }

  /** How far the start of the validity is moved back from the time of signing, to allow for clock differences. */
  public get notBeforeDuration(): string {
    return this.getStringAttribute('not_before_duration');
  }

  /** The start of the validity, as an RFC 3339 time in UTC. Only supported by OpenBao. */
  public get notBefore(): string {
    return this.getStringAttribute('not_before');
  }

  public set notBefore(value: string) {
    this._set('notBefore', value);
  }

  /** The type of the generated key. Defaults to `rsa`, or that of `keyRef`. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`. Defaults to 2048 with `rsa`, 256 with `ec`, or that of `keyRef`.
   */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  public set keyBits(value: number) {
    this._set('keyBits', value);
  }

  /** The id or the name of a key of the mount, or `default`, that is used instead of a new one. */
  public get keyRef(): string {
    return this.getStringAttribute('key_ref');
  }

  public set keyRef(value: string) {
    this._set('keyRef', value);
  }

  /** The name of the key, which is unique in its mount. */
  public get keyName(): string {
    return this.getStringAttribute('key_name');
  }

  public set keyName(value: string) {
    this._set('keyName', value);
  }

  /** The size of the signature's hash in bits; 0 selects a size that suits the key. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  public set signatureBits(value: number) {
    this._set('signatureBits', value);
  }

  /** Whether an RSA key signs with PSS. */
  public get usePss(): boolean | IResolvable {
    return this.getBooleanAttribute('use_pss');
  }

  public set usePss(value: boolean | IResolvable) {
    this._set('usePss', value);
  }

  /** Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy. */
  public get deleteKey(): boolean | IResolvable {
    return this.getBooleanAttribute('delete_key');
  }

  public set deleteKey(value: boolean | IResolvable) {
    this._set('deleteKey', value);
  }

  /** The number of intermediate CAs allowed between the root and a leaf. With -1 there is no limit. */
  public get maxPathLength(): number {
    return this.getNumberAttribute('max_path_length');
  }

  public set maxPathLength(value: number) {
    this._set('maxPathLength', value);
  }

  /** The domains that certificates below this root can be issued for. A leading `.` allows only subdomains. */
  public get permittedDnsDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_dns_domains')));
  }

  public set permittedDnsDomains(value: string[]) {
    this._set('permittedDnsDomains', value);
  }

  /** The domains that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedDnsDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_dns_domains')));
  }

  public set excludedDnsDomains(value: string[]) {
    this._set('excludedDnsDomains', value);
  }

  /** The networks that certificates below this root can be issued for. Only supported by Vault. */
  public get permittedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_ip_ranges')));
  }

  public set permittedIpRanges(value: string[]) {
    this._set('permittedIpRanges', value);
  }

  /** The networks that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_ip_ranges')));
  }

  public set excludedIpRanges(value: string[]) {
    this._set('excludedIpRanges', value);
  }

  /** The e-mail addresses, or their domains, that certificates below this root can be issued for. Only supported by Vault. */
  public get permittedEmailAddresses(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_email_addresses')));
  }

  public set permittedEmailAddresses(value: string[]) {
    this._set('permittedEmailAddresses', value);
  }

  /** The e-mail addresses, or their domains, that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedEmailAddresses(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_email_addresses')));
  }

  public set excludedEmailAddresses(value: string[]) {
    this._set('excludedEmailAddresses', value);
  }

  /** The hosts of URIs that certificates below this root can be issued for. Only supported by Vault. */
  public get permittedUriDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_uri_domains')));
  }

  public set permittedUriDomains(value: string[]) {
    this._set('permittedUriDomains', value);
  }

  /** The hosts of URIs that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedUriDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_uri_domains')));
  }

  public set excludedUriDomains(value: string[]) {
    this._set('excludedUriDomains', value);
  }

  /** The allowed usages of the key, in addition to `CertSign` and `CRLSign`. Only supported by OpenBao. */
  public get keyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('key_usage')));
  }

  /** The purposes that the root and everything below it can be used for. Only supported by OpenBao. */
  public get extKeyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ext_key_usage')));
  }

  /** Further such purposes, as object identifiers. Only supported by OpenBao. */
  public get extKeyUsageOids(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ext_key_usage_oids')));
  }

  public set extKeyUsageOids(value: string[]) {
    this._set('extKeyUsageOids', value);
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

  /** The certificate of the root, as PEM. */
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

  /** What `commonName` is configured as. */
  public get commonNameInput(): string {
    return this._input('commonName');
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

  /** What `notBefore` is configured as. */
  public get notBeforeInput(): string | undefined {
    return this._input('notBefore');
  }

  /** Removes the configuration of `notBefore`. */
  public resetNotBefore(): void {
    this._set('notBefore', undefined);
  }

  /** What `keyType` is configured as. */
  public get keyTypeInput(): AuthorityKeyType | undefined {
    return this._input('keyType');
  }

  /**
   * Changes what `keyType` is configured as.
   *
   * @param value the new value
   */
  public putKeyType(value: AuthorityKeyType): void {
    this._set('keyType', value);
  }

  /** Removes the configuration of `keyType`. */
  public resetKeyType(): void {
    this._set('keyType', undefined);
  }

  /** What `keyBits` is configured as. */
  public get keyBitsInput(): number | undefined {
    return this._input('keyBits');
  }

  /** Removes the configuration of `keyBits`. */
  public resetKeyBits(): void {
    this._set('keyBits', undefined);
  }

  /** What `keyRef` is configured as. */
  public get keyRefInput(): string | undefined {
    return this._input('keyRef');
  }

  /** Removes the configuration of `keyRef`. */
  public resetKeyRef(): void {
    this._set('keyRef', undefined);
  }

  /** What `keyName` is configured as. */
  public get keyNameInput(): string | undefined {
    return this._input('keyName');
  }

  /** Removes the configuration of `keyName`. */
  public resetKeyName(): void {
    this._set('keyName', undefined);
  }

  /** What `signatureBits` is configured as. */
  public get signatureBitsInput(): number | undefined {
    return this._input('signatureBits');
  }

  /** Removes the configuration of `signatureBits`. */
  public resetSignatureBits(): void {
    this._set('signatureBits', undefined);
  }

  /** What `usePss` is configured as. */
  public get usePssInput(): boolean | IResolvable | undefined {
    return this._input('usePss');
  }

  /** Removes the configuration of `usePss`. */
  public resetUsePss(): void {
    this._set('usePss', undefined);
  }

  /** What `deleteKey` is configured as. */
  public get deleteKeyInput(): boolean | IResolvable | undefined {
    return this._input('deleteKey');
  }

  /** Removes the configuration of `deleteKey`. */
  public resetDeleteKey(): void {
    this._set('deleteKey', undefined);
  }

  /** What `maxPathLength` is configured as. */
  public get maxPathLengthInput(): number | undefined {
    return this._input('maxPathLength');
  }

  /** Removes the configuration of `maxPathLength`. */
  public resetMaxPathLength(): void {
    this._set('maxPathLength', undefined);
  }

  /** What `permittedDnsDomains` is configured as. */
  public get permittedDnsDomainsInput(): string[] | undefined {
    return this._input('permittedDnsDomains');
  }

  /** Removes the configuration of `permittedDnsDomains`. */
  public resetPermittedDnsDomains(): void {
    this._set('permittedDnsDomains', undefined);
  }

  /** What `excludedDnsDomains` is configured as. */
  public get excludedDnsDomainsInput(): string[] | undefined {
    return this._input('excludedDnsDomains');
  }

  /** Removes the configuration of `excludedDnsDomains`. */
  public resetExcludedDnsDomains(): void {
    this._set('excludedDnsDomains', undefined);
  }

  /** What `permittedIpRanges` is configured as. */
  public get permittedIpRangesInput(): string[] | undefined {
    return this._input('permittedIpRanges');
  }

  /** Removes the configuration of `permittedIpRanges`. */
  public resetPermittedIpRanges(): void {
    this._set('permittedIpRanges', undefined);
  }

  /** What `excludedIpRanges` is configured as. */
  public get excludedIpRangesInput(): string[] | undefined {
    return this._input('excludedIpRanges');
  }

  /** Removes the configuration of `excludedIpRanges`. */
  public resetExcludedIpRanges(): void {
    this._set('excludedIpRanges', undefined);
  }

  /** What `permittedEmailAddresses` is configured as. */
  public get permittedEmailAddressesInput(): string[] | undefined {
    return this._input('permittedEmailAddresses');
  }

  /** Removes the configuration of `permittedEmailAddresses`. */
  public resetPermittedEmailAddresses(): void {
    this._set('permittedEmailAddresses', undefined);
  }

  /** What `excludedEmailAddresses` is configured as. */
  public get excludedEmailAddressesInput(): string[] | undefined {
    return this._input('excludedEmailAddresses');
  }

  /** Removes the configuration of `excludedEmailAddresses`. */
  public resetExcludedEmailAddresses(): void {
    this._set('excludedEmailAddresses', undefined);
  }

  /** What `permittedUriDomains` is configured as. */
  public get permittedUriDomainsInput(): string[] | undefined {
    return this._input('permittedUriDomains');
  }

  /** Removes the configuration of `permittedUriDomains`. */
  public resetPermittedUriDomains(): void {
    this._set('permittedUriDomains', undefined);
  }

  /** What `excludedUriDomains` is configured as. */
  public get excludedUriDomainsInput(): string[] | undefined {
    return this._input('excludedUriDomains');
  }

  /** Removes the configuration of `excludedUriDomains`. */
  public resetExcludedUriDomains(): void {
    this._set('excludedUriDomains', undefined);
  }

  /** What `keyUsage` is configured as. */
  public get keyUsageInput(): KeyUsage[] | undefined {
    return this._input('keyUsage');
  }

  /**
   * Changes what `keyUsage` is configured as.
   *
   * @param value the new value
   */
  public putKeyUsage(value: KeyUsage[]): void {
    this._set('keyUsage', value);
  }

  /** Removes the configuration of `keyUsage`. */
  public resetKeyUsage(): void {
    this._set('keyUsage', undefined);
  }

  /** What `extKeyUsage` is configured as. */
  public get extKeyUsageInput(): ExtKeyUsage[] | undefined {
    return this._input('extKeyUsage');
  }

  /**
   * Changes what `extKeyUsage` is configured as.
   *
   * @param value the new value
   */
  public putExtKeyUsage(value: ExtKeyUsage[]): void {
    this._set('extKeyUsage', value);
  }

  /** Removes the configuration of `extKeyUsage`. */
  public resetExtKeyUsage(): void {
    this._set('extKeyUsage', undefined);
  }

  /** What `extKeyUsageOids` is configured as. */
  public get extKeyUsageOidsInput(): string[] | undefined {
    return this._input('extKeyUsageOids');
  }

  /** Removes the configuration of `extKeyUsageOids`. */
  public resetExtKeyUsageOids(): void {
    this._set('extKeyUsageOids', undefined);
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
