// Written from src/handlers/platform/oauth-client/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { OauthServiceProvider } from './vocabularies';
import { oauthClientData } from '../../handlers/platform/oauth-client/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataOauthClient`. */
export interface DataOauthClientProps extends TerraformMetaArguments {
  /**
   * The ID of the connection, `oc-…`. Must begin with `oc-` and not contain `/`. `id` conflicts with `organization` and `name` and
   * `serviceProvider`.
   *
   * @default - the connection is looked up in `organization`
   */
  readonly id?: string;
  /**
   * The name of the organization that the connection belongs to. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the connection is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the connection. Must not be empty.
   *
   * @default - the name is not compared; a connection need not have one
   */
  readonly name?: string;
  /**
   * The service that hosts the repositories, such as `github`. One of `ado_server`, `ado_services`, `bitbucket_data_center`,
   * `bitbucket_hosted`, `bitbucket_server`, `bitbucket_server_legacy`, `github`, `github_enterprise`, `gitlab_hosted`,
   * `gitlab_community_edition`, `gitlab_enterprise_edition`.
   *
   * @default - it is not compared
   */
  readonly serviceProvider?: OauthServiceProvider;
}

/**
 * A connection to a service that hosts repositories, looked up by its ID, or in an organization by its name, its service provider or
 * both. It does not contain the secrets of the connection.
 *
 * The Terraform type is `lintel_oauth_client`.
 */
export class DataOauthClient extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_oauth_client';

  /**
   * Whether a value is a `DataOauthClient`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataOauthClient(x: any): boolean {
    return hasType(x, 'data lintel_oauth_client');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataOauthClientProps = {}) {
    super(scope, id, oauthClientData, props);
  }

  /** The ID of the connection, `oc-…`. If omitted, the connection is looked up in `organization`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the connection belongs to. If omitted, the connection is looked up by `id`, or in the
   * `organization` of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the connection. If omitted, the name is not compared; a connection need not have one. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The service that hosts the repositories, such as `github`. If omitted, it is not compared. */
  public get serviceProvider(): string {
    return this.getStringAttribute('service_provider');
  }

  /** The name of the service that hosts the repositories, as shown to people. Null if the service does not report it. */
  public get serviceProviderDisplayName(): string {
    return this.getStringAttribute('service_provider_display_name');
  }

  /** The address of the service that hosts the repositories. Null if the service does not report it. */
  public get httpUrl(): string {
    return this.getStringAttribute('http_url');
  }

  /** The address of its API. Null if the service does not report it. */
  public get apiUrl(): string {
    return this.getStringAttribute('api_url');
  }

  /** The key or the ID of the application at the service. Null if the connection has none. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** The public key of `bitbucket_data_center`. Null if the connection has none. */
  public get rsaPublicKey(): string {
    return this.getStringAttribute('rsa_public_key');
  }

  /** The ID of the agent pool through which the service is reached, `apool-…`. Null if the service is reached directly. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  /** The address that the application at the service returns to. Null if the service does not report it. */
  public get callbackUrl(): string {
    return this.getStringAttribute('callback_url');
  }

  /** The path at which a person authorizes the connection. Null if the service does not report it. */
  public get connectPath(): string {
    return this.getStringAttribute('connect_path');
  }

  /** Whether all projects of the organization may use the connection. Null if the service does not report it. */
  public get organizationScoped(): IResolvable {
    return this.getBooleanAttribute('organization_scoped');
  }

  /** The IDs of the projects that may use the connection, `prj-…`. */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  /** The IDs of its OAuth tokens, `ot-…`. Empty if nobody has authorized the connection yet. */
  public get oauthTokenIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oauth_token_ids')));
  }

  /**
   * The ID of its OAuth token, `ot-…`, which `vcs_repo` of a policy set or a registry module takes. Null if there is not exactly
   * one.
   */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** When the connection was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `serviceProvider` is configured as. */
  public get serviceProviderInput(): OauthServiceProvider | undefined {
    return this._input('serviceProvider');
  }

  /**
   * Changes what `serviceProvider` is configured as.
   *
   * @param value the new value
   */
  public putServiceProvider(value: OauthServiceProvider): void {
    this._set('serviceProvider', value);
  }

  /** Removes the configuration of `serviceProvider`. */
  public resetServiceProvider(): void {
    this._set('serviceProvider', undefined);
  }
}
