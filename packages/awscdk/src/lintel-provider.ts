import { join } from 'path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Grant, IGrantable, IPrincipal, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct, IConstruct } from 'constructs';
import { connectionEnvironment } from './connection-environment';
import { ASSETS } from './definitions';
import { LintelProviderProps } from './lintel-provider-props';

/** The provider of each stack that has one. */
const PROVIDERS = new WeakMap<Stack, LintelProvider>();

/**
 * What makes the resources of a stack: one function, which speaks to both services. A stack has one, and its resources find it by
 * themselves; a second one in the same stack, for another account of a service, is given to its resources as `provider`.
 *
 * The function may read exactly the secrets and parameters that the stack refers to, and write the secrets for private keys that its
 * resources make.
 */
export class LintelProvider extends Construct implements IGrantable {
  /**
   * The provider of the stack that a construct belongs to, or of the stack that this one is nested in.
   *
   * @param scope the construct
   */
  public static of(scope: IConstruct): LintelProvider {
    for (let stack: Stack | undefined = Stack.of(scope); stack; stack = stack.nestedStackParent) {
      const provider = PROVIDERS.get(stack);
      if (provider) return provider;
    }
    throw new Error(`${scope.node.path}: the stack has no LintelProvider. Make one before its resources: new LintelProvider(stack, 'Lintel', { … }).`);
  }

  /** What the function acts as. */
  public readonly grantPrincipal: IPrincipal;

  /** The function. */
  public readonly lambdaFunction: LambdaFunction;

  private readonly role: Role;
  private readonly logGroup: LogGroup;
  private readonly environment: { [name: string]: string };
  private waiting?: Provider;

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, private readonly props: LintelProviderProps) {
    const environment = connectionEnvironment([scope.node.path, id].filter(Boolean).join('/'), props);
    super(scope, id);
    this.environment = environment;
    const { vpc, logRetention = RetentionDays.ONE_MONTH } = props;
    this.logGroup = new LogGroup(this, 'Log', { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'What the function of Lintel acts as',
      // What a function in a network needs cannot be narrowed to resources: they do not exist yet.
      managedPolicies: vpc ? [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSLambdaVPCAccessExecutionRole')] : undefined,
    });
    this.grantPrincipal = this.role;
    this.logGroup.grantWrite(this.role);
    props.platform?.token._grantRead(this);
    props.secrets?.token._grantRead(this);
    this.lambdaFunction = this.makeFunction('Function', 'handler', 'Makes what the stack declares on both services of Lintel');
    const stack = Stack.of(this);
    if (!PROVIDERS.has(stack)) PROVIDERS.set(stack, this);
  }

  /**
   * Where CloudFormation sends the events of a resource. What takes its time goes through the provider framework, which asks again until
   * it is done; its functions are made with the first resource that needs them.
   *
   * @internal
   */
  public _serviceToken(waits: boolean): string {
    if (!waits) return this.lambdaFunction.functionArn;
    this.waiting ??= new Provider(this, 'Waiting', {
      onEventHandler: this.makeFunction('OnEvent', 'onEvent', 'Begins what takes its time'),
      isCompleteHandler: this.makeFunction('IsComplete', 'isComplete', 'Looks whether what takes its time is done'),
      queryInterval: Duration.seconds(10),
      totalTimeout: Duration.minutes(30),
      logGroup: this.logGroup,
      // Events hold the address that answers go to: whoever has it can answer.
      disableWaiterStateMachineLogging: true,
    });
    return this.waiting.serviceToken;
  }

  /**
   * Throws where a resource, of which `path` is told, has no service.
   *
   * @internal
   */
  public _requireConnection(wing: 'platform' | 'secrets', path: string): void {
    if (!this.props[wing]) throw new Error(`${path}: the LintelProvider at ${this.node.path} does not say how the ${wing} service is reached. Configure its \`${wing}\`.`);
  }

  /**
   * Lets the function put a value into a secret, and nothing else.
   *
   * @internal
   */
  public _grantWrite(secret: ISecret): void {
    Grant.addToPrincipal({ grantee: this, actions: ['secretsmanager:PutSecretValue'], resourceArns: [secret.secretArn] });
  }

  /**
   * A function below `scope` that looks for drift: with the same code, connections and network, and a role of its own that may read the tokens
   * and write to the log.
   *
   * @internal
   */
  public _makeWatcher(scope: Construct): LambdaFunction {
    const role = new Role(scope, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'What the function of Lintel that looks for drift acts as',
      managedPolicies: this.props.vpc ? [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSLambdaVPCAccessExecutionRole')] : undefined,
    });
    this.logGroup.grantWrite(role);
    this.props.platform?.token._grantRead(role);
    this.props.secrets?.token._grantRead(role);
    return this.makeFunction('Function', 'watch', 'Looks for what was changed behind the stack', { scope, role });
  }

  private makeFunction(id: string, entry: string, description: string, { scope = this as Construct, role = this.role } = {}): LambdaFunction {
    const { vpc, vpcSubnets, securityGroups } = this.props;
    return new LambdaFunction(scope, id, {
      description,
      runtime: Runtime.NODEJS_22_X,
      code: Code.fromAsset(join(ASSETS, 'custom-resource')),
      handler: `custom-resource.${entry}`,
      role,
      environment: this.environment,
      timeout: Duration.minutes(14),
      memorySize: 512,
      logGroup: this.logGroup,
      vpc, vpcSubnets, securityGroups,
    });
  }
}
