// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { LeafNotAfterBehavior, IssuerUsage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `PkiIssuer`. */
export interface PkiIssuerProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The certificate of the issuer as PEM, and after it those of its chain. Every one must be the certificate of a CA. Those of the
   * chain that the mount does not have are imported with it, and deleted with it. Only another first certificate replaces the
   * issuer. Must contain a PEM block "CERTIFICATE". Changing it forces replacement.
   */
  readonly certificate: string;
  /**
   * The private key of the first certificate, as PEM without a password. If the mount has none for the issuer, it gets this one.
   * Must contain a PEM block "PRIVATE KEY", "RSA PRIVATE KEY" or "EC PRIVATE KEY".
   *
   * @default - the mount has the key already, or the issuer only completes chains
   */
  readonly secretPrivateKey?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretPrivateKeyVersion` requires `secretPrivateKey`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretPrivateKeyVersion?: number;
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
 * An issuer of a certificate authority that is imported: the certificate of an intermediate CA that was signed for a key of the
 * mount, or a certificate with its key, or one without a key that completes chains.
 *
 * The CloudFormation type is `Custom::LintelPkiIssuer`.
 */
export class PkiIssuer extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiIssuer';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIssuerProps) {
    super(scope, id, 'PkiIssuer', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /**
   * The certificate of the issuer as PEM, and after it those of its chain. Every one must be the certificate of a CA. Those of the
   * chain that the mount does not have are imported with it, and deleted with it. Only another first certificate replaces the
   * issuer.
   */
  public get certificate(): string {
    return this._string('Certificate');
  }

  /**
   * How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the
   * validity, `permit` allows it.
   */
  public get leafNotAfterBehavior(): string {
    return this._string('LeafNotAfterBehavior');
  }

  /** The allowed usages of the issuer. Every issuer has `read-only`, which may be left out. */
  public get usage(): string[] {
    return this._list('Usage');
  }

  /** The algorithm that certificate revocation lists are signed with, such as `ECDSAWithSHA256`. */
  public get revocationSignatureAlgorithm(): string {
    return this._string('RevocationSignatureAlgorithm');
  }

  /**
   * Whether certificates are issued even if the chain of the issuer has critical extensions that the service does not know. Not
   * supported by OpenBao.
   */
  public get disableCriticalExtensionChecks(): IResolvable {
    return this._boolean('DisableCriticalExtensionChecks');
  }

  /** Whether certificates are issued even if the chain of the issuer is longer than a path length allows. Not supported by OpenBao. */
  public get disablePathLengthChecks(): IResolvable {
    return this._boolean('DisablePathLengthChecks');
  }

  /** Whether certificates are issued even if the chain of the issuer has names that do not match. Not supported by OpenBao. */
  public get disableNameChecks(): IResolvable {
    return this._boolean('DisableNameChecks');
  }

  /** Whether certificates are issued even if the chain of the issuer does not allow their names. Not supported by OpenBao. */
  public get disableNameConstraintChecks(): IResolvable {
    return this._boolean('DisableNameConstraintChecks');
  }

  /** The id of the issuer. */
  public get issuerId(): string {
    return this._string('IssuerId');
  }

  /**
   * The id of the key of the issuer. If the mount has no key for the issuer, which can then only be part of a chain, a reference to
   * it fails.
   */
  public get keyId(): string {
    return this._string('KeyId');
  }

  /** The serial number of the certificate, in lower-case hexadecimal with colons. */
  public get serialNumber(): string {
    return this._string('SerialNumber');
  }

  /** The certificate chain, starting with the issuer's own certificate, as PEM. */
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

  /**
   * The subject key identifier of the certificate, in lower-case hexadecimal with colons. If the certificate has none, a reference
   * to it fails.
   */
  public get subjectKeyId(): string {
    return this._string('SubjectKeyId');
  }

  /** Whether this is the default issuer of the mount. */
  public get isDefault(): IResolvable {
    return this._boolean('IsDefault');
  }

  /** Whether the issuer is revoked. */
  public get revoked(): IResolvable {
    return this._boolean('Revoked');
  }

  /** The time of the revocation in Unix seconds. If the issuer is not revoked, a reference to it fails. */
  public get revocationTime(): number {
    return this._number('RevocationTime');
  }

  /**
   * The ids of the issuers that the mount did not have before, in the order of the certificates. They are deleted with this one.
   * Available only after creation: after an in-place update, a reference to it fails.
   */
  public get importedIssuers(): string[] {
    return this._list('ImportedIssuers');
  }

  /**
   * The ids of the keys that the mount did not have before. They are deleted with this issuer. Available only after creation: after
   * an in-place update, a reference to it fails.
   */
  public get importedKeys(): string[] {
    return this._list('ImportedKeys');
  }
}
