// Written from src/handlers/platform/variable-set-workspace/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `VariableSetWorkspace`. */
export interface VariableSetWorkspaceProps extends LintelResourceProps {
  /** The ID of the variable set, `varset-…`. Must begin with `varset-` and not contain `/`. Changing it forces replacement. */
  readonly variableSetId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
}

/**
 * A workspace in which a variable set counts, for variable sets whose workspaces several configurations manage. A variable set whose
 * `workspaceIds` are configured takes none, nor does a global one.
 *
 * The CloudFormation type is `Custom::LintelVariableSetWorkspace`.
 */
export class VariableSetWorkspace extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelVariableSetWorkspace';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableSetWorkspaceProps) {
    super(scope, id, 'VariableSetWorkspace', props);
  }

  /** The IDs of the variable set and of the workspace, `varset-…/ws-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the variable set, `varset-…`. */
  public get variableSetId(): string {
    return this._string('VariableSetId');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this._string('WorkspaceId');
  }
}
