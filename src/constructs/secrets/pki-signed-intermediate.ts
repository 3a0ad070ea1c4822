// Written from src/handlers/secrets/pki-signed-intermediate/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { CertificateFormat, AuthorityKeyUsage } from './vocabularies';
import { pkiSignedIntermediate } from '../../handlers/secrets/pki-signed-intermediate/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiSignedIntermediate`. */
export interface PkiSignedIntermediateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The request for a certificate, as PEM, signed with the key that it is for. Must contain a PEM block "CERTIFICATE REQUEST" or
   * "NEW CERTIFICATE REQUEST". Changing it forces replacement.
   */
  readonly csr: string;
  /**
   * The common name of the subject. With `useCsrValues` the one of the request for a certificate counts. Must not be empty. Changing
   * it forces replacement.
   */
  readonly commonName: string;
  /**
   * The issuer that signs, by its id or its name, or `default`. It stands on the path of the request, which the token must be
   * allowed. Must be one segment of a path: not empty, without `/`. Changing it forces replacement.
   *
   * @default - the default issuer signs
   */
  readonly issuerRef?: string;
  /**
   * Further host names and e-mail addresses. Each element must be a host name or an e-mail address, without commas. Changing it
   * forces replacement. `altNames` can be set only if `useCsrValues` is `false` or not set.
   *
   * @default - there are none but the common name
   */
  readonly altNames?: string[];
  /**
   * IP addresses. Each element must be an IP address. Changing it forces replacement. `ipSans` can be set only if `useCsrValues` is
   * `false` or not set.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * URIs. Each element must be a URI, without commas. Changing it forces replacement. `uriSans` can be set only if `useCsrValues` is
   * `false` or not set.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * Names of other kinds, each `<oid>;UTF8:<value>`. Each element must be `<oid>;UTF8:<value>`, such as
   * "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com". Changing it forces replacement. `otherSans` can be set only if `useCsrValues`
   * is `false` or not set.
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is kept out of the alternative names. Changing it forces replacement. `excludeCnFromSans` can be set
   * only if `useCsrValues` is `false` or not set.
   *
   * @default - it is one
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * How long the certificate is valid. What the role or the issuer cuts off is told in a warning. Changing it forces replacement.
   *
   * @default - the role, the mount or the system decides
   */
  readonly ttl?: Duration;
  /**
   * When the certificate ends, in place of a length of time: an RFC 3339 time in UTC. Must be a time in UTC with whole seconds, such
   * as "2030-12-31T23:59:59Z". Changing it forces replacement. `notAfter` conflicts with `ttl`.
   *
   * @default - the validity is a length of time
   */
  readonly notAfter?: string;
  /**
   * How certificates are written: as PEM, as DER in base64, or as PEM with everything that belongs to it in `certificateBundle`. One
   * of `pem`, `der`, `pem_bundle`. Changing it forces replacement.
   *
   * @default - `pem`
   */
  readonly format?: CertificateFormat;
  /**
   * How many authorities may stand below it. -1 is no limit, or one less than that of the issuer. Must be at least -1. Changing it
   * forces replacement.
   *
   * @default - -1
   */
  readonly maxPathLength?: number;
  /**
   * What the key may be used for, besides what every authority must do. Each element is one of `DigitalSignature`,
   * `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`, `EncipherOnly`,
   * `DecipherOnly`, `CRL` (case-insensitive). Changing it forces replacement.
   *
   * @default - `CRL` and `CertSign`
   */
  readonly keyUsage?: AuthorityKeyUsage[];
  /**
   * Whether subject, names and extensions are those of the request for a certificate. Changing it forces replacement.
   *
   * @default - the attributes here count
   */
  readonly useCsrValues?: boolean | IResolvable;
  /**
   * The domains that certificates below it may be for. With a leading `.` it is what is below the domain. Each element must not be
   * empty. Changing it forces replacement.
   *
   * @default - all are allowed
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
   * The serial number of the subject, which is not that of the certificate. Changing it forces replacement. `subjectSerialNumber`
   * can be set only if `useCsrValues` is `false` or not set.
   *
   * @default - there is none
   */
  readonly subjectSerialNumber?: string;
  /**
   * How long before it is signed the certificate becomes valid, since clocks differ. Changing it forces replacement.
   *
   * @default - `30s`
   */
  readonly notBeforeDuration?: Duration;
  /**
   * The size of the hash of the signature in bits; 0 is what suits the key of the issuer. Only for issuers with an RSA key. Must be
   * 0, 256, 384 or 512. Changing it forces replacement.
   *
   * @default - 0
   */
  readonly signatureBits?: number;
  /**
   * The identifier of the key, in hexadecimal, for an authority that is signed by several. Must be pairs of hexadecimal digits, with
   * colons or without. Changing it forces replacement.
   *
   * @default - it is made from the key
   */
  readonly skid?: string;
  /**
   * Whether an issuer with an RSA key signs with PSS. Changing it forces replacement.
   *
   * @default - it is PKCS #1 v1.5
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * How long before its end a plan replaces the certificate: a duration less than `ttl`, or a share of the lifetime such as `30%`.
   * The time is that of the service. Must be a duration, such as "720h", or a share of the lifetime from "1%" to "99%".
   * `renewBefore` conflicts with `notAfter`: no certificate that follows could last longer.
   *
   * @default - it is replaced once it has expired
   */
  readonly renewBefore?: string;
  /**
   * Whether the certificate is revoked when it is destroyed or replaced.
   *
   * @default - it is not, since a certificate that was replaced often still serves
   */
  readonly revokeOnDestroy?: boolean | IResolvable;
}

