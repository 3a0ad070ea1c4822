// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryModule`. */
export interface RegistryModuleProps extends LintelResourceProps {
  /**
   * The name of the organization whose registry contains the module. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The registry of the module: `private` for a module of the organization, `public` for the record of a module in the public
   * registry. One of `private`, `public`. Changing it forces replacement.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module in the public registry. Only valid if `registryName` is `public`. Must consist of 1 to 64 letters,
   * digits, `-` and `_`, and begin and end with a letter or a digit. Changing it forces replacement.
   *
   * @default - the organization, as for every private module
   */
  readonly namespace?: string;
  /**
   * The name of the module. Must consist of 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit.
   * Changing it forces replacement. Exactly one of `name`, `vcsRepo` must be set.
   *
   * @default - it is derived from the name of the repository
   */
  readonly name?: string;
  /**
   * The name of the infrastructure that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   * Changing it forces replacement. Exactly one of `moduleProvider`, `vcsRepo` must be set.
   *
   * @default - it is derived from the name of the repository
   */
  readonly moduleProvider?: string;
  /**
   * The repository from which the module is published. Each tag that is a semantic version becomes a version. Changing it forces
   * replacement. Exactly one of `name`, `vcsRepo` must be set. Exactly one of `moduleProvider`, `vcsRepo` must be set. `vcsRepo`
   * conflicts with `namespace`: the namespace of a module with a repository is always the organization. `vcsRepo` can be set only if
   * `registryName` is `private`.
   *
   * @default - the module has no repository
   */
  readonly vcsRepo?: RegistryModuleVcsRepo;
  /**
   * Whether the module can be provisioned without writing code. Only available in the hosted edition. It can be changed in place
   * only with the dialect `hcp`. Changing it forces replacement.
   *
   * @default - the service uses `false`
   */
  readonly noCode?: boolean | IResolvable;
}

/** The repository from which the module is published. Each tag that is a semantic version becomes a version. */
export interface RegistryModuleVcsRepo {
  /**
   * The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. Must consist of at
   * least two non-empty parts separated by `/`.
   */
  readonly identifier: string;
  /** The display name of the repository, usually the same. Must not be empty. */
  readonly displayIdentifier: string;
  /** The ID of the connection to the version control system, `ot-…`. Must not be empty. */
  readonly oauthTokenId: string;
}

/**
 * A module in an organization's registry: a private module with a repository, whose tags are its versions; a private module without
 * one, whose versions are uploaded; or the record of a public module.
 *
 * The CloudFormation type is `Custom::LintelRegistryModule`.
 */
export class RegistryModule extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryModule';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryModuleProps = {}) {
    super(scope, id, 'RegistryModule', props);
  }

  /**
   * The import ID, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. It stays the same if the service replaces
   * the record.
   */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this._string('RegistryModuleId');
  }

  /** The name of the organization whose registry contains the module. */
  public get organization(): string {
    return this._string('Organization');
  }

  /**
   * The registry of the module: `private` for a module of the organization, `public` for the record of a module in the public
   * registry.
   */
  public get registryName(): string {
    return this._string('RegistryName');
  }

  /** The namespace of the module in the public registry. Only valid if `registryName` is `public`. */
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
   * Whether the module can be provisioned without writing code. Only available in the hosted edition. It can be changed in place
   * only with the dialect `hcp`.
   */
  public get noCode(): IResolvable {
    return this._boolean('NoCode');
  }

  /** The setup status of the module: `pending` or `setup_complete`; with some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this._string('Status');
  }

  /** When the record was created. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the record was last changed. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
