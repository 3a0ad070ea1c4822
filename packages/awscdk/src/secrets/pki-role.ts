// Written from src/handlers/secrets/pki-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CnValidation, SerialNumberSource, KeyType, KeyUsage, ExtKeyUsage, NotBeforeBound } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiRole`. */
export interface PkiRoleProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * The id or name of the issuer that signs; `default` is the default issuer of the engine. Must not be empty.
   *
   * @default "default"
   */
  readonly issuerRef?: string;
  /**
   * The validity of a certificate if the request does not set one. `ttl` must not exceed `maxTtl`, unless that is 0.
   *
   * @default - the default of the mount applies
   */
  readonly ttl?: Duration;
  /**
   * The maximum validity of a certificate.
   *
   * @default - the maximum of the mount applies
   */
  readonly maxTtl?: Duration;
  /**
   * How far the start of the validity is moved back from the time of issue, to allow for clock differences.
   *
   * @default "30s"
   */
  readonly notBeforeDuration?: Duration;
  /**
   * The end of the validity of every certificate, as an RFC 3339 time in UTC.
   *
   * @default - the validity is relative to the time of issue
   */
  readonly notAfter?: string;
  /**
   * Whether `localhost` is allowed as a name.
   *
   * @default true
   */
  readonly allowLocalhost?: boolean | IResolvable;
  /**
   * The domains that names can belong to, as permitted by `allowBareDomains`, `allowSubdomains` and `allowGlobDomains`. Each element
   * must not be empty.
   *
   * @default - no domain is allowed
   */
  readonly allowedDomains?: string[];
  /**
   * Whether `allowedDomains` can contain identity templates.
   *
   * @default false
   */
  readonly allowedDomainsTemplate?: boolean | IResolvable;
  /**
   * Whether the allowed domains themselves are allowed as names.
   *
   * @default false
   */
  readonly allowBareDomains?: boolean | IResolvable;
  /**
   * Whether subdomains of the allowed domains, including wildcards, are allowed as names.
   *
   * @default false
   */
  readonly allowSubdomains?: boolean | IResolvable;
  /**
   * Whether `*` in the allowed domains matches any text.
   *
   * @default false
   */
  readonly allowGlobDomains?: boolean | IResolvable;
  /**
   * Whether an otherwise allowed name can contain a wildcard.
   *
   * @default true
   */
  readonly allowWildcardCertificates?: boolean | IResolvable;
  /**
   * Whether every name is allowed.
   *
   * @default false
   */
  readonly allowAnyName?: boolean | IResolvable;
  /**
   * Whether names must be valid host names.
   *
   * @default true
   */
  readonly enforceHostnames?: boolean | IResolvable;
  /**
   * Whether IP addresses are allowed as subject alternative names.
   *
   * @default true
   */
  readonly allowIpSans?: boolean | IResolvable;
  /**
   * The networks that IP addresses must belong to. Only supported by OpenBao. Each element must be a network, such as "10.0.0.0/8".
   *
   * @default - every address is allowed
   */
  readonly allowedIpSansCidr?: string[];
  /**
   * The URIs that are allowed as subject alternative names; `*` matches any text. Each element must not be empty.
   *
   * @default - no URI is allowed
   */
  readonly allowedUriSans?: string[];
  /**
   * Whether `allowedUriSans` can contain identity templates.
   *
   * @default false
   */
  readonly allowedUriSansTemplate?: boolean | IResolvable;
  /**
   * The allowed subject alternative names of other types, each `<oid>;<type>:<value>`; `*` matches any text. Each element must be
   * `*`, or `<oid>;<type>:<value>`, such as "1.3.6.1.4.1.311.20.2.3;UTF8:*.example.com".
   *
   * @default - none are allowed
   */
  readonly allowedOtherSans?: string[];
  /**
   * The allowed serial numbers of the subject. These are not the serial numbers of certificates. Each element must not be empty.
   *
   * @default - none are allowed
   */
  readonly allowedSerialNumbers?: string[];
  /**
   * The allowed user ids of the subject; `*` matches any text. Each element must not be empty.
   *
   * @default - none are allowed
   */
  readonly allowedUserIds?: string[];
  /**
   * Whether the text that replaces an identity template can contain `*`. Only supported by OpenBao. Not every response of the
   * service includes it.
   *
   * @default false
   */
  readonly allowGlobsInIdentityTemplates?: boolean | IResolvable;
  /**
   * The allowed forms of a common name; `disabled` allows any. Each element is one of `email`, `hostname`, `disabled`
   * (case-insensitive). Must not be empty. Must contain "disabled" only as its single element.
   *
   * @default ["email","hostname"]
   */
  readonly cnValidations?: CnValidation[];
  /**
   * Whether a request must have a common name.
   *
   * @default true
   */
  readonly requireCn?: boolean | IResolvable;
  /**
   * Whether the common name is taken from the signing request instead of the API call.
   *
   * @default true
   */
  readonly useCsrCommonName?: boolean | IResolvable;
  /**
   * Whether the subject alternative names are taken from the signing request instead of the API call.
   *
   * @default true
   */
  readonly useCsrSans?: boolean | IResolvable;
  /**
   * The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json`
   * uses only the API call. Only supported by Vault. One of `json-csr`, `json`.
   *
   * @default - the service chooses
   */
  readonly serialNumberSource?: SerialNumberSource;
  /**
   * Whether certificates are for servers.
   *
   * @default true
   */
  readonly serverFlag?: boolean | IResolvable;
  /**
   * Whether certificates are for clients.
   *
   * @default true
   */
  readonly clientFlag?: boolean | IResolvable;
  /**
   * Whether certificates are for signing code.
   *
   * @default false
   */
  readonly codeSigningFlag?: boolean | IResolvable;
  /**
   * Whether certificates are for e-mail.
   *
   * @default false
   */
  readonly emailProtectionFlag?: boolean | IResolvable;
  /**
   * The type of the generated keys. With `any`, signing requests can have keys of every type, and no key is generated. One of `rsa`,
   * `ec`, `ed25519`, `any`.
   *
   * @default "rsa"
   */
  readonly keyType?: KeyType;
  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192, or with the `keyType` `ec` 224, 256, 384 or 521. With 0, the service
   * chooses.
   *
   * @default - the service uses 2048, or 256 with `ec`
   */
  readonly keyBits?: number;
  /**
   * The size in bits of the hash that certificates are signed with: 256, 384 or 512. With 0, the service chooses. If `keyType` is
   * `rsa`, `signatureBits` is one of `0`, `256`, `384`, `512`; if it is `ec`, `signatureBits` is one of `0`, `256`, `384`, `512`; if
   * it is `ed25519`, `signatureBits` is one of `0`; if it is `any`, `signatureBits` is one of `0`.
   *
   * @default - the service uses 256, or with `ec` the size that suits the curve of the issuer
   */
  readonly signatureBits?: number;
  /**
   * Whether RSA issuers sign with PSS.
   *
   * @default false
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * The allowed usages of the key of a certificate. An empty set allows none. Each element is one of `DigitalSignature`,
   * `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`, `EncipherOnly`,
   * `DecipherOnly` (case-insensitive).
   *
   * @default ["DigitalSignature","KeyAgreement","KeyEncipherment"]
   */
  readonly keyUsage?: KeyUsage[];
  /**
   * The allowed extended usages of a certificate, in addition to those that the flags select. Each element is one of `Any`,
   * `ServerAuth`, `ClientAuth`, `CodeSigning`, `EmailProtection`, `IPSECEndSystem`, `IPSECTunnel`, `IPSECUser`, `TimeStamping`,
   * `OCSPSigning`, `MicrosoftServerGatedCrypto`, `NetscapeServerGatedCrypto`, `MicrosoftCommercialCodeSigning`,
   * `MicrosoftKernelCodeSigning` (case-insensitive).
   *
   * @default - only the usages that the flags select are allowed
   */
  readonly extKeyUsage?: ExtKeyUsage[];
  /**
   * The allowed extended usages of a certificate, as object identifiers. Each element must be an object identifier in dotted
   * numbers, such as "1.3.6.1.4.1.311.20.2.2".
   *
   * @default - only named usages are allowed
   */
  readonly extKeyUsageOids?: string[];
  /**
   * The organizational units of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly ou?: string[];
  /**
   * The organizations of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly organization?: string[];
  /**
   * The countries of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly country?: string[];
  /**
   * The localities of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly locality?: string[];
  /**
   * The provinces of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly province?: string[];
  /**
   * The street addresses of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly streetAddress?: string[];
  /**
   * The postal codes of the subject, in order. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly postalCode?: string[];
  /**
   * The policies of the certificates, in any order: each an object identifier, or a JSON object with an `oid` and optionally
   * `notice` and `cps`. Each element must be an object identifier, or a JSON object with an "oid".
   *
   * @default - there are none
   */
  readonly policyIdentifiers?: string[];
  /**
   * Whether certificates state in their basic constraints that they do not belong to a CA.
   *
   * @default false
   */
  readonly basicConstraintsValidForNonCa?: boolean | IResolvable;
  /**
   * Whether certificates have leases. A certificate is revoked when its lease ends. `generateLease` and `noStore` cannot both be
   * true.
   *
   * @default false
   */
  readonly generateLease?: boolean | IResolvable;
  /**
   * Whether the service does not store certificates. They can then be neither listed nor revoked.
   *
   * @default false
   */
  readonly noStore?: boolean | IResolvable;
  /**
   * Whether the service does not store metadata of certificates. OpenBao does not support metadata. Not every response of the
   * service includes it.
   *
   * @default false
   */
  readonly noStoreMetadata?: boolean | IResolvable;
  /**
   * The start of the validity of every certificate, as an RFC 3339 time in UTC. Only supported by OpenBao.
   *
   * @default - `notBeforeDuration` applies
   */
  readonly notBefore?: string;
  /**
   * Whether a request can set the start of the validity: `permit` allows any time, `duration` a time at most `notBeforeDuration`
   * ago, `forbid` none. Only supported by OpenBao. One of `permit`, `duration`, `forbid`.
   *
   * @default - the service chooses
   */
  readonly notBeforeBound?: NotBeforeBound;
  /**
   * Whether a request can set the end of the validity: `permit` allows any time, `ttl-limited` a time within `maxTtl`, `forbid`
   * none. A time sets the latest end. Only supported by OpenBao. Must be `permit`, `ttl-limited`, `forbid` or an RFC 3339 time in
   * UTC.
   *
   * @default - the service chooses
   */
  readonly notAfterBound?: string;
}

