import { DefaultTokenResolver, IResolvable, StringConcat, TerraformMetaArguments, Token, Tokenization } from 'cdktf';
import { Construct } from 'constructs';
import { pathInApp } from '../../assets';
import { RegistryModuleBase, RegistryModuleTimeouts, RegistryModuleVcsRepo } from '../registry-module';
import { RegistryModuleVersion, RegistryModuleVersionTimeouts } from '../registry-module-version';
import { RegistryName } from '../vocabularies';

/** The properties of a module that is published from a repository. */
export interface RegistryModuleFromRepositoryProps extends TerraformMetaArguments {
  /** The name of the organization whose registry has the module. */
  readonly organization: string;
  /** The repository: each tag that looks like a semantic version is a version, and its name says name and provider of the module. */
  readonly vcsRepo: RegistryModuleVcsRepo;
  /**
   * Whether the module may be used without writing code. Only in the hosted edition.
   *
   * @default - the service decides, which means `false`
   */
  readonly noCode?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - the service may take ten minutes to look through the repository
   */
  readonly timeouts?: RegistryModuleTimeouts;
}

/** The properties of a module without a repository. */
export interface EmptyRegistryModuleProps extends TerraformMetaArguments {
  /** The name of the organization whose registry has the module. */
  readonly organization: string;
  /** The name of the module. */
  readonly name: string;
  /** The name of the infrastructure that the module is for, such as `aws`. */
  readonly moduleProvider: string;
  /**
   * Whether the module may be used without writing code. Only in the hosted edition.
   *
   * @default - the service decides, which means `false`
   */
  readonly noCode?: boolean | IResolvable;
}

/** The properties of the record of a public module. */
export interface PublicRegistryModuleProps extends EmptyRegistryModuleProps {
  /** The namespace of the module in the public registry. */
  readonly namespace: string;
}

/** How a version of a module is published. */
export interface RegistryModuleVersionOptions {
  /**
   * Whether the version is deleted and made again where its content changes.
   *
   * @default - changed content under the same version is refused, and a new version is published before the old one is deleted
   */
  readonly replaceOnChange?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - the service may take ten minutes to look through the archive
   */
  readonly timeouts?: RegistryModuleVersionTimeouts;
}

/**
 * A module in an organization's registry, in one of three ways: published from a repository, whose tags are its versions; without one,
 * its versions being sent; or as the record of a module of the public registry.
 *
 * Terraform's type is `lintel_registry_module`.
 */
export class RegistryModule extends RegistryModuleBase {
  /**
   * A module that is published from a repository.
   *
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  public static fromRepository(scope: Construct, id: string, props: RegistryModuleFromRepositoryProps): RegistryModule {
    return new RegistryModule(scope, id, props);
  }

  /**
   * A module without a repository, and without versions at first.
   *
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  public static empty(scope: Construct, id: string, props: EmptyRegistryModuleProps): RegistryModule {
    return new RegistryModule(scope, id, props);
  }

  /**
   * The record of a module of the public registry.
   *
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  public static publicModule(scope: Construct, id: string, props: PublicRegistryModuleProps): RegistryModule {
    return new RegistryModule(scope, id, { ...props, registryName: RegistryName.PUBLIC });
  }

  /**
   * Publishes a folder as a version of the module, which must have no repository. Called with another version for the same folder, it
   * replaces the version from that folder: the new one is published before the old one is deleted, unless `replaceOnChange` is given.
   *
   * @param version the semantic version
   * @param sourceDirectory the folder, which also names the version below this construct; relative, from where the app is
   * @param options how it is published
   */
  public addVersion(version: string, sourceDirectory: string, options: RegistryModuleVersionOptions = {}): RegistryModuleVersion {
    const { vcs_repo: repository, registry_name: registryName } = this.synthesizeAttributes();
    if (repository !== undefined) throw new Error(`${this.node.path}: the versions of a module with a repository are its tags; none can be added.`);
    if (registryName === RegistryName.PUBLIC) throw new Error(`${this.node.path}: the versions of a public module come from the public registry; none can be added.`);
    const lifecycle = options.replaceOnChange === undefined ? { createBeforeDestroy: true } : undefined;
    return new RegistryModuleVersion(this, this.nameOf(sourceDirectory), { moduleId: this.id, version, sourceDirectory, lifecycle, ...options });
  }

  /** What is published from one folder keeps its address while its number is raised, and has the same on every machine. */
  private nameOf(folder: string): string {
    const resolver = new DefaultTokenResolver(new StringConcat());
    const text = Token.isUnresolved(folder) ? String(Tokenization.resolve(folder, { scope: this, resolver, preparing: false })) : pathInApp(this, folder);
    return `version-${text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}`.replace(/-$/, '');
  }
}
