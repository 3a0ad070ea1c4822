// Written from src/handlers/platform/oauth-client/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { oauthClientsData } from '../../handlers/platform/oauth-client/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataOauthClients`. */
export interface DataOauthClientsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The maximum number of connections to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The connections of an organization to services that host repositories.
 *
 * The Terraform type is `lintel_oauth_clients`.
 */
export class DataOauthClients extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_oauth_clients';

  /**
   * Whether a value is a `DataOauthClients`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataOauthClients(x: any): boolean {
    return hasType(x, 'data lintel_oauth_clients');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataOauthClientsProps = {}) {
    super(scope, id, oauthClientsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The maximum number of connections to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The connections, in the order in which the service returns them. */
  public get oauthClients(): DataOauthClientsOauthClientsList {
    return new DataOauthClientsOauthClientsList(this, 'oauth_clients', false);
  }

  /** The number of matching connections, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The connections, in the order in which the service returns them. */
export class DataOauthClientsOauthClientsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the connection, `oc-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the connection belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the connection. Null if the connection has no name. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The service that hosts the repositories, such as `github`. */
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
}

/** The connections, in the order in which the service returns them. */
export class DataOauthClientsOauthClientsList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataOauthClientsOauthClientsOutputReference {
    return new DataOauthClientsOauthClientsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
