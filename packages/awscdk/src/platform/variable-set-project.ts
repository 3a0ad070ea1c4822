// Written from src/handlers/platform/variable-set-project/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `VariableSetProject`. */
export interface VariableSetProjectProps extends LintelResourceProps {
  /** The ID of the variable set, `varset-…`. Must begin with `varset-` and not contain `/`. Changing it forces replacement. */
  readonly variableSetId: string;
  /** The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. Changing it forces replacement. */
  readonly projectId: string;
}

/**
 * A project in whose workspaces a variable set counts, for variable sets whose projects several configurations manage. A variable
 * set whose `projectIds` are configured takes none, nor does a global one.
 *
 * The CloudFormation type is `Custom::LintelVariableSetProject`.
 */
export class VariableSetProject extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelVariableSetProject';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableSetProjectProps) {
    super(scope, id, 'VariableSetProject', props);
  }

  /** The IDs of the variable set and of the project, `varset-…/prj-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the variable set, `varset-…`. */
  public get variableSetId(): string {
    return this._string('VariableSetId');
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this._string('ProjectId');
  }
}
