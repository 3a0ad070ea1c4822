// Written from src/handlers/platform/policy-set/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { PolicySetKind } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PolicySet`. */
export interface PolicySetProps extends LintelResourceProps {
  /**
   * The name of the organization that the policy set belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the policy set, unique in its organization. Must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * The framework of the policies. `tfpolicy` requires the dialect `hcp`. One of `sentinel_framework`, `opa`, `tfpolicy`. Changing
   * it forces replacement.
   *
   * @default "sentinel_framework"
   */
  readonly kind?: PolicySetKind;
  /**
   * A description of the policy set, in Markdown.
   *
   * @default - the policy set has no description
   */
  readonly description?: string;
  /**
   * Whether the policy set applies to all present and future workspaces of the organization that are not excluded.
   *
   * @default false
   */
  readonly global?: boolean | IResolvable;
  /**
   * Whether policies are evaluated by an agent. `false` is only valid if `kind` is `sentinel_framework`.
   *
   * @default - `false` if `kind` is `sentinel_framework`, and otherwise `true`
   */
  readonly agentEnabled?: boolean | IResolvable;
  /**
   * Whether people with the permission can override failures, even of `hard-mandatory` policies. If `kind` is `sentinel_framework`,
   * `true` requires `agentEnabled`.
   *
   * @default false
   */
  readonly overridable?: boolean | IResolvable;
  /**
   * The version of the program that evaluates the policies. If `kind` is `sentinel_framework`, it requires `agentEnabled` and may be
   * `latest`. Must not be empty.
   *
   * @default - the service chooses the version, or uses none
   */
  readonly policyToolVersion?: string;
  /**
   * The path of the folder in the repository that contains the policies. `policiesPath` requires `vcsRepo`.
   *
   * @default - the policies are at the root of the repository
   */
  readonly policiesPath?: string;
  /**
   * Glob patterns, relative to the root of the repository: only a commit that changes a matching file makes a new version. Must have
   * at most 100 elements. Each element must not be empty. `policyUpdatePatterns` requires `vcsRepo`.
   *
   * @default - every commit to the branch makes a new version
   */
  readonly policyUpdatePatterns?: string[];
  /**
   * The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to
   * a policy set that has policies or uploaded versions. `vcsRepo` conflicts with `policyIds`: the content of a policy set comes
   * from one place.
   *
   * @default - the content does not come from a repository
   */
  readonly vcsRepo?: PolicySetVcsRepo;
  /**
   * The IDs of all policies in the policy set, `pol-…`. They must have its `kind`. Each element must begin with `pol-` and not
   * contain `/`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly policyIds?: string[];
  /**
   * The IDs of all workspaces that the policy set is attached to, `ws-…`. Each element must begin with `ws-` and not contain `/`.
   * `workspaceIds` can only have elements if `global` is `false`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly workspaceIds?: string[];
  /**
   * The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces. Each element
   * must begin with `prj-` and not contain `/`. `projectIds` can only have elements if `global` is `false`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly projectIds?: string[];
  /**
   * The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them. Each element must
   * begin with `ws-` and not contain `/`. `excludedWorkspaceIds` and `workspaceIds` must not have an element in common.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly excludedWorkspaceIds?: string[];
  /**
   * The IDs of all projects that the policy set does not apply to, `prj-…`. Each element must begin with `prj-` and not contain `/`.
   * `excludedProjectIds` can only have elements if `global` is `true`.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly excludedProjectIds?: string[];
  /**
   * All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. `tagSelectors` must be empty or not
   * configured if `workspaceIds` or `projectIds` or `excludedWorkspaceIds` or `excludedProjectIds` has elements.
   *
   * @default - it is only read, and members can be managed by resources of their own
   */
  readonly tagSelectors?: PolicySetTagSelector[] | IResolvable;
}

/**
 * The repository that contains the policies. The policy set follows a branch. Removing it forces replacement; so does adding it to a
 * policy set that has policies or uploaded versions.
 */
export interface PolicySetVcsRepo {
  /**
   * The repository, as `organization/repository`; in some systems as `organization/project/_git/repository`. Must consist of at
   * least two non-empty parts separated by `/`.
   */
  readonly identifier: string;
  /**
   * The branch.
   *
   * @default - the default branch of the repository
   */
  readonly branch?: string;
  /**
   * The ID of the connection to the version control system, `ot-…`. Must begin with `ot-` and not contain `/`.
   *
   * @default - the repository is connected otherwise
   */
  readonly oauthTokenId?: string;
  /**
   * The ID of the installation of the GitHub App, `ghain-…`. It requires the token of a user who has linked a GitHub account. Must
   * begin with `ghain-` and not contain `/`.
   *
   * @default - the repository is connected otherwise
   */
  readonly githubAppInstallationId?: string;
  /**
   * Whether to fetch Git submodules as well.
   *
   * @default false
   */
  readonly ingressSubmodules?: boolean | IResolvable;
}

