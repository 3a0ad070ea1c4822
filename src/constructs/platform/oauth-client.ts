// Written from src/handlers/platform/oauth-client/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { OauthClientServiceProvider } from './vocabularies';
import { oauthClient } from '../../handlers/platform/oauth-client/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `OauthClient`. */
export interface OauthClientProps extends TerraformMetaArguments {
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
   * The token with which the service is reached. Another one is put in place of the first, and the ID of the OAuth token stays. The
   * value is stored in state: prefer `oauthTokenWo`. Never shown in plans or logs. `oauthToken` conflicts with `oauthTokenWo` and
   * `oauthTokenWoVersion`.
   *
   * @default - the connection has no OAuth token until a person authorizes it
   */
  readonly oauthToken?: string;
  /**
   * The token with which the service is reached. Another one is put in place of the first, and the ID of the OAuth token stays.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown
   * in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the connection has no OAuth token until a person authorizes it
   */
  readonly oauthTokenWo?: string;
  /**
   * The version of `oauthTokenWo`. If set, `oauthTokenWo` is sent again only when the version changes.
   *
   * @default - changes of `oauthTokenWo` are detected automatically
   */
  readonly oauthTokenWoVersion?: number;
  /**
   * The key or the ID of the application at the service. It is not secret.
   *
   * @default - the connection has none
   */
  readonly key?: string;
  /**
   * The secret of the application, or for `bitbucket_server` its private key. The value is stored in state: prefer `secretWo`. Never
   * shown in plans or logs. `secret` conflicts with `secretWo` and `secretWoVersion`.
   *
   * @default - the connection has none
   */
  readonly secret?: string;
  /**
   * The secret of the application, or for `bitbucket_server` its private key. Write-only: stored in neither the plan nor the state.
   * Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the connection has none
   */
  readonly secretWo?: string;
  /**
   * The version of `secretWo`. If set, `secretWo` is sent again only when the version changes.
   *
   * @default - changes of `secretWo` are detected automatically
   */
  readonly secretWoVersion?: number;
  /**
   * The private SSH key for `ado_server`. The value is stored in state: prefer `privateKeyWo`. Never shown in plans or logs.
   * Changing it forces replacement. `privateKey` can be set only if `serviceProvider` is `ado_server`. `privateKey` conflicts with
   * `privateKeyWo` and `privateKeyWoVersion`.
   *
   * @default - the connection has none
   */
  readonly privateKey?: string;
  /**
   * The private SSH key for `ado_server`. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or
   * OpenTofu 1.11 or later. Never shown in plans or logs. Changing it forces replacement. `privateKeyWo` can be set only if
   * `serviceProvider` is `ado_server`.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the connection has none
   */
  readonly privateKeyWo?: string;
  /**
   * The version of `privateKeyWo`. If set, `privateKeyWo` is sent again only when the version changes. Changing it forces
   * replacement.
   *
   * @default - changes of `privateKeyWo` are detected automatically
   */
  readonly privateKeyWoVersion?: number;
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
 * The Terraform type is `lintel_oauth_client`.
 */
export class OauthClient extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_oauth_client';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_oauth_client', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `OauthClient`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isOauthClient(x: any): boolean {
    return hasType(x, 'resource lintel_oauth_client');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: OauthClientProps) {
    super(scope, id, oauthClient, props);
  }

  /** The ID of the OAuth client, `oc-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the OAuth client belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the connection. Several can have the same name. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The service that hosts the repositories. */
  public get serviceProvider(): string {
    return this.getStringAttribute('service_provider');
  }

  /**
   * The address of the service that hosts the repositories. Defaults to the public one of `github`, `gitlab_hosted`,
   * `bitbucket_hosted` and `ado_services`.
   */
  public get httpUrl(): string {
    return this.getStringAttribute('http_url');
  }

  public set httpUrl(value: string) {
    this._set('httpUrl', value);
  }

  /** The address of its API. Defaults to the public one of `github`, `gitlab_hosted`, `bitbucket_hosted` and `ado_services`. */
  public get apiUrl(): string {
    return this.getStringAttribute('api_url');
  }

  public set apiUrl(value: string) {
    this._set('apiUrl', value);
  }

  /**
   * The token with which the service is reached. Another one is put in place of the first, and the ID of the OAuth token stays. The
   * value is stored in state: prefer `oauthTokenWo`.
   */
  public get oauthToken(): string {
    return this.getStringAttribute('oauth_token');
  }

