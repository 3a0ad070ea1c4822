// Written from src/handlers/platform/project/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ExecutionMode } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `Project`. */
export interface ProjectProps extends LintelResourceProps {
  /**
   * The name of the organization that the project belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the project, unique in its organization whatever the case. Must have between 3 and 40 characters. Must consist of
   * letters, digits, `-`, `_` and inner spaces.
   */
  readonly name: string;
  /**
   * A description of the project. Must have at most 256 characters.
   *
   * @default - the project has no description
   */
  readonly description?: string;
  /**
   * How long a workspace of the project is without activity before its resources are destroyed, such as `14d` or `24h`, unless the
   * workspace has its own value. Must be 1 to 9999 days or hours, such as `14d`.
   *
   * @default - workspaces of the project are not destroyed by themselves
   */
  readonly autoDestroyActivityDuration?: string;
  /**
   * Where the runs of workspaces are executed that do not say so themselves. One of `remote`, `local`, `agent`.
   *
   * @default - it is inherited from the organization
   */
  readonly defaultExecutionMode?: ExecutionMode;
  /**
   * The ID of the agent pool whose agents execute these runs, `apool-…`. Must begin with `apool-` and not contain `/`.
   *
   * @default - it is inherited together with `defaultExecutionMode`
   */
  readonly defaultAgentPoolId?: string;
  /**
   * All tags of the project itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and
   * `_ . = + - @ :`. Must have at most 10 elements. Must have keys of 1 to 128 characters. Each value must have at most 256
   * characters. Each value must consist of letters, digits and `_ . = + - @ :`.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tags?: { [key: string]: string };
  /**
   * Whether the project may have further tags, which others manage: they are neither shown in `tags` nor removed.
   *
   * @default false
   */
  readonly ignoreAdditionalTags?: boolean | IResolvable;
}

/**
 * A group of workspaces of an organization, which share access, variable sets and settings. A project that has workspaces is not
 * destroyed, and neither is the default project.
 *
 * The CloudFormation type is `Custom::LintelProject`.
 */
export class Project extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelProject';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ProjectProps) {
    super(scope, id, 'Project', props);
  }

  /** The ID of the project, `prj-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the project belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the project, unique in its organization whatever the case. */
  public get name(): string {
    return this._string('Name');
  }

  /** Where the runs of workspaces are executed that do not say so themselves. */
  public get defaultExecutionMode(): string {
    return this._string('DefaultExecutionMode');
  }

  /** The ID of the agent pool whose agents execute these runs, `apool-…`. */
  public get defaultAgentPoolId(): string {
    return this._string('DefaultAgentPoolId');
  }

  /** The number of workspaces in the project. If the service does not report it, a reference to it fails. */
  public get workspaceCount(): number {
    return this._number('WorkspaceCount');
  }

  /** When the project was created. If the service does not report it, a reference to it fails. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }
}
