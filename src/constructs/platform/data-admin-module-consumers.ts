// Written from src/handlers/platform/admin-module-consumers/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminModuleConsumersData } from '../../handlers/platform/admin-module-consumers/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAdminModuleConsumers`. */
export interface DataAdminModuleConsumersProps extends TerraformMetaArguments {
  /**
   * The name of the organization that shares its modules. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The maximum number of consumers to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The organizations that may use an organization's private modules.
 *
 * The Terraform type is `lintel_admin_module_consumers`.
 */
export class DataAdminModuleConsumers extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_admin_module_consumers';

  /**
   * Whether a value is a `DataAdminModuleConsumers`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAdminModuleConsumers(x: any): boolean {
    return hasType(x, 'data lintel_admin_module_consumers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAdminModuleConsumersProps = {}) {
    super(scope, id, adminModuleConsumersData, props);
  }

  /** The name of the organization that shares its modules. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The maximum number of consumers to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The name of the organization. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The names of the organizations that may use its modules; empty if all organizations may. */
  public get consumers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('consumers')));
  }

  /** Whether all organizations may use its modules. */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  /** The number of consumers, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}
