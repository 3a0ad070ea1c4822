import { Duration } from 'aws-cdk-lib';
import { ISecurityGroup, IVpc, SubnetSelection } from 'aws-cdk-lib/aws-ec2';
import { IManagedPolicy, IRole } from 'aws-cdk-lib/aws-iam';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, IDestination, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { ILogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { IQueue } from 'aws-cdk-lib/aws-sqs';
import { SecretReference } from './secret-reference';
import { SecretsLogin } from './secrets-login';

/** Properties of a `LintelProvider`. */
export interface LintelProviderProps {
  /**
   * The connection to the infrastructure platform.
   *
   * @default - resources of the platform cannot be declared
   */
  readonly platform?: PlatformConnection;

  /**
   * The connection to the secrets service.
   *
   * @default - resources of the secrets service cannot be declared
   */
  readonly secrets?: SecretsConnection;

  /**
   * The VPC of all functions, including those of the provider framework. It needs routes to both services, to Secrets Manager or Systems
   * Manager, to DynamoDB, to CloudFormation, and to the response addresses of CloudFormation in S3, through a NAT gateway or VPC endpoints.
   *
   * @default - the functions run outside of a VPC, and can reach public addresses
   */
  readonly vpc?: IVpc;

  /**
   * The subnets of the functions. Requires `vpc`.
   *
   * @default - the private subnets
   */
  readonly vpcSubnets?: SubnetSelection;

  /**
   * The security groups of the functions. Requires `vpc`.
   *
   * @default - a security group that allows all outbound and no inbound traffic
   */
  readonly securityGroups?: ISecurityGroup[];

  /**
   * The architecture of the functions.
   *
   * @default Architecture.ARM_64
   */
  readonly architecture?: Architecture;

  /**
   * The memory of the function in MiB.
   *
   * @default 512
   */
  readonly memorySize?: number;

  /**
   * The Node.js runtime of the function.
   *
   * @default - `nodejs24.x`, the newest long-term support release of Node.js that Lambda has
   */
  readonly runtime?: Runtime;

  /**
   * The time that the function has for one request. At most 15 minutes, which is also how long CloudFormation waits for a response.
   *
   * @default Duration.minutes(14)
   */
  readonly timeout?: Duration;

  /**
   * The maximum number of concurrent requests. This number of executions is reserved from those of the account.
   *
   * @default - limited only by the account
   */
  readonly reservedConcurrentExecutions?: number;

  /**
   * The maximum number of requests per second that each execution environment of the function sends to each service. Concurrent environments
   * do not know about each other: limit their number with `reservedConcurrentExecutions`.
   *
   * @default - the limit that the service announces
   */
  readonly requestsPerSecond?: number;

  /**
   * The log group of the functions.
   *
   * @default - a log group is created, which is deleted with the stack
   */
  readonly logGroup?: ILogGroup;

  /**
   * How long the logs are retained. Conflicts with `logGroup`.
   *
   * @default RetentionDays.ONE_MONTH
   */
  readonly logRetention?: RetentionDays;

  /**
   * The key that encrypts the log group and the table of requests. If the policy of the key can be changed, CloudWatch Logs is allowed to use
   * the key.
   *
   * @default - AWS managed keys
   */
  readonly encryptionKey?: IKey;

  /**
   * The key that encrypts the environments of the functions, which contain no secrets.
   *
   * @default - the AWS managed key
   */
  readonly environmentEncryption?: IKey;

  /**
   * Additional environment variables of the function, such as `HTTPS_PROXY`, `NO_PROXY` or `NODE_EXTRA_CA_CERTS`. Everyone who can view the
   * function can read them. Names must not begin with `LINTEL_`.
   *
   * @default - no additional variables
   */
  readonly environment?: { [name: string]: string };

  /**
   * The X-Ray tracing mode of the functions.
   *
   * @default Tracing.DISABLED
   */
  readonly tracing?: Tracing;

  /**
   * The role of the function. It must trust Lambda. The permissions of the function are attached to it as managed policies.
   *
   * @default - a role is created
   */
  readonly role?: IRole;

  /**
   * The permissions boundary of every created role, including those of the provider framework.
   *
   * @default - no permissions boundary
   */
  readonly permissionsBoundary?: IManagedPolicy;

  /**
   * The destination for requests that were not delivered, or that the function did not finish. CloudFormation waits for a response to such a
   * request until its timeout.
   *
   * @default - such requests are dropped
   */
  readonly onFailure?: IDestination;

  /**
   * The queue for the same requests, without additional information. `onFailure` also contains the reason of the failure. A request contains
   * an address with which anyone can respond to CloudFormation.
   *
   * @default - no queue
   */
  readonly deadLetterQueue?: IQueue;
}

/** The connection to the infrastructure platform. */
export interface PlatformConnection {
  /** The address of the platform, `https` or `http`. */
  readonly address: string;

  /**
   * Earlier addresses of the same service. Resources that were created with one of them are the same objects at the current address. A change
   * of the address is refused for existing resources unless the old address is listed here.
   *
   * @default - no earlier addresses
   */
  readonly formerAddresses?: string[];

  /** The token for all requests. */
  readonly token: SecretReference;

  /**
   * The dialect of the API.
   *
   * @default PlatformDialect.STANDARD
   */
  readonly dialect?: PlatformDialect;

  /**
   * The organization of resources that name none. The template contains it for each of them.
   *
   * @default - each resource must name its own
   */
  readonly organization?: string;

  /**
   * CA certificates to trust, as PEM text.
   *
   * @default - the certificate authorities that Node.js trusts
   */
  readonly caCert?: string;

  /**
   * The path of a PEM file with CA certificates to trust, which is read during synthesis. A relative path starts at the working directory of
   * the app. Conflicts with `caCert`.
   *
   * @default - the certificate authorities that Node.js trusts
   */
  readonly caCertFile?: string;
}

/** The connection to the secrets service. */
export interface SecretsConnection {
  /** The address of the secrets service, `https` or `http`. */
  readonly address: string;

  /**
   * Earlier addresses of the same service. Resources that were created with one of them are the same objects at the current address. A change
   * of the address is refused for existing resources unless the old address is listed here.
   *
   * @default - no earlier addresses
   */
  readonly formerAddresses?: string[];

  /**
   * The token for all requests. Either a token or a login is required.
   *
   * @default - the function logs in
   */
  readonly token?: SecretReference;

  /**
   * How the function logs in, instead of with a token, such as with its own role.
   *
   * @default - the function uses the token
   */
  readonly login?: SecretsLogin;

  /**
   * The dialect of the API.
   *
   * @default SecretsDialect.STANDARD
   */
  readonly dialect?: SecretsDialect;

  /**
   * The namespace for all requests.
   *
   * @default - the root namespace
   */
  readonly namespace?: string;

  /**
   * Additional nodes of the service, as `host` or `host:port`. A request that a standby node redirects to one of them is sent there with its
   * token and body. Redirects to the host of the address, on any port, are always followed.
   *
   * @default - only the host of the address
   */
  readonly redirectHosts?: string[];

  /**
   * CA certificates to trust, as PEM text.
   *
   * @default - the certificate authorities that Node.js trusts
   */
  readonly caCert?: string;

  /**
   * The path of a PEM file with CA certificates to trust, which is read during synthesis. A relative path starts at the working directory of
   * the app. Conflicts with `caCert`.
   *
   * @default - the certificate authorities that Node.js trusts
   */
  readonly caCertFile?: string;
}

/** The dialect of the platform API. */
export enum PlatformDialect {
  /** The names of the specification. */
  STANDARD = 'standard',

  /** The names of HCP Terraform and Terraform Enterprise. */
  HCP = 'hcp',
}

/** The dialect of the API of the secrets service. */
export enum SecretsDialect {
  /** The names of the specification. */
  STANDARD = 'standard',

  /** The names of Vault. */
  VAULT = 'vault',

  /** The names of OpenBao. */
  OPENBAO = 'openbao',
}
