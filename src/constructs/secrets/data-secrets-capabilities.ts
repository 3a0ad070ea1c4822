// Written from src/handlers/secrets/secrets-capabilities/definition.ts by `npx tsx generate/main.ts`.
import { Fn, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { secretsCapabilitiesData } from '../../handlers/secrets/secrets-capabilities/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';
import { StringListMap } from '../string-list-map';

/** The properties of `DataSecretsCapabilities`. */
export interface DataSecretsCapabilitiesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The paths, such as `database/creds/app`. Must not be empty. Each element must be a path below `/v1`, without a leading `/`. */
  readonly paths: string[];
}

/**
 * What the token that the provider uses may do on paths of the secrets service.
 *
 * The Terraform type is `lintel_secrets_capabilities`.
 */
export class DataSecretsCapabilities extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_capabilities';

  /**
   * Whether a value is a `DataSecretsCapabilities`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSecretsCapabilities(x: any): boolean {
    return hasType(x, 'data lintel_secrets_capabilities');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSecretsCapabilitiesProps) {
    super(scope, id, secretsCapabilitiesData, props);
  }

  /** The API path that was read. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The paths, such as `database/creds/app`. */
  public get paths(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('paths')));
  }

  public set paths(value: string[]) {
    this._set('paths', value);
  }

  /** The capabilities on each path, sorted: `deny` alone for none, `root` alone for everything. */
  public get capabilities(): StringListMap {
    return new StringListMap(this, 'capabilities');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `paths` is configured as. */
  public get pathsInput(): string[] {
    return this._input('paths');
  }
}
