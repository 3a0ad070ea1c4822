import { IResolvable, TerraformResource, TerraformStack } from 'cdktf';
import { Construct } from 'constructs';
import { PolicySetBase, PolicySetProps, PolicySetVcsRepo } from '../policy-set';
import { PolicySetParameter } from '../policy-set-parameter';
import { PolicySetPolicy } from '../policy-set-policy';
import { PolicySetProject } from '../policy-set-project';
import { PolicySetProjectExclusion } from '../policy-set-project-exclusion';
import { PolicySetVersion, PolicySetVersionTimeouts } from '../policy-set-version';
import { PolicySetWorkspace } from '../policy-set-workspace';
import { PolicySetWorkspaceExclusion } from '../policy-set-workspace-exclusion';
import { textIn } from './members';
import { IPolicySet, IProject, IWorkspace } from './references';

/** Options for uploading a folder to a policy set. */
export interface PolicySetUploadOptions {
  /**
   * How long to wait for the service.
   *
   * @default - ten minutes for the service to process the archive
   */
  readonly timeouts?: PolicySetVersionTimeouts;
}

/** The value of a parameter of a policy set. */
export interface PolicySetParameterOptions {
  /**
   * The value of a parameter that is not sensitive. It is shown in plans.
   *
   * @default - it is empty, or `sensitiveValue` or `valueWo`
   */
  readonly value?: string;
  /**
   * The value of a sensitive parameter, which is stored in state: prefer `valueWo`.
   *
   * @default - it is empty, or `valueWo`
   */
  readonly sensitiveValue?: string;
  /**
   * The write-only value of a sensitive parameter: that of an ephemeral variable or of an ephemeral resource.
   *
   * @default - it is empty, or `sensitiveValue`
   */
  readonly valueWo?: string;
  /**
   * The version of `valueWo`, which is sent again only when this version changes.
   *
   * @default - changes of `valueWo` are detected automatically
   */
  readonly valueWoVersion?: number;
  /**
   * Whether the service never shows the value again.
   *
   * @default false
   */
  readonly sensitive?: boolean | IResolvable;
}

/** By the type of an attachment: the attribute of a policy set that contains all members of the kind, and its property. */
const OWNED_BY: { readonly [type: string]: readonly [attribute: string, property: string] } = {
  [PolicySetPolicy.tfResourceType]: ['policy_ids', 'policyIds'],
  [PolicySetWorkspace.tfResourceType]: ['workspace_ids', 'workspaceIds'],
  [PolicySetProject.tfResourceType]: ['project_ids', 'projectIds'],
  [PolicySetWorkspaceExclusion.tfResourceType]: ['excluded_workspace_ids', 'excludedWorkspaceIds'],
  [PolicySetProjectExclusion.tfResourceType]: ['excluded_project_ids', 'excludedProjectIds'],
};

/** A resource that belongs to a policy set, with its arguments. */
interface Part {
  readonly element: TerraformResource;
  readonly values: { readonly [name: string]: unknown };
}

/**
 * A group of policies of one kind, and the workspaces in which it is enforced. Its content comes from policies, from a repository, or from
 * an uploaded folder.
 *
 * Terraform's type is `lintel_policy_set`.
 */
export class PolicySet extends PolicySetBase implements IPolicySet {
  /**
   * Declares a policy set that contains exactly these policies.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param policies the ids of the policies
   * @param props the construct's properties
   */
  public static ofPolicies(scope: Construct, id: string, policies: string[], props: PolicySetProps): PolicySet {
    return new PolicySet(scope, id, { ...props, policyIds: policies });
  }

  /**
   * Declares a policy set whose content is a branch of a repository.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param repository the repository
   * @param props the construct's properties
   */
  public static fromRepository(
    scope: Construct,
    id: string,
    repository: PolicySetVcsRepo,
    props: PolicySetProps,
  ): PolicySet {
    return new PolicySet(scope, id, { ...props, vcsRepo: repository });
  }

