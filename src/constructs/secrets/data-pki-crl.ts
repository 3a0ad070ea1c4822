// Written from src/handlers/secrets/pki-crl/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCrlData } from '../../handlers/secrets/pki-crl/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiCrl`. */
export interface DataPkiCrlProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer; `default` is the default issuer of the engine. Must be a single path segment: not empty and
   * without `/`.
   *
   * @default "default"
   */
  readonly issuerRef?: string;
  /**
   * Whether to read the delta: what was revoked since the last complete list.
   *
   * @default false
   */
  readonly delta?: boolean | IResolvable;
}

/**
 * The certificate revocation list of an issuer.
 *
 * The Terraform type is `lintel_pki_crl`.
 */
export class DataPkiCrl extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_crl';

  /**
   * Whether a value is a `DataPkiCrl`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiCrl(x: any): boolean {
    return hasType(x, 'data lintel_pki_crl');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiCrlProps = {}) {
    super(scope, id, pkiCrlData, props);
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

  /** The id or the name of the issuer; `default` is the default issuer of the engine. */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  public set issuerRef(value: string) {
    this._set('issuerRef', value);
  }

  /** Whether to read the delta: what was revoked since the last complete list. */
  public get delta(): boolean | IResolvable {
    return this.getBooleanAttribute('delta');
  }

  public set delta(value: boolean | IResolvable) {
    this._set('delta', value);
  }

  /** The list, as PEM. */
  public get crl(): string {
    return this.getStringAttribute('crl');
  }

  /** The number of the list, which rises with each one. Null if the list has none. */
  public get number(): number {
    return this.getNumberAttribute('number');
  }

  /** When the list was signed. */
  public get thisUpdate(): string {
    return this.getStringAttribute('this_update');
  }

  /** When the list expires. Null if the list does not expire. */
  public get nextUpdate(): string {
    return this.getStringAttribute('next_update');
  }

  /** The serial numbers of the certificates on the list, sorted. Empty if there are none. */
  public get revoked(): string[] {
    return this.getListAttribute('revoked');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `issuerRef` is configured as. */
  public get issuerRefInput(): string | undefined {
    return this._input('issuerRef');
  }

  /** Removes the configuration of `issuerRef`. */
  public resetIssuerRef(): void {
    this._set('issuerRef', undefined);
  }

  /** What `delta` is configured as. */
  public get deltaInput(): boolean | IResolvable | undefined {
    return this._input('delta');
  }

  /** Removes the configuration of `delta`. */
  public resetDelta(): void {
    this._set('delta', undefined);
  }
}
