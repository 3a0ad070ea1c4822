// Written from src/handlers/platform/registry-module-version/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { registryModuleVersion } from '../../handlers/platform/registry-module-version/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `RegistryModuleVersion`. */
export interface RegistryModuleVersionProps extends TerraformMetaArguments {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. A module that is published from the
   * tags of a repository gets no others: its tags are the versions. Must be the `id` of a private module, such as
   * "acme/private/acme/vpc/aws". Changing it forces replacement.
   */
  readonly moduleId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". Changing it forces replacement. */
  readonly version: string;
  /**
   * The path of the folder that contains the module, relative to the directory in which Terraform runs, or in constructs to the app.
   * It must have a `*.tf` or `*.tf.json` file at its root. `.git`, `.terraform` and everything listed in its `.terraformignore` are
   * excluded; symbolic links inside the folder are packed as the files they point to. Must not be empty.
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
   * Whether to delete and recreate the version if its content changes. If `false`, such a plan is rejected, because users of a
   * published version expect it not to change.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
  /**
   * The timeouts for waiting for the service.
   *
   * @default - the timeout is `10m`
   */
  readonly timeouts?: RegistryModuleVersionTimeouts;
}

/** The timeouts for waiting for the service. */
export interface RegistryModuleVersionTimeouts {
  /**
   * How long to wait for the service to process the archive.
   *
   * @default - `10m`
   */
  readonly create?: Duration;
}

/**
 * Publishes a version of a private module, and waits until the service has processed it. A module without a repository gets the
 * content of a folder, which is packed and uploaded; one that is published from a branch gets a commit of the branch.
 *
 * The Terraform type is `lintel_registry_module_version`.
 */
export class RegistryModuleVersion extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module_version';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_registry_module_version', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RegistryModuleVersion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRegistryModuleVersion(x: any): boolean {
    return hasType(x, 'resource lintel_registry_module_version');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryModuleVersionProps) {
    super(scope, id, registryModuleVersion, props);
  }

  /** The import ID, `<module_id>/<version>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. A module that is published from the
   * tags of a repository gets no others: its tags are the versions.
   */
  public get moduleId(): string {
    return this.getStringAttribute('module_id');
  }

  public set moduleId(value: string) {
    this._set('moduleId', value);
  }

  /** The semantic version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  public set version(value: string) {
    this._set('version', value);
  }

  /**
   * The path of the folder that contains the module, relative to the directory in which Terraform runs, or in constructs to the app.
   * It must have a `*.tf` or `*.tf.json` file at its root. `.git`, `.terraform` and everything listed in its `.terraformignore` are
   * excluded; symbolic links inside the folder are packed as the files they point to.
   */
  public get sourceDirectory(): string {
    return this.getStringAttribute('source_directory');
  }

  public set sourceDirectory(value: string) {
    this._set('sourceDirectory', value);
  }

  /**
   * The commit that the version is made of, by its whole hash. Only for a module that is published from a branch (`vcsRepo.branch`),
   * of which it is a commit. Nothing is uploaded.
   */
  public get commitSha(): string {
    return this.getStringAttribute('commit_sha');
  }

  public set commitSha(value: string) {
    this._set('commitSha', value);
  }

  /**
   * The hash of the uploaded content: `sha256:` and the hash of the uncompressed archive, which is the same for the same files on
   * every machine and at any time. Content that is later published elsewhere under the same version number is not detected. Null if
   * the version is made of a commit, or the archive of an imported version cannot be read.
   */
  public get contentHash(): string {
    return this.getStringAttribute('content_hash');
  }

  /**
   * Whether to delete and recreate the version if its content changes. If `false`, such a plan is rejected, because users of a
   * published version expect it not to change.
   */
  public get replaceOnChange(): boolean | IResolvable {
    return this.getBooleanAttribute('replace_on_change');
  }

  public set replaceOnChange(value: boolean | IResolvable) {
    this._set('replaceOnChange', value);
  }

  /**
   * The status of the version: `pending`, or `ok` once it can be used. Some services report further statuses for processing and for
   * errors.
   */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** The timeouts for waiting for the service. */
  public get timeouts(): RegistryModuleVersionTimeoutsOutputReference {
    return new RegistryModuleVersionTimeoutsOutputReference(this, 'timeouts');
  }

  /** What `moduleId` is configured as. */
  public get moduleIdInput(): string {
    return this._input('moduleId');
  }

  /** What `version` is configured as. */
  public get versionInput(): string {
    return this._input('version');
  }

  /** What `sourceDirectory` is configured as. */
  public get sourceDirectoryInput(): string | undefined {
    return this._input('sourceDirectory');
  }

  /** Removes the configuration of `sourceDirectory`. */
  public resetSourceDirectory(): void {
    this._set('sourceDirectory', undefined);
  }

  /** What `commitSha` is configured as. */
  public get commitShaInput(): string | undefined {
    return this._input('commitSha');
  }

  /** Removes the configuration of `commitSha`. */
  public resetCommitSha(): void {
    this._set('commitSha', undefined);
  }

  /** What `replaceOnChange` is configured as. */
  public get replaceOnChangeInput(): boolean | IResolvable | undefined {
    return this._input('replaceOnChange');
  }

  /** Removes the configuration of `replaceOnChange`. */
  public resetReplaceOnChange(): void {
    this._set('replaceOnChange', undefined);
  }

  /** What `timeouts` is configured as. */
  public get timeoutsInput(): RegistryModuleVersionTimeouts | undefined {
    return this._input('timeouts');
  }

  /**
   * Changes what `timeouts` is configured as.
   *
   * @param value the new value
   */
  public putTimeouts(value: RegistryModuleVersionTimeouts): void {
    this._set('timeouts', value);
  }

  /** Removes the configuration of `timeouts`. */
  public resetTimeouts(): void {
    this._set('timeouts', undefined);
  }
}

/** The timeouts for waiting for the service. */
export class RegistryModuleVersionTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long to wait for the service to process the archive. */
  public get create(): string {
    return this.getStringAttribute('create');
  }
}
