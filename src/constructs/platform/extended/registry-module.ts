import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryModuleBase, RegistryModuleTimeouts, RegistryModuleVcsRepo } from '../registry-module';
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
}
