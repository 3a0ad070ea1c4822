// Written from src/handlers/platform/oauth-client/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { OauthClientServiceProvider } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `OauthClient`. */
export interface OauthClientProps extends LintelResourceProps {
  /**
   * The name of the organization that the OAuth client belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the connection. Several can have the same name. Must not be empty.
   *
   * @default - the connection has no name
   */
  readonly name?: string;
  /**
   * The service that hosts the repositories. One of `ado_server`, `ado_services`, `bitbucket_data_center`, `bitbucket_hosted`,
   * `bitbucket_server`, `github`, `github_enterprise`, `gitlab_hosted`, `gitlab_community_edition`, `gitlab_enterprise_edition`.
   * Changing it forces replacement.
   */
  readonly serviceProvider: OauthClientServiceProvider;
  /**
   * The address of the service that hosts the repositories. Must be an absolute URL with the scheme "https" or "http" and a host.
   * Changing it forces replacement.
   *
   * @default - the public one of `github`, `gitlab_hosted`, `bitbucket_hosted` and `ado_services`
   */
  readonly httpUrl?: string;
  /**
   * The address of its API. Must be an absolute URL with the scheme "https" or "http" and a host. Changing it forces replacement.
   *
   * @default - the public one of `github`, `gitlab_hosted`, `bitbucket_hosted` and `ado_services`
   */
  readonly apiUrl?: string;
  /**
   * The token with which the service is reached. Another one is put in place of the first, and the ID of the OAuth token stays.
   *
   * @default - the connection has no OAuth token until a person authorizes it
   */
  readonly oauthToken?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `oauthTokenVersion` requires `oauthToken`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly oauthTokenVersion?: number;
  /**
   * The key or the ID of the application at the service. It is not secret.
   *
   * @default - the connection has none
   */
  readonly key?: string;
  /**
   * The secret of the application, or for `bitbucket_server` its private key.
   *
   * @default - the connection has none
   */
  readonly secret?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretVersion` requires `secret`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretVersion?: number;
  /**
   * The private SSH key for `ado_server`. Changing it forces replacement. `privateKey` can be set only if `serviceProvider` is
   * `ado_server`.
   *
   * @default - the connection has none
   */
  readonly privateKey?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. Changing it forces replacement. `privateKeyVersion` requires `privateKey`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly privateKeyVersion?: number;
  /**
   * The public key of `bitbucket_data_center`, with `key` and `secret`. `rsaPublicKey` can be set only if `serviceProvider` is
   * `bitbucket_data_center`.
   *
   * @default - the connection has none
   */
  readonly rsaPublicKey?: string;
  /**
   * Whether all projects of the organization may use the connection.
   *
   * @default true
   */
  readonly organizationScoped?: boolean | IResolvable;
  /**
   * The IDs of all projects that may use the connection, `prj-…`. Each element must begin with `prj-` and not contain `/`.
   * `projectIds` can only have elements if `organizationScoped` is `false`.
   *
   * @default - it is only read, and others can change it
   */
  readonly projectIds?: string[];
  /**
   * The ID of the agent pool through which the service is reached, `apool-…`. Must begin with `apool-` and not contain `/`.
   *
   * @default - the service is reached directly
   */
  readonly agentPoolId?: string;
}

/**
 * A connection of an organization to a service that hosts repositories, which workspaces, policy sets and modules use.
 *
 * The CloudFormation type is `Custom::LintelOauthClient`.
 */
export class OauthClient extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelOauthClient';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: OauthClientProps) {
    super(scope, id, 'OauthClient', props);
  }

  /** The ID of the OAuth client, `oc-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the OAuth client belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The service that hosts the repositories. */
  public get serviceProvider(): string {
    return this._string('ServiceProvider');
  }

  /** The address of the service that hosts the repositories. */
  public get httpUrl(): string {
    return this._string('HttpUrl');
  }

  /** The address of its API. */
  public get apiUrl(): string {
    return this._string('ApiUrl');
  }

  /** Whether all projects of the organization may use the connection. */
  public get organizationScoped(): IResolvable {
    return this._boolean('OrganizationScoped');
  }

  /** The IDs of all projects that may use the connection, `prj-…`. */
  public get projectIds(): string[] {
    return this._list('ProjectIds');
  }

  /**
   * The ID of its OAuth token, `ot-…`, which `vcs_repo` of a workspace, a policy set or a registry module takes. If there is not
   * exactly one, a reference to it fails.
   */
  public get oauthTokenId(): string {
    return this._string('OauthTokenId');
  }

  /** The address that the application at the service returns to. If the service does not report it, a reference to it fails. */
  public get callbackUrl(): string {
    return this._string('CallbackUrl');
  }

  /** The path at which a person authorizes the connection. If the service does not report it, a reference to it fails. */
  public get connectPath(): string {
    return this._string('ConnectPath');
  }

  /**
   * The name of the service that hosts the repositories, as shown to people. If the service does not report it, a reference to it
   * fails.
   */
  public get serviceProviderDisplayName(): string {
    return this._string('ServiceProviderDisplayName');
  }

  /** When the connection was created. If the service does not report it, a reference to it fails. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }
}
