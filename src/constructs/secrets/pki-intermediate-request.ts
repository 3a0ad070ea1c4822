// Written from src/handlers/secrets/pki-intermediate-request/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { AuthorityKeyType, KeyUsage } from './vocabularies';
import { pkiIntermediateRequest } from '../../handlers/secrets/pki-intermediate-request/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiIntermediateRequest`. */
export interface PkiIntermediateRequestProps extends TerraformMetaArguments {
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
   * Whether the common name is excluded from the subject alternative names. Changing it forces replacement.
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
   * replacement.
   *
   * @default - 0 is used
   */
  readonly signatureBits?: number;
  /**
   * Whether an RSA key signs with PSS. Changing it forces replacement.
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
   * Whether the request says that it is for a CA. Some authorities, such as Active Directory Certificate Services, need it. Changing
   * it forces replacement.
   *
   * @default - the request has no extensions
   */
  readonly addBasicConstraints?: boolean | IResolvable;
  /**
   * The usages of the key that are asked for. Only supported by Vault. Each element is one of `DigitalSignature`,
   * `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`, `EncipherOnly`,
   * `DecipherOnly` (case-insensitive). Changing it forces replacement.
   *
   * @default - the authority decides
   */
  readonly keyUsage?: KeyUsage[];
}

/**
 * A request for the certificate of an intermediate CA, and its key, which the service generates and never returns. Another authority
 * signs the request, and `lintel_pki_issuer` imports the certificate. The service keeps the key, and the state the request: an
 * import finds the key, and the next apply makes another request for it. `lifecycle { prevent_destroy = true }` protects the key.
 *
 * The Terraform type is `lintel_pki_intermediate_request`.
 */
