/** A run to start. */
export interface RunStart {
  /** The id of a workspace, such as `ws-app`. */
  readonly workspace: string;
  readonly message?: string;
  /** Plans only, as for a pull request. */
  readonly speculative?: boolean;
  /** The plan as JSON; defaults to one without changes. */
  readonly plan?: Readonly<Record<string, unknown>>;
  /** The address by which run tasks reach the emulator; defaults to the address it listens on. */
  readonly address?: string;
  /** Whether to respond only after the run has ended; defaults to responding at once. */
  readonly wait?: boolean;
}

/** A run with everything sent to and received from its run tasks, without their tokens. */
export interface RunReport {
  readonly id: string;
  readonly workspace: string;
  readonly status:
    | 'pending'
    | 'pre_plan_running'
    | 'post_plan_running'
    | 'pre_apply_running'
    | 'post_apply_running'
    | 'planned_and_finished'
    | 'applied'
    | 'errored';
  readonly message: string;
  readonly speculative: boolean;
  /** The variables of the run: for each key and category, the one with the highest precedence. */
  readonly variables: readonly ReportedVariable[];
  /** The stages that have tasks. */
  readonly stages: readonly ReportedStage[];
}

export interface ReportedVariable {
  readonly key: string;
  readonly category: 'terraform' | 'env';
  /** Null if it is sensitive. */
  readonly value: string | null;
  readonly hcl: boolean;
  readonly sensitive: boolean;
  /** The id of the workspace or of the variable set. */
  readonly from: string;
}

export interface ReportedStage {
  readonly stage: 'pre_plan' | 'post_plan' | 'pre_apply' | 'post_apply';
  readonly status: 'pending' | 'running' | 'passed' | 'failed' | 'unreachable';
  readonly tasks: readonly ReportedTask[];
}

export interface ReportedTask {
  readonly name: string;
  /** The id of the task's result. */
  readonly result: string;
  readonly enforcementLevel: string;
  readonly status: 'pending' | 'running' | 'passed' | 'failed' | 'errored' | 'unreachable';
  readonly message: string;
  readonly url: string | null;
  readonly outcomes: readonly ReportedOutcome[];
  /** The calls to the task. */
  readonly deliveries: readonly ReportedDelivery[];
  /** The reports from the task. */
  readonly callbacks: readonly ReportedCallback[];
}

export interface ReportedOutcome {
  readonly outcomeId: string;
  readonly description: string;
  readonly body: string | null;
  readonly url: string | null;
  readonly tags: Readonly<Record<string, unknown>>;
}

export interface ReportedDelivery {
  readonly url: string;
  readonly sentAt: string;
  /** The status of the response; null if there was none. */
  readonly status: number | null;
  readonly error: string | null;
  /** The body, without the token. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface ReportedCallback {
  readonly receivedAt: string;
  /** The status of the response to it. */
  readonly status: number;
  readonly body: unknown;
}

/** The policy sets and run tasks that apply to a run in a workspace. */
export interface Enforcement {
  readonly policySets: readonly EnforcedPolicySet[];
  /** The ids of the policy sets that exclude the workspace. */
  readonly excluded: readonly string[];
  readonly tasks: readonly EnforcedTask[];
}

export interface EnforcedPolicySet {
  readonly id: string;
  readonly name: string;
  readonly because: 'global' | 'project' | 'workspace' | 'tag';
  /** Whether it has policies, or a version with all of its files. */
  readonly content: 'policies' | 'version';
  readonly policies: readonly { readonly id: string; readonly name: string; readonly enforcementLevel: string }[];
  readonly versionId: string | null;
}

export interface EnforcedTask {
  readonly taskId: string;
  readonly enforcementLevel: string;
  readonly stages: readonly string[];
  readonly because: 'workspace' | 'project' | 'global';
}
