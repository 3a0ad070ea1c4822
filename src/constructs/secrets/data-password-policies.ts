// Written from src/handlers/secrets/password-policy/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { passwordPoliciesData } from '../../handlers/secrets/password-policy/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPasswordPolicies`. */
export interface DataPasswordPoliciesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
}

/**
 * The names of the password policies.
 *
 * The Terraform type is `lintel_password_policies`.
 */
export class DataPasswordPolicies extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_password_policies';

  /**
   * Whether a value is a `DataPasswordPolicies`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPasswordPolicies(x: any): boolean {
    return hasType(x, 'data lintel_password_policies');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPasswordPoliciesProps = {}) {
    super(scope, id, passwordPoliciesData, props);
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

  /** The names of the password policies, sorted. Empty if there are none. */
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
