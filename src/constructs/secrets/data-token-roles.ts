// Written from src/handlers/secrets/token-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { tokenRolesData } from '../../handlers/secrets/token-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTokenRoles`. */
export interface DataTokenRolesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
}

/**
 * The names of the roles that tokens are created under.
 *
 * The Terraform type is `lintel_token_roles`.
 */
export class DataTokenRoles extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_token_roles';

  /**
   * Whether a value is a `DataTokenRoles`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTokenRoles(x: any): boolean {
    return hasType(x, 'data lintel_token_roles');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTokenRolesProps = {}) {
    super(scope, id, tokenRolesData, props);
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

  /** The names of the roles that tokens are created under, sorted. Empty if there are none. */
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
}
