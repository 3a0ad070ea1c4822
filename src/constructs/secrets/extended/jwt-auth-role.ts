import { Construct } from 'constructs';
import { JwtAuthRoleBase, JwtAuthRoleProps } from '../jwt-auth-role';

/** A branch of a repository on GitHub. */
export interface GitHubBranch {
  /** The repository with its owner, such as `acme/app`. */
  readonly repository: string;
  /** The name of the branch, without `refs/heads/`. */
  readonly branch: string;
}

/** An environment of a repository on GitHub. */
export interface GitHubEnvironment {
  /** The repository with its owner, such as `acme/app`. */
  readonly repository: string;
  /** The name of the environment. */
  readonly environment: string;
}

/** A project on GitLab. */
export interface GitLabProject {
  /** The path of the project with its groups, such as `acme/app`. */
  readonly project: string;
  /**
   * The name of a branch.
   *
   * @default - every branch and tag of the project
   */
  readonly branch?: string;
}

/** The phase of a run of HCP Terraform. */
export enum TerraformRunPhase {
  /** The plan, which should have a role that only reads. */
  PLAN = 'plan',
  /** The apply. */
  APPLY = 'apply',
}

/** A workspace of HCP Terraform. */
export interface TerraformWorkspace {
  /** The name of the organization. */
  readonly organization: string;
  /** The name of the project. */
  readonly project: string;
  /** The name of the workspace. */
  readonly workspace: string;
  /**
   * The phase of a run.
   *
   * @default - every phase
   */
  readonly phase?: TerraformRunPhase;
}

/** Who can log in by a role of a JWT auth method: sets `boundSubject`, `boundClaims` and `boundClaimsType`. */
export class JwtSubject {
  /**
   * Jobs of GitHub Actions on one branch that name no environment.
   *
   * @param branch the repository and the branch
   */
  public static gitHubBranch(branch: GitHubBranch): JwtSubject {
    const ref = `refs/heads/${branch.branch}`;
    return new JwtSubject(`repo:${branch.repository}:ref:${ref}`, { repository: branch.repository, ref });
  }

  /**
   * Jobs of GitHub Actions in one environment.
   *
   * @param environment the repository and the environment
   */
  public static gitHubEnvironment(environment: GitHubEnvironment): JwtSubject {
    const { repository, environment: name } = environment;
    return new JwtSubject(`repo:${repository}:environment:${name}`, { repository, environment: name });
  }

  /**
   * Jobs of one project on GitLab.
   *
   * @param project the project, and one of its branches
   */
  public static gitLabProject(project: GitLabProject): JwtSubject {
    const { project: path, branch } = project;
    if (branch === undefined) return new JwtSubject(undefined, { project_path: path });
    const subject = `project_path:${path}:ref_type:branch:ref:${branch}`;
    return new JwtSubject(subject, { project_path: path, ref_type: 'branch', ref: branch });
  }

  /**
   * Runs of one workspace of HCP Terraform.
   *
   * @param workspace the workspace, and a phase of its runs
   */
  public static terraformWorkspace(workspace: TerraformWorkspace): JwtSubject {
    const { organization, project, workspace: name, phase } = workspace;
    const claims = {
      terraform_organization_name: organization,
      terraform_project_name: project,
      terraform_workspace_name: name,
    };
    if (phase === undefined) return new JwtSubject(undefined, claims);
    const subject = `organization:${organization}:project:${project}:workspace:${name}:run_phase:${phase}`;
    return new JwtSubject(subject, { ...claims, terraform_run_phase: phase });
  }

  private constructor(
    private readonly subject: string | undefined,
    private readonly claims: { readonly [claim: string]: string },
  ) {}

  /**
   * The attributes that it sets.
   *
   * @internal
   */
  public _attributes(): object {
    return {
      boundClaims: JSON.stringify(this.claims),
      boundClaimsType: 'string',
      ...(this.subject === undefined ? {} : { boundSubject: this.subject }),
    };
  }
}

/** The properties of `JwtAuthRole`. */
export interface JwtAuthRoleOptions extends JwtAuthRoleProps {
  /**
   * Who can log in, in place of `boundSubject`, `boundClaims` and `boundClaimsType`.
   *
   * @default - what these bind
   */
  readonly subject?: JwtSubject;
}

/**
 * A role of a JWT auth method: which tokens of the issuer can log in, and which policies they get.
 *
 * Terraform's type is `lintel_jwt_auth_role`.
 */
export class JwtAuthRole extends JwtAuthRoleBase {
  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: JwtAuthRoleOptions) {
    const { subject, boundSubject, boundClaims, boundClaimsType } = props;
    if (subject !== undefined && [boundSubject, boundClaims, boundClaimsType].some((bound) => bound !== undefined)) {
      throw new Error(
        `${[scope.node.path, id].filter(Boolean).join('/')}: \`subject\` cannot be configured together with \`boundSubject\`, \`boundClaims\` or \`boundClaimsType\`. Remove one of them.`,
      );
    }
    super(scope, id, props);
  }
}
