// Written from src/handlers/secrets/audit-device/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { auditDevicesData } from '../../handlers/secrets/audit-device/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAuditDevices`. */
export interface DataAuditDevicesProps extends TerraformMetaArguments {
}

/**
 * The audit devices of the service.
 *
 * The Terraform type is `lintel_audit_devices`.
 */
export class DataAuditDevices extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_audit_devices';

  /**
   * Whether a value is a `DataAuditDevices`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAuditDevices(x: any): boolean {
    return hasType(x, 'data lintel_audit_devices');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAuditDevicesProps = {}) {
    super(scope, id, auditDevicesData, props);
  }

  /** The API path that was listed. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The devices, sorted by path. Empty if there are none. */
  public get devices(): DataAuditDevicesDevicesList {
    return new DataAuditDevicesDevicesList(this, 'devices', false);
  }
}

/** The devices, sorted by path. Empty if there are none. */
export class DataAuditDevicesDevicesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path of the device. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The type of the device. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** What the device is for. Null if there is none. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Whether the device is not replicated. */
  public get local(): IResolvable {
    return this.getBooleanAttribute('local');
  }

  /** The settings of the type. Null if there are none. */
  public get options(): StringMap {
    return new StringMap(this, 'options');
  }
}

/** The devices, sorted by path. Empty if there are none. */
export class DataAuditDevicesDevicesList extends ComplexList {
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
  public get(index: number): DataAuditDevicesDevicesOutputReference {
    return new DataAuditDevicesDevicesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
