import { Stack } from 'aws-cdk-lib';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { IPrincipal, IRole, PermissionsBoundary } from 'aws-cdk-lib/aws-iam';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct, IConstruct } from 'constructs';
import { connectionEnvironment, warnOfClearText } from './connection-environment';
import { functionLog } from './function-log';
import { functionRole } from './function-role';
import { ImportedProvider } from './imported-provider';
import { ILintelProvider, LintelProviderAttributes } from './lintel-provider-interface';
import { LintelProviderProps } from './lintel-provider-props';
import { Policies } from './policies';
import { providerFunction } from './provider-function';
import { requestsTable } from './requests-table';
import { SecretReference } from './secret-reference';
import { waitingFramework } from './waiting-framework';

/** The provider of each stack that has one. */
const PROVIDERS = new WeakMap<Stack, ILintelProvider>();

/**
 * The provider of the resources of a stack: a function that is connected to both services. The resources of a stack use its first provider by
 * default. To use another one, such as a second connection to a service or the provider of another stack, set their property `provider`.
 *
 * The function may read only the secrets and parameters to which the stacks refer, and write the secrets for private keys of their resources.
 */
export class LintelProvider extends Construct implements ILintelProvider {
  /**
   * Returns the provider of the stack of a construct, or of the parent of a nested stack.
   *
   * @param scope the construct
   */
  public static of(scope: IConstruct): ILintelProvider {
    for (let stack: Stack | undefined = Stack.of(scope); stack; stack = stack.nestedStackParent) {
      const provider = PROVIDERS.get(stack);
      if (provider) return provider;
    }
    throw new Error(
      `${scope.node.path}: the stack has no LintelProvider. Create one before its resources: new LintelProvider(stack, 'Lintel', { … }).`,
    );
  }

  /**
   * Imports a provider of another app, such as one that all stacks of an account share. The resources of the stack use it by default if it is
   * the first provider of the stack.
   *
   * @param scope the parent of the construct
   * @param id the id of the construct
   * @param attributes the attributes of the provider; the properties of its construct have the same names
   */
  public static fromProviderAttributes(
    scope: Construct,
    id: string,
    attributes: LintelProviderAttributes,
  ): ILintelProvider {
    return register(new ImportedProvider(scope, id, attributes));
  }

  /** The role of the function. */
  public readonly grantPrincipal: IPrincipal;

  /** The role of the function. */
  public readonly role: IRole;

  /** The function. */
  public readonly lambdaFunction: LambdaFunction;

  /** The ARN of the function, which is the service token of resources. */
  public readonly functionArn: string;

  /** The address of the platform. Absent if the provider has no connection to it. */
  public readonly platformAddress?: string;

  /** The organization of resources of the platform that name none. Absent if each must name its own. */
  public readonly platformOrganization?: string;

  /** The address of the secrets service. Absent if the provider has no connection to it. */
  public readonly secretsAddress?: string;

  /** The namespace of the secrets service. Absent for the root namespace. */
  public readonly secretsNamespace?: string;

  private readonly policies: Policies;
  private readonly logGroup: ILogGroup;
  private readonly requests: Table;
  private readonly environment: { [name: string]: string };
  private waiting?: string;

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct
   * @param props the properties
   */
  constructor(
    scope: Construct,
    id: string,
    private readonly props: LintelProviderProps,
  ) {
    const environment = connectionEnvironment(
      [scope.node.path, id].filter(Boolean).join('/'),
      Stack.of(scope).region,
      props,
    );
    super(scope, id);
    const { platform, secrets } = props;
    warnOfClearText(this, { platform, secrets });
    const { role, policies } = functionRole(this, props.role, props.vpc !== undefined);
    this.role = role;
    this.grantPrincipal = role;
    this.policies = policies;
    if (props.permissionsBoundary) PermissionsBoundary.of(this).apply(props.permissionsBoundary);
    this.logGroup = functionLog(this, props.logGroup, props.logRetention, props.encryptionKey);
    this.allowFunction(policies);
    for (const secret of secretsOf(this.props)) secret._allowRead(policies);
    this.requests = requestsTable(this, props.encryptionKey, policies);
    this.environment = { ...environment, LINTEL_REQUESTS_TABLE: this.requests.tableName };
    this.lambdaFunction = this.makeFunction('Function', 'handler', 'Manages the Lintel resources of the stack');
    this.functionArn = this.lambdaFunction.functionArn;
    this.platformAddress = platform?.address;
    this.platformOrganization = platform?.organization;
    this.secretsAddress = secrets?.address;
    this.secretsNamespace = secrets?.namespace;
    register(this);
  }

  /**
   * The service token of resources that take longer to create: modules and module versions. Their requests go through the provider framework,
   * which polls until the resource is ready. Its functions are created when this token is first used.
   */
  public get waitingServiceToken(): string {
    return (this.waiting ??= waitingFramework(this, this.props, {
      onEvent: this.makeFunction('OnEvent', 'onEvent', 'Starts the creation of resources that take longer'),
      isComplete: this.makeFunction('IsComplete', 'isComplete', 'Checks whether resources that take longer are ready'),
      logGroup: this.logGroup,
    }));
  }

  /**
   * Creates a function under `scope` that checks for drift. It has the same code, connections and network, and a separate role that may read
   * the tokens and write to the log.
   *
   * @internal
   */
  public _makeWatcher(scope: Construct): LambdaFunction {
    const { vpc } = this.props;
    const { role, policies } = functionRole(scope, undefined, vpc !== undefined);
    if (this.props.permissionsBoundary) PermissionsBoundary.of(scope).apply(this.props.permissionsBoundary);
    this.allowFunction(policies);
    for (const secret of secretsOf(this.props)) secret._allowRead(policies);
    // It handles no requests of CloudFormation, so it has no use for the table.
    const { LINTEL_REQUESTS_TABLE: _, ...environment } = this.environment;
    const description = 'Checks the stack for drift';
    return providerFunction(
      scope,
      'Function',
      { entry: 'watch', description, environment, logGroup: this.logGroup, policies, role },
      this.props,
    );
  }

  /** Adds the permissions that every function needs. */
  private allowFunction(policies: Policies): void {
    policies.allow({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resource: this.logGroup.logGroupArn });
    if (this.props.environmentEncryption) {
      policies.allowKey(this.props.environmentEncryption, 'lambda', ['kms:Decrypt']);
    }
  }

  private makeFunction(id: string, entry: 'handler' | 'onEvent' | 'isComplete', description: string): LambdaFunction {
    const { environment, logGroup, policies, role } = this;
    return providerFunction(this, id, { entry, description, environment, logGroup, policies, role }, this.props);
  }
}

/** What the function reads to connect to both services. */
function secretsOf({ platform, secrets }: LintelProviderProps): SecretReference[] {
  const secretsOrNot = [platform?.token, secrets?.token, secrets?.login?._secret()];
  return secretsOrNot.filter((secret): secret is SecretReference => secret !== undefined);
}

/** Makes a provider the default of its stack, if it is the first one. */
function register<P extends ILintelProvider>(provider: P): P {
  const stack = Stack.of(provider);
  if (!PROVIDERS.has(stack)) PROVIDERS.set(stack, provider);
  return provider;
}
