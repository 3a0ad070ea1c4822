// Written from src/handlers/platform/workspace/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ExecutionMode } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `Workspace`. */
export interface WorkspaceProps extends LintelResourceProps {
  /**
   * The name of the organization that the workspace belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the workspace, unique in its organization. Must consist of letters, digits, `-` and `_`. Must have at most 90
   * characters.
   */
  readonly name: string;
  /**
   * A description of the workspace.
   *
   * @default - the workspace has no description
   */
  readonly description?: string;
  /**
   * The ID of the project that contains the workspace, `prj-…`. Changing it moves the workspace. Must begin with `prj-` and not
   * contain `/`.
   *
   * @default - a new workspace is in the default project of the organization
   */
  readonly projectId?: string;
  /**
   * What made the workspace, as the service shows it. Sent only when it is created. Must not be empty. Sent only on creation; a
   * later change is rejected. `sourceName` requires `sourceUrl`.
   *
   * @default - the workspace does not say what made it
   */
  readonly sourceName?: string;
  /**
   * The URL of what made the workspace. Sent only when it is created. Must be an absolute URL with the scheme "http" or "https" and
   * a host. Sent only on creation; a later change is rejected. `sourceUrl` requires `sourceName`.
   *
   * @default - the workspace does not say what made it
   */
  readonly sourceUrl?: string;
  /**
   * Where runs are executed; with `local`, the workspace only keeps the state. One of `remote`, `local`, `agent`.
   *
   * @default - it is inherited from the project or the organization
   */
  readonly executionMode?: ExecutionMode;
  /**
   * The ID of the agent pool whose agents execute the runs, `apool-…`. Must begin with `apool-` and not contain `/`.
   *
   * @default - it is inherited together with `executionMode`
   */
  readonly agentPoolId?: string;
  /**
   * Whether runs may destroy everything.
   *
   * @default true
   */
  readonly allowDestroyPlan?: boolean | IResolvable;
  /**
   * Whether the service looks for drift regularly. Requires the hosted service and an entitlement.
   *
   * @default - `false`, unless the organization enforces it
   */
  readonly assessmentsEnabled?: boolean | IResolvable;
  /**
   * Whether successful plans are applied without confirmation.
   *
   * @default false
   */
  readonly autoApply?: boolean | IResolvable;
  /**
   * Whether this is so for runs that another workspace has started.
   *
   * @default false
   */
  readonly autoApplyRunTrigger?: boolean | IResolvable;
  /**
   * When the resources of the workspace are destroyed next, as an RFC 3339 time. `autoDestroyAt` conflicts with
   * `autoDestroyActivityDuration`.
   *
   * @default - no time is set
   */
  readonly autoDestroyAt?: string;
  /**
   * How long the workspace is without activity before its resources are destroyed, such as `14d` or `24h`. Must be 1 to 9999 days or
   * hours, such as `14d`.
   *
   * @default - it is inherited from the project
   */
  readonly autoDestroyActivityDuration?: string;
  /**
   * Whether a commit starts a run before a person has started the first one.
   *
   * @default - `false` for a new workspace
   */
  readonly queueAllRuns?: boolean | IResolvable;
  /**
   * Whether pull requests start plans that cannot be applied.
   *
   * @default true
   */
  readonly speculativeEnabled?: boolean | IResolvable;
  /**
   * Whether the output of runs is shown in a structured form.
   *
   * @default true
   */
  readonly structuredRunOutputEnabled?: boolean | IResolvable;
  /**
   * The version of Terraform, or a constraint, of which the newest version counts. Must not be empty.
   *
   * @default - the newest version when the workspace is created
   */
  readonly terraformVersion?: string;
  /**
   * The directory in which runs start, relative to the root of the configuration. Must be a relative path without `..`.
   *
   * @default - runs start in the root of the configuration
   */
  readonly workingDirectory?: string;
  /**
   * The ID of the SSH key that fetches modules, `sshkey-…`. Must begin with `sshkey-` and not contain `/`.
   *
   * @default - modules are fetched without a key
   */
  readonly sshKeyId?: string;
  /**
   * Whether only commits that change files of interest start runs.
   *
   * @default true
   */
  readonly fileTriggersEnabled?: boolean | IResolvable;
  /**
   * Folders, relative to the root of the repository, whose files are of interest. Each element must not be empty.
   *
   * @default - only `workingDirectory` is of interest
   */
  readonly triggerPrefixes?: string[];
  /**
   * Glob patterns, relative to the root of the repository, of files that are of interest. Each element must not be empty.
   * `triggerPatterns` must be empty or not configured if `triggerPrefixes` has elements.
   *
   * @default - only `workingDirectory` is of interest
   */
  readonly triggerPatterns?: string[];
  /**
   * Whether every workspace of the organization can read the state.
   *
   * @default false
   */
  readonly globalRemoteState?: boolean | IResolvable;
  /**
   * Whether every workspace of the project can read the state. Requires a self-managed service. `projectRemoteState` and
   * `globalRemoteState` cannot both be true.
   *
   * @default - `false` for a new workspace
   */
  readonly projectRemoteState?: boolean | IResolvable;
  /**
   * The IDs of all workspaces that can read the state, `ws-…`, as far as the token can see them. Reading them takes a request for
   * each workspace. Each element must begin with `ws-` and not contain `/`. `remoteStateConsumerIds` can only have elements if
   * `globalRemoteState` is `false`.
   *
   * @default - consumers are neither managed nor read
   */
  readonly remoteStateConsumerIds?: string[];
  /**
   * The repository that contains the configuration. Adding, changing and removing it does not force replacement.
   *
   * @default - the configuration is uploaded
   */
  readonly vcsRepo?: WorkspaceVcsRepo;
  /**
   * All tags of the workspace itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and
   * `_ . = + - @ :`. Must have at most 10 elements. Must have keys of 1 to 128 characters. Each value must have at most 256
   * characters. Each value must consist of letters, digits and `_ . = + - @ :`.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tags?: { [key: string]: string };
  /**
   * Whether the workspace may have further tags, which others manage: they are neither shown in `tags` nor removed.
   *
   * @default false
   */
  readonly ignoreAdditionalTags?: boolean | IResolvable;
  /**
   * All tags of the workspace without a value. Each element must consist of lower-case letters, digits, `-`, `_` and `:`, and begin
   * and end with a letter or a digit: the service would change other names.
   *
   * @default - it is only read, and others can manage them
   */
  readonly tagNames?: string[];
  /**
   * Whether the workspace may have further tags without a value, which others manage: they are neither shown in `tagNames` nor
   * removed.
   *
   * @default false
   */
  readonly ignoreAdditionalTagNames?: boolean | IResolvable;
  /**
   * Whether destroying it deletes the workspace although it manages resources, which then stay where they are and are tracked by
   * nobody. It counts once it was applied.
   *
   * @default false
   */
  readonly forceDelete?: boolean | IResolvable;
}

