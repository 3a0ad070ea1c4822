// Written from src/handlers/secrets/pki-root/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { AuthorityKeyType, LeafNotAfterBehavior, IssuerUsage } from './vocabularies';
import { pkiRoot } from '../../handlers/secrets/pki-root/definition';
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
  readonly keyUsage?: string[];
  /**
   * The purposes that the root and everything below it can be used for. Only supported by OpenBao. Each element is one of `Any`,
   * `ServerAuth`, `ClientAuth`, `CodeSigning`, `EmailProtection`, `IPSECEndSystem`, `IPSECTunnel`, `IPSECUser`, `TimeStamping`,
   * `OCSPSigning`, `MicrosoftServerGatedCrypto`, `NetscapeServerGatedCrypto`, `MicrosoftCommercialCodeSigning`,
   * `MicrosoftKernelCodeSigning` (case-insensitive). Changing it forces replacement.
   *
   * @default - the purposes are not limited
   */
  readonly extKeyUsage?: string[];
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

  /** The common name of the subject. */
  public get commonName(): string {
    return this.getStringAttribute('common_name');
  }

  /** The host names and e-mail addresses among the subject alternative names. */
  public get altNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('alt_names')));
  }

  /** The IP addresses among the subject alternative names. */
  public get ipSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ip_sans')));
  }

  /** The URIs among the subject alternative names. */
  public get uriSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('uri_sans')));
  }

  /** The subject alternative names of other types, each `<oid>;UTF8:<value>`. */
  public get otherSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('other_sans')));
  }

  /** Whether the common name is excluded from the subject alternative names. */
  public get excludeCnFromSans(): IResolvable {
    return this.getBooleanAttribute('exclude_cn_from_sans');
  }

  /** The organizational units of the subject. */
  public get ou(): string[] {
    return this.getListAttribute('ou');
  }

  /** The organizations of the subject. */
  public get organization(): string[] {
    return this.getListAttribute('organization');
  }

  /** The countries of the subject. */
  public get country(): string[] {
    return this.getListAttribute('country');
  }

  /** The localities of the subject. */
  public get locality(): string[] {
    return this.getListAttribute('locality');
  }

  /** The provinces of the subject. */
  public get province(): string[] {
    return this.getListAttribute('province');
  }

  /** The street addresses of the subject. */
  public get streetAddress(): string[] {
    return this.getListAttribute('street_address');
  }

  /** The postal codes of the subject. */
  public get postalCode(): string[] {
    return this.getListAttribute('postal_code');
  }

  /** The serial number of the subject. This is not the serial number of the certificate. */
  public get subjectSerialNumber(): string {
    return this.getStringAttribute('subject_serial_number');
  }

  /** The validity of the certificate, at most the mount's `max_lease_ttl`. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The end of the validity, as an RFC 3339 time in UTC. An alternative to `ttl`. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  /** How far the start of the validity is moved back from the time of signing, to allow for clock differences. */
  public get notBeforeDuration(): string {
    return this.getStringAttribute('not_before_duration');
  }

  /** The start of the validity, as an RFC 3339 time in UTC. Only supported by OpenBao. */
  public get notBefore(): string {
    return this.getStringAttribute('not_before');
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

  /** The id or the name of a key of the mount, or `default`, that is used instead of a new one. */
  public get keyRef(): string {
    return this.getStringAttribute('key_ref');
  }

  /** The name of the key, which is unique in its mount. If omitted, the key has no name. */
  public get keyName(): string {
    return this.getStringAttribute('key_name');
  }

  /** The size of the signature's hash in bits; 0 selects a size that suits the key. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** Whether an RSA key signs with PSS. */
  public get usePss(): IResolvable {
    return this.getBooleanAttribute('use_pss');
  }

  /** Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy. */
  public get deleteKey(): IResolvable {
    return this.getBooleanAttribute('delete_key');
  }

  /** The number of intermediate CAs allowed between the root and a leaf. With -1 there is no limit. */
  public get maxPathLength(): number {
    return this.getNumberAttribute('max_path_length');
  }

  /** The domains that certificates below this root can be issued for. A leading `.` allows only subdomains. */
  public get permittedDnsDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_dns_domains')));
  }

  /** The domains that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedDnsDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_dns_domains')));
  }

  /** The networks that certificates below this root can be issued for. Only supported by Vault. */
  public get permittedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_ip_ranges')));
  }

  /** The networks that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_ip_ranges')));
  }

  /** The e-mail addresses, or their domains, that certificates below this root can be issued for. Only supported by Vault. */
  public get permittedEmailAddresses(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_email_addresses')));
  }

  /** The e-mail addresses, or their domains, that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedEmailAddresses(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_email_addresses')));
  }

  /** The hosts of URIs that certificates below this root can be issued for. Only supported by Vault. */
  public get permittedUriDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_uri_domains')));
  }

  /** The hosts of URIs that certificates below this root cannot be issued for. Only supported by Vault. */
  public get excludedUriDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('excluded_uri_domains')));
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

  /** The name of the issuer, which is unique in its mount. */
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
   * The algorithm that certificate revocation lists are signed with, such as `ECDSAWithSHA256`. If omitted, the service chooses one
   * for the key.
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
   * while no URL is set.
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

  /** The certificate of the root, as PEM. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }
}
