// Written from src/handlers/secrets/pki-acme-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { PkiAcmeEabPolicy } from './vocabularies';
import { pkiAcmeConfig } from '../../handlers/secrets/pki-acme-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PkiAcmeConfig`. */
export interface PkiAcmeConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * Whether the authority serves ACME. It needs `path` of `lintel_pki_cluster_config`, and a mount whose `allowed_response_headers`
   * contain `Replay-Nonce`, `Location` and `Link`.
   */
  readonly enabled: boolean | IResolvable;
  /**
   * The issuers that ACME clients can use, by id or name; `*` allows all. Must not be empty. Must contain "*" only as its single
   * element. Each element must not be empty.
   *
   * @default ["*"]
   */
  readonly allowedIssuers?: string[];
  /**
   * The roles that ACME clients can use; `*` allows all. Must not be empty. Must contain "*" only as its single element. Each
   * element must not be empty.
   *
   * @default ["*"]
   */
  readonly allowedRoles?: string[];
  /**
   * What clients get whose directory names no role: `sign-verbatim` signs every name that they prove, `forbid` rejects them, and
   * `role:<name>` applies a role, which must be among `allowedRoles`. Must be `sign-verbatim`, `forbid`, `role:<name>` or, with the
   * dialect `vault`, `external-policy`.
   *
   * @default "sign-verbatim"
   */
  readonly defaultDirectoryPolicy?: string;
  /**
   * Which accounts need an external account binding (`lintel_pki_acme_eab`): none, new ones, or all. One of `not-required`,
   * `new-account-required`, `always-required`.
   *
   * @default "not-required"
   */
  readonly eabPolicy?: PkiAcmeEabPolicy;
  /**
   * The DNS server that challenges are resolved with, as `host:port`. Must be a host and a port, such as `10.0.0.53:53`.
   *
   * @default - the service uses that of its host
   */
  readonly dnsResolver?: string;
  /**
   * Whether certificates have the extended key usages of their role, instead of only that for servers.
   *
   * @default false
   */
  readonly allowRoleExtKeyUsage?: boolean | IResolvable;
  /**
   * The maximum validity of a certificate. Only supported with the dialect `vault`.
   *
   * @default - the service chooses, and it has none in other dialects than `vault`
   */
  readonly maxTtl?: Duration;
  /**
   * The networks that challenges may be sent to. Only supported with the dialect `vault`. Each element must be an IP address or a
   * network in CIDR notation, such as "10.0.0.0/8".
   *
   * @default - there are none
   */
  readonly challengePermittedIpRanges?: string[];
  /**
   * The networks that challenges are never sent to. Only supported with the dialect `vault`. Each element must be an IP address or a
   * network in CIDR notation, such as "10.0.0.0/8".
   *
   * @default - there are none
   */
  readonly challengeExcludedIpRanges?: string[];
}

/**
 * Whether and how a certificate authority serves ACME, with which clients such as certbot get certificates by themselves. Each mount
 * always has this configuration: destroying it turns ACME off and restores the defaults.
 *
 * The Terraform type is `lintel_pki_acme_config`.
 */
export class PkiAcmeConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_acme_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_acme_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiAcmeConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiAcmeConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_acme_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiAcmeConfigProps) {
    super(scope, id, pkiAcmeConfig, props);
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

  /**
   * Whether the authority serves ACME. It needs `path` of `lintel_pki_cluster_config`, and a mount whose `allowed_response_headers`
   * contain `Replay-Nonce`, `Location` and `Link`.
   */
  public get enabled(): boolean | IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  public set enabled(value: boolean | IResolvable) {
    this._set('enabled', value);
  }

