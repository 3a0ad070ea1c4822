// Written from src/handlers/secrets/pki-root/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { AuthorityKeyType, KeyUsage, ExtKeyUsage, LeafNotAfterBehavior, IssuerUsage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiRoot`. */
export interface PkiRootProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The common name of the subject. Must not be empty. Changing it forces replacement. */
  readonly commonName: string;
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
   * Whether the common name is excluded from the subject alternative names. Changing it forces replacement. Not every response of
   * the service includes it.
   *
   * @default - the common name is included
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * The organizational units of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly ou?: string[];
  /**
   * The organizations of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly organization?: string[];
  /**
   * The countries of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly country?: string[];
  /**
   * The localities of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly locality?: string[];
  /**
   * The provinces of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly province?: string[];
  /**
   * The street addresses of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly streetAddress?: string[];
  /**
   * The postal codes of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly postalCode?: string[];
  /**
   * The serial number of the subject. This is not the serial number of the certificate. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly subjectSerialNumber?: string;
  /**
   * The validity of the certificate, at most the mount's `max_lease_ttl`. Changing it forces replacement.
   *
   * @default - `notAfter` applies
   */
  readonly ttl?: Duration;
  /**
   * The end of the validity, as an RFC 3339 time in UTC. An alternative to `ttl`. Must be a time in UTC with whole seconds, such as
   * "2030-12-31T23:59:59Z". Changing it forces replacement.
   *
   * @default - `ttl` applies
   */
  readonly notAfter?: string;
  /**
   * How far the start of the validity is moved back from the time of signing, to allow for clock differences. Changing it forces
   * replacement.
   *
   * @default - `30s` is used
   */
  readonly notBeforeDuration?: Duration;
  /**
   * The start of the validity, as an RFC 3339 time in UTC. Only supported by OpenBao. Must be a time in UTC with whole seconds, such
   * as "2030-12-31T23:59:59Z". Changing it forces replacement. Not every response of the service includes it.
   *
   * @default - `notBeforeDuration` applies
   */
  readonly notBefore?: string;
  /**
   * The type of the generated key. One of `rsa`, `ec`, `ed25519`. Changing it forces replacement.
   *
   * @default - `rsa`, or that of `keyRef`
   */
  readonly keyType?: AuthorityKeyType;
  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`. Changing it forces replacement. If `keyType` is not set, `rsa` applies. If `keyType` is `rsa`, `keyBits` is one of
   * `2048`, `3072`, `4096`, `8192`; if it is `ec`, `keyBits` is one of `224`, `256`, `384`, `521`; if it is `ed25519`, `keyBits` is
   * one of `0`.
   *
   * @default - 2048 with `rsa`, 256 with `ec`, or that of `keyRef`
   */
  readonly keyBits?: number;
  /**
   * The id or the name of a key of the mount, or `default`, that is used instead of a new one. Must be a single path segment: not
   * empty and without `/`. Changing it forces replacement. `keyRef` conflicts with `keyType` and `keyBits` and `keyName` and
   * `deleteKey`: an existing key is used, which others may use as well.
   *
   * @default - a key is generated
   */
  readonly keyRef?: string;
  /**
   * The name of the key, which is unique in its mount. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a
   * letter, a digit or `_`. Must not be `default`, which is the default issuer or key.
   *
   * @default - the key has no name
   */
  readonly keyName?: string;
  /**
   * The size of the signature's hash in bits; 0 selects a size that suits the key. Must be 0, 256, 384 or 512. Changing it forces
   * replacement. Not every response of the service includes it.
   *
   * @default - 0 is used
   */
  readonly signatureBits?: number;
  /**
   * Whether an RSA key signs with PSS. Changing it forces replacement. Not every response of the service includes it.
   *
   * @default - PKCS #1 v1.5 is used
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy.
   *
   * @default - the key is deleted
   */
  readonly deleteKey?: boolean | IResolvable;
  /**
   * The number of intermediate CAs allowed between the root and a leaf. With -1 there is no limit. Must be at least -1. Changing it
   * forces replacement.
   *
   * @default - -1 is used
   */
  readonly maxPathLength?: number;
  /**
   * The domains that certificates below this root can be issued for. A leading `.` allows only subdomains. Each element must not be
   * empty. Changing it forces replacement.
   *
   * @default - all domains are allowed
   */
  readonly permittedDnsDomains?: string[];
  /**
   * The domains that certificates below this root cannot be issued for. Only supported by Vault. Each element must not be empty.
   * Changing it forces replacement.
   *
   * @default - no domain is excluded
   */
  readonly excludedDnsDomains?: string[];
  /**
   * The networks that certificates below this root can be issued for. Only supported by Vault. Each element must be a network, such
   * as "10.0.0.0/8". Changing it forces replacement.
   *
   * @default - all addresses are allowed
   */
  readonly permittedIpRanges?: string[];
  /**
   * The networks that certificates below this root cannot be issued for. Only supported by Vault. Each element must be a network,
   * such as "10.0.0.0/8". Changing it forces replacement.
   *
   * @default - no address is excluded
   */
  readonly excludedIpRanges?: string[];
  /**
   * The e-mail addresses, or their domains, that certificates below this root can be issued for. Only supported by Vault. Each
   * element must not be empty. Changing it forces replacement.
   *
   * @default - all are allowed
   */
  readonly permittedEmailAddresses?: string[];
  /**
   * The e-mail addresses, or their domains, that certificates below this root cannot be issued for. Only supported by Vault. Each
   * element must not be empty. Changing it forces replacement.
   *
   * @default - none is excluded
   */
  readonly excludedEmailAddresses?: string[];
  /**
   * The hosts of URIs that certificates below this root can be issued for. Only supported by Vault. Each element must not be empty.
   * Changing it forces replacement.
   *
   * @default - all hosts are allowed
   */
  readonly permittedUriDomains?: string[];
  /**
   * The hosts of URIs that certificates below this root cannot be issued for. Only supported by Vault. Each element must not be
   * empty. Changing it forces replacement.
   *
   * @default - no host is excluded
   */
  readonly excludedUriDomains?: string[];
  /**
   * The allowed usages of the key, in addition to `CertSign` and `CRLSign`. Only supported by OpenBao. Each element is one of
   * `DigitalSignature`, `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`,
   * `EncipherOnly`, `DecipherOnly` (case-insensitive). Changing it forces replacement.
   *
   * @default - it has `CertSign` and `CRLSign`
   */
  readonly keyUsage?: KeyUsage[];
  /**
   * The purposes that the root and everything below it can be used for. Only supported by OpenBao. Each element is one of `Any`,
   * `ServerAuth`, `ClientAuth`, `CodeSigning`, `EmailProtection`, `IPSECEndSystem`, `IPSECTunnel`, `IPSECUser`, `TimeStamping`,
   * `OCSPSigning`, `MicrosoftServerGatedCrypto`, `NetscapeServerGatedCrypto`, `MicrosoftCommercialCodeSigning`,
   * `MicrosoftKernelCodeSigning` (case-insensitive). Changing it forces replacement.
   *
   * @default - the purposes are not limited
   */
  readonly extKeyUsage?: ExtKeyUsage[];
  /**
   * Further such purposes, as object identifiers. Only supported by OpenBao. Each element must be an object identifier in dotted
   * numbers, such as "1.3.6.1.4.1.311.20.2.2". Changing it forces replacement.
   *
   * @default - there are no others
   */
  readonly extKeyUsageOids?: string[];
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
 * A root of a certificate authority: a self-signed certificate and its key, which the service generates and never returns. It is not
 * renewed by itself: before it ends, another root is added beside it.
 *
 * The CloudFormation type is `Custom::LintelPkiRoot`.
 */
export class PkiRoot extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiRoot';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiRootProps) {
    super(scope, id, 'PkiRoot', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The common name of the subject. */
  public get commonName(): string {
    return this._string('CommonName');
  }

  /** The type of the generated key. */
  public get keyType(): string {
    return this._string('KeyType');
  }

  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`.
   */
  public get keyBits(): number {
    return this._number('KeyBits');
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

  /** The certificate of the root, as PEM. */
  public get certificate(): string {
    return this._string('Certificate');
  }
}
