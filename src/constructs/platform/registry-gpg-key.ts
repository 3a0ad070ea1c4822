// Written from src/handlers/platform/registry-gpg-key/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { registryGpgKey } from '../../handlers/platform/registry-gpg-key/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `RegistryGpgKey`. */
export interface RegistryGpgKeyProps extends TerraformMetaArguments {
  /**
   * The name of the organization whose providers the key verifies. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The public key, armored, as `gpg --armor --export <key>` prints it. A private key is rejected. Headers, line breaks and the
   * checksum are ignored in comparisons. Must be exactly one armored public key, RSA or DSA, such as `gpg --armor --export <key>`
   * prints. Changing it forces replacement.
   */
  readonly asciiArmor: string;
}

/**
 * The public key that verifies the providers in an organization's private registry.
 *
 * The Terraform type is `lintel_registry_gpg_key`.
 */
export class RegistryGpgKey extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_gpg_key';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_registry_gpg_key', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RegistryGpgKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRegistryGpgKey(x: any): boolean {
    return hasType(x, 'resource lintel_registry_gpg_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryGpgKeyProps) {
    super(scope, id, registryGpgKey, props);
  }

  /** The import ID, `<organization>/<key_id>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization whose providers the key verifies. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /**
   * The public key, armored, as `gpg --armor --export <key>` prints it. A private key is rejected. Headers, line breaks and the
   * checksum are ignored in comparisons.
   */
  public get asciiArmor(): string {
    return this.getStringAttribute('ascii_armor');
  }

  public set asciiArmor(value: string) {
    this._set('asciiArmor', value);
  }

  /** The ID of the key: 16 upper-case hexadecimal digits, the end of its fingerprint. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** When the key was added. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the key was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `asciiArmor` is configured as. */
  public get asciiArmorInput(): string {
    return this._input('asciiArmor');
  }
}
