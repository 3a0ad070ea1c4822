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

  /** The name of the role that authorizes the certificate. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /** The external policy that authorizes the certificate, in the enterprise edition. The inputs are passed to it unchanged. */
  public get externalPolicy(): PkiSignedCertificateExternalPolicyOutputReference {
    return new PkiSignedCertificateExternalPolicyOutputReference(this, 'external_policy');
  }

  /** The certificate signing request, as PEM. */
  public get csr(): string {
    return this.getStringAttribute('csr');
  }

  /** The common name of the subject. A role with `use_csr_common_name` uses the one of the signing request instead. */
  public get commonName(): string {
    return this.getStringAttribute('common_name');
  }

  /**
   * The id or name of the issuer that signs, or `default`. The issuer is part of the request path, which the policy of the token
   * must allow.
   */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
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

  /** The validity of the certificate. If the role or the issuer shortens it, a warning is shown. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The end of the certificate's validity, as an RFC 3339 time in UTC. An alternative to `ttl`. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  /** The format of the certificates: `pem`, `der` (in base64), or `pem_bundle`, which also sets `certificateBundle`. */
  public get format(): string {
    return this.getStringAttribute('format');
  }

  /** Whether self-signed certificates are removed from `caChain`. */
  public get removeRootsFromChain(): IResolvable {
    return this.getBooleanAttribute('remove_roots_from_chain');
  }

  /** The user ids of the subject. */
  public get userIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('user_ids')));
  }

  /**
   * Metadata that the service stores with the certificate, in base64. Requires the enterprise edition and a role without
   * `no_store_metadata`.
   */
  public get certMetadata(): string {
    return this.getStringAttribute('cert_metadata');
  }

  /**
   * How long before its expiration a plan replaces the certificate: a duration shorter than `ttl`, or a percentage of the lifetime
   * such as `30%`. The clock of the service applies.
   */
  public get renewBefore(): string {
    return this.getStringAttribute('renew_before');
  }

  /** Whether the certificate is revoked when it is destroyed or replaced. */
  public get revokeOnDestroy(): IResolvable {
    return this.getBooleanAttribute('revoke_on_destroy');
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
