// Written from src/handlers/platform/admin-module-consumers/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminModuleConsumers } from '../../handlers/platform/admin-module-consumers/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `AdminModuleConsumers`. */
export interface AdminModuleConsumersProps extends TerraformMetaArguments {
  /**
   * The name of the organization that shares its modules. It must be the name of an organization: not empty, without `/`. A change
   * replaces the object.
   */
  readonly organization: string;
  /**
   * The names of all organizations that may use its modules; none, if it is empty. Each must be the name of an organization: not
   * empty, without `/`.
   */
  readonly consumers: string[];
}

/**
 * The whole set of organizations that may use an organization's private modules, in the self-hosted edition. Setting it ends sharing
 * with all organizations.
 *
 * Terraform's type is `lintel_admin_module_consumers`.
 *
 * @internal
 */
export class AdminModuleConsumersBase extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_admin_module_consumers';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_admin_module_consumers', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: AdminModuleConsumersProps) {
    super(scope, id, adminModuleConsumers, props);
  }

  /** The name of the organization. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that shares its modules. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The names of all organizations that may use its modules; none, if it is empty. */
  public get consumers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('consumers')));
  }

  /** Whether all organizations may use its modules: `false` once the consumers are set. */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }
}
