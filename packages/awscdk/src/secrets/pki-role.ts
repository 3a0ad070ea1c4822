// Written from src/handlers/secrets/pki-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { CnValidation, SerialNumberSource, KeyType, KeyUsage, ExtKeyUsage, NotBeforeBound } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiRole`. */
export interface PkiRoleProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The name of the role. Must be one segment of a path: not empty, without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * The issuer that signs, by its id or its name; `default` is whichever the engine has as its default. Must not be empty.
   *
   * @default "default"
   */
  readonly issuerRef?: string;
  /**
   * How long a certificate is valid where a request does not say. `ttl` must not exceed `maxTtl`, unless that is 0.
   *
   * @default - that of the mount counts
   */
  readonly ttl?: Duration;
  /**
   * How long a certificate is valid at most.
   *
   * @default - that of the mount counts
   */
  readonly maxTtl?: Duration;
  /**
   * How long before it is issued a certificate becomes valid, since clocks differ.
   *
   * @default "30s"
   */
  readonly notBeforeDuration?: Duration;
  /**
   * When every certificate ends, as an RFC 3339 time in UTC.
   *
   * @default - the validity is a length of time
   */
  readonly notAfter?: string;
  /**
   * Whether `localhost` is an allowed name.
   *
   * @default true
   */
  readonly allowLocalhost?: boolean | IResolvable;
  /**
   * The domains that names may be in; how, the attributes that follow say. Each element must not be empty.
   *
   * @default - no domain is allowed
   */
  readonly allowedDomains?: string[];
  /**
   * Whether templates of identities may stand in `allowedDomains`.
   *
   * @default false
   */
  readonly allowedDomainsTemplate?: boolean | IResolvable;
  /**
   * Whether the allowed domains themselves may be names.
   *
   * @default false
   */
  readonly allowBareDomains?: boolean | IResolvable;
  /**
   * Whether names below the allowed domains may be used, wildcards among them.
   *
   * @default false
   */
  readonly allowSubdomains?: boolean | IResolvable;
  /**
   * Whether `*` in the allowed domains stands for any text.
   *
   * @default false
   */
  readonly allowGlobDomains?: boolean | IResolvable;
  /**
   * Whether a name may hold a wildcard, where it is allowed otherwise.
   *
   * @default true
   */
  readonly allowWildcardCertificates?: boolean | IResolvable;
  /**
   * Whether every name may be used.
   *
   * @default false
   */
  readonly allowAnyName?: boolean | IResolvable;
  /**
   * Whether names must be names of hosts.
   *
   * @default true
   */
  readonly enforceHostnames?: boolean | IResolvable;
  /**
   * Whether alternative names may be IP addresses.
   *
   * @default true
   */
  readonly allowIpSans?: boolean | IResolvable;
  /**
   * The networks that IP addresses must be in. Only OpenBao has it. Each element must be a network, such as "10.0.0.0/8".
   *
   * @default - every address is allowed
   */
  readonly allowedIpSansCidr?: string[];
  /**
   * The URIs that alternative names may be; `*` in them stands for any text. Each element must not be empty.
   *
   * @default - no URI is allowed
   */
  readonly allowedUriSans?: string[];
  /**
   * Whether templates of identities may stand in `allowedUriSans`.
   *
   * @default false
   */
  readonly allowedUriSansTemplate?: boolean | IResolvable;
  /**
   * The alternative names of other kinds, each `<oid>;<type>:<value>`; `*` stands for any text. Each element must be `*`, or
   * `<oid>;<type>:<value>`, such as "1.3.6.1.4.1.311.20.2.3;UTF8:*.example.com".
   *
   * @default - none is allowed
   */
  readonly allowedOtherSans?: string[];
  /**
   * The serial numbers that a subject may have; they are not those of certificates. Each element must not be empty.
   *
   * @default - none is allowed
   */
  readonly allowedSerialNumbers?: string[];
  /**
   * The user ids that a subject may have; `*` in them stands for any text. Each element must not be empty.
   *
   * @default - none is allowed
   */
  readonly allowedUserIds?: string[];
  /**
   * Whether what a template of an identity is replaced by may hold `*`. Only OpenBao has it. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly allowGlobsInIdentityTemplates?: boolean | IResolvable;
  /**
   * What a common name must look like. Each element is one of `email`, `hostname`, `disabled` (case-insensitive). Must not be empty.
   * Must contain "disabled" only as its single element.
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
   * Whether the common name is that of the signing request, and not that of the call.
   *
   * @default true
   */
  readonly useCsrCommonName?: boolean | IResolvable;
  /**
   * Whether the alternative names are those of the signing request, and not those of the call.
   *
   * @default true
   */
  readonly useCsrSans?: boolean | IResolvable;
  /**
   * Where the serial number of a subject comes from: from the call and else from the signing request, or from the call alone. Only
   * Vault has it. One of `json-csr`, `json`.
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
   * The kind of key that is made; with `any`, requests may bring keys of every kind, and none is made. One of `rsa`, `ec`,
   * `ed25519`, `any`.
   *
   * @default "rsa"
   */
  readonly keyType?: KeyType;
  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192; with the `keyType` `ec` 224, 256, 384 or 521.
   *
   * @default - or 0, it is 2048, and with `ec` 256
   */
  readonly keyBits?: number;
  /**
   * The size of the hash in bits that certificates are signed with: 256, 384 or 512. If `keyType` is `rsa`, `signatureBits` is one
   * of `0`, `256`, `384`, `512`; if it is `ec`, `signatureBits` is one of `0`, `256`, `384`, `512`; if it is `ed25519`,
   * `signatureBits` is one of `0`; if it is `any`, `signatureBits` is one of `0`.
   *
   * @default - or 0, it is 256, and with `ec` what the curve of the issuer wants
   */
  readonly signatureBits?: number;
  /**
   * Whether signatures of RSA issuers are made with PSS.
   *
   * @default false
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * What the key of a certificate may be used for; an empty set is none. Each element is one of `DigitalSignature`,
   * `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`, `EncipherOnly`,
   * `DecipherOnly` (case-insensitive).
   *
   * @default ["DigitalSignature","KeyAgreement","KeyEncipherment"]
   */
  readonly keyUsage?: KeyUsage[];
  /**
   * What a certificate may be used for, besides what the flags say. Each element is one of `Any`, `ServerAuth`, `ClientAuth`,
   * `CodeSigning`, `EmailProtection`, `IPSECEndSystem`, `IPSECTunnel`, `IPSECUser`, `TimeStamping`, `OCSPSigning`,
   * `MicrosoftServerGatedCrypto`, `NetscapeServerGatedCrypto`, `MicrosoftCommercialCodeSigning`, `MicrosoftKernelCodeSigning`
   * (case-insensitive).
   *
   * @default - none beyond those of the flags
   */
  readonly extKeyUsage?: ExtKeyUsage[];
  /**
   * What a certificate may be used for, by object identifiers. Each element must be an object identifier in dotted numbers, such as
   * "1.3.6.1.4.1.311.20.2.2".
   *
   * @default - none beyond those with names
   */
  readonly extKeyUsageOids?: string[];
  /**
   * The organizational units of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly ou?: string[];
  /**
   * The organizations of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly organization?: string[];
  /**
   * The countries of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly country?: string[];
  /**
   * The localities of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly locality?: string[];
  /**
   * The provinces of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly province?: string[];
  /**
   * The street addresses of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly streetAddress?: string[];
  /**
   * The postal codes of the subject, in their order. Each element must not be empty.
   *
   * @default - there is none
   */
  readonly postalCode?: string[];
  /**
   * The policies that certificates claim, in any order: each an object identifier, or a JSON object with one as `oid` and perhaps
   * `notice` and `cps`. Each element must be an object identifier, or a JSON object with one as its "oid".
   *
   * @default - there is none
   */
  readonly policyIdentifiers?: string[];
  /**
   * Whether certificates say that they are none of an authority.
   *
   * @default false
   */
  readonly basicConstraintsValidForNonCa?: boolean | IResolvable;
  /**
   * Whether certificates have leases, which revoke them when they end. `generateLease` and `noStore` cannot both be true.
   *
   * @default false
   */
  readonly generateLease?: boolean | IResolvable;
  /**
   * Whether certificates are not stored: they can then be neither listed nor revoked.
   *
   * @default false
   */
  readonly noStore?: boolean | IResolvable;
  /**
   * Whether metadata of certificates is not stored. OpenBao has none to store. Not every response of the service includes it.
   *
   * @default false
   */
  readonly noStoreMetadata?: boolean | IResolvable;
  /**
   * When every certificate becomes valid, as an RFC 3339 time in UTC. Only OpenBao has it.
   *
   * @default - `notBeforeDuration` counts
   */
  readonly notBefore?: string;
  /**
   * Whether a request may say when its certificate becomes valid: at any time, at most `notBeforeDuration` ago, or not. Only OpenBao
   * has it. One of `permit`, `duration`, `forbid`.
   *
   * @default - the service chooses
   */
  readonly notBeforeBound?: NotBeforeBound;
  /**
   * Whether a request may say when its certificate ends: at any time, within `maxTtl`, not at all, or until the time that stands
   * here. Only OpenBao has it. Must be `permit`, `ttl-limited`, `forbid` or an RFC 3339 time in UTC.
   *
   * @default - the service chooses
   */
  readonly notAfterBound?: string;
}

