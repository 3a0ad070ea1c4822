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
import { waitingFramework } from './waiting-framework';

/** The provider of each stack that has one. */
const PROVIDERS = new WeakMap<Stack, ILintelProvider>();

/**
 * What makes the resources of a stack: one function, which speaks to both services. A stack has one, and its resources find it by
 * themselves; a second one in the same stack, for another account of a service, is given to its resources as `provider`. So is one of
 * another stack, by which many stacks can share one function.
 *
 * The function may read exactly the secrets and parameters that the stacks refer to, and write the secrets for private keys of their
 * resources.
 */
export class LintelProvider extends Construct implements ILintelProvider {
  /**
   * The provider of the stack that a construct belongs to, or of the stack that this one is nested in.
   *
   * @param scope the construct
   */
  public static of(scope: IConstruct): ILintelProvider {
    for (let stack: Stack | undefined = Stack.of(scope); stack; stack = stack.nestedStackParent) {
      const provider = PROVIDERS.get(stack);
      if (provider) return provider;
    }
    throw new Error(`${scope.node.path}: the stack has no LintelProvider. Make one before its resources: new LintelProvider(stack, 'Lintel', { … }).`);
  }

  /**
   * The provider of another app, such as one that all the stacks of an account share. The resources of the stack find it as they find one
   * that the stack makes.
   *
   * @param scope where the construct belongs
   * @param id its name there
   * @param attributes what is known of the provider: the properties of its construct that have the same names
   */
  public static fromProviderAttributes(scope: Construct, id: string, attributes: LintelProviderAttributes): ILintelProvider {
    return remember(new ImportedProvider(scope, id, attributes));
  }

  /** What the function acts as. */
  public readonly grantPrincipal: IPrincipal;

  /** What the function acts as. */
  public readonly role: IRole;

  /** The function. */
  public readonly lambdaFunction: LambdaFunction;

  /** The ARN of the function, which is the service token of resources. */
  public readonly functionArn: string;

  /** The address of the platform; absent, where the provider does not reach it. */
  public readonly platformAddress?: string;

  /** The address of the secrets service; absent, where the provider does not reach it. */
  public readonly secretsAddress?: string;

  /** The namespace of the secrets service that requests are sent to; absent, where it is the root namespace. */
  public readonly secretsNamespace?: string;

  private readonly policies: Policies;
  private readonly logGroup: ILogGroup;
  private readonly requests: Table;
  private readonly environment: { [name: string]: string };
  private waiting?: string;

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, private readonly props: LintelProviderProps) {
    const environment = connectionEnvironment([scope.node.path, id].filter(Boolean).join('/'), Stack.of(scope).region, props);
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
    platform?.token._allowRead(policies);
    secrets?.token._allowRead(policies);
    this.requests = requestsTable(this, props.encryptionKey, policies);
    this.environment = { ...environment, LINTEL_REQUESTS_TABLE: this.requests.tableName };
    this.lambdaFunction = this.makeFunction('Function', 'handler', 'Makes what the stack declares on both services of Lintel');
    this.functionArn = this.lambdaFunction.functionArn;
    this.platformAddress = platform?.address;
    this.secretsAddress = secrets?.address;
    this.secretsNamespace = secrets?.namespace;
    remember(this);
  }

  /**
   * The service token of resources that take their time: a module and a version of one. They go through the provider framework, which asks
   * again until it is done; its functions are made when this is first asked for, as by the first resource that needs them.
   */
  public get waitingServiceToken(): string {
    return this.waiting ??= waitingFramework(this, this.props, {
      onEvent: this.makeFunction('OnEvent', 'onEvent', 'Begins what takes its time'),
      isComplete: this.makeFunction('IsComplete', 'isComplete', 'Looks whether what takes its time is done'),
      logGroup: this.logGroup,
    });
  }

  /**
   * A function below `scope` that looks for drift: with the same code, connections and network, and a role of its own that may read the tokens
   * and write to the log.
   *
   * @internal
   */
  public _makeWatcher(scope: Construct): LambdaFunction {
    const { platform, secrets, vpc } = this.props;
    const { role, policies } = functionRole(scope, undefined, vpc !== undefined);
    if (this.props.permissionsBoundary) PermissionsBoundary.of(scope).apply(this.props.permissionsBoundary);
    this.allowFunction(policies);
    platform?.token._allowRead(policies);
    secrets?.token._allowRead(policies);
    // It makes nothing, and so has no requests to remember.
    const { LINTEL_REQUESTS_TABLE: _, ...environment } = this.environment;
    const description = 'Looks for what was changed behind the stack';
    return providerFunction(scope, 'Function', { entry: 'watch', description, environment, logGroup: this.logGroup, policies, role }, this.props);
  }

  /** What every function of ours may do, whatever it is for. */
  private allowFunction(policies: Policies): void {
    policies.allow({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resource: this.logGroup.logGroupArn });
    if (this.props.environmentEncryption) policies.allowKey(this.props.environmentEncryption, 'lambda', ['kms:Decrypt']);
  }

  private makeFunction(id: string, entry: 'handler' | 'onEvent' | 'isComplete', description: string): LambdaFunction {
    const { environment, logGroup, policies, role } = this;
    return providerFunction(this, id, { entry, description, environment, logGroup, policies, role }, this.props);
  }
}

/** The first one of a stack is that of its resources. */
function remember<P extends ILintelProvider>(provider: P): P {
  const stack = Stack.of(provider);
  if (!PROVIDERS.has(stack)) PROVIDERS.set(stack, provider);
  return provider;
}
