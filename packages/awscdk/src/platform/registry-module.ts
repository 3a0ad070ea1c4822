// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryModule`. */
export interface RegistryModuleProps extends LintelResourceProps {
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

/**
 * A module in an organization's registry: of a repository, whose tags are its versions; without one, its versions being sent; or the
 * record of a public module.
 *
 * CloudFormation's type is `Custom::LintelRegistryModule`.
 */
export class RegistryModule extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryModule';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RegistryModuleProps) {
    super(scope, id, 'RegistryModule', props);
  }

  /**
   * The import id, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. It stays when the service records the
   * module anew.
   */
  public get id(): string {
    return this._string('Id');
  }

  /** The id of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this._string('RegistryModuleId');
  }

  /** The name of the organization whose registry has the module. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** Where the module comes from: `private` for one of the organization, `public` for the record of one of the public registry. */
  public get registryName(): string {
    return this._string('RegistryName');
  }

  /** The namespace of the module in the public registry. Only where `registryName` is `public`. */
  public get namespace(): string {
    return this._string('Namespace');
  }

  /** The name of the module. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the infrastructure that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this._string('ModuleProvider');
  }

  /**
   * Whether the module may be used without writing code. Only in the hosted edition. With the dialect `hcp`, and only there, it
   * changes in place.
   */
  public get noCode(): IResolvable {
    return this._boolean('NoCode');
  }

  /** How far the module is set up: `pending` or `setup_complete`; from some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this._string('Status');
  }

  /** When the record was made. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the record was changed last. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
