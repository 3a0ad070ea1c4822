// Written from src/handlers/secrets/pki-signed-intermediate/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CertificateFormat, AuthorityKeyUsage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiSignedIntermediate`. */
export interface PkiSignedIntermediateProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelPkiSignedIntermediate`.
 */
export class PkiSignedIntermediate extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiSignedIntermediate';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiSignedIntermediateProps) {
    super(scope, id, 'PkiSignedIntermediate', props);
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
