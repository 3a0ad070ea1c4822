// Written from src/handlers/secrets/pki-cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiClusterConfig`. */
export interface PkiClusterConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The URL of the mount for clients, such as `https://secrets.example.com:8200/v1/pki`. ACME needs it, and templates of URLs refer
   * to it as `{{cluster_path}}`. Once set, it can be changed but not removed. Must be an absolute URL with the scheme "https" or
   * "http" and a host. At least one of `path`, `aiaPath` must be set.
   *
   * @default - it is not known
   */
  readonly path?: string;
  /**
   * The URL of the mount for those who verify certificates, which may be one without TLS. Templates of URLs refer to it as
   * `{{cluster_aia_path}}`. Once set, it can be changed but not removed. Must be an absolute URL with the scheme "https" or "http"
   * and a host. At least one of `path`, `aiaPath` must be set.
   *
   * @default - it is not known
   */
  readonly aiaPath?: string;
}

/**
 * The addresses under which clients reach a certificate authority. Each mount always has this configuration, and the service accepts
 * no empty address: destroying it removes it from the state only.
 *
 * The CloudFormation type is `Custom::LintelPkiClusterConfig`.
 */
export class PkiClusterConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiClusterConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiClusterConfigProps = {}) {
    super(scope, id, 'PkiClusterConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }
}
