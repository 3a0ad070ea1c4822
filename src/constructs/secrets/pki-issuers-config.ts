// Written from src/handlers/secrets/pki-issuers-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuersConfig } from '../../handlers/secrets/pki-issuers-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiIssuersConfig`. */
export interface PkiIssuersConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer that signs requests that name no issuer. State keeps the configured form. Must be the id or the
   * name of an issuer, and not `default`.
   */
  readonly default: string;
  /**
   * Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself.
   *
   * @default false
   */
  readonly defaultFollowsLatestIssuer?: boolean | IResolvable;
}

/**
 * The default issuer of a certificate authority. The service makes the first issuer of a mount the default, and this resource takes
 * that choice over. The default cannot be removed: destroying the resource removes it from the state only.
 *
 * The Terraform type is `lintel_pki_issuers_config`.
 */
export class PkiIssuersConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_issuers_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_issuers_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiIssuersConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiIssuersConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_issuers_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIssuersConfigProps) {
    super(scope, id, pkiIssuersConfig, props);
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

  /** The id or the name of the issuer that signs requests that name no issuer. State keeps the configured form. */
  public get default(): string {
    return this.getStringAttribute('default');
  }

  public set default(value: string) {
    this._set('default', value);
  }

  /** Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself. */
  public get defaultFollowsLatestIssuer(): boolean | IResolvable {
    return this.getBooleanAttribute('default_follows_latest_issuer');
  }

  public set defaultFollowsLatestIssuer(value: boolean | IResolvable) {
    this._set('defaultFollowsLatestIssuer', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `default` is configured as. */
  public get defaultInput(): string {
    return this._input('default');
  }

  /** What `defaultFollowsLatestIssuer` is configured as. */
  public get defaultFollowsLatestIssuerInput(): boolean | IResolvable | undefined {
    return this._input('defaultFollowsLatestIssuer');
  }

  /** Removes the configuration of `defaultFollowsLatestIssuer`. */
  public resetDefaultFollowsLatestIssuer(): void {
    this._set('defaultFollowsLatestIssuer', undefined);
  }
}
