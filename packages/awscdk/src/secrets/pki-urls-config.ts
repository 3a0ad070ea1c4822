// Written from src/handlers/secrets/pki-urls-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiUrlsConfig`. */
export interface PkiUrlsConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * Where the issuer's certificate is published. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly issuingCertificates?: string[];
  /**
   * Where the certificate revocation list is published. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly crlDistributionPoints?: string[];
  /**
   * Where the delta of the certificate revocation list is published. Only supported with the dialect `openbao`. Each element must
   * not be empty. Not every response of the service includes it.
   *
   * @default - there are none
   */
  readonly deltaCrlDistributionPoints?: string[];
  /**
   * The OCSP servers that answer whether a certificate is revoked. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly ocspServers?: string[];
  /**
   * Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need
   * `lintel_pki_cluster_config`.
   *
   * @default false
   */
  readonly enableTemplating?: boolean | IResolvable;
}

/**
 * The URLs that a certificate authority writes into the certificates that it issues, unless an issuer has its own. Each mount always
 * has this configuration: destroying it removes the URLs. Certificates keep the URLs that they were issued with.
 *
 * The CloudFormation type is `Custom::LintelPkiUrlsConfig`.
 */
export class PkiUrlsConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiUrlsConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiUrlsConfigProps = {}) {
    super(scope, id, 'PkiUrlsConfig', props);
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
   * Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need
   * `lintel_pki_cluster_config`.
   */
  public get enableTemplating(): IResolvable {
    return this._boolean('EnableTemplating');
  }
}
