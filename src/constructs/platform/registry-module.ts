// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModule } from '../../handlers/platform/registry-module/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `RegistryModule`. */
export interface RegistryModuleProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose registry has the module. It must be the name of an organization: not empty, without `/`. A
   * change replaces the object.
   */
  readonly organization: string;
  /**
   * Where the module comes from: `private` for one of the organization, `public` for the record of one of the public registry. One
   * of `private`, `public`. A change replaces the object.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module in the public registry. Only where `registryName` is `public`. It must have 1 to 64 letters, digits,
   * `-` and `_`, and begin and end with a letter or a digit. A change replaces the object.
   *
   * @default - it is the organization, as for all private modules
   */
  readonly namespace?: string;
  /**
   * The name of the module. It must have 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. A change
   * replaces the object. Exactly one of `name`, `vcsRepo` must be configured.
   *
   * @default - the name of the repository says it
   */
  readonly name?: string;
  /**
   * The name of the infrastructure that the module is for, such as `aws`. It must have 1 to 64 lowercase letters and digits. A
   * change replaces the object. Exactly one of `moduleProvider`, `vcsRepo` must be configured.
   *
   * @default - the name of the repository says it
   */
  readonly moduleProvider?: string;
  /**
   * The repository that the module is published from: each tag that looks like a semantic version is a version. A change replaces
   * the object. Exactly one of `name`, `vcsRepo` must be configured. Exactly one of `moduleProvider`, `vcsRepo` must be configured.
   * `vcsRepo` cannot be configured together with `namespace`: the namespace of a module with a repository is the organization.
   * `vcsRepo` can be configured only where `registryName` is `private`.
   *
   * @default - the module has no repository
   */
  readonly vcsRepo?: RegistryModuleVcsRepo;
  /**
   * Whether the module may be used without writing code. Only in the hosted edition. With the dialect `hcp`, and only there, it
   * changes in place. A change replaces the object.
   *
   * @default - the service decides, which means `false`
   */
  readonly noCode?: boolean | IResolvable;
  /**
   * How long to wait for the service. Only with `vcsRepo`.
   *
   * @default - the service may take `10m`
   */
  readonly timeouts?: RegistryModuleTimeouts;
}

/** The repository that the module is published from: each tag that looks like a semantic version is a version. */
export interface RegistryModuleVcsRepo {
  /**
   * The repository, as `organization/repository`; with some systems as `organization/project/_git/repository`. It must have at least
   * two parts with `/` between them, none of them empty.
   */
  readonly identifier: string;
  /** The repository as people see it, most often the same. It must not be empty. */
  readonly displayIdentifier: string;
  /** The id of the connection to the version control system, `ot-…`. It must not be empty. */
  readonly oauthTokenId: string;
}

/** How long to wait for the service. Only with `vcsRepo`. */
export interface RegistryModuleTimeouts {
  /**
   * How long the service may take to look through the repository.
   *
   * @default - `10m`
   */
  readonly create?: Duration;
}

/**
 * A module in an organization's registry: of a repository, whose tags are its versions; without one, its versions being sent; or the
 * record of a public module.
 *
 * Terraform's type is `lintel_registry_module`.
 *
 * @internal
 */
export class RegistryModuleBase extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_registry_module', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RegistryModuleProps) {
    super(scope, id, registryModule, props);
  }

  /**
   * The import id, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. It stays when the service records the
   * module anew.
   */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The id of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** The name of the organization whose registry has the module. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** Where the module comes from: `private` for one of the organization, `public` for the record of one of the public registry. */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /**
   * The namespace of the module in the public registry. Only where `registryName` is `public`. Absent, it is the organization, as
   * for all private modules.
   */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the module. Absent, the name of the repository says it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the infrastructure that the module is for, such as `aws`. Absent, the name of the repository says it. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  /** The repository that the module is published from: each tag that looks like a semantic version is a version. */
  public get vcsRepo(): RegistryModuleVcsRepoOutputReference {
    return new RegistryModuleVcsRepoOutputReference(this, 'vcs_repo');
  }

  /**
   * Whether the module may be used without writing code. Only in the hosted edition. With the dialect `hcp`, and only there, it
   * changes in place. Absent, the service decides, which means `false`.
   */
  public get noCode(): IResolvable {
    return this.getBooleanAttribute('no_code');
  }

  /** How far the module is set up: `pending` or `setup_complete`; from some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** Its versions, the newest first. */
  public get versionStatuses(): RegistryModuleVersionStatusesList {
    return new RegistryModuleVersionStatusesList(this, 'version_statuses', false);
  }

  /** What the token may do with the module. */
  public get permissions(): RegistryModulePermissionsOutputReference {
    return new RegistryModulePermissionsOutputReference(this, 'permissions');
  }

  /** When the record was made. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the record was changed last. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** How long to wait for the service. Only with `vcsRepo`. */
  public get timeouts(): RegistryModuleTimeoutsOutputReference {
    return new RegistryModuleTimeoutsOutputReference(this, 'timeouts');
  }
}

/** The repository that the module is published from: each tag that looks like a semantic version is a version. */
export class RegistryModuleVcsRepoOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The repository, as `organization/repository`; with some systems as `organization/project/_git/repository`. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** The repository as people see it, most often the same. */
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
export class RegistryModuleVersionStatusesOutputReference extends ComplexObject {
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
export class RegistryModuleVersionStatusesList extends ComplexList {
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
  public get(index: number): RegistryModuleVersionStatusesOutputReference {
    return new RegistryModuleVersionStatusesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the token may do with the module. */
export class RegistryModulePermissionsOutputReference extends ComplexObject {
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

/** How long to wait for the service. Only with `vcsRepo`. */
export class RegistryModuleTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long the service may take to look through the repository. */
  public get create(): string {
    return this.getStringAttribute('create');
  }
}
