import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { versionNameOf } from '../../assets';
import {
  RegistryModuleBase,
  RegistryModuleTestConfig,
  RegistryModuleTimeouts,
  RegistryModuleVcsRepo,
} from '../registry-module';
import { RegistryModuleVersion, RegistryModuleVersionTimeouts } from '../registry-module-version';
import { RegistryName } from '../vocabularies';

/** The properties of a module that is published from a repository. */
export interface RegistryModuleFromRepositoryProps extends TerraformMetaArguments {
  /** The name of the organization whose registry contains the module. */
  readonly organization: string;
  /** The repository. Each tag that is a semantic version is published, or what is on a branch. */
  readonly vcsRepo: RegistryModuleVcsRepo;
  /**
   * The name of the module. Needed if the repository is not called `terraform-<provider>-<name>`, together with `moduleProvider`.
   *
   * @default - determined by the repository's name
   */
  readonly name?: string;
  /**
   * The provider that the module is for, such as `aws`.
   *
   * @default - determined by the repository's name
   */
  readonly moduleProvider?: string;
  /**
   * The version that is made when the module is created. Only for a module that is published from a branch.
   *
   * @default - decided by the service, currently `0.0.0`
   */
  readonly initialVersion?: string;
  /**
   * Whether and where the tests of the module run.
   *
   * @default - they do not run
   */
  readonly testConfig?: RegistryModuleTestConfig;
  /**
   * All tags of the module, by key.
   *
   * @default - tags are only read
   */
  readonly tags?: { [key: string]: string };
  /**
   * Whether the module can be provisioned without code. Only in the hosted edition.
   *
   * @default - decided by the service, currently `false`
   */
  readonly noCode?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - ten minutes for the service to process the repository
   */
  readonly timeouts?: RegistryModuleTimeouts;
}

/** The properties of a module without a repository. */
export interface EmptyRegistryModuleProps extends TerraformMetaArguments {
  /** The name of the organization whose registry contains the module. */
  readonly organization: string;
  /** The name of the module. */
  readonly name: string;
  /** The provider that the module is for, such as `aws`. */
  readonly moduleProvider: string;
  /**
   * Whether the module can be provisioned without code. Only in the hosted edition.
   *
   * @default - decided by the service, currently `false`
   */
  readonly noCode?: boolean | IResolvable;
}

/** The properties of the record of a public module. */
export interface PublicRegistryModuleProps extends EmptyRegistryModuleProps {
  /** The namespace of the module in the public registry. */
  readonly namespace: string;
}

/** Options for publishing a version of a module. */
export interface RegistryModuleVersionOptions {
  /**
   * Whether a content change deletes the version and creates it again.
   *
   * @default - a content change under the same version is refused, and a new version is published before the old one is deleted
   */
  readonly replaceOnChange?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - ten minutes for the service to process the archive
   */
  readonly timeouts?: RegistryModuleVersionTimeouts;
}

/**
 * A module in an organization's registry: published from a repository, whose tags are its versions; without a repository, with
 * uploaded versions; or as the record of a module in the public registry.
 *
 * Terraform's type is `lintel_registry_module`.
 */
export class RegistryModule extends RegistryModuleBase {
  /**
   * Declares a module that is published from a repository.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  public static fromRepository(scope: Construct, id: string, props: RegistryModuleFromRepositoryProps): RegistryModule {
    return new RegistryModule(scope, id, props);
  }

  /**
   * Declares a module without a repository, initially without versions.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  public static empty(scope: Construct, id: string, props: EmptyRegistryModuleProps): RegistryModule {
    return new RegistryModule(scope, id, props);
  }

  /**
   * Declares the record of a module in the public registry.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  public static publicModule(scope: Construct, id: string, props: PublicRegistryModuleProps): RegistryModule {
    return new RegistryModule(scope, id, { ...props, registryName: RegistryName.PUBLIC });
  }

  /**
   * Publishes a folder as a version of the module, which must have no repository. If the version changes for the same folder, it
   * replaces the previous version: the new one is published before the old one is deleted, unless `replaceOnChange` is set.
   *
   * @param version the semantic version
   * @param sourceDirectory the folder, absolute or relative to the app's folder; it also determines the id of the version's construct
   * @param options options for publishing
   */
  public addVersion(
    version: string,
    sourceDirectory: string,
    options: RegistryModuleVersionOptions = {},
  ): RegistryModuleVersion {
    const { vcs_repo: repository, registry_name: registryName } = this.synthesizeAttributes();
    if (repository !== undefined) {
      throw new Error(
        `${this.node.path}: the versions of a module with a repository are its tags and cannot be added.`,
      );
    }
    if (registryName === RegistryName.PUBLIC) {
      throw new Error(
        `${this.node.path}: the versions of a public module come from the public registry and cannot be added.`,
      );
    }
    const lifecycle = options.replaceOnChange === undefined ? { createBeforeDestroy: true } : undefined;
    return new RegistryModuleVersion(this, versionNameOf(this, sourceDirectory), {
      moduleId: this.id,
      version,
      sourceDirectory,
      lifecycle,
      ...options,
    });
  }
}
