// Written from src/handlers/platform/run-trigger/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RunTrigger`. */
export interface RunTriggerProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelRunTrigger`.
 */
export class RunTrigger extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRunTrigger';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RunTriggerProps) {
    super(scope, id, 'RunTrigger', props);
  }

  /** The ID of the run trigger, `rt-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the workspace whose runs start, `ws-…`. */
  public get workspaceId(): string {
    return this._string('WorkspaceId');
  }

  /** The ID of the workspace after whose applies they start, `ws-…`. A workspace has at most 20 such sources. */
  public get sourceableId(): string {
    return this._string('SourceableId');
  }

  /** The name of the workspace whose runs start. If the service does not report it, a reference to it fails. */
  public get workspaceName(): string {
    return this._string('WorkspaceName');
  }

  /** The name of the workspace after whose applies they start. If the service does not report it, a reference to it fails. */
  public get sourceableName(): string {
    return this._string('SourceableName');
  }

  /** When the run trigger was created. If the service does not report it, a reference to it fails. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }
}
