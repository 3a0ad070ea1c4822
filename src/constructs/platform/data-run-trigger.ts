// Written from src/handlers/platform/run-trigger/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { runTriggerData } from '../../handlers/platform/run-trigger/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRunTrigger`. */
export interface DataRunTriggerProps extends TerraformMetaArguments {
  /** The ID of the workspace whose runs start, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
  /**
   * The ID of the workspace after whose applies they start, `ws-…`. A workspace has at most 20 such sources. Must begin with `ws-`
   * and not contain `/`.
   */
  readonly sourceableId: string;
}

/**
 * The run trigger between two workspaces.
 *
 * The Terraform type is `lintel_run_trigger`.
 */
export class DataRunTrigger extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_trigger';

  /**
   * Whether a value is a `DataRunTrigger`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRunTrigger(x: any): boolean {
    return hasType(x, 'data lintel_run_trigger');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRunTriggerProps) {
    super(scope, id, runTriggerData, props);
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

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the workspace after whose applies they start, `ws-…`. A workspace has at most 20 such sources. */
  public get sourceableId(): string {
    return this.getStringAttribute('sourceable_id');
  }

  public set sourceableId(value: string) {
    this._set('sourceableId', value);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }

  /** What `sourceableId` is configured as. */
  public get sourceableIdInput(): string {
    return this._input('sourceableId');
  }
}
