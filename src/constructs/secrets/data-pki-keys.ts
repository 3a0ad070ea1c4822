// Written from src/handlers/secrets/pki-key/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiKeysData } from '../../handlers/secrets/pki-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiKeys`. */
export interface DataPkiKeysProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The keys of a certificate authority.
 *
 * The Terraform type is `lintel_pki_keys`.
 */
export class DataPkiKeys extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_keys';

  /**
   * Whether a value is a `DataPkiKeys`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiKeys(x: any): boolean {
    return hasType(x, 'data lintel_pki_keys');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiKeysProps = {}) {
    super(scope, id, pkiKeysData, props);
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

  /** The keys, sorted by id. Empty if there are none. */
  public get keys(): PkiKeyEntryList {
    return new PkiKeyEntryList(this, 'keys', false);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }
}

/** The keys, sorted by id. Empty if there are none. */
export class PkiKeyEntryOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the key. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }

  /** The name of the key. Null if the key has no name. */
  public get keyName(): string {
    return this.getStringAttribute('key_name');
  }

  /** Whether this is the default key of the engine. */
  public get isDefault(): IResolvable {
    return this.getBooleanAttribute('is_default');
  }
}

/** The keys, sorted by id. Empty if there are none. */
export class PkiKeyEntryList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): PkiKeyEntryOutputReference {
    return new PkiKeyEntryOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
