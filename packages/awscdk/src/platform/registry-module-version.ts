// Written from src/handlers/platform/registry-module-version/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryModuleVersion`. */
export interface RegistryModuleVersionProps extends LintelResourceProps {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must not have a repository,
   * because its tags would be the versions. Must be the `id` of a private module, such as "acme/private/acme/vpc/aws". Changing it
   * forces replacement.
   */
  readonly moduleId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". Changing it forces replacement. */
  readonly version: string;
  /**
   * The path of the folder that contains the module, relative to the directory in which the app runs. It must have a `*.tf` or
   * `*.tf.json` file at its root. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links
   * inside the folder are packed as the files they point to. Must not be empty.
   */
  readonly sourceDirectory: string;
  /**
   * Whether to delete and recreate the version if its content changes. If `false`, such an update is rejected, because users of a
   * published version expect it not to change.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
}

/**
 * Publishes a version of a private module without a repository: packs a folder, uploads it, and waits until the service has
 * processed it.
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
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must not have a repository,
   * because its tags would be the versions.
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
   * archive of an imported version cannot be read, a reference to it fails.
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
