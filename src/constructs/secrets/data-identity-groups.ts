// Written from src/handlers/secrets/identity-group/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { identityGroupsData } from '../../handlers/secrets/identity-group/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataIdentityGroups`. */
export interface DataIdentityGroupsProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
}

/**
 * The names of the groups.
 *
 * The Terraform type is `lintel_identity_groups`.
 */
export class DataIdentityGroups extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_groups';

  /**
   * Whether a value is a `DataIdentityGroups`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataIdentityGroups(x: any): boolean {
    return hasType(x, 'data lintel_identity_groups');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataIdentityGroupsProps = {}) {
    super(scope, id, identityGroupsData, props);
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

  /** The names of the groups, sorted. Empty if there are none. */
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
