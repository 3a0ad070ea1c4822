// Written from src/handlers/secrets/pki-signed-intermediate/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CertificateFormat, AuthorityKeyUsage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiSignedIntermediate`. */
export interface PkiSignedIntermediateProps extends LintelResourceProps {
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

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The number of the certificate: hexadecimal in lower case, with colons. */
  public get serialNumber(): string {
    return this._string('SerialNumber');
  }

  /** The certificate alone: as PEM, or in base64 with the `format` `der`. */
  public get certificate(): string {
    return this._string('Certificate');
  }

  /**
   * The certificate of the issuer, in the same form. Available only after creation: after an in-place update, a reference to it
   * fails.
   */
  public get issuingCa(): string {
    return this._string('IssuingCa');
  }

  /**
   * The certificates from the issuer upwards, in the same form. Available only after creation: after an in-place update, a reference
   * to it fails.
   */
  public get caChain(): string[] {
    return this._list('CaChain');
  }

  /** When the certificate ends, in Unix seconds. */
  public get expiration(): number {
    return this._number('Expiration');
  }

  /** When the certificate begins, from the certificate. */
  public get validFrom(): string {
    return this._string('ValidFrom');
  }

  /** When the certificate ends, from the certificate. */
  public get validUntil(): string {
    return this._string('ValidUntil');
  }

  /** SHA-256 of the certificate in DER: hexadecimal in lower case. */
  public get fingerprint(): string {
    return this._string('Fingerprint');
  }

  /**
   * With the `format` `pem_bundle`, the certificate with everything that belongs to it. If the `format` is another, a reference to
   * it fails.
   */
  public get certificateBundle(): string {
    return this._string('CertificateBundle');
  }

  /** The id of the lease, where the role gives one. If there is no lease, a reference to it fails. */
  public get leaseId(): string {
    return this._string('LeaseId');
  }

  /** When the certificate was revoked, in Unix seconds; 0, while it is not. */
  public get revocationTime(): number {
    return this._number('RevocationTime');
  }

  /** Whether the service keeps the certificate. Of one that it does not, a revocation cannot be seen. */
  public get stored(): IResolvable {
    return this._boolean('Stored');
  }

  /** At the last read, by the clock of the service: `valid`, `renewal_due`, `expired` or `revoked`. Anything but `valid` is replaced. */
  public get status(): string {
    return this._string('Status');
  }
}
