// Written from src/handlers/platform/registry-provider/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryProvider`. */
export interface RegistryProviderProps extends LintelResourceProps {
  /**
   * The name of the organization whose registry contains the provider. Must be the name of an organization: not empty and without
   * `/`. Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The registry of the provider: `private` for a provider of the organization, `public` for the record of a provider in the public
   * registry. One of `private`, `public`. Changing it forces replacement.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the provider in the public registry. Only valid if `registryName` is `public`. Must consist of 1 to 64 letters,
   * digits, `-` and `_`, and begin and end with a letter or a digit. Changing it forces replacement.
   *
   * @default - the organization, as for every private provider
   */
  readonly namespace?: string;
  /**
   * The name of the provider, as in the names of its files: `terraform-provider-<name>`. Must consist of 1 to 64 lowercase letters,
   * digits and `-`, and begin and end with a letter or a digit. Changing it forces replacement.
   */
  readonly name: string;
}

/**
 * A provider in an organization's registry: a private provider, whose versions are published as `lintel_registry_provider_version`,
 * or the record of a public provider.
 *
 * The CloudFormation type is `Custom::LintelRegistryProvider`.
 */
export class RegistryProvider extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryProvider';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryProviderProps) {
    super(scope, id, 'RegistryProvider', props);
  }

  /** The import ID, `<organization>/<registry_name>/<namespace>/<name>`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the record, `prov-…`. */
  public get registryProviderId(): string {
    return this._string('RegistryProviderId');
  }

  /** The name of the organization whose registry contains the provider. */
  public get organization(): string {
    return this._string('Organization');
  }

  /**
   * The registry of the provider: `private` for a provider of the organization, `public` for the record of a provider in the public
   * registry.
   */
  public get registryName(): string {
    return this._string('RegistryName');
  }

  /** The namespace of the provider in the public registry. Only valid if `registryName` is `public`. */
  public get namespace(): string {
    return this._string('Namespace');
  }

  /** The name of the provider, as in the names of its files: `terraform-provider-<name>`. */
  public get name(): string {
    return this._string('Name');
  }

  /** When the record was created. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the record was last changed. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