  /**
   * Declares a policy set whose content is a folder, which is uploaded again when it changes.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param sourceDirectory the folder, absolute or relative to the app's folder
   * @param props the construct's properties
   */
  public static ofFolder(scope: Construct, id: string, sourceDirectory: string, props: PolicySetProps): PolicySet {
    const policySet = new PolicySet(scope, id, props);
    policySet.upload(sourceDirectory);
    return policySet;
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: PolicySetProps) {
    super(scope, id, props);
    this._validate(() => this.conflicts());
  }

  /** The id of the policy set, as `id`. */
  public get policySetId(): string {
    return this.id;
  }

  /**
   * Adds a policy. `policyIds` must not be configured.
   *
   * @param policyId the id of the policy; it also determines the id of the membership's construct
   */
  public add(policyId: string): PolicySetPolicy {
    return new PolicySetPolicy(this, this.nameOf('policy', policyId), { policySetId: this.id, policyId });
  }

  /**
   * Attaches the policy set to a workspace, managed or looked up. `workspaceIds` must not be configured.
   *
   * @param workspace the workspace
   */
  public attachTo(workspace: IWorkspace): PolicySetWorkspace {
    return this.applyToWorkspace(workspace.workspaceId);
  }

  /**
   * Attaches the policy set to a project with all its workspaces, managed or looked up. `projectIds` must not be configured.
   *
   * @param project the project
   */
  public attachToProject(project: IProject): PolicySetProject {
    return this.applyToProject(project.projectId);
  }

  /**
   * Attaches the policy set to a workspace. `workspaceIds` must not be configured.
   *
   * @param workspaceId the id of the workspace; it also determines the id of the attachment's construct
   */
  public applyToWorkspace(workspaceId: string): PolicySetWorkspace {
    return new PolicySetWorkspace(this, this.nameOf('workspace', workspaceId), { policySetId: this.id, workspaceId });
  }

  /**
   * Attaches the policy set to a project with all its workspaces. `projectIds` must not be configured.
   *
   * @param projectId the id of the project; it also determines the id of the attachment's construct
   */
  public applyToProject(projectId: string): PolicySetProject {
    return new PolicySetProject(this, this.nameOf('project', projectId), { policySetId: this.id, projectId });
  }

  /**
   * Excludes a workspace, whatever else applies the policy set to it. `excludedWorkspaceIds` must not be configured.
   *
   * @param workspaceId the id of the workspace; it also determines the id of the exclusion's construct
   */
  public excludeWorkspace(workspaceId: string): PolicySetWorkspaceExclusion {
    const id = this.nameOf('excluded-workspace', workspaceId);
    return new PolicySetWorkspaceExclusion(this, id, { policySetId: this.id, workspaceId });
  }

  /**
   * Excludes a project from a global policy set. `excludedProjectIds` must not be configured.
   *
   * @param projectId the id of the project; it also determines the id of the exclusion's construct
   */
  public excludeProject(projectId: string): PolicySetProjectExclusion {
    const id = this.nameOf('excluded-project', projectId);
    return new PolicySetProjectExclusion(this, id, { policySetId: this.id, projectId });
  }

  /**
   * Sets a parameter for the policies.
   *
   * @param key the name of the parameter; it also determines the id of the parameter's construct
   * @param options the value
   */
  public setParameter(key: string, options: PolicySetParameterOptions = {}): PolicySetParameter {
    return new PolicySetParameter(this, this.nameOf('parameter', key), { policySetId: this.id, key, ...options });
  }

  /**
   * Uploads a folder as the whole content of the policy set, which must have no repository and no policies.
   *
   * @param sourceDirectory the folder, absolute or relative to the app's folder
   * @param options options for the upload
   */
  public upload(sourceDirectory: string, options: PolicySetUploadOptions = {}): PolicySetVersion {
    return new PolicySetVersion(this, 'content', { policySetId: this.id, sourceDirectory, ...options });
  }

