// Written from src/handlers/platform/registry-gpg-key/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RegistryGpgKey`. */
export interface RegistryGpgKeyProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelRegistryGpgKey`.
 */
export class RegistryGpgKey extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRegistryGpgKey';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RegistryGpgKeyProps) {
    super(scope, id, 'RegistryGpgKey', props);
  }

  /** The import ID, `<organization>/<key_id>`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization whose providers the key verifies. */
  public get organization(): string {
    return this._string('Organization');
  }

  /**
   * The public key, armored, as `gpg --armor --export <key>` prints it. A private key is rejected. Headers, line breaks and the
   * checksum are ignored in comparisons.
   */
  public get asciiArmor(): string {
    return this._string('AsciiArmor');
  }

  /** The ID of the key: 16 upper-case hexadecimal digits, the end of its fingerprint. */
  public get keyId(): string {
    return this._string('KeyId');
  }

  /** When the key was added. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the key was last changed. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
