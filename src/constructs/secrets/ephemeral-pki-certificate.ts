// Written from src/handlers/secrets/pki-certificate/definition.ts by `npx tsx generate/main.ts`.
import { ComplexObject, Fn, IInterpolatingParent, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { CertificateKeyType, CertificateFormat, PrivateKeyFormat } from './vocabularies';
import { pkiCertificateEphemeral } from '../../handlers/secrets/pki-certificate/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralPkiCertificate`. */
export interface EphemeralPkiCertificateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The role that allows the certificate. Must be one segment of a path: not empty, without `/`. Exactly one of `role`,
   * `externalPolicy` must be set.
   *
   * @default - an external policy decides
   */
  readonly role?: string;
  /**
   * The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is.
   * Exactly one of `role`, `externalPolicy` must be set.
   *
   * @default - a role decides
   */
  readonly externalPolicy?: EphemeralPkiCertificateExternalPolicy;
  /**
   * The common name of the subject.
   *
   * @default - there is none, which the role must allow
   */
  readonly commonName?: string;
  /**
   * The issuer that signs, by its id or its name, or `default`. It stands on the path of the request, which the token must be
   * allowed. Must be one segment of a path: not empty, without `/`.
   *
   * @default - the default issuer signs, or the one of the role
   */
  readonly issuerRef?: string;
  /**
   * Further host names and e-mail addresses. Each element must be a host name or an e-mail address, without commas.
   *
   * @default - there are none but the common name
   */
  readonly altNames?: string[];
  /**
   * IP addresses. Each element must be an IP address.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * URIs. Each element must be a URI, without commas.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * Names of other kinds, each `<oid>;UTF8:<value>`. Each element must be `<oid>;UTF8:<value>`, such as
   * "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com".
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is kept out of the alternative names.
   *
   * @default - it is one
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * How long the certificate is valid. What the role or the issuer cuts off is told in a warning.
   *
   * @default - the role, the mount or the system decides
   */
  readonly ttl?: Duration;
  /**
   * When the certificate ends, in place of a length of time: an RFC 3339 time in UTC. Must be a time in UTC with whole seconds, such
   * as "2030-12-31T23:59:59Z". `notAfter` conflicts with `ttl`.
   *
   * @default - the validity is a length of time
   */
  readonly notAfter?: string;
  /**
   * How certificates are written: as PEM, as DER in base64, or as PEM with everything that belongs to it in `certificateBundle`. One
   * of `pem`, `der`, `pem_bundle`.
   *
   * @default - `pem`
   */
  readonly format?: CertificateFormat;
  /**
   * Whether certificates that signed themselves are left out of `caChain`.
   *
   * @default - they stay
   */
  readonly removeRootsFromChain?: boolean | IResolvable;
  /**
   * The user ids of the subject. Each element must be without commas, and not empty.
   *
   * @default - there are none
   */
  readonly userIds?: string[];
  /**
   * What the service is to keep beside the certificate, in base64. It needs the enterprise edition, and a role that does not have
   * `no_store_metadata`. Must be base64.
   *
   * @default - there is none
   */
  readonly certMetadata?: string;
  /**
   * How the private key is written: `der` is PEM or base64 as `format` has it, `pkcs8` is PKCS #8. The key in a bundle is as it is.
   * One of `der`, `pkcs8`.
   *
   * @default - `der`
   */
  readonly privateKeyFormat?: PrivateKeyFormat;
  /**
   * Whether the certificate is revoked when nothing in the run uses it any more. What it was given to uses it longer.
   *
   * @default false
   */
  readonly revokeOnClose?: boolean | IResolvable;
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/** The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is. */
export interface EphemeralPkiCertificateExternalPolicy {
  /**
   * The name of the policy, which the path has. Must be one segment of a path: not empty, without `/`.
   *
   * @default - the external service has one of its own
   */
  readonly policy?: string;
  /**
   * What the external service is told besides. Must not have the keys "alt_names", "cert_metadata", "common_name", "csr",
   * "exclude_cn_from_sans", "format", "ip_sans", "issuer_ref", "key_bits", "key_type", "not_after", "other_sans", "policy",
   * "private_key_format", "remove_roots_from_chain", "role", "ttl", "uri_sans" and "user_ids": they have attributes of their own.
   *
   * @default - there are none
   */
  readonly parameters?: { [key: string]: string };
  /**
   * The kind of key that is made. One of `rsa`, `ed25519`, `ec`.
   *
   * @default - `rsa`
   */
  readonly keyType?: CertificateKeyType;
  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192; with `ec` 224, 256, 384 or 521.
   *
   * @default - 2048, and with `ec` 256
   */
  readonly keyBits?: number;
}

/**
 * A certificate with its key, made for this run: in no plan and in no state. Each opening makes another, in the plan and again in
 * the apply.
 *
 * The Terraform type is `lintel_pki_certificate`.
 */
export class EphemeralPkiCertificate extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_certificate';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralPkiCertificateProps = {}) {
    super(scope, id, pkiCertificateEphemeral, props);
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The role that allows the certificate. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /** The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is. */
  public get externalPolicy(): EphemeralPkiCertificateExternalPolicyOutputReference {
    return new EphemeralPkiCertificateExternalPolicyOutputReference(this, 'external_policy');
  }

  /** The common name of the subject. */
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

  /** Whether certificates that signed themselves are left out of `caChain`. */
  public get removeRootsFromChain(): IResolvable {
    return this.getBooleanAttribute('remove_roots_from_chain');
  }

  /** The user ids of the subject. */
  public get userIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('user_ids')));
  }

  /**
   * What the service is to keep beside the certificate, in base64. It needs the enterprise edition, and a role that does not have
   * `no_store_metadata`.
   */
  public get certMetadata(): string {
    return this.getStringAttribute('cert_metadata');
  }

  /** How the private key is written: `der` is PEM or base64 as `format` has it, `pkcs8` is PKCS #8. The key in a bundle is as it is. */
  public get privateKeyFormat(): string {
    return this.getStringAttribute('private_key_format');
  }

  /** Whether the certificate is revoked when nothing in the run uses it any more. What it was given to uses it longer. */
  public get revokeOnClose(): IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  /** The number of the certificate: hexadecimal in lower case, with colons. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The certificate alone: as PEM, or in base64 with the `format` `der`. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The certificate of the issuer, in the same form. Null if the service does not tell. */
  public get issuingCa(): string {
    return this.getStringAttribute('issuing_ca');
  }

  /** The certificates from the issuer upwards, in the same form. Null if the service does not tell. */
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

  /**
   * With the `format` `pem_bundle`, the private key, the certificate, and the issuer unless it is a root. Null if the `format` is
   * another.
   */
  public get certificateBundle(): string {
    return this.getStringAttribute('certificate_bundle');
  }

  /** The private key. The service does not keep it. Null if the service does not tell. */
  public get privateKey(): string {
    return this.getStringAttribute('private_key');
  }

  /** The kind of the private key. Null if the service does not tell. */
  public get privateKeyType(): string {
    return this.getStringAttribute('private_key_type');
  }

  /** The id of the lease. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** Seconds that the lease lasts. Null if there is no lease. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the lease can be renewed. Null if there is no lease. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }
}

/** The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is. */
export class EphemeralPkiCertificateExternalPolicyOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The name of the policy, which the path has. */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  /** What the external service is told besides. */
  public get parameters(): StringMap {
    return new StringMap(this, 'parameters');
  }

  /** The kind of key that is made. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The size of the key in bits: 2048, 3072, 4096 or 8192; with `ec` 224, 256, 384 or 521. */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }
}
