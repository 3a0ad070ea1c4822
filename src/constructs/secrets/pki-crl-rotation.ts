// Written from src/handlers/secrets/pki-crl-rotation/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCrlRotation } from '../../handlers/secrets/pki-crl-rotation/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiCrlRotation`. */
export interface PkiCrlRotationProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * Whether only the delta of the lists is built. Requires `enableDelta` of `lintel_pki_crl_config`. Changing it forces replacement.
   *
   * @default - complete lists are built
   */
  readonly delta?: boolean | IResolvable;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rebuild of the certificate revocation lists of an authority, so that revocations are published at once.
 *
 * The Terraform type is `lintel_pki_crl_rotation`.
 */
export class PkiCrlRotation extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_crl_rotation';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_crl_rotation', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiCrlRotation`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiCrlRotation(x: any): boolean {
    return hasType(x, 'resource lintel_pki_crl_rotation');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCrlRotationProps = {}) {
    super(scope, id, pkiCrlRotation, props);
  }

  /** The API path of the operation. This is also its import id. */
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

  /** Whether only the delta of the lists is built. Requires `enableDelta` of `lintel_pki_crl_config`. */
  public get delta(): boolean | IResolvable {
    return this.getBooleanAttribute('delta');
  }

  public set delta(value: boolean | IResolvable) {
    this._set('delta', value);
  }

  /** Arbitrary values, such as a date. When one of them changes, the operation is performed again. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /**
   * The time of the operation, according to the clock of the service. Null if it was imported or the service does not report the
   * time.
   */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `delta` is configured as. */
  public get deltaInput(): boolean | IResolvable | undefined {
    return this._input('delta');
  }

  /** Removes the configuration of `delta`. */
  public resetDelta(): void {
    this._set('delta', undefined);
  }

  /** What `triggers` is configured as. */
  public get triggersInput(): { [key: string]: string } | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: { [key: string]: string }): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }
}
