// Written from src/handlers/secrets/pki-signed-certificate/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CertificateFormat } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiSignedCertificate`. */
export interface PkiSignedCertificateProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The role that allows the certificate. Must be one segment of a path: not empty, without `/`. Changing it forces replacement.
   * Exactly one of `role`, `externalPolicy` must be set. `role` requires `commonName`.
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
  readonly externalPolicy?: PkiSignedCertificateExternalPolicy;
  /**
   * The request for a certificate, as PEM, signed with the key that it is for. Must contain a PEM block "CERTIFICATE REQUEST" or
   * "NEW CERTIFICATE REQUEST". Changing it forces replacement.
   */
  readonly csr: string;
  /**
   * The common name of the subject. A role that has `use_csr_common_name` takes the one of the request for a certificate instead.
   * Changing it forces replacement.
   *
   * @default - the external policy decides
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
   * Whether the certificate is revoked when it is destroyed or replaced.
   *
   * @default - it is not, since a certificate that was replaced often still serves
   */
  readonly revokeOnDestroy?: boolean | IResolvable;
}

/** The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is. */
export interface PkiSignedCertificateExternalPolicy {
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
}

/**
 * A certificate that the authority signs for a key that it never sees.
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