/** The repository that contains the configuration. Adding, changing and removing it does not force replacement. */
export interface WorkspaceVcsRepo {
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
  /**
   * A regular expression: a tag that matches it starts a run. Requires `fileTriggersEnabled` to be false.
   *
   * @default - tags start no runs
   */
  readonly tagsRegex?: string;
}

/**
 * A workspace: one state, and how it is run. Destroying it is refused while it manages resources, unless `forceDelete` is true.
 *
 * The CloudFormation type is `Custom::LintelWorkspace`.
 */
export class Workspace extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelWorkspace';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: WorkspaceProps) {
    super(scope, id, 'Workspace', props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the workspace belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the workspace, unique in its organization. */
  public get name(): string {
    return this._string('Name');
  }

  /** The ID of the project that contains the workspace, `prj-…`. Changing it moves the workspace. */
  public get projectId(): string {
    return this._string('ProjectId');
  }

  /** What made the workspace, as the service shows it. Sent only when it is created. */
  public get sourceName(): string {
    return this._string('SourceName');
  }

  /** The URL of what made the workspace. Sent only when it is created. */
  public get sourceUrl(): string {
    return this._string('SourceUrl');
  }

  /** The URL of the page of the workspace. If the service does not report it, a reference to it fails. */
  public get htmlUrl(): string {
    return this._string('HtmlUrl');
  }

  /** When the workspace was created. If the service does not report it, a reference to it fails. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When the workspace was last changed. If the service does not report it, a reference to it fails. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }

  /** Where runs are executed; with `local`, the workspace only keeps the state. */
  public get executionMode(): string {
    return this._string('ExecutionMode');
  }

  /** The ID of the agent pool whose agents execute the runs, `apool-…`. */
  public get agentPoolId(): string {
    return this._string('AgentPoolId');
  }

  /**
   * Who decides where runs are executed at present: `workspace`, `project` or `organization`. If this release of the service has no
   * inheritance, or the token may not read the project, a reference to it fails.
   */
  public get executionModeSource(): string {
    return this._string('ExecutionModeSource');
  }

  /** Whether runs may destroy everything. */
  public get allowDestroyPlan(): IResolvable {
    return this._boolean('AllowDestroyPlan');
  }

  /** Whether the service looks for drift regularly. Requires the hosted service and an entitlement. */
  public get assessmentsEnabled(): IResolvable {
    return this._boolean('AssessmentsEnabled');
  }

  /** Whether successful plans are applied without confirmation. */
  public get autoApply(): IResolvable {
    return this._boolean('AutoApply');
  }

  /** Whether this is so for runs that another workspace has started. */
  public get autoApplyRunTrigger(): IResolvable {
    return this._boolean('AutoApplyRunTrigger');
  }

  /** How long the workspace is without activity before its resources are destroyed, such as `14d` or `24h`. */
  public get autoDestroyActivityDuration(): string {
    return this._string('AutoDestroyActivityDuration');
  }

  /** Whether `autoDestroyActivityDuration` is that of the project. If the service does not report it, a reference to it fails. */
  public get inheritsProjectAutoDestroy(): IResolvable {
    return this._boolean('InheritsProjectAutoDestroy');
  }

  /** Whether a commit starts a run before a person has started the first one. */
  public get queueAllRuns(): IResolvable {
    return this._boolean('QueueAllRuns');
  }

  /** Whether pull requests start plans that cannot be applied. */
  public get speculativeEnabled(): IResolvable {
    return this._boolean('SpeculativeEnabled');
  }

  /** Whether the output of runs is shown in a structured form. */
  public get structuredRunOutputEnabled(): IResolvable {
    return this._boolean('StructuredRunOutputEnabled');
  }

  /** The version of Terraform, or a constraint, of which the newest version counts. */
  public get terraformVersion(): string {
    return this._string('TerraformVersion');
  }

  /** Whether the workspace is locked. If the service does not report it, a reference to it fails. */
  public get locked(): IResolvable {
    return this._boolean('Locked');
  }

  /** The number of resources in the current state. If the service does not report it, a reference to it fails. */
  public get resourceCount(): number {
    return this._number('ResourceCount');
  }

  /** Whether only commits that change files of interest start runs. */
  public get fileTriggersEnabled(): IResolvable {
    return this._boolean('FileTriggersEnabled');
  }

  /** Whether every workspace of the organization can read the state. */
  public get globalRemoteState(): IResolvable {
    return this._boolean('GlobalRemoteState');
  }

  /** Whether every workspace of the project can read the state. Requires a self-managed service. */
  public get projectRemoteState(): IResolvable {
    return this._boolean('ProjectRemoteState');
  }

  /**
   * The IDs of all workspaces that can read the state, `ws-…`, as far as the token can see them. Reading them takes a request for
   * each workspace.
   */
  public get remoteStateConsumerIds(): string[] {
    return this._list('RemoteStateConsumerIds');
  }

  /** All tags of the workspace without a value. */
  public get tagNames(): string[] {
    return this._list('TagNames');
  }
}
