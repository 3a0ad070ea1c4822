import { IGrantable, IRole } from 'aws-cdk-lib/aws-iam';
import { IConstruct } from 'constructs';

/** What makes resources: a `LintelProvider` of this app, or one of another app by its attributes. */
export interface ILintelProvider extends IConstruct, IGrantable {
  /** The ARN of the function, which is the service token of resources. */
  readonly functionArn: string;

  /**
   * The service token of resources that take their time: a module and a version of one. Where the provider is made by this app, the
   * functions behind it are made when it is first asked for.
   */
  readonly waitingServiceToken: string;

  /** What the function acts as. */
  readonly role: IRole;

  /** The address of the platform; absent, where the provider does not reach it. */
  readonly platformAddress?: string;

  /** The address of the secrets service; absent, where the provider does not reach it. */
  readonly secretsAddress?: string;

  /** The namespace of the secrets service that requests are sent to; absent, where it is the root namespace. */
  readonly secretsNamespace?: string;
}

/** What has to be known of a provider of another app. The properties of its `LintelProvider` have the same names. */
export interface LintelProviderAttributes {
  /** The ARN of its function. */
  readonly functionArn: string;

  /** The ARN of the role of its function. What the stacks that use it need is attached to this role. */
  readonly roleArn: string;

  /**
   * The service token of resources that take their time.
   *
   * @default - there are no modules and versions of modules among the resources
   */
  readonly waitingServiceToken?: string;

  /**
   * The address of the platform.
   *
   * @default - it does not reach the platform
   */
  readonly platformAddress?: string;

  /**
   * The address of the secrets service.
   *
   * @default - it does not reach the secrets service
   */
  readonly secretsAddress?: string;

  /**
   * The namespace of the secrets service.
   *
   * @default - the root namespace
   */
  readonly secretsNamespace?: string;
}
