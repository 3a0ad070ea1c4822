import { AdminModuleConsumersBase } from '../admin-module-consumers';

/**
 * The whole set of organizations that may use an organization's private modules, in the self-hosted edition. Setting it ends sharing
 * with all organizations.
 *
 * Terraform's type is `lintel_admin_module_consumers`.
 */
export class AdminModuleConsumers extends AdminModuleConsumersBase {
  /**
   * Whose modules are shared, as it is configured.
   *
   * @internal
   */
  public _organization(): unknown {
    return this.synthesizeAttributes().organization;
  }
}
