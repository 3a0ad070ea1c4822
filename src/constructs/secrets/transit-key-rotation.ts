// Written from src/handlers/secrets/transit-key-rotation/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { transitKeyRotation } from '../../handlers/secrets/transit-key-rotation/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `TransitKeyRotation`. */
export interface TransitKeyRotationProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "transit"
   */
  readonly mount?: string;
  /** The name of the key. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of a key, independent of its period: the key gets a new version, which encrypts and signs from then on. Older versions
 * still decrypt.
 *
 * The Terraform type is `lintel_transit_key_rotation`.
 */
export class TransitKeyRotation extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_transit_key_rotation';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_transit_key_rotation', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TransitKeyRotation`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTransitKeyRotation(x: any): boolean {
    return hasType(x, 'resource lintel_transit_key_rotation');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TransitKeyRotationProps) {
    super(scope, id, transitKeyRotation, props);
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

  /** The name of the key. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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

  /** The number of the version that the rotation made. Null if it was imported. */
  public get latestVersion(): number {
    return this.getNumberAttribute('latest_version');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
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
