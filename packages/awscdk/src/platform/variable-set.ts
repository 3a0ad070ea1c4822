// Written from src/handlers/platform/variable-set/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `VariableSet`. */
export interface VariableSetProps extends LintelResourceProps {
  /**
   * The name of the organization that the variable set belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the variable set, unique for what owns it. Of two sets of one rank with a common variable, the one whose name sorts
   * first counts. Must not be empty.
   */
  readonly name: string;
  /**
   * A description of the variable set.
   *
   * @default - the variable set has no description
   */
  readonly description?: string;
  /**
   * Whether it counts in all present and future workspaces of the organization.
   *
   * @default false
   */
  readonly global?: boolean | IResolvable;
  /**
   * Whether its variables win over those of workspaces, and over those that a run is started with.
   *
   * @default false
   */
  readonly priority?: boolean | IResolvable;
  /**
   * The ID of the project that owns the variable set, `prj-…`. The set then counts only in that project and its workspaces. Must
   * begin with `prj-` and not contain `/`. Changing it forces replacement. `parentProjectId` can be set only if `global` is `false`
   * or not set.
   *
   * @default - the organization owns the variable set
   */
  readonly parentProjectId?: string;
  /**
   * The IDs of all workspaces in which it counts, `ws-…`. Each element must begin with `ws-` and not contain `/`. `workspaceIds` can
   * only have elements if `global` is `false`.
   *
   * @default - it is only read, and others can attach the set
   */
  readonly workspaceIds?: string[];
  /**
   * The IDs of all projects in whose workspaces it counts, `prj-…`. Each element must begin with `prj-` and not contain `/`.
   * `projectIds` can only have elements if `global` is `false`.
   *
   * @default - it is only read, and others can attach the set
   */
  readonly projectIds?: string[];
}

/**
 * Variables that count in several workspaces: everywhere, in projects, or in single workspaces.
 *
 * The CloudFormation type is `Custom::LintelVariableSet`.
 */
export class VariableSet extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelVariableSet';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableSetProps) {
    super(scope, id, 'VariableSet', props);
  }

  /** The ID of the variable set, `varset-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the variable set belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /**
   * The name of the variable set, unique for what owns it. Of two sets of one rank with a common variable, the one whose name sorts
   * first counts.
   */
  public get name(): string {
    return this._string('Name');
  }

  /** Whether it counts in all present and future workspaces of the organization. */
  public get global(): IResolvable {
    return this._boolean('Global');
  }

  /** Whether its variables win over those of workspaces, and over those that a run is started with. */
  public get priority(): IResolvable {
    return this._boolean('Priority');
  }

  /** The IDs of all workspaces in which it counts, `ws-…`. */
  public get workspaceIds(): string[] {
    return this._list('WorkspaceIds');
  }

  /** The IDs of all projects in whose workspaces it counts, `prj-…`. */
  public get projectIds(): string[] {
    return this._list('ProjectIds');
  }

  /** The number of its variables. If the service does not report it, a reference to it fails. */
  public get variableCount(): number {
    return this._number('VariableCount');
  }

  /** The number of workspaces in which it counts. If the service does not report it, a reference to it fails. */
  public get workspaceCount(): number {
    return this._number('WorkspaceCount');
  }

  /** The number of projects in which it counts. If the service does not report it, a reference to it fails. */
  public get projectCount(): number {
    return this._number('ProjectCount');
  }

  /** When the variable set was last changed. If the service does not report it, a reference to it fails. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