/**
 * The certificate of an authority below another one, which signs it. Whoever may do that may make authorities: it is meant for
 * operators.
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
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiSignedIntermediateProps) {
    super(scope, id, pkiSignedIntermediate, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The request for a certificate, as PEM, signed with the key that it is for. */
  public get csr(): string {
    return this.getStringAttribute('csr');
  }

  /** The common name of the subject. With `useCsrValues` the one of the request for a certificate counts. */
  public get commonName(): string {
    return this.getStringAttribute('common_name');
  }

  /**
   * The issuer that signs, by its id or its name, or `default`. It stands on the path of the request, which the token must be
   * allowed.
   */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  /** Further host names and e-mail addresses. */
  public get altNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('alt_names')));
  }

  /** IP addresses. */
  public get ipSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ip_sans')));
  }

  /** URIs. */
  public get uriSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('uri_sans')));
  }

  /** Names of other kinds, each `<oid>;UTF8:<value>`. */
  public get otherSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('other_sans')));
  }

  /** Whether the common name is kept out of the alternative names. */
  public get excludeCnFromSans(): IResolvable {
    return this.getBooleanAttribute('exclude_cn_from_sans');
  }

  /** How long the certificate is valid. What the role or the issuer cuts off is told in a warning. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** When the certificate ends, in place of a length of time: an RFC 3339 time in UTC. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  /** How certificates are written: as PEM, as DER in base64, or as PEM with everything that belongs to it in `certificateBundle`. */
  public get format(): string {
    return this.getStringAttribute('format');
  }

  /** How many authorities may stand below it. -1 is no limit, or one less than that of the issuer. */
  public get maxPathLength(): number {
    return this.getNumberAttribute('max_path_length');
  }

  /** What the key may be used for, besides what every authority must do. */
  public get keyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('key_usage')));
  }

  /** Whether subject, names and extensions are those of the request for a certificate. */
  public get useCsrValues(): IResolvable {
    return this.getBooleanAttribute('use_csr_values');
  }

  /** The domains that certificates below it may be for. With a leading `.` it is what is below the domain. */
  public get permittedDnsDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('permitted_dns_domains')));
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

  /** The serial number of the subject, which is not that of the certificate. */
  public get subjectSerialNumber(): string {
    return this.getStringAttribute('subject_serial_number');
  }

  /** How long before it is signed the certificate becomes valid, since clocks differ. */
  public get notBeforeDuration(): string {
    return this.getStringAttribute('not_before_duration');
  }

  /** The size of the hash of the signature in bits; 0 is what suits the key of the issuer. Only for issuers with an RSA key. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** The identifier of the key, in hexadecimal, for an authority that is signed by several. */
  public get skid(): string {
    return this.getStringAttribute('skid');
  }

  /** Whether an issuer with an RSA key signs with PSS. */
  public get usePss(): IResolvable {
    return this.getBooleanAttribute('use_pss');
  }

  /**
   * How long before its end a plan replaces the certificate: a duration less than `ttl`, or a share of the lifetime such as `30%`.
   * The time is that of the service.
   */
  public get renewBefore(): string {
    return this.getStringAttribute('renew_before');
  }

  /** Whether the certificate is revoked when it is destroyed or replaced. */
  public get revokeOnDestroy(): IResolvable {
    return this.getBooleanAttribute('revoke_on_destroy');
  }

  /** The number of the certificate: hexadecimal in lower case, with colons. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The certificate alone: as PEM, or in base64 with the `format` `der`. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The certificate of the issuer, in the same form. Null if the certificate was imported. */
  public get issuingCa(): string {
    return this.getStringAttribute('issuing_ca');
  }

  /** The certificates from the issuer upwards, in the same form. Null if the certificate was imported. */
  public get caChain(): string[] {
    return this.getListAttribute('ca_chain');
  }

  /** When the certificate ends, in Unix seconds. */
  public get expiration(): number {
    return this.getNumberAttribute('expiration');
  }

  /** When the certificate begins, from the certificate. */
  public get validFrom(): string {
    return this.getStringAttribute('valid_from');
  }

  /** When the certificate ends, from the certificate. */
  public get validUntil(): string {
    return this.getStringAttribute('valid_until');
  }

  /** SHA-256 of the certificate in DER: hexadecimal in lower case. */
  public get fingerprint(): string {
    return this.getStringAttribute('fingerprint');
  }

  /** With the `format` `pem_bundle`, the certificate with everything that belongs to it. Null if the `format` is another. */
  public get certificateBundle(): string {
    return this.getStringAttribute('certificate_bundle');
  }

  /** The id of the lease, where the role gives one. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** When the certificate was revoked, in Unix seconds; 0, while it is not. */
  public get revocationTime(): number {
    return this.getNumberAttribute('revocation_time');
  }

  /** Whether the service keeps the certificate. Of one that it does not, a revocation cannot be seen. */
  public get stored(): IResolvable {
    return this.getBooleanAttribute('stored');
  }

  /** At the last read, by the clock of the service: `valid`, `renewal_due`, `expired` or `revoked`. Anything but `valid` is replaced. */
  public get status(): string {
    return this.getStringAttribute('status');
  }
}