  /** The issuers that ACME clients can use, by id or name; `*` allows all. */
  public get allowedIssuers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_issuers')));
  }

  public set allowedIssuers(value: string[]) {
    this._set('allowedIssuers', value);
  }

  /** The roles that ACME clients can use; `*` allows all. */
  public get allowedRoles(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_roles')));
  }

  public set allowedRoles(value: string[]) {
    this._set('allowedRoles', value);
  }

  /**
   * What clients get whose directory names no role: `sign-verbatim` signs every name that they prove, `forbid` rejects them, and
   * `role:<name>` applies a role, which must be among `allowedRoles`.
   */
  public get defaultDirectoryPolicy(): string {
    return this.getStringAttribute('default_directory_policy');
  }

  public set defaultDirectoryPolicy(value: string) {
    this._set('defaultDirectoryPolicy', value);
  }

  /** Which accounts need an external account binding (`lintel_pki_acme_eab`): none, new ones, or all. */
  public get eabPolicy(): string {
    return this.getStringAttribute('eab_policy');
  }

  /** The DNS server that challenges are resolved with, as `host:port`. */
  public get dnsResolver(): string {
    return this.getStringAttribute('dns_resolver');
  }

  public set dnsResolver(value: string) {
    this._set('dnsResolver', value);
  }

  /** Whether certificates have the extended key usages of their role, instead of only that for servers. */
  public get allowRoleExtKeyUsage(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_role_ext_key_usage');
  }

  public set allowRoleExtKeyUsage(value: boolean | IResolvable) {
    this._set('allowRoleExtKeyUsage', value);
  }

  /**
   * The maximum validity of a certificate. Only supported with the dialect `vault`. If omitted, the service chooses, and it has none
   * in other dialects than `vault`.
   */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** The networks that challenges may be sent to. Only supported with the dialect `vault`. */
  public get challengePermittedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('challenge_permitted_ip_ranges')));
  }

  public set challengePermittedIpRanges(value: string[]) {
    this._set('challengePermittedIpRanges', value);
  }

  /** The networks that challenges are never sent to. Only supported with the dialect `vault`. */
  public get challengeExcludedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('challenge_excluded_ip_ranges')));
  }

  public set challengeExcludedIpRanges(value: string[]) {
    this._set('challengeExcludedIpRanges', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `enabled` is configured as. */
  public get enabledInput(): boolean | IResolvable {
    return this._input('enabled');
  }

  /** What `allowedIssuers` is configured as. */
  public get allowedIssuersInput(): string[] | undefined {
    return this._input('allowedIssuers');
  }

  /** Removes the configuration of `allowedIssuers`. */
  public resetAllowedIssuers(): void {
    this._set('allowedIssuers', undefined);
  }

  /** What `allowedRoles` is configured as. */
  public get allowedRolesInput(): string[] | undefined {
    return this._input('allowedRoles');
  }

  /** Removes the configuration of `allowedRoles`. */
  public resetAllowedRoles(): void {
    this._set('allowedRoles', undefined);
  }

  /** What `defaultDirectoryPolicy` is configured as. */
  public get defaultDirectoryPolicyInput(): string | undefined {
    return this._input('defaultDirectoryPolicy');
  }

  /** Removes the configuration of `defaultDirectoryPolicy`. */
  public resetDefaultDirectoryPolicy(): void {
    this._set('defaultDirectoryPolicy', undefined);
  }

  /** What `eabPolicy` is configured as. */
  public get eabPolicyInput(): PkiAcmeEabPolicy | undefined {
    return this._input('eabPolicy');
  }

  /**
   * Changes what `eabPolicy` is configured as.
   *
   * @param value the new value
   */
  public putEabPolicy(value: PkiAcmeEabPolicy): void {
    this._set('eabPolicy', value);
  }

  /** Removes the configuration of `eabPolicy`. */
  public resetEabPolicy(): void {
    this._set('eabPolicy', undefined);
  }

  /** What `dnsResolver` is configured as. */
  public get dnsResolverInput(): string | undefined {
    return this._input('dnsResolver');
  }

  /** Removes the configuration of `dnsResolver`. */
  public resetDnsResolver(): void {
    this._set('dnsResolver', undefined);
  }

  /** What `allowRoleExtKeyUsage` is configured as. */
  public get allowRoleExtKeyUsageInput(): boolean | IResolvable | undefined {
    return this._input('allowRoleExtKeyUsage');
  }

  /** Removes the configuration of `allowRoleExtKeyUsage`. */
  public resetAllowRoleExtKeyUsage(): void {
    this._set('allowRoleExtKeyUsage', undefined);
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

  /** What `challengePermittedIpRanges` is configured as. */
  public get challengePermittedIpRangesInput(): string[] | undefined {
    return this._input('challengePermittedIpRanges');
  }

  /** Removes the configuration of `challengePermittedIpRanges`. */
  public resetChallengePermittedIpRanges(): void {
    this._set('challengePermittedIpRanges', undefined);
  }

  /** What `challengeExcludedIpRanges` is configured as. */
  public get challengeExcludedIpRangesInput(): string[] | undefined {
    return this._input('challengeExcludedIpRanges');
  }

  /** Removes the configuration of `challengeExcludedIpRanges`. */
  public resetChallengeExcludedIpRanges(): void {
    this._set('challengeExcludedIpRanges', undefined);
  }
}
