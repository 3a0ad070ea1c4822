import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { versionNameOf } from '../../assets';
import { RegistryProviderBase } from '../registry-provider';
import { RegistryProviderVersion, RegistryProviderVersionTimeouts } from '../registry-provider-version';
import { RegistryName } from '../vocabularies';

/** The properties of the record of a public provider. */
export interface PublicRegistryProviderProps extends TerraformMetaArguments {
  /** The name of the organization whose registry contains the record. */
  readonly organization: string;
  /** The namespace of the provider in the public registry. */
  readonly namespace: string;
  /** The name of the provider. */
  readonly name: string;
}

/** Options for publishing a version of a provider. */
export interface RegistryProviderVersionOptions {
  /** The ID of the key that signed the checksums, 16 hexadecimal digits. */
  readonly keyId: string;
  /**
   * The versions of the plugin protocol that the provider speaks.
   *
   * @default - those of the manifest in the folder, or `5.0` if there is none
   */
  readonly protocols?: string[];
  /**
   * Whether a change of the files deletes the version and creates it again.
   *
   * @default - a change under the same version is refused, and a new version is published before the old one is deleted
   */
  readonly replaceOnChange?: boolean | IResolvable;
  /**
   * How long to wait for the service.
   *
   * @default - thirty minutes for the service to process the files
   */
  readonly timeouts?: RegistryProviderVersionTimeouts;
}

/**
 * A provider in an organization's registry: a private provider, whose versions are uploaded, or the record of a provider in the
 * public registry.
 *
 * Terraform's type is `lintel_registry_provider`.
 */
export class RegistryProvider extends RegistryProviderBase {
  /**
   * Declares the record of a provider in the public registry.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  public static publicProvider(scope: Construct, id: string, props: PublicRegistryProviderProps): RegistryProvider {
    return new RegistryProvider(scope, id, { ...props, registryName: RegistryName.PUBLIC });
  }

  /**
   * Publishes a folder with the files of a release as a version of the provider, which must be private. If the version changes for
   * the same folder, it replaces the previous version: the new one is published before the old one is deleted, unless
   * `replaceOnChange` is set.
   *
   * @param version the semantic version
   * @param sourceDirectory the folder, absolute or relative to the app's folder; it also determines the id of the version's construct
   * @param options the key, and options for publishing
   */
  public addVersion(
    version: string,
    sourceDirectory: string,
    options: RegistryProviderVersionOptions,
  ): RegistryProviderVersion {
    if (this.synthesizeAttributes().registry_name === RegistryName.PUBLIC) {
      throw new Error(
        `${this.node.path}: the versions of a public provider come from the public registry and cannot be added.`,
      );
    }
    const lifecycle = options.replaceOnChange === undefined ? { createBeforeDestroy: true } : undefined;
    return new RegistryProviderVersion(this, versionNameOf(this, sourceDirectory), {
      providerId: this.id,
      version,
      sourceDirectory,
      lifecycle,
      ...options,
    });
  }
}
