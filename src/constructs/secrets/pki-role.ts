// Written from src/handlers/secrets/pki-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { CnValidation, SerialNumberSource, KeyType, KeyUsage, ExtKeyUsage, NotBeforeBound } from './vocabularies';
import { pkiRole } from '../../handlers/secrets/pki-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiRole`. */
export interface PkiRoleProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_pki_role`.
 *
 * @internal
 */
export class PkiRoleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiRole(x: any): boolean {
    return hasType(x, 'resource lintel_pki_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiRoleProps) {
    super(scope, id, pkiRole, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The id or name of the issuer that signs; `default` is the default issuer of the engine. */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  public set issuerRef(value: string) {
    this._set('issuerRef', value);
  }

  /** The validity of a certificate if the request does not set one. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The maximum validity of a certificate. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** How far the start of the validity is moved back from the time of issue, to allow for clock differences. */
  public get notBeforeDuration(): string {
    return this.getStringAttribute('not_before_duration');
  }

  /** The end of the validity of every certificate, as an RFC 3339 time in UTC. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  public set notAfter(value: string) {
    this._set('notAfter', value);
  }

  /** Whether `localhost` is allowed as a name. */
  public get allowLocalhost(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_localhost');
  }

  public set allowLocalhost(value: boolean | IResolvable) {
    this._set('allowLocalhost', value);
  }

  /** The domains that names can belong to, as permitted by `allowBareDomains`, `allowSubdomains` and `allowGlobDomains`. */
  public get allowedDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_domains')));
  }

  public set allowedDomains(value: string[]) {
    this._set('allowedDomains', value);
  }

  /** Whether `allowedDomains` can contain identity templates. */
  public get allowedDomainsTemplate(): boolean | IResolvable {
    return this.getBooleanAttribute('allowed_domains_template');
  }

  public set allowedDomainsTemplate(value: boolean | IResolvable) {
    this._set('allowedDomainsTemplate', value);
  }

  /** Whether the allowed domains themselves are allowed as names. */
  public get allowBareDomains(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_bare_domains');
  }

  public set allowBareDomains(value: boolean | IResolvable) {
    this._set('allowBareDomains', value);
  }

  /** Whether subdomains of the allowed domains, including wildcards, are allowed as names. */
  public get allowSubdomains(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_subdomains');
  }

  public set allowSubdomains(value: boolean | IResolvable) {
    this._set('allowSubdomains', value);
  }

  /** Whether `*` in the allowed domains matches any text. */
  public get allowGlobDomains(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_glob_domains');
  }

  public set allowGlobDomains(value: boolean | IResolvable) {
    this._set('allowGlobDomains', value);
  }

  /** Whether an otherwise allowed name can contain a wildcard. */
  public get allowWildcardCertificates(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_wildcard_certificates');
  }

  public set allowWildcardCertificates(value: boolean | IResolvable) {
    this._set('allowWildcardCertificates', value);
  }

  /** Whether every name is allowed. */
  public get allowAnyName(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_any_name');
  }

  public set allowAnyName(value: boolean | IResolvable) {
    this._set('allowAnyName', value);
  }

  /** Whether names must be valid host names. */
  public get enforceHostnames(): boolean | IResolvable {
    return this.getBooleanAttribute('enforce_hostnames');
  }

  public set enforceHostnames(value: boolean | IResolvable) {
    this._set('enforceHostnames', value);
  }

  /** Whether IP addresses are allowed as subject alternative names. */
  public get allowIpSans(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_ip_sans');
  }

  public set allowIpSans(value: boolean | IResolvable) {
    this._set('allowIpSans', value);
  }

  /** The networks that IP addresses must belong to. Only supported by OpenBao. */
  public get allowedIpSansCidr(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_ip_sans_cidr')));
  }

  public set allowedIpSansCidr(value: string[]) {
    this._set('allowedIpSansCidr', value);
  }

  /** The URIs that are allowed as subject alternative names; `*` matches any text. */
  public get allowedUriSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_uri_sans')));
  }

  public set allowedUriSans(value: string[]) {
    this._set('allowedUriSans', value);
  }

  /** Whether `allowedUriSans` can contain identity templates. */
  public get allowedUriSansTemplate(): boolean | IResolvable {
    return this.getBooleanAttribute('allowed_uri_sans_template');
  }

  public set allowedUriSansTemplate(value: boolean | IResolvable) {
    this._set('allowedUriSansTemplate', value);
  }

  /** The allowed subject alternative names of other types, each `<oid>;<type>:<value>`; `*` matches any text. */
  public get allowedOtherSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_other_sans')));
  }

  public set allowedOtherSans(value: string[]) {
    this._set('allowedOtherSans', value);
  }

  /** The allowed serial numbers of the subject. These are not the serial numbers of certificates. */
  public get allowedSerialNumbers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_serial_numbers')));
  }

  public set allowedSerialNumbers(value: string[]) {
    this._set('allowedSerialNumbers', value);
  }

  /** The allowed user ids of the subject; `*` matches any text. */
  public get allowedUserIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_user_ids')));
  }

  public set allowedUserIds(value: string[]) {
    this._set('allowedUserIds', value);
  }

  /** Whether the text that replaces an identity template can contain `*`. Only supported by OpenBao. */
  public get allowGlobsInIdentityTemplates(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_globs_in_identity_templates');
  }

  public set allowGlobsInIdentityTemplates(value: boolean | IResolvable) {
    this._set('allowGlobsInIdentityTemplates', value);
  }

  /** The allowed forms of a common name; `disabled` allows any. */
  public get cnValidations(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('cn_validations')));
  }

  /** Whether a request must have a common name. */
  public get requireCn(): boolean | IResolvable {
    return this.getBooleanAttribute('require_cn');
  }

  public set requireCn(value: boolean | IResolvable) {
    this._set('requireCn', value);
  }

  /** Whether the common name is taken from the signing request instead of the API call. */
  public get useCsrCommonName(): boolean | IResolvable {
    return this.getBooleanAttribute('use_csr_common_name');
  }

  public set useCsrCommonName(value: boolean | IResolvable) {
    this._set('useCsrCommonName', value);
  }

  /** Whether the subject alternative names are taken from the signing request instead of the API call. */
  public get useCsrSans(): boolean | IResolvable {
    return this.getBooleanAttribute('use_csr_sans');
  }

  public set useCsrSans(value: boolean | IResolvable) {
    this._set('useCsrSans', value);
  }

  /**
   * The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json`
   * uses only the API call. Only supported by Vault. If omitted, the service chooses.
   */
  public get serialNumberSource(): string {
    return this.getStringAttribute('serial_number_source');
  }

  /** Whether certificates are for servers. */
  public get serverFlag(): boolean | IResolvable {
    return this.getBooleanAttribute('server_flag');
  }

  public set serverFlag(value: boolean | IResolvable) {
    this._set('serverFlag', value);
  }

  /** Whether certificates are for clients. */
  public get clientFlag(): boolean | IResolvable {
    return this.getBooleanAttribute('client_flag');
  }

  public set clientFlag(value: boolean | IResolvable) {
    this._set('clientFlag', value);
  }

  /** Whether certificates are for signing code. */
  public get codeSigningFlag(): boolean | IResolvable {
    return this.getBooleanAttribute('code_signing_flag');
  }

  public set codeSigningFlag(value: boolean | IResolvable) {
    this._set('codeSigningFlag', value);
  }

  /** Whether certificates are for e-mail. */
  public get emailProtectionFlag(): boolean | IResolvable {
    return this.getBooleanAttribute('email_protection_flag');
  }

  public set emailProtectionFlag(value: boolean | IResolvable) {
    this._set('emailProtectionFlag', value);
  }

  /** The type of the generated keys. With `any`, signing requests can have keys of every type, and no key is generated. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192, or with the `keyType` `ec` 224, 256, 384 or 521. With 0, the service
   * chooses. If omitted, the service uses 2048, or 256 with `ec`.
   */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  public set keyBits(value: number) {
    this._set('keyBits', value);
  }

  /**
   * The size in bits of the hash that certificates are signed with: 256, 384 or 512. With 0, the service chooses. If omitted, the
   * service uses 256, or with `ec` the size that suits the curve of the issuer.
   */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  public set signatureBits(value: number) {
    this._set('signatureBits', value);
  }

  /** Whether RSA issuers sign with PSS. */
  public get usePss(): boolean | IResolvable {
    return this.getBooleanAttribute('use_pss');
  }

  public set usePss(value: boolean | IResolvable) {
    this._set('usePss', value);
  }

  /** The allowed usages of the key of a certificate. An empty set allows none. */
  public get keyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('key_usage')));
  }

  /** The allowed extended usages of a certificate, in addition to those that the flags select. */
  public get extKeyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ext_key_usage')));
  }

  /** The allowed extended usages of a certificate, as object identifiers. */
  public get extKeyUsageOids(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ext_key_usage_oids')));
  }

  public set extKeyUsageOids(value: string[]) {
    this._set('extKeyUsageOids', value);
  }

  /** The organizational units of the subject, in order. */
  public get ou(): string[] {
    return this.getListAttribute('ou');
  }

  public set ou(value: string[]) {
    this._set('ou', value);
  }

  /** The organizations of the subject, in order. */
  public get organization(): string[] {
    return this.getListAttribute('organization');
  }

  public set organization(value: string[]) {
    this._set('organization', value);
  }

  /** The countries of the subject, in order. */
  public get country(): string[] {
    return this.getListAttribute('country');
  }

  public set country(value: string[]) {
    this._set('country', value);
  }

  /** The localities of the subject, in order. */
  public get locality(): string[] {
    return this.getListAttribute('locality');
  }

  public set locality(value: string[]) {
    this._set('locality', value);
  }

  /** The provinces of the subject, in order. */
  public get province(): string[] {
    return this.getListAttribute('province');
  }

  public set province(value: string[]) {
    this._set('province', value);
  }

  /** The street addresses of the subject, in order. */
  public get streetAddress(): string[] {
    return this.getListAttribute('street_address');
  }

  public set streetAddress(value: string[]) {
    this._set('streetAddress', value);
  }

  /** The postal codes of the subject, in order. */
  public get postalCode(): string[] {
    return this.getListAttribute('postal_code');
  }

  public set postalCode(value: string[]) {
    this._set('postalCode', value);
  }

  /**
   * The policies of the certificates, in any order: each an object identifier, or a JSON object with an `oid` and optionally
   * `notice` and `cps`.
   */
  public get policyIdentifiers(): string[] {
    return this.getListAttribute('policy_identifiers');
  }

  public set policyIdentifiers(value: string[]) {
    this._set('policyIdentifiers', value);
  }

  /** Whether certificates state in their basic constraints that they do not belong to a CA. */
  public get basicConstraintsValidForNonCa(): boolean | IResolvable {
    return this.getBooleanAttribute('basic_constraints_valid_for_non_ca');
  }

  public set basicConstraintsValidForNonCa(value: boolean | IResolvable) {
    this._set('basicConstraintsValidForNonCa', value);
  }

  /** Whether certificates have leases. A certificate is revoked when its lease ends. */
  public get generateLease(): boolean | IResolvable {
    return this.getBooleanAttribute('generate_lease');
  }

  public set generateLease(value: boolean | IResolvable) {
    this._set('generateLease', value);
  }

  /** Whether the service does not store certificates. They can then be neither listed nor revoked. */
  public get noStore(): boolean | IResolvable {
    return this.getBooleanAttribute('no_store');
  }

  public set noStore(value: boolean | IResolvable) {
    this._set('noStore', value);
  }

  /** Whether the service does not store metadata of certificates. OpenBao does not support metadata. */
  public get noStoreMetadata(): boolean | IResolvable {
    return this.getBooleanAttribute('no_store_metadata');
  }

  public set noStoreMetadata(value: boolean | IResolvable) {
    this._set('noStoreMetadata', value);
  }

  /** The start of the validity of every certificate, as an RFC 3339 time in UTC. Only supported by OpenBao. */
  public get notBefore(): string {
    return this.getStringAttribute('not_before');
  }

  public set notBefore(value: string) {
    this._set('notBefore', value);
  }

  /**
   * Whether a request can set the start of the validity: `permit` allows any time, `duration` a time at most `notBeforeDuration`
   * ago, `forbid` none. Only supported by OpenBao. If omitted, the service chooses.
   */
  public get notBeforeBound(): string {
    return this.getStringAttribute('not_before_bound');
  }

  /**
   * Whether a request can set the end of the validity: `permit` allows any time, `ttl-limited` a time within `maxTtl`, `forbid`
   * none. A time sets the latest end. Only supported by OpenBao. If omitted, the service chooses.
   */
  public get notAfterBound(): string {
    return this.getStringAttribute('not_after_bound');
  }

  public set notAfterBound(value: string) {
    this._set('notAfterBound', value);
  }

  /**
   * Whether the display name of a token is allowed as a name. Set only on roles from earlier versions of the service. Null if the
   * service does not report it.
   */
  public get allowTokenDisplayname(): IResolvable {
    return this.getBooleanAttribute('allow_token_displayname');
  }

  /**
   * The number of intermediate CAs allowed below a certificate. Set only on roles from earlier versions of the service. Null if the
   * service does not report it.
   */
  public get maxPathLength(): number {
    return this.getNumberAttribute('max_path_length');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `issuerRef` is configured as. */
  public get issuerRefInput(): string | undefined {
    return this._input('issuerRef');
  }

  /** Removes the configuration of `issuerRef`. */
  public resetIssuerRef(): void {
    this._set('issuerRef', undefined);
  }

  /** What `ttl` is configured as. */
  public get ttlInput(): Duration | undefined {
    return this._input('ttl');
  }

  /**
   * Changes what `ttl` is configured as.
   *
   * @param value the new value
   */
  public putTtl(value: Duration): void {
    this._set('ttl', value);
  }

  /** Removes the configuration of `ttl`. */
  public resetTtl(): void {
    this._set('ttl', undefined);
  }

  /** What `maxTtl` is configured as. */
  public get maxTtlInput(): Duration | undefined {
    return this._input('maxTtl');
  }

  /**
   * Changes what `maxTtl` is configured as.
   *
   * @param value the new value
   */
  public putMaxTtl(value: Duration): void {
    this._set('maxTtl', value);
  }

  /** Removes the configuration of `maxTtl`. */
  public resetMaxTtl(): void {
    this._set('maxTtl', undefined);
  }

  /** What `notBeforeDuration` is configured as. */
  public get notBeforeDurationInput(): Duration | undefined {
    return this._input('notBeforeDuration');
  }

  /**
   * Changes what `notBeforeDuration` is configured as.
   *
   * @param value the new value
   */
  public putNotBeforeDuration(value: Duration): void {
    this._set('notBeforeDuration', value);
  }

  /** Removes the configuration of `notBeforeDuration`. */
  public resetNotBeforeDuration(): void {
    this._set('notBeforeDuration', undefined);
  }

  /** What `notAfter` is configured as. */
  public get notAfterInput(): string | undefined {
    return this._input('notAfter');
  }

  /** Removes the configuration of `notAfter`. */
  public resetNotAfter(): void {
    this._set('notAfter', undefined);
  }

  /** What `allowLocalhost` is configured as. */
  public get allowLocalhostInput(): boolean | IResolvable | undefined {
    return this._input('allowLocalhost');
  }

  /** Removes the configuration of `allowLocalhost`. */
  public resetAllowLocalhost(): void {
    this._set('allowLocalhost', undefined);
  }

  /** What `allowedDomains` is configured as. */
  public get allowedDomainsInput(): string[] | undefined {
    return this._input('allowedDomains');
  }

  /** Removes the configuration of `allowedDomains`. */
  public resetAllowedDomains(): void {
    this._set('allowedDomains', undefined);
  }

  /** What `allowedDomainsTemplate` is configured as. */
  public get allowedDomainsTemplateInput(): boolean | IResolvable | undefined {
    return this._input('allowedDomainsTemplate');
  }

  /** Removes the configuration of `allowedDomainsTemplate`. */
  public resetAllowedDomainsTemplate(): void {
    this._set('allowedDomainsTemplate', undefined);
  }

  /** What `allowBareDomains` is configured as. */
  public get allowBareDomainsInput(): boolean | IResolvable | undefined {
    return this._input('allowBareDomains');
  }

  /** Removes the configuration of `allowBareDomains`. */
  public resetAllowBareDomains(): void {
    this._set('allowBareDomains', undefined);
  }

  /** What `allowSubdomains` is configured as. */
  public get allowSubdomainsInput(): boolean | IResolvable | undefined {
    return this._input('allowSubdomains');
  }

  /** Removes the configuration of `allowSubdomains`. */
  public resetAllowSubdomains(): void {
    this._set('allowSubdomains', undefined);
  }

  /** What `allowGlobDomains` is configured as. */
  public get allowGlobDomainsInput(): boolean | IResolvable | undefined {
    return this._input('allowGlobDomains');
  }

  /** Removes the configuration of `allowGlobDomains`. */
  public resetAllowGlobDomains(): void {
    this._set('allowGlobDomains', undefined);
  }

  /** What `allowWildcardCertificates` is configured as. */
  public get allowWildcardCertificatesInput(): boolean | IResolvable | undefined {
    return this._input('allowWildcardCertificates');
  }

  /** Removes the configuration of `allowWildcardCertificates`. */
  public resetAllowWildcardCertificates(): void {
    this._set('allowWildcardCertificates', undefined);
  }

  /** What `allowAnyName` is configured as. */
  public get allowAnyNameInput(): boolean | IResolvable | undefined {
    return this._input('allowAnyName');
  }

  /** Removes the configuration of `allowAnyName`. */
  public resetAllowAnyName(): void {
    this._set('allowAnyName', undefined);
  }

  /** What `enforceHostnames` is configured as. */
  public get enforceHostnamesInput(): boolean | IResolvable | undefined {
    return this._input('enforceHostnames');
  }

  /** Removes the configuration of `enforceHostnames`. */
  public resetEnforceHostnames(): void {
    this._set('enforceHostnames', undefined);
  }

  /** What `allowIpSans` is configured as. */
  public get allowIpSansInput(): boolean | IResolvable | undefined {
    return this._input('allowIpSans');
  }

  /** Removes the configuration of `allowIpSans`. */
  public resetAllowIpSans(): void {
    this._set('allowIpSans', undefined);
  }

  /** What `allowedIpSansCidr` is configured as. */
  public get allowedIpSansCidrInput(): string[] | undefined {
    return this._input('allowedIpSansCidr');
  }

  /** Removes the configuration of `allowedIpSansCidr`. */
  public resetAllowedIpSansCidr(): void {
    this._set('allowedIpSansCidr', undefined);
  }

  /** What `allowedUriSans` is configured as. */
  public get allowedUriSansInput(): string[] | undefined {
    return this._input('allowedUriSans');
  }

  /** Removes the configuration of `allowedUriSans`. */
  public resetAllowedUriSans(): void {
    this._set('allowedUriSans', undefined);
  }

  /** What `allowedUriSansTemplate` is configured as. */
  public get allowedUriSansTemplateInput(): boolean | IResolvable | undefined {
    return this._input('allowedUriSansTemplate');
  }

  /** Removes the configuration of `allowedUriSansTemplate`. */
  public resetAllowedUriSansTemplate(): void {
    this._set('allowedUriSansTemplate', undefined);
  }

  /** What `allowedOtherSans` is configured as. */
  public get allowedOtherSansInput(): string[] | undefined {
    return this._input('allowedOtherSans');
  }

  /** Removes the configuration of `allowedOtherSans`. */
  public resetAllowedOtherSans(): void {
    this._set('allowedOtherSans', undefined);
  }

  /** What `allowedSerialNumbers` is configured as. */
  public get allowedSerialNumbersInput(): string[] | undefined {
    return this._input('allowedSerialNumbers');
  }

  /** Removes the configuration of `allowedSerialNumbers`. */
  public resetAllowedSerialNumbers(): void {
    this._set('allowedSerialNumbers', undefined);
  }

  /** What `allowedUserIds` is configured as. */
  public get allowedUserIdsInput(): string[] | undefined {
    return this._input('allowedUserIds');
  }

  /** Removes the configuration of `allowedUserIds`. */
  public resetAllowedUserIds(): void {
    this._set('allowedUserIds', undefined);
  }

  /** What `allowGlobsInIdentityTemplates` is configured as. */
  public get allowGlobsInIdentityTemplatesInput(): boolean | IResolvable | undefined {
    return this._input('allowGlobsInIdentityTemplates');
  }

  /** Removes the configuration of `allowGlobsInIdentityTemplates`. */
  public resetAllowGlobsInIdentityTemplates(): void {
    this._set('allowGlobsInIdentityTemplates', undefined);
  }

  /** What `cnValidations` is configured as. */
  public get cnValidationsInput(): CnValidation[] | undefined {
    return this._input('cnValidations');
  }

  /**
   * Changes what `cnValidations` is configured as.
   *
   * @param value the new value
   */
  public putCnValidations(value: CnValidation[]): void {
    this._set('cnValidations', value);
  }

  /** Removes the configuration of `cnValidations`. */
  public resetCnValidations(): void {
    this._set('cnValidations', undefined);
  }

  /** What `requireCn` is configured as. */
  public get requireCnInput(): boolean | IResolvable | undefined {
    return this._input('requireCn');
  }

  /** Removes the configuration of `requireCn`. */
  public resetRequireCn(): void {
    this._set('requireCn', undefined);
  }

  /** What `useCsrCommonName` is configured as. */
  public get useCsrCommonNameInput(): boolean | IResolvable | undefined {
    return this._input('useCsrCommonName');
  }

  /** Removes the configuration of `useCsrCommonName`. */
  public resetUseCsrCommonName(): void {
    this._set('useCsrCommonName', undefined);
  }

  /** What `useCsrSans` is configured as. */
  public get useCsrSansInput(): boolean | IResolvable | undefined {
    return this._input('useCsrSans');
  }

  /** Removes the configuration of `useCsrSans`. */
  public resetUseCsrSans(): void {
    this._set('useCsrSans', undefined);
  }

  /** What `serialNumberSource` is configured as. */
  public get serialNumberSourceInput(): SerialNumberSource | undefined {
    return this._input('serialNumberSource');
  }

  /**
   * Changes what `serialNumberSource` is configured as.
   *
   * @param value the new value
   */
  public putSerialNumberSource(value: SerialNumberSource): void {
    this._set('serialNumberSource', value);
  }

  /** Removes the configuration of `serialNumberSource`. */
  public resetSerialNumberSource(): void {
    this._set('serialNumberSource', undefined);
  }

  /** What `serverFlag` is configured as. */
  public get serverFlagInput(): boolean | IResolvable | undefined {
    return this._input('serverFlag');
  }

  /** Removes the configuration of `serverFlag`. */
  public resetServerFlag(): void {
    this._set('serverFlag', undefined);
  }

  /** What `clientFlag` is configured as. */
  public get clientFlagInput(): boolean | IResolvable | undefined {
    return this._input('clientFlag');
  }

  /** Removes the configuration of `clientFlag`. */
  public resetClientFlag(): void {
    this._set('clientFlag', undefined);
  }

  /** What `codeSigningFlag` is configured as. */
  public get codeSigningFlagInput(): boolean | IResolvable | undefined {
    return this._input('codeSigningFlag');
  }

  /** Removes the configuration of `codeSigningFlag`. */
  public resetCodeSigningFlag(): void {
    this._set('codeSigningFlag', undefined);
  }

  /** What `emailProtectionFlag` is configured as. */
  public get emailProtectionFlagInput(): boolean | IResolvable | undefined {
    return this._input('emailProtectionFlag');
  }

  /** Removes the configuration of `emailProtectionFlag`. */
  public resetEmailProtectionFlag(): void {
    this._set('emailProtectionFlag', undefined);
  }

  /** What `keyType` is configured as. */
  public get keyTypeInput(): KeyType | undefined {
    return this._input('keyType');
  }

  /**
   * Changes what `keyType` is configured as.
   *
   * @param value the new value
   */
  public putKeyType(value: KeyType): void {
    this._set('keyType', value);
  }

  /** Removes the configuration of `keyType`. */
  public resetKeyType(): void {
    this._set('keyType', undefined);
  }

  /** What `keyBits` is configured as. */
  public get keyBitsInput(): number | undefined {
    return this._input('keyBits');
  }

  /** Removes the configuration of `keyBits`. */
  public resetKeyBits(): void {
    this._set('keyBits', undefined);
  }

  /** What `signatureBits` is configured as. */
  public get signatureBitsInput(): number | undefined {
    return this._input('signatureBits');
  }

  /** Removes the configuration of `signatureBits`. */
  public resetSignatureBits(): void {
    this._set('signatureBits', undefined);
  }

  /** What `usePss` is configured as. */
  public get usePssInput(): boolean | IResolvable | undefined {
    return this._input('usePss');
  }

  /** Removes the configuration of `usePss`. */
  public resetUsePss(): void {
    this._set('usePss', undefined);
  }

  /** What `keyUsage` is configured as. */
  public get keyUsageInput(): KeyUsage[] | undefined {
    return this._input('keyUsage');
  }

  /**
   * Changes what `keyUsage` is configured as.
   *
   * @param value the new value
   */
  public putKeyUsage(value: KeyUsage[]): void {
    this._set('keyUsage', value);
  }

  /** Removes the configuration of `keyUsage`. */
  public resetKeyUsage(): void {
    this._set('keyUsage', undefined);
  }

  /** What `extKeyUsage` is configured as. */
  public get extKeyUsageInput(): ExtKeyUsage[] | undefined {
    return this._input('extKeyUsage');
  }

  /**
   * Changes what `extKeyUsage` is configured as.
   *
   * @param value the new value
   */
  public putExtKeyUsage(value: ExtKeyUsage[]): void {
    this._set('extKeyUsage', value);
  }

  /** Removes the configuration of `extKeyUsage`. */
  public resetExtKeyUsage(): void {
    this._set('extKeyUsage', undefined);
  }

  /** What `extKeyUsageOids` is configured as. */
  public get extKeyUsageOidsInput(): string[] | undefined {
    return this._input('extKeyUsageOids');
  }

  /** Removes the configuration of `extKeyUsageOids`. */
  public resetExtKeyUsageOids(): void {
    this._set('extKeyUsageOids', undefined);
  }

  /** What `ou` is configured as. */
  public get ouInput(): string[] | undefined {
    return this._input('ou');
  }

  /** Removes the configuration of `ou`. */
  public resetOu(): void {
    this._set('ou', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string[] | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `country` is configured as. */
  public get countryInput(): string[] | undefined {
    return this._input('country');
  }

  /** Removes the configuration of `country`. */
  public resetCountry(): void {
    this._set('country', undefined);
  }

  /** What `locality` is configured as. */
  public get localityInput(): string[] | undefined {
    return this._input('locality');
  }

  /** Removes the configuration of `locality`. */
  public resetLocality(): void {
    this._set('locality', undefined);
  }

  /** What `province` is configured as. */
  public get provinceInput(): string[] | undefined {
    return this._input('province');
  }

  /** Removes the configuration of `province`. */
  public resetProvince(): void {
    this._set('province', undefined);
  }

  /** What `streetAddress` is configured as. */
  public get streetAddressInput(): string[] | undefined {
    return this._input('streetAddress');
  }

  /** Removes the configuration of `streetAddress`. */
  public resetStreetAddress(): void {
    this._set('streetAddress', undefined);
  }

  /** What `postalCode` is configured as. */
  public get postalCodeInput(): string[] | undefined {
    return this._input('postalCode');
  }

  /** Removes the configuration of `postalCode`. */
  public resetPostalCode(): void {
    this._set('postalCode', undefined);
  }

  /** What `policyIdentifiers` is configured as. */
  public get policyIdentifiersInput(): string[] | undefined {
    return this._input('policyIdentifiers');
  }

  /** Removes the configuration of `policyIdentifiers`. */
  public resetPolicyIdentifiers(): void {
    this._set('policyIdentifiers', undefined);
  }

  /** What `basicConstraintsValidForNonCa` is configured as. */
  public get basicConstraintsValidForNonCaInput(): boolean | IResolvable | undefined {
    return this._input('basicConstraintsValidForNonCa');
  }

  /** Removes the configuration of `basicConstraintsValidForNonCa`. */
  public resetBasicConstraintsValidForNonCa(): void {
    this._set('basicConstraintsValidForNonCa', undefined);
  }

  /** What `generateLease` is configured as. */
  public get generateLeaseInput(): boolean | IResolvable | undefined {
    return this._input('generateLease');
  }

  /** Removes the configuration of `generateLease`. */
  public resetGenerateLease(): void {
    this._set('generateLease', undefined);
  }

  /** What `noStore` is configured as. */
  public get noStoreInput(): boolean | IResolvable | undefined {
    return this._input('noStore');
  }

  /** Removes the configuration of `noStore`. */
  public resetNoStore(): void {
    this._set('noStore', undefined);
  }

  /** What `noStoreMetadata` is configured as. */
  public get noStoreMetadataInput(): boolean | IResolvable | undefined {
    return this._input('noStoreMetadata');
  }

  /** Removes the configuration of `noStoreMetadata`. */
  public resetNoStoreMetadata(): void {
    this._set('noStoreMetadata', undefined);
  }

  /** What `notBefore` is configured as. */
  public get notBeforeInput(): string | undefined {
    return this._input('notBefore');
  }

  /** Removes the configuration of `notBefore`. */
  public resetNotBefore(): void {
    this._set('notBefore', undefined);
  }

  /** What `notBeforeBound` is configured as. */
  public get notBeforeBoundInput(): NotBeforeBound | undefined {
    return this._input('notBeforeBound');
  }

  /**
   * Changes what `notBeforeBound` is configured as.
   *
   * @param value the new value
   */
  public putNotBeforeBound(value: NotBeforeBound): void {
    this._set('notBeforeBound', value);
  }

  /** Removes the configuration of `notBeforeBound`. */
  public resetNotBeforeBound(): void {
    this._set('notBeforeBound', undefined);
  }

  /** What `notAfterBound` is configured as. */
  public get notAfterBoundInput(): string | undefined {
    return this._input('notAfterBound');
  }

  /** Removes the configuration of `notAfterBound`. */
  public resetNotAfterBound(): void {
    this._set('notAfterBound', undefined);
  }
}
