// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RegistryName, ModuleTestExecutionMode } from './vocabularies';
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
   * The name of the module. A module without a repository has one, and one whose repository is named otherwise. Must consist of 1 to
   * 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. Changing it forces replacement. At least one of
   * `name`, `vcsRepo` must be set. `name` requires `moduleProvider`.
   *
   * @default - it is derived from the name of the repository
   */
  readonly name?: string;
  /**
   * The name of the infrastructure that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   * Changing it forces replacement. `moduleProvider` requires `name`.
   *
   * @default - it is derived from the name of the repository
   */
  readonly moduleProvider?: string;
  /**
   * The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its
   * commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place. Changing it forces replacement. At least one of
   * `name`, `vcsRepo` must be set. `vcsRepo` conflicts with `namespace`: the namespace of a module with a repository is always the
   * organization. `vcsRepo` can be set only if `registryName` is `private`.
   *
   * @default - the module has no repository
   */
  readonly vcsRepo?: RegistryModuleVcsRepo;
  /**
   * The version of the module that is made of the newest commit of `vcsRepo.branch` when the module is created. Sent only then. Must
   * be a semantic version such as "1.2.0", without a leading "v". Sent only on creation; a later change is rejected.
   *
   * @default - `0.0.0`
   */
  readonly initialVersion?: string;
  /**
   * Whether and where the tests of the module run. Requires `vcsRepo`.
   *
   * @default - tests do not run
   */
  readonly testConfig?: RegistryModuleTestConfig;
  /**
   * All tags of the module, by key: the value of a tag may be empty. Only valid if `registryName` is `private`. Must have at most 10
   * elements. Must have keys of 1 to 128 characters. Each value must have at most 256 characters. Each value must consist of
   * letters, digits and `_ . = + - @ :`.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tags?: { [key: string]: string };
  /**
   * Whether the module can be provisioned without writing code. Only available in the hosted edition. It can be changed in place
   * only with the dialect `hcp`. Changing it forces replacement.
   *
   * @default - the service uses `false`
   */
  readonly noCode?: boolean | IResolvable;
}

/**
 * The repository from which the module is published: each tag that is a semantic version becomes a version, or with `branch`, its
 * commits do. `branch`, `tags`, `tagPrefix` and `sourceDirectory` change in place.
 */
export interface RegistryModuleVcsRepo {
  /**
   * The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. Must consist of at
   * least two non-empty parts separated by `/`.
   */
  readonly identifier: string;
  /** The display name of the repository, usually the same. Must not be empty. */
  readonly displayIdentifier: string;
  /**
   * The ID of the connection to the version control system, `ot-…`. Must begin with `ot-` and not contain `/`.
   *
   * @default - the repository is connected otherwise
   */
  readonly oauthTokenId?: string;
  /**
   * The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. Must
   * begin with `ghain-` and not contain `/`.
   *
   * @default - the repository is connected otherwise
   */
  readonly githubAppInstallationId?: string;
  /**
   * The branch from which versions are published.
   *
   * @default - versions come from tags
   */
  readonly branch?: string;
  /**
   * Whether versions come from tags. `false` requires `branch`.
   *
   * @default - `false` with `branch`, and otherwise `true`
   */
  readonly tags?: boolean | IResolvable;
  /**
   * Only tags that begin with it become versions, which are the rest of the tag. The service offers it to some organizations only.
   *
   * @default - all tags count
   */
  readonly tagPrefix?: string;
  /**
   * The folder of the repository that contains the module. The service offers it to some organizations only. Must be relative to the
   * repository, without `..`.
   *
   * @default - the module is the whole repository
   */
  readonly sourceDirectory?: string;
}

/** Whether and where the tests of the module run. Requires `vcsRepo`. */
export interface RegistryModuleTestConfig {
  /** Whether tests run. `true` requires `vcsRepo.branch`. */
  readonly testsEnabled: boolean | IResolvable;
  /**
   * Where they run: `remote` on the platform, `agent` in an agent pool. One of `remote`, `agent`.
   *
   * @default "remote"
   */
  readonly agentExecutionMode?: ModuleTestExecutionMode;
  /**
   * The ID of the agent pool, `apool-…`. Required if `agentExecutionMode` is `agent`, and not valid otherwise. Must begin with
   * `apool-` and not contain `/`.
   *
   * @default - no agents run them
   */
  readonly agentPoolId?: string;
}

/**
 * A module in an organization's registry: a private module with a repository, whose tags or branch its versions come from; a private
 * module without one, whose versions are uploaded; or the record of a public module.
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

  /** The name of the module. A module without a repository has one, and one whose repository is named otherwise. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the infrastructure that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this._string('ModuleProvider');
  }

  /**
   * What the versions are made of: `git_tag`, `branch`, or `non_vcs` for uploads. If the service does not report it, a reference to
   * it fails.
   */
  public get publishingMechanism(): string {
    return this._string('PublishingMechanism');
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
