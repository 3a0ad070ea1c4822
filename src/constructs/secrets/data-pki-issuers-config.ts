// Written from src/handlers/secrets/pki-issuers-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuersConfigData } from '../../handlers/secrets/pki-issuers-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiIssuersConfig`. */
export interface DataPkiIssuersConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The default issuer of a certificate authority.
 *
 * The Terraform type is `lintel_pki_issuers_config`.
 */
export class DataPkiIssuersConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_issuers_config';

  /**
   * Whether a value is a `DataPkiIssuersConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiIssuersConfig(x: any): boolean {
    return hasType(x, 'data lintel_pki_issuers_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiIssuersConfigProps = {}) {
    super(scope, id, pkiIssuersConfigData, props);
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

  /** The id of the default issuer. Null if there is none. */
  public get default(): string {
    return this.getStringAttribute('default');
  }

  /** Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself. */
  public get defaultFollowsLatestIssuer(): IResolvable {
    return this.getBooleanAttribute('default_follows_latest_issuer');
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
