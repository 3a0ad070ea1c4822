// Written from src/handlers/secrets/pki-acme-config/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { PkiAcmeEabPolicy } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiAcmeConfig`. */
export interface PkiAcmeConfigProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelPkiAcmeConfig`.
 */
export class PkiAcmeConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiAcmeConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiAcmeConfigProps) {
    super(scope, id, 'PkiAcmeConfig', props);
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
   * Whether the authority serves ACME. It needs `path` of `lintel_pki_cluster_config`, and a mount whose `allowed_response_headers`
   * contain `Replay-Nonce`, `Location` and `Link`.
   */
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }

  /** The issuers that ACME clients can use, by id or name; `*` allows all. */
  public get allowedIssuers(): string[] {
    return this._list('AllowedIssuers');
  }

  /** The roles that ACME clients can use; `*` allows all. */
  public get allowedRoles(): string[] {
    return this._list('AllowedRoles');
  }

  /**
   * What clients get whose directory names no role: `sign-verbatim` signs every name that they prove, `forbid` rejects them, and
   * `role:<name>` applies a role, which must be among `allowedRoles`.
   */
  public get defaultDirectoryPolicy(): string {
    return this._string('DefaultDirectoryPolicy');
  }

  /** Which accounts need an external account binding (`lintel_pki_acme_eab`): none, new ones, or all. */
  public get eabPolicy(): string {
    return this._string('EabPolicy');
  }

  /** Whether certificates have the extended key usages of their role, instead of only that for servers. */
  public get allowRoleExtKeyUsage(): IResolvable {
    return this._boolean('AllowRoleExtKeyUsage');
  }

  /** The maximum validity of a certificate. Only supported with the dialect `vault`. */
  public get maxTtl(): string {
    return this._string('MaxTtl');
  }
}
