// Written from src/handlers/secrets/secrets-object/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { secretsNamesData } from '../../handlers/secrets/secrets-object/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataSecretsNames`. */
export interface DataSecretsNamesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path, without `/v1/`. Must be one or more segments, without `/` at its ends, without a query, and without a segment that is
   * empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   */
  readonly path: string;
}

/**
 * Lists the names below any path of the secrets service.
 *
 * The Terraform type is `lintel_secrets_names`.
 */
export class DataSecretsNames extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_names';

  /**
   * Whether a value is a `DataSecretsNames`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSecretsNames(x: any): boolean {
    return hasType(x, 'data lintel_secrets_names');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSecretsNamesProps) {
    super(scope, id, secretsNamesData, props);
  }

  /** The API path that was listed. */
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

  /** The path, without `/v1/`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** The names, sorted; folders end with `/`. Empty if there are none. */
  public get names(): string[] {
    return this.getListAttribute('names');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
  }
}
