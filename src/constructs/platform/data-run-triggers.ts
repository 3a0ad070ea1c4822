// Written from src/handlers/platform/run-trigger/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RunTriggerDirection } from './vocabularies';
import { runTriggersData } from '../../handlers/platform/run-trigger/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRunTriggers`. */
export interface DataRunTriggersProps extends TerraformMetaArguments {
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
  /** Those that start runs of the workspace (`inbound`), or those that its applies cause (`outbound`). One of `inbound`, `outbound`. */
  readonly direction: RunTriggerDirection;
}

/**
 * The run triggers of a workspace, in one direction.
 *
 * The Terraform type is `lintel_run_triggers`.
 */
export class DataRunTriggers extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_triggers';

  /**
   * Whether a value is a `DataRunTriggers`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRunTriggers(x: any): boolean {
    return hasType(x, 'data lintel_run_triggers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRunTriggersProps) {
    super(scope, id, runTriggersData, props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** Those that start runs of the workspace (`inbound`), or those that its applies cause (`outbound`). */
  public get direction(): string {
    return this.getStringAttribute('direction');
  }

  /** The run triggers, sorted by the names of both workspaces. */
  public get runTriggers(): DataRunTriggersRunTriggersList {
    return new DataRunTriggersRunTriggersList(this, 'run_triggers', false);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }

  /** What `direction` is configured as. */
  public get directionInput(): RunTriggerDirection {
    return this._input('direction');
  }

  /**
   * Changes what `direction` is configured as.
   *
   * @param value the new value
   */
  public putDirection(value: RunTriggerDirection): void {
    this._set('direction', value);
  }
}

/** The run triggers, sorted by the names of both workspaces. */
export class DataRunTriggersRunTriggersOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the run trigger, `rt-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the workspace whose runs start. Null if the service does not report it. */
  public get workspaceName(): string {
    return this.getStringAttribute('workspace_name');
  }

  /** The name of the workspace after whose applies they start. Null if the service does not report it. */
  public get sourceableName(): string {
    return this.getStringAttribute('sourceable_name');
  }

  /** When the run trigger was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** The ID of the workspace whose runs start, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The ID of the workspace after whose applies they start, `ws-…`. */
  public get sourceableId(): string {
    return this.getStringAttribute('sourceable_id');
  }
}

/** The run triggers, sorted by the names of both workspaces. */
export class DataRunTriggersRunTriggersList extends ComplexList {
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
  public get(index: number): DataRunTriggersRunTriggersOutputReference {
    return new DataRunTriggersRunTriggersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
