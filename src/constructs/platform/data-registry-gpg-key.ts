// Written from src/handlers/platform/registry-gpg-key/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryGpgKeyData } from '../../handlers/platform/registry-gpg-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryGpgKey`. */
export interface DataRegistryGpgKeyProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose providers the key verifies. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The ID of the key: 16 upper-case hexadecimal digits, the end of its fingerprint. Must consist of 16 upper-case hexadecimal
   * digits.
   */
  readonly keyId: string;
}

/**
 * A public key that verifies the providers in an organization's private registry.
 *
 * The Terraform type is `lintel_registry_gpg_key`.
 */
export class DataRegistryGpgKey extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_gpg_key';

  /**
   * Whether a value is a `DataRegistryGpgKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryGpgKey(x: any): boolean {
    return hasType(x, 'data lintel_registry_gpg_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryGpgKeyProps) {
    super(scope, id, registryGpgKeyData, props);
  }

  /** The import ID, `<organization>/<key_id>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The armored public key. */
  public get asciiArmor(): string {
    return this.getStringAttribute('ascii_armor');
  }

  /** When the key was added. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the key was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The name of the organization whose providers the key verifies. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The ID of the key: 16 upper-case hexadecimal digits, the end of its fingerprint. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  public set keyId(value: string) {
    this._set('keyId', value);
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `keyId` is configured as. */
  public get keyIdInput(): string {
    return this._input('keyId');
  }
}
