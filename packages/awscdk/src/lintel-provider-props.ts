import { ISecurityGroup, IVpc, SubnetSelection } from 'aws-cdk-lib/aws-ec2';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
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
   * The network that the function runs in. It needs a way to both services, to Secrets Manager or Systems Manager, and to CloudFormation's
   * answers in S3: through a NAT gateway, or through endpoints.
   *
   * @default - the function runs outside of a network of yours, and reaches what the Internet reaches
   */
  readonly vpc?: IVpc;

  /**
   * The subnets of the network. Only with `vpc`.
   *
   * @default - the private subnets
   */
  readonly vpcSubnets?: SubnetSelection;

  /**
   * The security groups of the function. Only with `vpc`.
   *
   * @default - one that lets everything out and nothing in
   */
  readonly securityGroups?: ISecurityGroup[];

  /**
   * How long what the function writes is kept.
   *
   * @default RetentionDays.ONE_MONTH
   */
  readonly logRetention?: RetentionDays;
}

/** How the infrastructure platform is reached. */
export interface PlatformConnection {
  /** The address of the platform, `https` or `http`. */
  readonly address: string;

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
