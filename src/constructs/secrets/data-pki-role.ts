// Written from src/handlers/secrets/pki-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { pkiRoleData } from '../../handlers/secrets/pki-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiRole`. */
export interface DataPkiRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A role of a certificate authority.
 *
 * The Terraform type is `lintel_pki_role`.
 */
export class DataPkiRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_role';

  /**
   * Whether a value is a `DataPkiRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiRole(x: any): boolean {
    return hasType(x, 'data lintel_pki_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiRoleProps) {
    super(scope, id, pkiRoleData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
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

  /** The validity of a certificate if the request does not set one. Null if the default of the mount applies. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The maximum validity of a certificate. Null if the maximum of the mount applies. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** How far the start of the validity is moved back from the time of issue, to allow for clock differences. */
  public get notBeforeDuration(): string {
    return this.getStringAttribute('not_before_duration');
  }

  /** The end of the validity of every certificate, as an RFC 3339 time in UTC. Null if the validity is relative to the time of issue. */
  public get notAfter(): string {
    return this.getStringAttribute('not_after');
  }

  /** Whether `localhost` is allowed as a name. */
  public get allowLocalhost(): IResolvable {
    return this.getBooleanAttribute('allow_localhost');
  }

  /** The domains that names can belong to, as permitted by `allowBareDomains`, `allowSubdomains` and `allowGlobDomains`. */
  public get allowedDomains(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_domains')));
  }

  /** Whether `allowedDomains` can contain identity templates. */
  public get allowedDomainsTemplate(): IResolvable {
    return this.getBooleanAttribute('allowed_domains_template');
  }

  /** Whether the allowed domains themselves are allowed as names. */
  public get allowBareDomains(): IResolvable {
    return this.getBooleanAttribute('allow_bare_domains');
  }

  /** Whether subdomains of the allowed domains, including wildcards, are allowed as names. */
  public get allowSubdomains(): IResolvable {
    return this.getBooleanAttribute('allow_subdomains');
  }

  /** Whether `*` in the allowed domains matches any text. */
  public get allowGlobDomains(): IResolvable {
    return this.getBooleanAttribute('allow_glob_domains');
  }

  /** Whether an otherwise allowed name can contain a wildcard. */
  public get allowWildcardCertificates(): IResolvable {
    return this.getBooleanAttribute('allow_wildcard_certificates');
  }

  /** Whether every name is allowed. */
  public get allowAnyName(): IResolvable {
    return this.getBooleanAttribute('allow_any_name');
  }

  /** Whether names must be valid host names. */
  public get enforceHostnames(): IResolvable {
    return this.getBooleanAttribute('enforce_hostnames');
  }

  /** Whether IP addresses are allowed as subject alternative names. */
  public get allowIpSans(): IResolvable {
    return this.getBooleanAttribute('allow_ip_sans');
  }

  /** The networks that IP addresses must belong to. Only supported by OpenBao. */
  public get allowedIpSansCidr(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_ip_sans_cidr')));
  }

  /** The URIs that are allowed as subject alternative names; `*` matches any text. */
  public get allowedUriSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_uri_sans')));
  }

  /** Whether `allowedUriSans` can contain identity templates. */
  public get allowedUriSansTemplate(): IResolvable {
    return this.getBooleanAttribute('allowed_uri_sans_template');
  }

  /** The allowed subject alternative names of other types, each `<oid>;<type>:<value>`; `*` matches any text. */
  public get allowedOtherSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_other_sans')));
  }

  /** The allowed serial numbers of the subject. These are not the serial numbers of certificates. */
  public get allowedSerialNumbers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_serial_numbers')));
  }

  /** The allowed user ids of the subject; `*` matches any text. */
  public get allowedUserIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_user_ids')));
  }

  /**
   * Whether the text that replaces an identity template can contain `*`. Only supported by OpenBao. Null if the service does not
   * report it.
   */
  public get allowGlobsInIdentityTemplates(): IResolvable {
    return this.getBooleanAttribute('allow_globs_in_identity_templates');
  }

  /** The allowed forms of a common name; `disabled` allows any. */
  public get cnValidations(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('cn_validations')));
  }

  /** Whether a request must have a common name. */
  public get requireCn(): IResolvable {
    return this.getBooleanAttribute('require_cn');
  }

  /** Whether the common name is taken from the signing request instead of the API call. */
  public get useCsrCommonName(): IResolvable {
    return this.getBooleanAttribute('use_csr_common_name');
  }

  /** Whether the subject alternative names are taken from the signing request instead of the API call. */
  public get useCsrSans(): IResolvable {
    return this.getBooleanAttribute('use_csr_sans');
  }

  /**
   * The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json`
   * uses only the API call. Only supported by Vault. Null if the service chooses.
   */
  public get serialNumberSource(): string {
    return this.getStringAttribute('serial_number_source');
  }

  /** Whether certificates are for servers. */
  public get serverFlag(): IResolvable {
    return this.getBooleanAttribute('server_flag');
  }

  /** Whether certificates are for clients. */
  public get clientFlag(): IResolvable {
    return this.getBooleanAttribute('client_flag');
  }

  /** Whether certificates are for signing code. */
  public get codeSigningFlag(): IResolvable {
    return this.getBooleanAttribute('code_signing_flag');
  }

  /** Whether certificates are for e-mail. */
  public get emailProtectionFlag(): IResolvable {
    return this.getBooleanAttribute('email_protection_flag');
  }

  /** The type of the generated keys. With `any`, signing requests can have keys of every type, and no key is generated. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /**
   * The size of the key in bits: 2048, 3072, 4096 or 8192, or with the `keyType` `ec` 224, 256, 384 or 521. With 0, the service
   * chooses. Null if the service uses 2048, or 256 with `ec`.
   */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  /**
   * The size in bits of the hash that certificates are signed with: 256, 384 or 512. With 0, the service chooses. Null if the
   * service uses 256, or with `ec` the size that suits the curve of the issuer.
   */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** Whether RSA issuers sign with PSS. */
  public get usePss(): IResolvable {
    return this.getBooleanAttribute('use_pss');
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

  /** The organizational units of the subject, in order. */
  public get ou(): string[] {
    return this.getListAttribute('ou');
  }

  /** The organizations of the subject, in order. */
  public get organization(): string[] {
    return this.getListAttribute('organization');
  }

  /** The countries of the subject, in order. */
  public get country(): string[] {
    return this.getListAttribute('country');
  }

  /** The localities of the subject, in order. */
  public get locality(): string[] {
    return this.getListAttribute('locality');
  }

  /** The provinces of the subject, in order. */
  public get province(): string[] {
    return this.getListAttribute('province');
  }

  /** The street addresses of the subject, in order. */
  public get streetAddress(): string[] {
    return this.getListAttribute('street_address');
  }

  /** The postal codes of the subject, in order. */
  public get postalCode(): string[] {
    return this.getListAttribute('postal_code');
  }

  /**
   * The policies of the certificates, in any order: each an object identifier, or a JSON object with an `oid` and optionally
   * `notice` and `cps`.
   */
  public get policyIdentifiers(): string[] {
    return this.getListAttribute('policy_identifiers');
  }

  /** Whether certificates state in their basic constraints that they do not belong to a CA. */
  public get basicConstraintsValidForNonCa(): IResolvable {
    return this.getBooleanAttribute('basic_constraints_valid_for_non_ca');
  }

  /** Whether certificates have leases. A certificate is revoked when its lease ends. */
  public get generateLease(): IResolvable {
    return this.getBooleanAttribute('generate_lease');
  }

  /** Whether the service does not store certificates. They can then be neither listed nor revoked. */
  public get noStore(): IResolvable {
    return this.getBooleanAttribute('no_store');
  }

  /**
   * Whether the service does not store metadata of certificates. OpenBao does not support metadata. Null if the service does not
   * report it.
   */
  public get noStoreMetadata(): IResolvable {
    return this.getBooleanAttribute('no_store_metadata');
  }

  /**
   * The start of the validity of every certificate, as an RFC 3339 time in UTC. Only supported by OpenBao. Null if
   * `notBeforeDuration` applies.
   */
  public get notBefore(): string {
    return this.getStringAttribute('not_before');
  }

  /**
   * Whether a request can set the start of the validity: `permit` allows any time, `duration` a time at most `notBeforeDuration`
   * ago, `forbid` none. Only supported by OpenBao. Null if the service chooses.
   */
  public get notBeforeBound(): string {
    return this.getStringAttribute('not_before_bound');
  }

  /**
   * Whether a request can set the end of the validity: `permit` allows any time, `ttl-limited` a time within `maxTtl`, `forbid`
   * none. A time sets the latest end. Only supported by OpenBao. Null if the service chooses.
   */
  public get notAfterBound(): string {
    return this.getStringAttribute('not_after_bound');
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
}
