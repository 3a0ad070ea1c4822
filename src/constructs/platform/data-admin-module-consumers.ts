// Written from src/handlers/platform/admin-module-consumers/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminModuleConsumersData } from '../../handlers/platform/admin-module-consumers/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAdminModuleConsumers`. */
export interface DataAdminModuleConsumersProps extends TerraformMetaArguments {
  /** The name of the organization that shares its modules. It must be the name of an organization: not empty, without `/`. */
  readonly organization: string;
  /**
   * How many consumers to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The organizations that may use an organization's private modules.
 *
 * Terraform's type is `lintel_admin_module_consumers`.
 */
export class DataAdminModuleConsumers extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_admin_module_consumers';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataAdminModuleConsumersProps) {
    super(scope, id, adminModuleConsumersData, props);
  }

  /** The name of the organization that shares its modules. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** How many consumers to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The name of the organization. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The names of the organizations that may use its modules; none where all may. */
  public get consumers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('consumers')));
  }

  /** Whether all organizations may use its modules. */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  /** How many consumers there are, as the service counts them. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }
}
