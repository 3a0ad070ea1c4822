// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModuleData } from '../../handlers/platform/registry-module/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModule`. */
export interface DataRegistryModuleProps extends TerraformMetaArguments {
  /** The name of the organization whose registry is looked in. It must be the name of an organization: not empty, without `/`. */
  readonly organization: string;
  /**
   * Where the module comes from: `private` for one of an organization, `public` for the record of one of the public registry. One of
   * `private`, `public`.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module: of a private one, the organization. It must have 1 to 64 letters, digits, `-` and `_`, and begin
   * and end with a letter or a digit. `namespace` must be configured where `registryName` is `public`.
   *
   * @default - it is the organization; a public module needs one
   */
  readonly namespace?: string;
  /** The name of the module. It must have 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. */
  readonly name: string;
  /** The name of the infrastructure that the module is for, such as `aws`. It must have 1 to 64 lowercase letters and digits. */
  readonly moduleProvider: string;
}

/**
 * A module in an organization's registry.
 *
 * Terraform's type is `lintel_registry_module`.
 */
export class DataRegistryModule extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleProps) {
    super(scope, id, registryModuleData, props);
  }

  /** The name of the organization whose registry is looked in. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** Where the module comes from: `private` for one of an organization, `public` for the record of one of the public registry. */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /** The namespace of the module: of a private one, the organization. Absent, it is the organization; a public module needs one. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the module. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the infrastructure that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  /** The import id of the module, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The id of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** The repository that the module is published from. Absent, the module has no repository. */
  public get vcsRepo(): DataRegistryModuleVcsRepoOutputReference {
    return new DataRegistryModuleVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** Whether the module may be used without writing code. */
  public get noCode(): IResolvable {
    return this.getBooleanAttribute('no_code');
  }

  /** How far the module is set up: `pending` or `setup_complete`; from some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** Its versions, the newest first. */
  public get versionStatuses(): DataRegistryModuleVersionStatusesList {
    return new DataRegistryModuleVersionStatusesList(this, 'version_statuses', false);
  }

  /** What the token may do with the module. */
  public get permissions(): DataRegistryModulePermissionsOutputReference {
    return new DataRegistryModulePermissionsOutputReference(this, 'permissions');
  }

  /** When the record was made. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the record was changed last. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }
}

/** The repository that the module is published from. */
export class DataRegistryModuleVcsRepoOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The repository, as `organization/repository`. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** The repository as people see it. */
  public get displayIdentifier(): string {
    return this.getStringAttribute('display_identifier');
  }

  /** The id of the connection to the version control system, `ot-…`. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** The branch that is followed; empty where tags are. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** Whether submodules of the repository are fetched too. */
  public get ingressSubmodules(): IResolvable {
    return this.getBooleanAttribute('ingress_submodules');
  }

  /** The address that receives events of the repository. Absent, the service does not tell. */
  public get webhookUrl(): string {
    return this.getStringAttribute('webhook_url');
  }
}

/** Its versions, the newest first. */
export class DataRegistryModuleVersionStatusesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** How far the version is: `ok` when it can be used. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What went wrong. Absent, nothing went wrong. */
  public get error(): string {
    return this.getStringAttribute('error');
  }
}

/** Its versions, the newest first. */
export class DataRegistryModuleVersionStatusesList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataRegistryModuleVersionStatusesOutputReference {
    return new DataRegistryModuleVersionStatusesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the token may do with the module. */
export class DataRegistryModulePermissionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether it may delete it. */
  public get canDelete(): IResolvable {
    return this.getBooleanAttribute('can_delete');
  }

  /** Whether it may have the repository looked through again. */
  public get canResync(): IResolvable {
    return this.getBooleanAttribute('can_resync');
  }

  /** Whether it may have a failed version tried again. */
  public get canRetry(): IResolvable {
    return this.getBooleanAttribute('can_retry');
  }
}
