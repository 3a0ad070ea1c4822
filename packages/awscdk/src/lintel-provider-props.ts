import { Duration } from 'aws-cdk-lib';
import { ISecurityGroup, IVpc, SubnetSelection } from 'aws-cdk-lib/aws-ec2';
import { IManagedPolicy, IRole } from 'aws-cdk-lib/aws-iam';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, IDestination, Tracing } from 'aws-cdk-lib/aws-lambda';
import { ILogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { IQueue } from 'aws-cdk-lib/aws-sqs';
import { SecretReference } from './secret-reference';

/** What is configured of a `LintelProvider`. */
export interface LintelProviderProps {
  /**
   * How the infrastructure platform is reached.
   *
   * @default - the stack has no resources of the platform
   */
  readonly platform?: PlatformConnection;

  /**
   * How the secrets service is reached.
   *
   * @default - the stack has no resources of the secrets service
   */
  readonly secrets?: SecretsConnection;

  /**
   * The network that the functions run in, those of the provider framework too. It needs a way to both services, to Secrets Manager or
   * Systems Manager, to DynamoDB, to CloudFormation, and to CloudFormation's answers in S3: through a NAT gateway, or through endpoints.
   *
   * @default - the functions run outside of a network of yours, and reach what the Internet reaches
   */
  readonly vpc?: IVpc;

  /**
   * The subnets of the network. Only with `vpc`.
   *
   * @default - the private subnets
   */
  readonly vpcSubnets?: SubnetSelection;

  /**
   * The security groups of the functions. Only with `vpc`.
   *
   * @default - one that lets everything out and nothing in
   */
  readonly securityGroups?: ISecurityGroup[];

  /**
   * The kind of processor that the functions run on.
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
   * How long the function may take for one request, at most 15 minutes, which CloudFormation waits for its answer.
   *
   * @default Duration.minutes(14)
   */
  readonly timeout?: Duration;

  /**
   * How many requests are handled at the same time at most. As many executions are kept for the function, of those that the account has.
   *
   * @default - as many as the account has
   */
  readonly reservedConcurrentExecutions?: number;

  /**
   * How many requests each sandbox of the function sends to each service in a second at most. Sandboxes that work at once do not know of each
   * other: `reservedConcurrentExecutions` bounds how many there are.
   *
   * @default - the limit that the service announces counts
   */
  readonly requestsPerSecond?: number;

  /**
   * What the functions write to.
   *
   * @default - a log group is made, which ends with the stack
   */
  readonly logGroup?: ILogGroup;

  /**
   * How long what the functions write is kept. Not together with `logGroup`.
   *
   * @default RetentionDays.ONE_MONTH
   */
  readonly logRetention?: RetentionDays;

  /**
   * The key that the log group and the table of requests are encrypted with. Where its policy can be changed here, CloudWatch Logs is
   * allowed to use it.
   *
   * @default - those that AWS manages
   */
  readonly encryptionKey?: IKey;

  /**
   * The key that the environments of the functions are encrypted with. There is no secret in them.
   *
   * @default - one that AWS manages
   */
  readonly environmentEncryption?: IKey;

  /**
   * Variables of the function besides those that are made of the other properties, such as `HTTPS_PROXY`, `NO_PROXY` or
   * `NODE_EXTRA_CA_CERTS`. Everybody who may look at the function sees them. None of them begins with `LINTEL_`.
   *
   * @default - there are no others
   */
  readonly environment?: { [name: string]: string };

  /**
   * Whether X-Ray records what the functions do.
   *
   * @default Tracing.DISABLED
   */
  readonly tracing?: Tracing;

  /**
   * What the function acts as. Lambda must be trusted by it; what the function has to be allowed is attached to it in managed policies.
   *
   * @default - a role is made
   */
  readonly role?: IRole;

  /**
   * The boundary of every role that is made here, those of the provider framework too.
   *
   * @default - there is none
   */
  readonly permissionsBoundary?: IManagedPolicy;

  /**
   * Where a request is sent that the function did not get, or did not end. CloudFormation waits for an answer to it until its time is over.
   *
   * @default - such a request is dropped
   */
  readonly onFailure?: IDestination;

  /**
   * The queue for such requests, where they are to arrive as they are. `onFailure` tells why they failed besides. A request holds an
   * address by which CloudFormation can be answered.
   *
   * @default - there is none
   */
  readonly deadLetterQueue?: IQueue;
}

/** How the infrastructure platform is reached. */
export interface PlatformConnection {
  /** The address of the platform, `https` or `http`. */
  readonly address: string;

  /**
   * Addresses under which the service was known before. Where resources were made with one of them, they are the same objects at the
   * address of today; without it, a change of the address is refused for resources that exist.
   *
   * @default - it had no other address
   */
  readonly formerAddresses?: string[];

  /** The token that requests carry. */
  readonly token: SecretReference;

  /**
   * Whose names the service speaks.
   *
   * @default PlatformDialect.STANDARD
   */
  readonly dialect?: PlatformDialect;

  /**
   * Certificates of authorities to trust, in PEM.
   *
   * @default - the authorities that Node.js trusts count
   */
  readonly caCert?: string;

  /**
   * The path of a file that holds them; relative, from where the app runs. It is read when the app is synthesized. Not together with
   * `caCert`.
   *
   * @default - there is none
   */
  readonly caCertFile?: string;
}

/** How the secrets service is reached. */
export interface SecretsConnection {
  /** The address of the secrets service, `https` or `http`. */
  readonly address: string;

  /**
   * Addresses under which the service was known before. Where resources were made with one of them, they are the same objects at the
   * address of today; without it, a change of the address is refused for resources that exist.
   *
   * @default - it had no other address
   */
  readonly formerAddresses?: string[];

  /** The token that requests carry. */
  readonly token: SecretReference;

  /**
   * Whose names the service speaks.
   *
   * @default SecretsDialect.STANDARD
   */
  readonly dialect?: SecretsDialect;

  /**
   * The namespace that requests are sent to.
   *
   * @default - the root namespace
   */
  readonly namespace?: string;

  /**
   * Further nodes of the service, as `host` or `host:port`. A request that is redirected to one of them, as standby nodes do, is sent there
   * with its token and its body. The host of the address needs no mention, whatever the port.
   *
   * @default - the host of the address alone
   */
  readonly redirectHosts?: string[];

  /**
   * Certificates of authorities to trust, in PEM.
   *
   * @default - the authorities that Node.js trusts count
   */
  readonly caCert?: string;

  /**
   * The path of a file that holds them; relative, from where the app runs. It is read when the app is synthesized. Not together with
   * `caCert`.
   *
   * @default - there is none
   */
  readonly caCertFile?: string;
}

/** Whose names a platform speaks. */
export enum PlatformDialect {
  /** The names of the specification. */
  STANDARD = 'standard',

  /** The names of HCP Terraform and Terraform Enterprise. */
  HCP = 'hcp',
}

/** Whose names a secrets service speaks. */
export enum SecretsDialect {
  /** The names of the specification. */
  STANDARD = 'standard',

  /** The names of Vault. */
  VAULT = 'vault',

  /** The names of OpenBao. */
  OPENBAO = 'openbao',
}
