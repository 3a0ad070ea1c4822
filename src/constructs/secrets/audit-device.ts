// Written from src/handlers/secrets/audit-device/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { AuditDeviceType } from './vocabularies';
import { auditDevice } from '../../handlers/secrets/audit-device/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `AuditDevice`. */
export interface AuditDeviceProps extends TerraformMetaArguments {
  /**
   * The path of the device. No other one can be above or below it. Must be printable, without white space at its ends and without a
   * segment that is empty, `.` or `..`. Changing it forces replacement.
   */
  readonly path: string;
  /**
   * The type of the device. `http` needs the dialect `openbao`. One of `file`, `socket`, `syslog`, `http`. Changing it forces
   * replacement.
   */
  readonly type: AuditDeviceType;
  /**
   * What the device is for. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly description?: string;
  /**
   * Whether the device belongs to this cluster alone and is not replicated. Changing it forces replacement.
   *
   * @default false
   */
  readonly local?: boolean | IResolvable;
  /**
   * The settings of the type: `file_path` and `mode` of a file, `address` and `socket_type` of a socket, `uri` of `http`; `format`,
   * `hmac_accessor`, `log_raw`, `elide_list_responses` and `prefix` of all. Changing it forces replacement.
   *
   * @default - the service decides
   */
  readonly options?: { [key: string]: string };
}

/**
 * Where the service records every request and every response. If there are devices and none of them can write, the service responds
 * to no request. OpenBao takes devices by its API only if its server is configured so.
 *
 * The Terraform type is `lintel_audit_device`.
 */
export class AuditDevice extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_audit_device';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_audit_device', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AuditDevice`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAuditDevice(x: any): boolean {
    return hasType(x, 'resource lintel_audit_device');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AuditDeviceProps) {
    super(scope, id, auditDevice, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path of the device. No other one can be above or below it. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** The type of the device. `http` needs the dialect `openbao`. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** What the device is for. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** Whether the device belongs to this cluster alone and is not replicated. */
  public get local(): boolean | IResolvable {
    return this.getBooleanAttribute('local');
  }

  public set local(value: boolean | IResolvable) {
    this._set('local', value);
  }

  /**
   * The settings of the type: `file_path` and `mode` of a file, `address` and `socket_type` of a socket, `uri` of `http`; `format`,
   * `hmac_accessor`, `log_raw`, `elide_list_responses` and `prefix` of all.
   */
  public get options(): StringMap {
    return new StringMap(this, 'options');
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
  }

  /** What `type` is configured as. */
  public get typeInput(): AuditDeviceType {
    return this._input('type');
  }

  /**
   * Changes what `type` is configured as.
   *
   * @param value the new value
   */
  public putType(value: AuditDeviceType): void {
    this._set('type', value);
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `local` is configured as. */
  public get localInput(): boolean | IResolvable | undefined {
    return this._input('local');
  }

  /** Removes the configuration of `local`. */
  public resetLocal(): void {
    this._set('local', undefined);
  }

  /** What `options` is configured as. */
  public get optionsInput(): { [key: string]: string } | undefined {
    return this._input('options');
  }

  /**
   * Changes what `options` is configured as.
   *
   * @param value the new value
   */
  public putOptions(value: { [key: string]: string }): void {
    this._set('options', value);
  }

  /** Removes the configuration of `options`. */
  public resetOptions(): void {
    this._set('options', undefined);
  }
}