/**
 * What certificates an authority issues to whom may use the role: for which names, with which keys, and for how long.
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

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. */
  public get name(): string {
    return this._string('Name');
  }

  /** The issuer that signs, by its id or its name; `default` is whichever the engine has as its default. */
  public get issuerRef(): string {
    return this._string('IssuerRef');
  }

  /** How long before it is issued a certificate becomes valid, since clocks differ. */
  public get notBeforeDuration(): string {
    return this._string('NotBeforeDuration');
  }

  /** Whether `localhost` is an allowed name. */
  public get allowLocalhost(): IResolvable {
    return this._boolean('AllowLocalhost');
  }

  /** Whether templates of identities may stand in `allowedDomains`. */
  public get allowedDomainsTemplate(): IResolvable {
    return this._boolean('AllowedDomainsTemplate');
  }

  /** Whether the allowed domains themselves may be names. */
  public get allowBareDomains(): IResolvable {
    return this._boolean('AllowBareDomains');
  }

  /** Whether names below the allowed domains may be used, wildcards among them. */
  public get allowSubdomains(): IResolvable {
    return this._boolean('AllowSubdomains');
  }

  /** Whether `*` in the allowed domains stands for any text. */
  public get allowGlobDomains(): IResolvable {
    return this._boolean('AllowGlobDomains');
  }

  /** Whether a name may hold a wildcard, where it is allowed otherwise. */
  public get allowWildcardCertificates(): IResolvable {
    return this._boolean('AllowWildcardCertificates');
  }

  /** Whether every name may be used. */
  public get allowAnyName(): IResolvable {
    return this._boolean('AllowAnyName');
  }

  /** Whether names must be names of hosts. */
  public get enforceHostnames(): IResolvable {
    return this._boolean('EnforceHostnames');
  }

  /** Whether alternative names may be IP addresses. */
  public get allowIpSans(): IResolvable {
    return this._boolean('AllowIpSans');
  }

  /** Whether templates of identities may stand in `allowedUriSans`. */
  public get allowedUriSansTemplate(): IResolvable {
    return this._boolean('AllowedUriSansTemplate');
  }

  /** What a common name must look like. */
  public get cnValidations(): string[] {
    return this._list('CnValidations');
  }

  /** Whether a request must have a common name. */
  public get requireCn(): IResolvable {
    return this._boolean('RequireCn');
  }

  /** Whether the common name is that of the signing request, and not that of the call. */
  public get useCsrCommonName(): IResolvable {
    return this._boolean('UseCsrCommonName');
  }

  /** Whether the alternative names are those of the signing request, and not those of the call. */
  public get useCsrSans(): IResolvable {
    return this._boolean('UseCsrSans');
  }

  /**
   * Where the serial number of a subject comes from: from the call and else from the signing request, or from the call alone. Only
   * Vault has it.
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

  /** The kind of key that is made; with `any`, requests may bring keys of every kind, and none is made. */
  public get keyType(): string {
    return this._string('KeyType');
  }

  /** The size of the key in bits: 2048, 3072, 4096 or 8192; with the `keyType` `ec` 224, 256, 384 or 521. */
  public get keyBits(): number {
    return this._number('KeyBits');
  }

  /** The size of the hash in bits that certificates are signed with: 256, 384 or 512. */
  public get signatureBits(): number {
    return this._number('SignatureBits');
  }

  /** Whether signatures of RSA issuers are made with PSS. */
  public get usePss(): IResolvable {
    return this._boolean('UsePss');
  }

  /** What the key of a certificate may be used for; an empty set is none. */
  public get keyUsage(): string[] {
    return this._list('KeyUsage');
  }

  /** Whether certificates say that they are none of an authority. */
  public get basicConstraintsValidForNonCa(): IResolvable {
    return this._boolean('BasicConstraintsValidForNonCa');
  }

  /** Whether certificates have leases, which revoke them when they end. */
  public get generateLease(): IResolvable {
    return this._boolean('GenerateLease');
  }

  /** Whether certificates are not stored: they can then be neither listed nor revoked. */
  public get noStore(): IResolvable {
    return this._boolean('NoStore');
  }

  /**
   * Whether a request may say when its certificate becomes valid: at any time, at most `notBeforeDuration` ago, or not. Only OpenBao
   * has it.
   */
  public get notBeforeBound(): string {
    return this._string('NotBeforeBound');
  }

  /**
   * Whether a request may say when its certificate ends: at any time, within `maxTtl`, not at all, or until the time that stands
   * here. Only OpenBao has it.
   */
  public get notAfterBound(): string {
    return this._string('NotAfterBound');
  }

  /**
   * Whether the display name of a token is an allowed name, as roles from former times may have it. If the service does not tell, a
   * reference to it fails.
   */
  public get allowTokenDisplayname(): IResolvable {
    return this._boolean('AllowTokenDisplayname');
  }

  /**
   * How many authorities may stand below a certificate, as roles from former times may have it. If the service does not tell, a
   * reference to it fails.
   */
  public get maxPathLength(): number {
    return this._number('MaxPathLength');
  }
}
