// Written from src/handlers/platform/registry-module-version/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryModuleVersion`. */
export interface RegistryModuleVersionProps extends LintelResourceProps {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must have no repository,
   * whose tags would be its versions. It must be the `id` of a private module, such as "acme/private/acme/vpc/aws". A change
   * replaces the object.
   */
  readonly moduleId: string;
  /** The semantic version. It must be a semantic version such as "1.2.0", without a leading "v". A change replaces the object. */
  readonly version: string;
  /**
   * The path of the folder that holds the module; relative, from where the app runs. A `*.tf` or `*.tf.json` file stands at its
   * root. `.git`, `.terraform` and what its `.terraformignore` names are left out, links inside of it are packed as what they lead
   * to. It must not be empty.
   */
  readonly sourceDirectory: string;
  /**
   * Whether the version is deleted and made again where its content changes. Otherwise such an update is refused, since whoever uses
   * a version expects it to stay as it is.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
}

/**
 * A version of a private module that has no repository: a folder is packed, sent, and awaited until the service has looked through
 * it.
 *
 * CloudFormation's type is `Custom::LintelRegistryModuleVersion`.
 */
export class RegistryModuleVersion extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryModuleVersion';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RegistryModuleVersionProps) {
    super(scope, id, 'RegistryModuleVersion', props);
  }

  /** The import id, `<module_id>/<version>`. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must have no repository,
   * whose tags would be its versions.
   */
  public get moduleId(): string {
    return this._string('ModuleId');
  }

  /** The semantic version. */
  public get version(): string {
    return this._string('Version');
  }

  /**
   * What is in the version: `sha256:` and the hash of the archive before it is compressed, which is the same for the same files
   * everywhere and at any time. It is what was sent: other content that somebody puts under the same number is not seen. Where the
   * archive of an imported version could not be read, a reference to it fails.
   */
  public get contentHash(): string {
    return this._string('ContentHash');
  }

  /**
   * How far the version is: `pending`, or `ok` when it can be used; some services have more words for what comes between, and for
   * what went wrong.
   */
  public get status(): string {
    return this._string('Status');
  }
}
