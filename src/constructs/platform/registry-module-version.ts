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
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `RegistryModuleVersion`. */
export interface RegistryModuleVersionProps extends TerraformMetaArguments {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must have no repository,
   * whose tags would be its versions. It must be the `id` of a private module, such as "acme/private/acme/vpc/aws". A change
   * replaces the object.
   */
  readonly moduleId: string;
  /** The semantic version. It must be a semantic version such as "1.2.0", without a leading "v". A change replaces the object. */
  readonly version: string;
  /**
   * The path of the folder that holds the module; relative, from where Terraform runs, in constructs from where the app is. A `*.tf`
   * or `*.tf.json` file stands at its root. `.git`, `.terraform` and what its `.terraformignore` names are left out, links inside of
   * it are packed as what they lead to. It must not be empty.
   */
  readonly sourceDirectory: string;
  /**
   * Whether the version is deleted and made again where its content changes. Otherwise such a plan is refused, since whoever uses a
   * version expects it to stay as it is.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - the service may take `10m`
   */
  readonly timeouts?: RegistryModuleVersionTimeouts;
}

/** How long to wait for the service. */
export interface RegistryModuleVersionTimeouts {
  /**
   * How long the service may take to look through the archive.
   *
   * @default - `10m`
   */
  readonly create?: Duration;
}

/**
 * A version of a private module that has no repository: a folder is packed, sent, and awaited until the service has looked through
 * it.
 *
 * Terraform's type is `lintel_registry_module_version`.
 */
export class RegistryModuleVersion extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module_version';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_registry_module_version', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RegistryModuleVersionProps) {
    super(scope, id, registryModuleVersion, props);
  }

  /** The import id, `<module_id>/<version>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must have no repository,
   * whose tags would be its versions.
   */
  public get moduleId(): string {
    return this.getStringAttribute('module_id');
  }

  /** The semantic version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /**
   * The path of the folder that holds the module; relative, from where Terraform runs, in constructs from where the app is. A `*.tf`
   * or `*.tf.json` file stands at its root. `.git`, `.terraform` and what its `.terraformignore` names are left out, links inside of
   * it are packed as what they lead to.
   */
  public get sourceDirectory(): string {
    return this.getStringAttribute('source_directory');
  }

  /**
   * What is in the version: `sha256:` and the hash of the archive before it is compressed, which is the same for the same files
   * everywhere and at any time. It is what was sent: other content that somebody puts under the same number is not seen. Absent, the
   * archive of an imported version could not be read.
   */
  public get contentHash(): string {
    return this.getStringAttribute('content_hash');
  }

  /**
   * Whether the version is deleted and made again where its content changes. Otherwise such a plan is refused, since whoever uses a
   * version expects it to stay as it is.
   */
  public get replaceOnChange(): IResolvable {
    return this.getBooleanAttribute('replace_on_change');
  }

  /**
   * How far the version is: `pending`, or `ok` when it can be used; some services have more words for what comes between, and for
   * what went wrong.
   */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** How long to wait for the service. */
  public get timeouts(): RegistryModuleVersionTimeoutsOutputReference {
    return new RegistryModuleVersionTimeoutsOutputReference(this, 'timeouts');
  }
}

/** How long to wait for the service. */
export class RegistryModuleVersionTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long the service may take to look through the archive. */
  public get create(): string {
    return this.getStringAttribute('create');
  }
}