  public set oauthToken(value: string) {
    this._set('oauthToken', value);
  }

  /** The version of `oauthTokenWo`. If set, `oauthTokenWo` is sent again only when the version changes. */
  public get oauthTokenWoVersion(): number {
    return this.getNumberAttribute('oauth_token_wo_version');
  }

  public set oauthTokenWoVersion(value: number) {
    this._set('oauthTokenWoVersion', value);
  }

  /** The key or the ID of the application at the service. It is not secret. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  public set key(value: string) {
    this._set('key', value);
  }

  /** The secret of the application, or for `bitbucket_server` its private key. The value is stored in state: prefer `secretWo`. */
  public get secret(): string {
    return this.getStringAttribute('secret');
  }

  public set secret(value: string) {
    this._set('secret', value);
  }

  /** The version of `secretWo`. If set, `secretWo` is sent again only when the version changes. */
  public get secretWoVersion(): number {
    return this.getNumberAttribute('secret_wo_version');
  }

  public set secretWoVersion(value: number) {
    this._set('secretWoVersion', value);
  }

  /** The private SSH key for `ado_server`. The value is stored in state: prefer `privateKeyWo`. */
  public get privateKey(): string {
    return this.getStringAttribute('private_key');
  }

  public set privateKey(value: string) {
    this._set('privateKey', value);
  }

  /** The version of `privateKeyWo`. If set, `privateKeyWo` is sent again only when the version changes. */
  public get privateKeyWoVersion(): number {
    return this.getNumberAttribute('private_key_wo_version');
  }

  public set privateKeyWoVersion(value: number) {
    this._set('privateKeyWoVersion', value);
  }

  /** The public key of `bitbucket_data_center`, with `key` and `secret`. */
  public get rsaPublicKey(): string {
    return this.getStringAttribute('rsa_public_key');
  }

  public set rsaPublicKey(value: string) {
    this._set('rsaPublicKey', value);
  }

  /** Whether all projects of the organization may use the connection. */
  public get organizationScoped(): boolean | IResolvable {
    return this.getBooleanAttribute('organization_scoped');
  }

  public set organizationScoped(value: boolean | IResolvable) {
    this._set('organizationScoped', value);
  }

