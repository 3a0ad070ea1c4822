// Written from src/handlers/secrets/pki-certificate/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { CertificateKeyType, CertificateFormat, PrivateKeyFormat } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { KeyIssuingProps } from '../key-issuing-props';

/** The properties of `PkiCertificate`. */
export interface PkiCertificateProps extends KeyIssuingProps {
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
 * A certificate and its private key, both generated by the certificate authority. The key is stored in a Secrets Manager secret,
 * which the construct creates unless you pass one.
 *
 * The CloudFormation type is `Custom::LintelPkiCertificate`.
 */
export class PkiCertificate extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiCertificate';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCertificateProps = {}) {
    super(scope, id, 'PkiCertificate', props);
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

  /** The kind of the private key. Available only after creation: after an in-place update, a reference to it fails. */
  public get privateKeyType(): string {
    return this._string('PrivateKeyType');
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

  /**
   * The secret that stores the private key: a JSON object whose members include `PrivateKey`, `Certificate`, `IssuingCa` and `CaChain`.
   * It is empty until the certificate is issued: anything that reads it during deployment must depend on this construct.
   */
  public get privateKeySecret(): ISecret {
    return this._privateKeySecret();
  }
}
