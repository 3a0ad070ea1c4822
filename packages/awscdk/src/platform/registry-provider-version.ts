// Written from src/handlers/platform/registry-provider-version/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryProviderVersion`. */
export interface RegistryProviderVersionProps extends LintelResourceProps {
  /**
   * The `id` of the private provider, `<organization>/private/<organization>/<name>`. Must be the `id` of a private provider, such
   * as "acme/private/acme/internal". Changing it forces replacement.
   */
  readonly providerId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". Changing it forces replacement. */
  readonly version: string;
  /**
   * The ID of the key that signed the checksums, 16 hexadecimal digits. The key must be among the GPG keys of the organization when
   * the version is installed. If it is there when the version is published, the signature is checked with it. Must consist of 16
   * hexadecimal digits. Changing it forces replacement.
   */
  readonly keyId: string;
  /**
   * The versions of the plugin protocol that the provider speaks. Each element is one of `4.0`, `5.0`, `6.0`. Must not be empty.
   * Changing it forces replacement.
   *
   * @default - those of the manifest in the folder are used, or `5.0` if there is none
   */
  readonly protocols?: string[];
  /**
   * The path of the folder with the files of the release, relative to the directory in which the app runs: exactly one
   * `*_SHA256SUMS`; its detached, binary signature, `*_SHA256SUMS.sig`; one or more archives
   * `terraform-provider-<name>_<version>_<os>_<arch>.zip`; and optionally a `*_manifest.json`. All other files are ignored. Together
   * they must not have more than 256 MiB. Must not be empty.
   */
  readonly sourceDirectory: string;
  /**
   * Whether to delete and recreate the version if its files change. If `false`, such an update is rejected, because lock files
   * contain the checksums of a published version.
   *
   * @default false
   */
  readonly replaceOnChange?: boolean | IResolvable;
}

/**
 * Publishes a version of a private provider from a folder with the files of a release: checks that they fit each other, uploads
 * them, and waits until the version can be installed.
 *
 * The CloudFormation type is `Custom::LintelRegistryProviderVersion`.
 */
export class RegistryProviderVersion extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryProviderVersion';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryProviderVersionProps) {
    super(scope, id, 'RegistryProviderVersion', props);
  }

  /** The import ID, `<provider_id>/<version>`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The `id` of the private provider, `<organization>/private/<organization>/<name>`. */
  public get providerId(): string {
    return this._string('ProviderId');
  }

  /** The semantic version. */
  public get version(): string {
    return this._string('Version');
  }

  /**
   * The ID of the key that signed the checksums, 16 hexadecimal digits. The key must be among the GPG keys of the organization when
   * the version is installed. If it is there when the version is published, the signature is checked with it.
   */
  public get keyId(): string {
    return this._string('KeyId');
  }

  /** The versions of the plugin protocol that the provider speaks. */
  public get protocols(): string[] {
    return this._list('Protocols');
  }

  /**
   * The hash of the checksums, which cover all archives: `sha256:` and the hash of `*_SHA256SUMS`. Files that are later exchanged on
   * the service are not detected. If the checksums of an imported version cannot be read, a reference to it fails.
   */
  public get contentHash(): string {
    return this._string('ContentHash');
  }

  /** Whether the checksums, their signature and the archives of all platforms are uploaded, so that the version can be installed. */
  public get complete(): IResolvable {
    return this._boolean('Complete');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the version was last changed. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