  /** The IDs of all projects that may use the connection, `prj-…`. If omitted, it is only read, and others can change it. */
  public get projectIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('project_ids')));
  }

  public set projectIds(value: string[]) {
    this._set('projectIds', value);
  }

  /** The ID of the agent pool through which the service is reached, `apool-…`. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  public set agentPoolId(value: string) {
    this._set('agentPoolId', value);
  }

  /**
   * The ID of its OAuth token, `ot-…`, which `vcs_repo` of a workspace, a policy set or a registry module takes. Null if there is
   * not exactly one.
   */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** The address that the application at the service returns to. Null if the service does not report it. */
  public get callbackUrl(): string {
    return this.getStringAttribute('callback_url');
  }

  /** The path at which a person authorizes the connection. Null if the service does not report it. */
  public get connectPath(): string {
    return this.getStringAttribute('connect_path');
  }

  /** The name of the service that hosts the repositories, as shown to people. Null if the service does not report it. */
  public get serviceProviderDisplayName(): string {
    return this.getStringAttribute('service_provider_display_name');
  }

  /** When the connection was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** How often a write-only secret has been sent or cleared: 0 initially, incremented by each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
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
  public get serviceProviderInput(): OauthClientServiceProvider {
    return this._input('serviceProvider');
  }

  /**
   * Changes what `serviceProvider` is configured as.
   *
   * @param value the new value
   */
  public putServiceProvider(value: OauthClientServiceProvider): void {
    this._set('serviceProvider', value);
  }

  /** What `httpUrl` is configured as. */
  public get httpUrlInput(): string | undefined {
    return this._input('httpUrl');
  }

  /** Removes the configuration of `httpUrl`. */
  public resetHttpUrl(): void {
    this._set('httpUrl', undefined);
  }

  /** What `apiUrl` is configured as. */
  public get apiUrlInput(): string | undefined {
    return this._input('apiUrl');
  }

  /** Removes the configuration of `apiUrl`. */
  public resetApiUrl(): void {
    this._set('apiUrl', undefined);
  }

  /** What `oauthToken` is configured as. */
  public get oauthTokenInput(): string | undefined {
    return this._input('oauthToken');
  }

  /** Removes the configuration of `oauthToken`. */
  public resetOauthToken(): void {
    this._set('oauthToken', undefined);
  }

  /** What `oauthTokenWo` is configured as. */
  public get oauthTokenWoInput(): string | undefined {
    return this._input('oauthTokenWo');
  }

  /**
   * Changes what `oauthTokenWo` is configured as.
   *
   * @param value the new value
   */
  public putOauthTokenWo(value: string): void {
    this._set('oauthTokenWo', value);
  }

  /** Removes the configuration of `oauthTokenWo`. */
  public resetOauthTokenWo(): void {
    this._set('oauthTokenWo', undefined);
  }

  /** What `oauthTokenWoVersion` is configured as. */
  public get oauthTokenWoVersionInput(): number | undefined {
    return this._input('oauthTokenWoVersion');
  }

  /** Removes the configuration of `oauthTokenWoVersion`. */
  public resetOauthTokenWoVersion(): void {
    this._set('oauthTokenWoVersion', undefined);
  }

  /** What `key` is configured as. */
  public get keyInput(): string | undefined {
    return this._input('key');
  }

  /** Removes the configuration of `key`. */
  public resetKey(): void {
    this._set('key', undefined);
  }

  /** What `secret` is configured as. */
  public get secretInput(): string | undefined {
    return this._input('secret');
  }

  /** Removes the configuration of `secret`. */
  public resetSecret(): void {
    this._set('secret', undefined);
  }

  /** What `secretWo` is configured as. */
  public get secretWoInput(): string | undefined {
    return this._input('secretWo');
  }

  /**
   * Changes what `secretWo` is configured as.
   *
   * @param value the new value
   */
  public putSecretWo(value: string): void {
    this._set('secretWo', value);
  }

  /** Removes the configuration of `secretWo`. */
  public resetSecretWo(): void {
    this._set('secretWo', undefined);
  }

  /** What `secretWoVersion` is configured as. */
  public get secretWoVersionInput(): number | undefined {
    return this._input('secretWoVersion');
  }

  /** Removes the configuration of `secretWoVersion`. */
  public resetSecretWoVersion(): void {
    this._set('secretWoVersion', undefined);
  }

  /** What `privateKey` is configured as. */
  public get privateKeyInput(): string | undefined {
    return this._input('privateKey');
  }

  /** Removes the configuration of `privateKey`. */
  public resetPrivateKey(): void {
    this._set('privateKey', undefined);
  }

  /** What `privateKeyWo` is configured as. */
  public get privateKeyWoInput(): string | undefined {
    return this._input('privateKeyWo');
  }

  /**
   * Changes what `privateKeyWo` is configured as.
   *
   * @param value the new value
   */
  public putPrivateKeyWo(value: string): void {
    this._set('privateKeyWo', value);
  }

  /** Removes the configuration of `privateKeyWo`. */
  public resetPrivateKeyWo(): void {
    this._set('privateKeyWo', undefined);
  }

  /** What `privateKeyWoVersion` is configured as. */
  public get privateKeyWoVersionInput(): number | undefined {
    return this._input('privateKeyWoVersion');
  }

  /** Removes the configuration of `privateKeyWoVersion`. */
  public resetPrivateKeyWoVersion(): void {
    this._set('privateKeyWoVersion', undefined);
  }

  /** What `rsaPublicKey` is configured as. */
  public get rsaPublicKeyInput(): string | undefined {
    return this._input('rsaPublicKey');
  }

  /** Removes the configuration of `rsaPublicKey`. */
  public resetRsaPublicKey(): void {
    this._set('rsaPublicKey', undefined);
  }

  /** What `organizationScoped` is configured as. */
  public get organizationScopedInput(): boolean | IResolvable | undefined {
    return this._input('organizationScoped');
  }

  /** Removes the configuration of `organizationScoped`. */
  public resetOrganizationScoped(): void {
    this._set('organizationScoped', undefined);
  }

  /** What `projectIds` is configured as. */
  public get projectIdsInput(): string[] | undefined {
    return this._input('projectIds');
  }

  /** Removes the configuration of `projectIds`. */
  public resetProjectIds(): void {
    this._set('projectIds', undefined);
  }

  /** What `agentPoolId` is configured as. */
  public get agentPoolIdInput(): string | undefined {
    return this._input('agentPoolId');
  }

  /** Removes the configuration of `agentPoolId`. */
  public resetAgentPoolId(): void {
    this._set('agentPoolId', undefined);
  }
}
