// Written from src/handlers/platform/admin-module-consumers/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminModuleConsumers } from '../../handlers/platform/admin-module-consumers/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `AdminModuleConsumers`. */
export interface AdminModuleConsumersProps extends TerraformMetaArguments {
  /**
   * The name of the organization that shares its modules. Must be the name of an organization: not empty and without `/`. Changing
   * it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The names of all organizations that may use its modules. If empty, none may. Each element must be the name of an organization:
   * not empty and without `/`.
   */
  readonly consumers: string[];
}

/**
 * Manages the complete set of organizations that may use an organization's private modules (self-hosted edition only). Setting it
 * stops sharing with all organizations.
 *
 * The Terraform type is `lintel_admin_module_consumers`.
 *
 * @internal
 */
export class AdminModuleConsumersBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_admin_module_consumers';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_admin_module_consumers', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AdminModuleConsumers`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAdminModuleConsumers(x: any): boolean {
    return hasType(x, 'resource lintel_admin_module_consumers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
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

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The names of all organizations that may use its modules. If empty, none may. */
  public get consumers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('consumers')));
  }

  public set consumers(value: string[]) {
    this._set('consumers', value);
  }

  /** Whether all organizations may use its modules; `false` once the consumers are set. */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `consumers` is configured as. */
  public get consumersInput(): string[] {
    return this._input('consumers');
  }
}