export class PkiIntermediateRequest extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_intermediate_request';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_intermediate_request', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiIntermediateRequest`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiIntermediateRequest(x: any): boolean {
    return hasType(x, 'resource lintel_pki_intermediate_request');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIntermediateRequestProps) {
    super(scope, id, pkiIntermediateRequest, props);
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

  /** The common name of the subject. */
  public get commonName(): string {
    return this.getStringAttribute('common_name');
  }

  public set commonName(value: string) {
    this._set('commonName', value);
  }

  /** The host names and e-mail addresses among the subject alternative names. */
  public get altNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('alt_names')));
  }

  public set altNames(value: string[]) {
    this._set('altNames', value);
  }

  /** The IP addresses among the subject alternative names. */
  public get ipSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('ip_sans')));
  }

  public set ipSans(value: string[]) {
    this._set('ipSans', value);
  }

  /** The URIs among the subject alternative names. */
  public get uriSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('uri_sans')));
  }

  public set uriSans(value: string[]) {
    this._set('uriSans', value);
  }

  /** The subject alternative names of other types, each `<oid>;UTF8:<value>`. */
  public get otherSans(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('other_sans')));
  }

  public set otherSans(value: string[]) {
    this._set('otherSans', value);
  }

  /** Whether the common name is excluded from the subject alternative names. */
  public get excludeCnFromSans(): boolean | IResolvable {
    return this.getBooleanAttribute('exclude_cn_from_sans');
  }

  public set excludeCnFromSans(value: boolean | IResolvable) {
    this._set('excludeCnFromSans', value);
  }

  /** The organizational units of the subject. */
  public get ou(): string[] {
    return this.getListAttribute('ou');
  }

  public set ou(value: string[]) {
    this._set('ou', value);
  }

  /** The organizations of the subject. */
  public get organization(): string[] {
    return this.getListAttribute('organization');
  }

  public set organization(value: string[]) {
    this._set('organization', value);
  }

  /** The countries of the subject. */
  public get country(): string[] {
    return this.getListAttribute('country');
  }

  public set country(value: string[]) {
    this._set('country', value);
  }

  /** The localities of the subject. */
  public get locality(): string[] {
    return this.getListAttribute('locality');
  }

  public set locality(value: string[]) {
    this._set('locality', value);
  }

  /** The provinces of the subject. */
  public get province(): string[] {
    return this.getListAttribute('province');
  }

  public set province(value: string[]) {
    this._set('province', value);
  }

  /** The street addresses of the subject. */
  public get streetAddress(): string[] {
    return this.getListAttribute('street_address');
  }

  public set streetAddress(value: string[]) {
    this._set('streetAddress', value);
  }

  /** The postal codes of the subject. */
  public get postalCode(): string[] {
    return this.getListAttribute('postal_code');
  }

  public set postalCode(value: string[]) {
    this._set('postalCode', value);
  }

  /** The serial number of the subject. This is not the serial number of the certificate. */
  public get subjectSerialNumber(): string {
    return this.getStringAttribute('subject_serial_number');
  }

  public set subjectSerialNumber(value: string) {
    this._set('subjectSerialNumber', value);
  }

  /** The type of the generated key. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`.
   */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  public set keyBits(value: number) {
    this._set('keyBits', value);
  }

  /** The id or the name of a key of the mount, or `default`, that is used instead of a new one. */
  public get keyRef(): string {
    return this.getStringAttribute('key_ref');
  }

  public set keyRef(value: string) {
    this._set('keyRef', value);
  }

  /** The name of the key, which is unique in its mount. */
  public get keyName(): string {
    return this.getStringAttribute('key_name');
  }

  public set keyName(value: string) {
    this._set('keyName', value);
  }

  /** The size of the signature's hash in bits; 0 selects a size that suits the key. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  public set signatureBits(value: number) {
    this._set('signatureBits', value);
  }

  /** Whether an RSA key signs with PSS. */
  public get usePss(): boolean | IResolvable {
    return this.getBooleanAttribute('use_pss');
  }

  public set usePss(value: boolean | IResolvable) {
    this._set('usePss', value);
  }

  /** Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy. */
  public get deleteKey(): boolean | IResolvable {
    return this.getBooleanAttribute('delete_key');
  }

  public set deleteKey(value: boolean | IResolvable) {
    this._set('deleteKey', value);
  }

  /** Whether the request says that it is for a CA. Some authorities, such as Active Directory Certificate Services, need it. */
  public get addBasicConstraints(): boolean | IResolvable {
    return this.getBooleanAttribute('add_basic_constraints');
  }

  public set addBasicConstraints(value: boolean | IResolvable) {
    this._set('addBasicConstraints', value);
  }

  /** The usages of the key that are asked for. Only supported by Vault. */
  public get keyUsage(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('key_usage')));
  }

  /** The certificate signing request, as PEM. Null if the key was imported, until the next apply makes a request for it. */
  public get csr(): string {
    return this.getStringAttribute('csr');
  }

  /** The id of the key. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /**
   * The subject key identifier of the key, in lower-case hexadecimal with colons. Null if the service does not report it, and there
   * is no request.
   */
  public get subjectKeyId(): string {
    return this.getStringAttribute('subject_key_id');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `commonName` is configured as. */
  public get commonNameInput(): string {
    return this._input('commonName');
  }

  /** What `altNames` is configured as. */
  public get altNamesInput(): string[] | undefined {
    return this._input('altNames');
  }

  /** Removes the configuration of `altNames`. */
  public resetAltNames(): void {
    this._set('altNames', undefined);
  }

  /** What `ipSans` is configured as. */
  public get ipSansInput(): string[] | undefined {
    return this._input('ipSans');
  }

  /** Removes the configuration of `ipSans`. */
  public resetIpSans(): void {
    this._set('ipSans', undefined);
  }

  /** What `uriSans` is configured as. */
  public get uriSansInput(): string[] | undefined {
    return this._input('uriSans');
  }

  /** Removes the configuration of `uriSans`. */
  public resetUriSans(): void {
    this._set('uriSans', undefined);
  }

  /** What `otherSans` is configured as. */
  public get otherSansInput(): string[] | undefined {
    return this._input('otherSans');
  }

  /** Removes the configuration of `otherSans`. */
  public resetOtherSans(): void {
    this._set('otherSans', undefined);
  }

  /** What `excludeCnFromSans` is configured as. */
  public get excludeCnFromSansInput(): boolean | IResolvable | undefined {
    return this._input('excludeCnFromSans');
  }

  /** Removes the configuration of `excludeCnFromSans`. */
  public resetExcludeCnFromSans(): void {
    this._set('excludeCnFromSans', undefined);
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

  /** What `subjectSerialNumber` is configured as. */
  public get subjectSerialNumberInput(): string | undefined {
    return this._input('subjectSerialNumber');
  }

  /** Removes the configuration of `subjectSerialNumber`. */
  public resetSubjectSerialNumber(): void {
    this._set('subjectSerialNumber', undefined);
  }

  /** What `keyType` is configured as. */
  public get keyTypeInput(): AuthorityKeyType | undefined {
    return this._input('keyType');
  }

  /**
   * Changes what `keyType` is configured as.
   *
   * @param value the new value
   */
  public putKeyType(value: AuthorityKeyType): void {
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

  /** What `keyRef` is configured as. */
  public get keyRefInput(): string | undefined {
    return this._input('keyRef');
  }

  /** Removes the configuration of `keyRef`. */
  public resetKeyRef(): void {
    this._set('keyRef', undefined);
  }

  /** What `keyName` is configured as. */
  public get keyNameInput(): string | undefined {
    return this._input('keyName');
  }

  /** Removes the configuration of `keyName`. */
  public resetKeyName(): void {
    this._set('keyName', undefined);
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

  /** What `deleteKey` is configured as. */
  public get deleteKeyInput(): boolean | IResolvable | undefined {
    return this._input('deleteKey');
  }

  /** Removes the configuration of `deleteKey`. */
  public resetDeleteKey(): void {
    this._set('deleteKey', undefined);
  }

  /** What `addBasicConstraints` is configured as. */
  public get addBasicConstraintsInput(): boolean | IResolvable | undefined {
    return this._input('addBasicConstraints');
  }

  /** Removes the configuration of `addBasicConstraints`. */
  public resetAddBasicConstraints(): void {
    this._set('addBasicConstraints', undefined);
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
}
