import { DefaultTokenResolver, StringConcat, TerraformResource, TerraformStack, Token, Tokenization } from 'cdktf';
import { Construct, IConstruct } from 'constructs';
import { PROVIDER_NAME } from '../../package';
import { AdminOrganizationBase, AdminOrganizationProps } from '../admin-organization';
import { AdminModuleConsumers } from './admin-module-consumers';

/**
 * The settings of an existing organization that only site administrators change, in the self-managed edition. The organization is
 * adopted by its name, and only configured settings are sent.
 *
 * Terraform's type is `lintel_admin_organization`.
 */
export class AdminOrganization extends AdminOrganizationBase {
  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: AdminOrganizationProps) {
    super(scope, id, props);
    this._validate(() => this.conflicts());
  }

  /**
   * Shares the private modules of this organization with exactly these organizations.
   *
   * @param consumers the names of the organizations
   */
  public shareWith(consumers: string[]): AdminModuleConsumers {
    return new AdminModuleConsumers(this, 'module-consumers', { organization: this.name, consumers });
  }

  /** Sharing with all organizations and a list of consumers exclude each other, in whatever order they are declared. */
  private conflicts(): string[] {
    const attributes = this.synthesizeAttributes();
    if (attributes.global_module_sharing !== true) return [];
    const lists = this.node.root.node
      .findAll()
      .filter((element): element is AdminModuleConsumers => element instanceof AdminModuleConsumers);
    return lists
      .filter((list) => this.isMeantBy(list))
      .map(
        (list) =>
          `${list.node.path}: a list of consumers conflicts with \`globalModuleSharing: true\` of \`${this.node.path}\`, which shares with all organizations. Remove one of them.`,
      );
  }

  private isMeantBy(list: AdminModuleConsumers): boolean {
    // Organizations on different services may have the same name.
    if (addressFor(list) !== addressFor(this)) return false;
    const organization = list._organization();
    const { name } = this.synthesizeAttributes();
    if (!Token.isUnresolved(organization)) return organization === name;
    // References to the same object differ between stacks, and literals may be equal by chance.
    const isOfBoth =
      TerraformStack.of(list) === TerraformStack.of(this) || textIn(list, organization) !== textIn(this, organization);
    return isOfBoth && [name, this.name].some((mine) => textIn(this, mine) === textIn(this, organization));
  }
}

/** The address of a resource's service in its provider's configuration; undefined if the environment provides it. */
function addressFor(resource: TerraformResource): string | undefined {
  const stack = TerraformStack.of(resource);
  const provider =
    resource.provider ??
    stack
      .allProviders()
      .find(({ alias, terraformResourceType }) => alias === undefined && terraformResourceType === PROVIDER_NAME);
  const address: unknown = provider?.toTerraform().provider[PROVIDER_NAME]?.[0]?.platform?.address;
  return address === undefined ? undefined : textIn(stack, address);
}

function textIn(scope: IConstruct, value: unknown): string {
  return String(
    Tokenization.resolve(value, { scope, resolver: new DefaultTokenResolver(new StringConcat()), preparing: false }),
  );
}
