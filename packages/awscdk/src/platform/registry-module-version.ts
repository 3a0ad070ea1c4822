// Written from src/handlers/platform/registry-module-version/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryModuleVersion`. */
export interface RegistryModuleVersionProps extends LintelResourceProps {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. A module that is published from the
   * tags of a repository gets no others: its tags are the versions. Must be the `id` of a private module, such as
   * "acme/private/acme/vpc/aws". Changing it forces replacement.
   */
  readonly moduleId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". Changing it forces replacement. */
  readonly version: string;
  /**
   * The path of the folder that contains the module, relative to the directory in which the app runs. It must have a `*.tf` or
   * `*.tf.json` file at its root. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links
   * inside the folder are packed as the files they point to. Must not be empty.
   *
   * @default - the version is made of `commitSha`
   */
  readonly sourceDirectory?: string;
  /**
   * The commit that the version is made of, by its whole hash. Only for a module that is published from a branch (`vcsRepo.branch`),
   * of which it is a commit. Nothing is uploaded. Must be the 40 hexadecimal digits of a commit. Changing it forces replacement.
   *
   * @default - the version is made of `sourceDirectory`
   */
  readonly commitSha?: string;
  /**
   * Whether to delete and recreate the version if its content changes. If `false`, such an update is rejected, because users of a
   * published version expect it not to change.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
}

/**
 * Publishes a version of a private module, and waits until the service has processed it. A module without a repository gets the
 * content of a folder, which is packed and uploaded; one that is published from a branch gets a commit of the branch.
 *
 * The CloudFormation type is `Custom::LintelRegistryModuleVersion`.
 */
export class RegistryModuleVersion extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryModuleVersion';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryModuleVersionProps) {
    super(scope, id, 'RegistryModuleVersion', props);
  }

  /** The import ID, `<module_id>/<version>`. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. A module that is published from the
   * tags of a repository gets no others: its tags are the versions.
   */
  public get moduleId(): string {
    return this._string('ModuleId');
  }

  /** The semantic version. */
  public get version(): string {
    return this._string('Version');
  }

  /**
   * The hash of the uploaded content: `sha256:` and the hash of the uncompressed archive, which is the same for the same files on
   * every machine and at any time. Content that is later published elsewhere under the same version number is not detected. If the
   * version is made of a commit, or the archive of an imported version cannot be read, a reference to it fails.
   */
  public get contentHash(): string {
    return this._string('ContentHash');
  }

  /**
   * The status of the version: `pending`, or `ok` once it can be used. Some services report further statuses for processing and for
   * errors.
   */
  public get status(): string {
    return this._string('Status');
  }
}
