// Written from src/handlers/secrets/pki-acme-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { pkiAcmeConfigData } from '../../handlers/secrets/pki-acme-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiAcmeConfig`. */
export interface DataPkiAcmeConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * Whether and how a certificate authority serves ACME.
 *
 * The Terraform type is `lintel_pki_acme_config`.
 */
export class DataPkiAcmeConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_acme_config';

  /**
   * Whether a value is a `DataPkiAcmeConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiAcmeConfig(x: any): boolean {
    return hasType(x, 'data lintel_pki_acme_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiAcmeConfigProps = {}) {
    super(scope, id, pkiAcmeConfigData, props);
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

  /**
   * Whether the authority serves ACME. It needs `path` of `lintel_pki_cluster_config`, and a mount whose `allowed_response_headers`
   * contain `Replay-Nonce`, `Location` and `Link`.
   */
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /** The issuers that ACME clients can use, by id or name; `*` allows all. */
  public get allowedIssuers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_issuers')));
  }

  /** The roles that ACME clients can use; `*` allows all. */
  public get allowedRoles(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_roles')));
  }

  /**
   * What clients get whose directory names no role: `sign-verbatim` signs every name that they prove, `forbid` rejects them, and
   * `role:<name>` applies a role, which must be among `allowedRoles`.
   */
  public get defaultDirectoryPolicy(): string {
    return this.getStringAttribute('default_directory_policy');
  }

  /** Which accounts need an external account binding (`lintel_pki_acme_eab`): none, new ones, or all. */
  public get eabPolicy(): string {
    return this.getStringAttribute('eab_policy');
  }

  /** The DNS server that challenges are resolved with, as `host:port`. Null if the service uses that of its host. */
  public get dnsResolver(): string {
    return this.getStringAttribute('dns_resolver');
  }

  /** Whether certificates have the extended key usages of their role, instead of only that for servers. */
  public get allowRoleExtKeyUsage(): IResolvable {
    return this.getBooleanAttribute('allow_role_ext_key_usage');
  }

  /**
   * The maximum validity of a certificate. Only supported with the dialect `vault`. Null if the service chooses, and it has none in
   * other dialects than `vault`.
   */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** The networks that challenges may be sent to. Only supported with the dialect `vault`. */
  public get challengePermittedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('challenge_permitted_ip_ranges')));
  }

  /** The networks that challenges are never sent to. Only supported with the dialect `vault`. */
  public get challengeExcludedIpRanges(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('challenge_excluded_ip_ranges')));
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }
}
