import { DefaultTokenResolver, StringConcat, TerraformResource, TerraformStack, Token, Tokenization } from 'cdktf';
import { Construct, IConstruct } from 'constructs';
import { AdminModuleConsumers } from './admin-module-consumers';
import { PROVIDER_NAME } from '../../package';
import { AdminOrganizationBase, AdminOrganizationProps } from '../admin-organization';

/**
 * What site administrators set of an organization that exists, in the self-hosted edition. It is adopted by its name, and only what is
 * configured is sent.
 *
 * Terraform's type is `lintel_admin_organization`.
 */
export class AdminOrganization extends AdminOrganizationBase {
  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: AdminOrganizationProps) {
    super(scope, id, props);
    this.node.addValidation({ validate: () => this.conflicts() });
  }

  /**
   * Lets these organizations, and no others, use the private modules of this one.
   *
   * @param consumers the names of the organizations
   */
  public shareWith(consumers: string[]): AdminModuleConsumers {
    return new AdminModuleConsumers(this, 'module-consumers', { organization: this.name, consumers });
  }

  /** Sharing with all organizations and a list of consumers end each other, whichever of the constructs was made first. */
  private conflicts(): string[] {
    const attributes = this.synthesizeAttributes();
    if (attributes.global_module_sharing !== true) return [];
    const lists = this.node.root.node.findAll().filter((element): element is AdminModuleConsumers => element instanceof AdminModuleConsumers);
    return lists.filter((list) => this.isMeantBy(list)).map((list) => `${list.node.path}: \`${this.node.path}\` has \`globalModuleSharing: true\`, which shares with all organizations: it and a list of consumers exclude each other. Leave one of them out.`);
  }

  private isMeantBy(list: AdminModuleConsumers): boolean {
    // Organizations of two services may have one name.
    if (addressFor(list) !== addressFor(this)) return false;
    const organization = list._organization();
    const { name } = this.synthesizeAttributes();
    if (!Token.isUnresolved(organization)) return organization === name;
    // A reference to what is elsewhere is another text there than here. One that is not may be of the same text by chance.
    const isOfBoth = TerraformStack.of(list) === TerraformStack.of(this) || textIn(list, organization) !== textIn(this, organization);
    return isOfBoth && [name, this.name].some((mine) => textIn(this, mine) === textIn(this, organization));
  }
}

/** Where the service of a resource is, as its provider has it configured; undefined where the environment tells. */
function addressFor(resource: TerraformResource): string | undefined {
  const stack = TerraformStack.of(resource);
  const provider = resource.provider ?? stack.allProviders().find(({ alias, terraformResourceType }) => alias === undefined && terraformResourceType === PROVIDER_NAME);
  const address: unknown = provider?.toTerraform().provider[PROVIDER_NAME]?.[0]?.platform?.address;
  return address === undefined ? undefined : textIn(stack, address);
}

function textIn(scope: IConstruct, value: unknown): string {
  return String(Tokenization.resolve(value, { scope, resolver: new DefaultTokenResolver(new StringConcat()), preparing: false }));
}
