// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuersData } from '../../handlers/secrets/pki-issuer/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiIssuers`. */
export interface DataPkiIssuersProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The issuers of a certificate authority.
 *
 * The Terraform type is `lintel_pki_issuers`.
 */
export class DataPkiIssuers extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_issuers';

  /**
   * Whether a value is a `DataPkiIssuers`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiIssuers(x: any): boolean {
    return hasType(x, 'data lintel_pki_issuers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiIssuersProps = {}) {
    super(scope, id, pkiIssuersData, props);
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

  /** The issuers, sorted by id. Empty if there are none. */
  public get issuers(): PkiIssuerEntryList {
    return new PkiIssuerEntryList(this, 'issuers', false);
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

/** The issuers, sorted by id. Empty if there are none. */
export class PkiIssuerEntryOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the issuer. */
  public get issuerId(): string {
    return this.getStringAttribute('issuer_id');
  }

  /** The name of the issuer. Null if the issuer has no name. */
  public get issuerName(): string {
    return this.getStringAttribute('issuer_name');
  }

  /** Whether this is the default issuer of the engine. */
  public get isDefault(): IResolvable {
    return this.getBooleanAttribute('is_default');
  }

  /** The serial number of the issuer's certificate. Null if the service does not report it. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The id of the issuer's key. Null if the engine has no key for the issuer. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }
}

/** The issuers, sorted by id. Empty if there are none. */
export class PkiIssuerEntryList extends ComplexList {
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
  public get(index: number): PkiIssuerEntryOutputReference {
    return new PkiIssuerEntryOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
