import { AdminModuleConsumersBase } from '../admin-module-consumers';

/**
 * The complete set of organizations that may use an organization's private modules, in the self-managed edition. Setting it ends
 * sharing with all organizations.
 *
 * Terraform's type is `lintel_admin_module_consumers`.
 */
export class AdminModuleConsumers extends AdminModuleConsumersBase {
  /**
   * The organization whose modules are shared, as configured.
   *
   * @internal
   */
  public _organization(): unknown {
    return this.synthesizeAttributes().organization;
  }
}
