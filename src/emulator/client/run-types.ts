/** A run to start. */
export interface RunStart {
  /** The id of a workspace, such as `ws-app`. */
  readonly workspace: string;
  readonly message?: string;
  /** Plans only, as for a pull request. */
  readonly speculative?: boolean;
  /** The plan as JSON; defaults to one without changes. */
  readonly plan?: Readonly<Record<string, unknown>>;
  /** By which run tasks reach the emulator; defaults to the address that it listens on. */
  readonly address?: string;
  /** Whether the response comes when the run has ended; defaults to at once. */
  readonly wait?: boolean;
}

/** A run with everything that its run tasks were sent and have sent, without their tokens. */
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
  /** What it gets: of each key and category, the strongest. */
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
  /** The calls of the task. */
  readonly deliveries: readonly ReportedDelivery[];
  /** What the task has reported. */
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

/** What a run in a workspace would meet. */
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
