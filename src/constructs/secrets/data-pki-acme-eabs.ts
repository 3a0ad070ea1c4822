// Written from src/handlers/secrets/pki-acme-eab/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiAcmeEabsData } from '../../handlers/secrets/pki-acme-eab/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiAcmeEabs`. */
export interface DataPkiAcmeEabsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The external account bindings of an authority that no ACME client has used. Their keys are not included: the service never returns
 * them again.
 *
 * The Terraform type is `lintel_pki_acme_eabs`.
 */
export class DataPkiAcmeEabs extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_acme_eabs';

  /**
   * Whether a value is a `DataPkiAcmeEabs`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiAcmeEabs(x: any): boolean {
    return hasType(x, 'data lintel_pki_acme_eabs');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiAcmeEabsProps = {}) {
    super(scope, id, pkiAcmeEabsData, props);
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

  /** The bindings, sorted by id. Empty if there are none. */
  public get eabs(): PkiAcmeEabEntryList {
    return new PkiAcmeEabEntryList(this, 'eabs', false);
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

/** The bindings, sorted by id. Empty if there are none. */
export class PkiAcmeEabEntryOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the binding, which the client is given together with the key. */
  public get eabId(): string {
    return this.getStringAttribute('eab_id');
  }

  /** The path of the directory that the binding is for, below the path of the mount. */
  public get acmeDirectory(): string {
    return this.getStringAttribute('acme_directory');
  }

  /** When the binding was created. */
  public get createdOn(): string {
    return this.getStringAttribute('created_on');
  }
}

/** The bindings, sorted by id. Empty if there are none. */
export class PkiAcmeEabEntryList extends ComplexList {
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
  public get(index: number): PkiAcmeEabEntryOutputReference {
    return new PkiAcmeEabEntryOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