/** All tags by which the policy set applies to workspaces. Requires the dialect `hcp`. */
export interface PolicySetTagSelector {
  /** The key of the tag. Must have between 1 and 128 characters. */
  readonly key: string;
  /**
   * The value of the tag. Must have between 1 and 256 characters.
   *
   * @default - the tag has no value
   */
  readonly value?: string;
  /**
   * Whether workspaces with the tag are excluded. It must be `true` if `global` is, and otherwise `false`.
   *
   * @default false
   */
  readonly exclude?: boolean | IResolvable;
}

/**
 * A group of policies of one kind, and the workspaces in which it is enforced: all, those of projects, or single ones, without
 * exclusions. A policy that is in no policy set is never evaluated.
 *
 * The CloudFormation type is `Custom::LintelPolicySet`.
 */
export class PolicySet extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySet';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetProps) {
    super(scope, id, 'PolicySet', props);
  }

  /** The ID of the policy set, `polset-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the policy set belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the policy set, unique in its organization. */
  public get name(): string {
    return this._string('Name');
  }

  /** The framework of the policies. `tfpolicy` requires the dialect `hcp`. */
  public get kind(): string {
    return this._string('Kind');
  }

  /** Whether the policy set applies to all present and future workspaces of the organization that are not excluded. */
  public get global(): IResolvable {
    return this._boolean('Global');
  }

  /** Whether policies are evaluated by an agent. `false` is only valid if `kind` is `sentinel_framework`. */
  public get agentEnabled(): IResolvable {
    return this._boolean('AgentEnabled');
  }

  /**
   * Whether people with the permission can override failures, even of `hard-mandatory` policies. If `kind` is `sentinel_framework`,
   * `true` requires `agentEnabled`.
   */
  public get overridable(): IResolvable {
    return this._boolean('Overridable');
  }

  /**
   * The version of the program that evaluates the policies. If `kind` is `sentinel_framework`, it requires `agentEnabled` and may be
   * `latest`.
   */
  public get policyToolVersion(): string {
    return this._string('PolicyToolVersion');
  }

  /** The IDs of all policies in the policy set, `pol-…`. They must have its `kind`. */
  public get policyIds(): string[] {
    return this._list('PolicyIds');
  }

  /** The IDs of all workspaces that the policy set is attached to, `ws-…`. */
  public get workspaceIds(): string[] {
    return this._list('WorkspaceIds');
  }

  /** The IDs of all projects that the policy set is attached to, `prj-…`, with all their present and future workspaces. */
  public get projectIds(): string[] {
    return this._list('ProjectIds');
  }

  /** The IDs of all workspaces that the policy set does not apply to, `ws-…`, whatever else applies it to them. */
  public get excludedWorkspaceIds(): string[] {
    return this._list('ExcludedWorkspaceIds');
  }

  /** The IDs of all projects that the policy set does not apply to, `prj-…`. */
  public get excludedProjectIds(): string[] {
    return this._list('ExcludedProjectIds');
  }

  /** The number of policies in the policy set, or in its current version. */
  public get policyCount(): number {
    return this._number('PolicyCount');
  }

  /** The number of workspaces that the policy set is attached to, or of all that are not excluded if it is global. */
  public get workspaceCount(): number {
    return this._number('WorkspaceCount');
  }

  /**
   * The number of projects that the policy set is attached to, or of all that are not excluded if it is global. If the service does
   * not count them, a reference to it fails.
   */
  public get projectCount(): number {
    return this._number('ProjectCount');
  }

  /** Whether the content comes from a repository or from uploaded versions. */
  public get versioned(): IResolvable {
    return this._boolean('Versioned');
  }

  /** The ID of the version that is enforced, `polsetver-…`. If no version is ready, a reference to it fails. */
  public get currentVersionId(): string {
    return this._string('CurrentVersionId');
  }

  /** The ID of the newest version, `polsetver-…`, whatever its status. If the policy set has no versions, a reference to it fails. */
  public get newestVersionId(): string {
    return this._string('NewestVersionId');
  }

  /**
   * The status of the newest version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. If the policy set has no versions,
   * a reference to it fails.
   */
  public get newestVersionStatus(): string {
    return this._string('NewestVersionStatus');
  }

  /** Why the newest version cannot be used. If the newest version has no error, a reference to it fails. */
  public get newestVersionError(): string {
    return this._string('NewestVersionError');
  }

  /** When the policy set was created. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the policy set was last changed. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
