// Written from src/handlers/secrets/pki-issuer/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiIssuersData } from '../../handlers/secrets/pki-issuer/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiIssuers`. */
export interface DataPkiIssuersProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. It must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The issuers of a certificate authority.
 *
 * Terraform's type is `lintel_pki_issuers`.
 */
export class DataPkiIssuers extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_pki_issuers';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataPkiIssuersProps = {}) {
    super(scope, id, pkiIssuersData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The issuers, by their ids; an empty list where there are none. */
  public get issuers(): PkiIssuerEntryList {
    return new PkiIssuerEntryList(this, 'issuers', false);
  }
}

/** The issuers, by their ids; an empty list where there are none. */
export class PkiIssuerEntryOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the issuer. */
  public get issuerId(): string {
    return this.getStringAttribute('issuer_id');
  }

  /** The name of the issuer. Absent, it has none. */
  public get issuerName(): string {
    return this.getStringAttribute('issuer_name');
  }

  /** Whether the engine signs with it where nobody says which. */
  public get isDefault(): IResolvable {
    return this.getBooleanAttribute('is_default');
  }

  /** The serial number of its certificate. Absent, the service does not tell. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The id of its key. Absent, the engine has no key for it. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }
}

/** The issuers, by their ids; an empty list where there are none. */
export class PkiIssuerEntryList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): PkiIssuerEntryOutputReference {
    return new PkiIssuerEntryOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