/**
 * A role of a certificate authority: the names, keys and lifetimes of the certificates that it can issue.
 *
 * The CloudFormation type is `Custom::LintelPkiRole`.
 */
export class PkiRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiRoleProps) {
    super(scope, id, 'PkiRole', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. */
  public get name(): string {
    return this._string('Name');
  }

  /** The id or name of the issuer that signs; `default` is the default issuer of the engine. */
  public get issuerRef(): string {
    return this._string('IssuerRef');
  }

  /** How far the start of the validity is moved back from the time of issue, to allow for clock differences. */
  public get notBeforeDuration(): string {
    return this._string('NotBeforeDuration');
  }

  /** Whether `localhost` is allowed as a name. */
  public get allowLocalhost(): IResolvable {
    return this._boolean('AllowLocalhost');
  }

  /** Whether `allowedDomains` can contain identity templates. */
  public get allowedDomainsTemplate(): IResolvable {
    return this._boolean('AllowedDomainsTemplate');
  }

  /** Whether the allowed domains themselves are allowed as names. */
  public get allowBareDomains(): IResolvable {
    return this._boolean('AllowBareDomains');
  }

  /** Whether subdomains of the allowed domains, including wildcards, are allowed as names. */
  public get allowSubdomains(): IResolvable {
    return this._boolean('AllowSubdomains');
  }

  /** Whether `*` in the allowed domains matches any text. */
  public get allowGlobDomains(): IResolvable {
    return this._boolean('AllowGlobDomains');
  }

  /** Whether an otherwise allowed name can contain a wildcard. */
  public get allowWildcardCertificates(): IResolvable {
    return this._boolean('AllowWildcardCertificates');
  }

  /** Whether every name is allowed. */
  public get allowAnyName(): IResolvable {
    return this._boolean('AllowAnyName');
  }

  /** Whether names must be valid host names. */
  public get enforceHostnames(): IResolvable {
    return this._boolean('EnforceHostnames');
  }

  /** Whether IP addresses are allowed as subject alternative names. */
  public get allowIpSans(): IResolvable {
    return this._boolean('AllowIpSans');
  }

  /** Whether `allowedUriSans` can contain identity templates. */
  public get allowedUriSansTemplate(): IResolvable {
    return this._boolean('AllowedUriSansTemplate');
  }

  /** The allowed forms of a common name; `disabled` allows any. */
  public get cnValidations(): string[] {
    return this._list('CnValidations');
  }

  /** Whether a request must have a common name. */
  public get requireCn(): IResolvable {
    return this._boolean('RequireCn');
  }

  /** Whether the common name is taken from the signing request instead of the API call. */
  public get useCsrCommonName(): IResolvable {
    return this._boolean('UseCsrCommonName');
  }

  /** Whether the subject alternative names are taken from the signing request instead of the API call. */
  public get useCsrSans(): IResolvable {
    return this._boolean('UseCsrSans');
  }

  /**
   * The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json`
   * uses only the API call. Only supported by Vault.
   */
  public get serialNumberSource(): string {
    return this._string('SerialNumberSource');
  }

  /** Whether certificates are for servers. */
  public get serverFlag(): IResolvable {
    return this._boolean('ServerFlag');
  }

  /** Whether certificates are for clients. */
  public get clientFlag(): IResolvable {
    return this._boolean('ClientFlag');
  }

  /** Whether certificates are for signing code. */
  public get codeSigningFlag(): IResolvable {
    return this._boolean('CodeSigningFlag');
  }

  /** Whether certificates are for e-mail. */
  public get emailProtectionFlag(): IResolvable {
    return this._boolean('EmailProtectionFlag');
  }

  /** The type of the generated keys. With `any`, signing requests can have keys of every type, and no key is generated. */
  public get keyType(): string {
    return this._string('KeyType');
  }

  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192, or with the `keyType` `ec` 224, 256, 384 or 521. With 0, the service
   * chooses.
   */
  public get keyBits(): number {
    return this._number('KeyBits');
  }

  /** The size in bits of the hash that certificates are signed with: 256, 384 or 512. With 0, the service chooses. */
  public get signatureBits(): number {
    return this._number('SignatureBits');
  }

  /** Whether RSA issuers sign with PSS. */
  public get usePss(): IResolvable {
    return this._boolean('UsePss');
  }

  /** The allowed usages of the key of a certificate. An empty set allows none. */
  public get keyUsage(): string[] {
    return this._list('KeyUsage');
  }

  /** Whether certificates state in their basic constraints that they do not belong to a CA. */
  public get basicConstraintsValidForNonCa(): IResolvable {
    return this._boolean('BasicConstraintsValidForNonCa');
  }

  /** Whether certificates have leases. A certificate is revoked when its lease ends. */
  public get generateLease(): IResolvable {
    return this._boolean('GenerateLease');
  }

  /** Whether the service does not store certificates. They can then be neither listed nor revoked. */
  public get noStore(): IResolvable {
    return this._boolean('NoStore');
  }

  /**
   * Whether a request can set the start of the validity: `permit` allows any time, `duration` a time at most `notBeforeDuration`
   * ago, `forbid` none. Only supported by OpenBao.
   */
  public get notBeforeBound(): string {
    return this._string('NotBeforeBound');
  }

  /**
   * Whether a request can set the end of the validity: `permit` allows any time, `ttl-limited` a time within `maxTtl`, `forbid`
   * none. A time sets the latest end. Only supported by OpenBao.
   */
  public get notAfterBound(): string {
    return this._string('NotAfterBound');
  }

  /**
   * Whether the display name of a token is allowed as a name. Set only on roles from earlier versions of the service. If the service
   * does not report it, a reference to it fails.
   */
  public get allowTokenDisplayname(): IResolvable {
    return this._boolean('AllowTokenDisplayname');
  }

  /**
   * The number of intermediate CAs allowed below a certificate. Set only on roles from earlier versions of the service. If the
   * service does not report it, a reference to it fails.
   */
  public get maxPathLength(): number {
    return this._number('MaxPathLength');
  }
}
