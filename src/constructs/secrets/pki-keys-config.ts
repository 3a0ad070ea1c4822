// Written from src/handlers/secrets/pki-keys-config/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiKeysConfig } from '../../handlers/secrets/pki-keys-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiKeysConfig`. */
export interface PkiKeysConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the key that is used by requests that name no key. State keeps the configured form. Must be the id or the
   * name of a key, and not `default`.
   */
  readonly default: string;
}

/**
 * The default key of a certificate authority. The service makes the first key of a mount the default, and this resource takes that
 * choice over. The default cannot be removed: destroying the resource removes it from the state only.
 *
 * The Terraform type is `lintel_pki_keys_config`.
 */
export class PkiKeysConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_keys_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_keys_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiKeysConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiKeysConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_keys_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiKeysConfigProps) {
    super(scope, id, pkiKeysConfig, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The id or the name of the key that is used by requests that name no key. State keeps the configured form. */
  public get default(): string {
    return this.getStringAttribute('default');
  }

  public set default(value: string) {
    this._set('default', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `default` is configured as. */
  public get defaultInput(): string {
    return this._input('default');
  }
}
