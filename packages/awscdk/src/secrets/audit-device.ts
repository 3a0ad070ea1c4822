// Written from src/handlers/secrets/audit-device/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { AuditDeviceType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AuditDevice`. */
export interface AuditDeviceProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelAuditDevice`.
 */
export class AuditDevice extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAuditDevice';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AuditDeviceProps) {
    super(scope, id, 'AuditDevice', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path of the device. No other one can be above or below it. */
  public get path(): string {
    return this._string('Path');
  }

  /** The type of the device. `http` needs the dialect `openbao`. */
  public get type(): string {
    return this._string('Type');
  }

  /** Whether the device belongs to this cluster alone and is not replicated. */
  public get local(): IResolvable {
    return this._boolean('Local');
  }
}
