import { Stack, Token } from 'aws-cdk-lib';
import { IPrincipal, IRole, Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { ILintelProvider, LintelProviderAttributes } from './lintel-provider-interface';
import { regionOf } from './policies';

/** A provider of another app, described by its attributes. */
export class ImportedProvider extends Construct implements ILintelProvider {
  public readonly functionArn: string;
  public readonly role: IRole;
  public readonly grantPrincipal: IPrincipal;
  public readonly platformAddress?: string;
  public readonly platformOrganization?: string;
  public readonly secretsAddress?: string;
  public readonly secretsNamespace?: string;

  constructor(
    scope: Construct,
    id: string,
    private readonly attributes: LintelProviderAttributes,
  ) {
    super(scope, id);
    const { functionArn, roleArn, platformAddress, platformOrganization, secretsAddress, secretsNamespace } =
      attributes;
    const { region } = Stack.of(this);
    const other = regionOf(functionArn, region);
    if (other !== undefined && !Token.isUnresolved(region) && other !== region) {
      throw new Error(
        `${this.node.path}: the function is in ${other}, but the stack is in ${region}. CloudFormation requires a function in the same region. Create a LintelProvider in ${region}.`,
      );
    }
    this.functionArn = functionArn;
    this.role = Role.fromRoleArn(this, 'Role', roleArn);
    this.grantPrincipal = this.role;
    this.platformAddress = platformAddress;
    this.platformOrganization = platformOrganization;
    this.secretsAddress = secretsAddress;
    this.secretsNamespace = secretsNamespace;
  }

  public get waitingServiceToken(): string {
    const { waitingServiceToken } = this.attributes;
    if (waitingServiceToken !== undefined) return waitingServiceToken;
    throw new Error(
      `${this.node.path}: \`waitingServiceToken\` is required for modules and module versions. Set it to the value of the LintelProvider.`,
    );
  }
}
