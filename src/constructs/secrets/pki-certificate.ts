// Written from src/handlers/secrets/pki-certificate/definition.ts by `npx tsx generate/main.ts`.
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
import { CertificateKeyType, CertificateFormat, PrivateKeyFormat } from './vocabularies';
import { pkiCertificate } from '../../handlers/secrets/pki-certificate/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiCertificate`. */
export interface PkiCertificateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The role that allows the certificate. Must be one segment of a path: not empty, without `/`. Changing it forces replacement.
   * Exactly one of `role`, `externalPolicy` must be set.
   *
   * @default - an external policy decides
   */
  readonly role?: string;
  /**
   * The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is.
   * Changing it forces replacement. Exactly one of `role`, `externalPolicy` must be set.
   *
   * @default - a role decides
   */
  readonly externalPolicy?: PkiCertificateExternalPolicy;
  /**
   * The common name of the subject. Changing it forces replacement.
   *
   * @default - there is none, which the role must allow
   */
  readonly commonName?: string;
  /**
   * The issuer that signs, by its id or its name, or `default`. It stands on the path of the request, which the token must be
   * allowed. Must be one segment of a path: not empty, without `/`. Changing it forces replacement.
   *
   * @default - the default issuer signs, or the one of the role
   */
  readonly issuerRef?: string;
  /**
   * Further host names and e-mail addresses. Each element must be a host name or an e-mail address, without commas. Changing it
   * forces replacement.
   *
   * @default - there are none but the common name
   */
  readonly altNames?: string[];
  /**
   * IP addresses. Each element must be an IP address. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * URIs. Each element must be a URI, without commas. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * Names of other kinds, each `<oid>;UTF8:<value>`. Each element must be `<oid>;UTF8:<value>`, such as
   * "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com". Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is kept out of the alternative names. Changing it forces replacement.
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
   * Whether certificates that signed themselves are left out of `caChain`. Changing it forces replacement.
   *
   * @default - they stay
   */
  readonly removeRootsFromChain?: boolean | IResolvable;
  /**
   * The user ids of the subject. Each element must be without commas, and not empty. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly userIds?: string[];
  /**
   * What the service is to keep beside the certificate, in base64. It needs the enterprise edition, and a role that does not have
   * `no_store_metadata`. Must be base64. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly certMetadata?: string;
  /**
   * How the private key is written: `der` is PEM or base64 as `format` has it, `pkcs8` is PKCS #8. The key in a bundle is as it is.
   * One of `der`, `pkcs8`. Changing it forces replacement.
   *
   * @default - `der`
   */
  readonly privateKeyFormat?: PrivateKeyFormat;
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

/** The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is. */
export interface PkiCertificateExternalPolicy {
  /**
   * The name of the policy, which the path has. Must be one segment of a path: not empty, without `/`. Changing it forces
   * replacement.
   *
   * @default - the external service has one of its own
   */
  readonly policy?: string;
  /**
   * What the external service is told besides. Must not have the keys "alt_names", "cert_metadata", "common_name", "csr",
   * "exclude_cn_from_sans", "format", "ip_sans", "issuer_ref", "key_bits", "key_type", "not_after", "other_sans", "policy",
   * "private_key_format", "remove_roots_from_chain", "role", "ttl", "uri_sans" and "user_ids": they have attributes of their own.
   * Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly parameters?: { [key: string]: string };
  /**
   * The kind of key that is made. One of `rsa`, `ed25519`, `ec`. Changing it forces replacement.
   *
   * @default - `rsa`
   */
  readonly keyType?: CertificateKeyType;
  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192; with `ec` 224, 256, 384 or 521. Changing it forces replacement.
   *
   * @default - 2048, and with `ec` 256
   */
  readonly keyBits?: number;
}

/**
 * A certificate with its key, both made by the authority. The key is kept in state: who must not have it there takes the ephemeral
 * resource of this name, or has a request signed.
 *
 * The Terraform type is `lintel_pki_certificate`.
 */
export class PkiCertificate extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_certificate';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_certificate', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCertificateProps = {}) {
    super(scope, id, pkiCertificate, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
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
  public get externalPolicy(): PkiCertificateExternalPolicyOutputReference {
    return new PkiCertificateExternalPolicyOutputReference(this, 'external_policy');
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

  /**
   * With the `format` `pem_bundle`, the private key, the certificate, and the issuer unless it is a root. Null if the `format` is
   * another.
   */
  public get certificateBundle(): string {
    return this.getStringAttribute('certificate_bundle');
  }

  /** The private key. The service does not keep it. Null if the certificate was imported. */
  public get privateKey(): string {
    return this.getStringAttribute('private_key');
  }

  /** The kind of the private key. Null if the certificate was imported. */
  public get privateKeyType(): string {
    return this.getStringAttribute('private_key_type');
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

/** The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is. */
export class PkiCertificateExternalPolicyOutputReference extends ComplexObject {
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
