// Written from src/handlers/secrets/pki-cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiClusterConfig } from '../../handlers/secrets/pki-cluster-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiClusterConfig`. */
export interface PkiClusterConfigProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_pki_cluster_config`.
 */
export class PkiClusterConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_cluster_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_cluster_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiClusterConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiClusterConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_cluster_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiClusterConfigProps = {}) {
    super(scope, id, pkiClusterConfig, props);
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
   * The URL of the mount for clients, such as `https://secrets.example.com:8200/v1/pki`. ACME needs it, and templates of URLs refer
   * to it as `{{cluster_path}}`. Once set, it can be changed but not removed.
   */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /**
   * The URL of the mount for those who verify certificates, which may be one without TLS. Templates of URLs refer to it as
   * `{{cluster_aia_path}}`. Once set, it can be changed but not removed.
   */
  public get aiaPath(): string {
    return this.getStringAttribute('aia_path');
  }

  public set aiaPath(value: string) {
    this._set('aiaPath', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string | undefined {
    return this._input('path');
  }

  /** Removes the configuration of `path`. */
  public resetPath(): void {
    this._set('path', undefined);
  }

  /** What `aiaPath` is configured as. */
  public get aiaPathInput(): string | undefined {
    return this._input('aiaPath');
  }

  /** Removes the configuration of `aiaPath`. */
  public resetAiaPath(): void {
    this._set('aiaPath', undefined);
  }
}
