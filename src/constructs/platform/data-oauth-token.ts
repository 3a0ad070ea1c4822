// Written from src/handlers/platform/oauth-client/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { oauthTokenData } from '../../handlers/platform/oauth-client/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataOauthToken`. */
export interface DataOauthTokenProps extends TerraformMetaArguments {
  /**
   * The ID of the connection, `oc-…`. Must begin with `oc-` and not contain `/`.
   *
   * @default - the connection is looked up by `organization` and `oauthClientName`
   */
  readonly oauthClientId?: string;
  /**
   * The name of the organization that the connection belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `oauthClientName`.
   *
   * @default - the connection is given by `oauthClientId`, or belongs to the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the connection. Must not be empty.
   *
   * @default - the connection is given by `oauthClientId`
   */
  readonly oauthClientName?: string;
  /**
   * The name of the user who authorized the connection. Must not be empty.
   *
   * @default - the connection must have exactly one token
   */
  readonly serviceProviderUser?: string;
}

/**
 * The authorization of a connection by a user of the service that hosts the repositories. It does not contain the token itself.
 *
 * The Terraform type is `lintel_oauth_token`.
 */
export class DataOauthToken extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_oauth_token';

  /**
   * Whether a value is a `DataOauthToken`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataOauthToken(x: any): boolean {
    return hasType(x, 'data lintel_oauth_token');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataOauthTokenProps = {}) {
    super(scope, id, oauthTokenData, props);
  }

  /** The ID of the OAuth token, `ot-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the connection, `oc-…`. If omitted, the connection is looked up by `organization` and `oauthClientName`. */
  public get oauthClientId(): string {
    return this.getStringAttribute('oauth_client_id');
  }

  public set oauthClientId(value: string) {
    this._set('oauthClientId', value);
  }

  /** The name of the organization that the connection belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the connection. */
  public get oauthClientName(): string {
    return this.getStringAttribute('oauth_client_name');
  }

  public set oauthClientName(value: string) {
    this._set('oauthClientName', value);
  }

  /** The name of the user who authorized the connection. If omitted, the connection must have exactly one token. */
  public get serviceProviderUser(): string {
    return this.getStringAttribute('service_provider_user');
  }

  public set serviceProviderUser(value: string) {
    this._set('serviceProviderUser', value);
  }

  /** Whether an SSH key is used to clone repositories with submodules. Null if the service does not report it. */
  public get hasSshKey(): IResolvable {
    return this.getBooleanAttribute('has_ssh_key');
  }

  /** When the connection was authorized. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** What `oauthClientId` is configured as. */
  public get oauthClientIdInput(): string | undefined {
    return this._input('oauthClientId');
  }

  /** Removes the configuration of `oauthClientId`. */
  public resetOauthClientId(): void {
    this._set('oauthClientId', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `oauthClientName` is configured as. */
  public get oauthClientNameInput(): string | undefined {
    return this._input('oauthClientName');
  }

  /** Removes the configuration of `oauthClientName`. */
  public resetOauthClientName(): void {
    this._set('oauthClientName', undefined);
  }

  /** What `serviceProviderUser` is configured as. */
  public get serviceProviderUserInput(): string | undefined {
    return this._input('serviceProviderUser');
  }

  /** Removes the configuration of `serviceProviderUser`. */
  public resetServiceProviderUser(): void {
    this._set('serviceProviderUser', undefined);
  }
}
