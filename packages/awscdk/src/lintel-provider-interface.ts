import { IGrantable, IRole } from 'aws-cdk-lib/aws-iam';
import { IConstruct } from 'constructs';

/** A provider that creates resources: a `LintelProvider` of this app, or an imported one of another app. */
export interface ILintelProvider extends IConstruct, IGrantable {
  /** The ARN of the function, which is the service token of resources. */
  readonly functionArn: string;

  /**
   * The service token of resources that take longer to create: modules and module versions. A `LintelProvider` creates the functions behind
   * it when the token is first used.
   */
  readonly waitingServiceToken: string;

  /** The role of the function. */
  readonly role: IRole;

  /** The address of the platform. Absent if the provider has no connection to it. */
  readonly platformAddress?: string;

  /** The organization of resources of the platform that name none. Absent if each must name its own. */
  readonly platformOrganization?: string;

  /** The address of the secrets service. Absent if the provider has no connection to it. */
  readonly secretsAddress?: string;

  /** The namespace of the secrets service. Absent for the root namespace. */
  readonly secretsNamespace?: string;
}

/** Attributes of a provider of another app. The properties of its `LintelProvider` have the same names. */
export interface LintelProviderAttributes {
  /** The ARN of the function. */
  readonly functionArn: string;

  /** The ARN of the role of the function. The policies that a stack needs are attached to this role. */
  readonly roleArn: string;

  /**
   * The service token of resources that take longer to create: modules and module versions.
   *
   * @default - modules and module versions cannot be declared
   */
  readonly waitingServiceToken?: string;

  /**
   * The address of the platform.
   *
   * @default - resources of the platform cannot be declared
   */
  readonly platformAddress?: string;

  /**
   * The organization of resources of the platform that name none.
   *
   * @default - each resource must name its own
   */
  readonly platformOrganization?: string;

  /**
   * The address of the secrets service.
   *
   * @default - resources of the secrets service cannot be declared
   */
  readonly secretsAddress?: string;

  /**
   * The namespace of the secrets service.
   *
   * @default - the root namespace
   */
  readonly secretsNamespace?: string;
}
