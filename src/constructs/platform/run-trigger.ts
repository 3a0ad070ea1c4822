// Written from src/handlers/platform/run-trigger/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { runTrigger } from '../../handlers/platform/run-trigger/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `RunTrigger`. */
export interface RunTriggerProps extends TerraformMetaArguments {
  /** The ID of the workspace whose runs start, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
  /**
   * The ID of the workspace after whose applies they start, `ws-…`. A workspace has at most 20 such sources. Must begin with `ws-`
   * and not contain `/`. Changing it forces replacement.
   */
  readonly sourceableId: string;
}

/**
 * Starts a run of a workspace after each successful apply in another workspace of the organization. Plans read the run triggers of
 * each workspace with one request.
 *
 * The Terraform type is `lintel_run_trigger`.
 */
export class RunTrigger extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_run_trigger';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_run_trigger', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `RunTrigger`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isRunTrigger(x: any): boolean {
    return hasType(x, 'resource lintel_run_trigger');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RunTriggerProps) {
    super(scope, id, runTrigger, props);
  }

  /** The ID of the run trigger, `rt-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
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

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }

  /** What `sourceableId` is configured as. */
  public get sourceableIdInput(): string {
    return this._input('sourceableId');
  }
}