  /** What other constructs declare for this policy set and would be undone, in whatever order they are declared. */
  private conflicts(): string[] {
    const own = this.synthesizeAttributes();
    const parts = this.parts();
    return [
      ...parts.flatMap(({ element }) => {
        const [owner, property] = OWNED_BY[element.terraformResourceType] ?? [];
        if (owner === undefined || own[owner] === undefined) return [];
        return [
          `${element.node.path}: conflicts with \`${property}\` of \`${this.node.path}\`, which contains all members of the kind. Add the member there, or remove \`${property}\`.`,
        ];
      }),
      ...this.contentConflicts(own, parts),
      ...this.excludedMembers(own, parts),
    ];
  }

  /** The content comes from one place. */
  private contentConflicts(own: { readonly [name: string]: unknown }, parts: readonly Part[]): string[] {
    const [version, ...others] = parts.filter(
      ({ element }) => element.terraformResourceType === PolicySetVersion.tfResourceType,
    );
    const policy = parts.find(({ element }) => element.terraformResourceType === PolicySetPolicy.tfResourceType);
    const words = 'the content of a policy set comes from policies, from a repository, or from one folder.';
    return [
      // There are others only beside a first one.
      ...others.map(
        ({ element }) => `${element.node.path}: conflicts with \`${version!.element.node.path}\`: ${words}`,
      ),
      ...(version && (own.vcs_repo !== undefined || isFilled(own.policy_ids) || policy)
        ? [`${version.element.node.path}: conflicts with the other content of \`${this.node.path}\`: ${words}`]
        : []),
      ...(policy && own.vcs_repo !== undefined
        ? [`${policy.element.node.path}: conflicts with \`vcsRepo\` of \`${this.node.path}\`: ${words}`]
        : []),
    ];
  }

  /** An exclusion wins over the attachment of the same workspace. */
  private excludedMembers(own: { readonly [name: string]: unknown }, parts: readonly Part[]): string[] {
    const textsOf = (list: unknown) => (Array.isArray(list) ? list.map((one) => textIn(this, one)) : []);
    const membersIn = (type: string) =>
      parts
        .filter(({ element }) => element.terraformResourceType === type)
        .map(({ element, values }) => ({ path: element.node.path, text: textIn(element, values.workspace_id) }));
    const attached = [
      ...membersIn(PolicySetWorkspace.tfResourceType).map(({ text }) => text),
      ...textsOf(own.workspace_ids),
    ];
    const excluded = textsOf(own.excluded_workspace_ids).map((text) => ({ path: this.node.path, text }));
    return [...membersIn(PolicySetWorkspaceExclusion.tfResourceType), ...excluded]
      .filter(({ text }) => attached.includes(text))
      .map(
        ({ path, text }) =>
          `${path}: excludes the workspace ${text}, to which \`${this.node.path}\` is attached. Remove the attachment or the exclusion.`,
      );
  }

  /** What belongs to this policy set, in its stack. References of other stacks are checked at plan. */
  private parts(): Part[] {
    const id = textIn(this, this.id);
    return TerraformStack.of(this)
      .node.findAll()
      .filter((element): element is TerraformResource => TerraformResource.isTerraformResource(element))
      .map((element) => ({ element, values: valuesOf(element) }))
      .filter(
        ({ element, values }) => values.policy_set_id !== undefined && textIn(element, values.policy_set_id) === id,
      );
  }

  /** The construct id depends on what is referenced, so that it is stable when others are added. */
  private nameOf(kind: string, referenced: string): string {
    return `${kind}-${textIn(this, referenced)
      .replace(/[^A-Za-z0-9_]+/g, '-')
      .replace(/^-|-$/g, '')}`;
  }
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** The arguments of a resource that may belong to a policy set. */
function valuesOf(element: TerraformResource): { readonly [name: string]: unknown } {
  const type = element.terraformResourceType;
  if (!(type in OWNED_BY) && type !== PolicySetVersion.tfResourceType) return {};
  return element.toTerraform().resource[type][element.friendlyUniqueId] as { readonly [name: string]: unknown };
}
