// Written from src/handlers/secrets/pki-signed-certificate/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CertificateFormat } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiSignedCertificate`. */
export interface PkiSignedCertificateProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelPkiSignedCertificate`.
 */
export class PkiSignedCertificate extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiSignedCertificate';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiSignedCertificateProps) {
    super(scope, id, 'PkiSignedCertificate', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The serial number of the certificate, in lower-case hexadecimal with colons. */
  public get serialNumber(): string {
    return this._string('SerialNumber');
  }

  /** The certificate without its chain, as PEM, or in base64 with the `format` `der`. */
  public get certificate(): string {
    return this._string('Certificate');
  }

  /**
   * The certificate of the issuer, in the same format. Available only after creation: after an in-place update, a reference to it
   * fails.
   */
  public get issuingCa(): string {
    return this._string('IssuingCa');
  }

  /**
   * The certificate chain, starting with the issuer, in the same format. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get caChain(): string[] {
    return this._list('CaChain');
  }

  /** The end of the validity, in Unix seconds. */
  public get expiration(): number {
    return this._number('Expiration');
  }

  /** The start of the validity, from the certificate. */
  public get validFrom(): string {
    return this._string('ValidFrom');
  }

  /** The end of the validity, from the certificate. */
  public get validUntil(): string {
    return this._string('ValidUntil');
  }

  /** The SHA-256 fingerprint of the certificate, in lower-case hexadecimal. */
  public get fingerprint(): string {
    return this._string('Fingerprint');
  }

  /** The certificate, and the issuer unless it is a root, as PEM. If `format` is not `pem_bundle`, a reference to it fails. */
  public get certificateBundle(): string {
    return this._string('CertificateBundle');
  }

  /** The id of the lease. Certificates have one if the role generates leases. If there is no lease, a reference to it fails. */
  public get leaseId(): string {
    return this._string('LeaseId');
  }

  /** The time of the revocation in Unix seconds, or 0 if the certificate is not revoked. */
  public get revocationTime(): number {
    return this._number('RevocationTime');
  }

  /** Whether the service stores the certificate. The revocation of a certificate that is not stored cannot be detected. */
  public get stored(): IResolvable {
    return this._boolean('Stored');
  }

  /**
   * The status at the last read, according to the clock of the service: `valid`, `renewal_due`, `expired` or `revoked`. A
   * certificate with any status other than `valid` is replaced.
   */
  public get status(): string {
    return this._string('Status');
  }
}
