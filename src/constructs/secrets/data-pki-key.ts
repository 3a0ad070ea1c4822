// Written from src/handlers/secrets/pki-key/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiKeyData } from '../../handlers/secrets/pki-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiKey`. */
export interface DataPkiKeyProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the key; `default` is the default key of the engine. Must be a single path segment: not empty and without
   * `/`.
   *
   * @default "default"
   */
  readonly keyRef?: string;
}

/**
 * A key of a certificate authority. The private key is not included: the service never returns it.
 *
 * The Terraform type is `lintel_pki_key`.
 */
export class DataPkiKey extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_key';

  /**
   * Whether a value is a `DataPkiKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiKey(x: any): boolean {
    return hasType(x, 'data lintel_pki_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiKeyProps = {}) {
    super(scope, id, pkiKeyData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The id or the name of the key; `default` is the default key of the engine. */
  public get keyRef(): string {
    return this.getStringAttribute('key_ref');
  }

  public set keyRef(value: string) {
    this._set('keyRef', value);
  }

  /** The id of the key. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** The name of the key. Null if the key has no name. */
  public get keyName(): string {
    return this.getStringAttribute('key_name');
  }

  /** The type of the key: `rsa`, `ec` or `ed25519`. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The identifier of the key in certificates, in hexadecimal with colons. Null if the service does not report it. */
  public get subjectKeyId(): string {
    return this.getStringAttribute('subject_key_id');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `keyRef` is configured as. */
  public get keyRefInput(): string | undefined {
    return this._input('keyRef');
  }

  /** Removes the configuration of `keyRef`. */
  public resetKeyRef(): void {
    this._set('keyRef', undefined);
  }
}
