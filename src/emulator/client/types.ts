import type { JournalReport, RecordedRequest } from '../journal/recorded-request';
import type { RequestReport } from '../journal/request-log';
import type { Times } from '../journal/request-pattern';
import type { Violation } from '../journal/violations';
import type { Settings } from '../settings';
import type { Snapshot } from '../state/snapshot';
import type { StoredObjects } from '../store';
import type { Enforcement, RunReport, RunStart } from './run-types';
import type {
  CreatedTeam,
  CreatedUser,
  GitHubAppInstallation,
  OAuthClient,
  Organization,
  OrganizationObject,
  PolicySet,
  Project,
  Repository,
  Team,
  User,
  Workspace,
  WorkspaceState,
} from './seed-types';

/** A text, or a condition that matches more than one: any text, none, or those that match an expression. */
export type ExpectedValue =
  | string
  | number
  | boolean
  | readonly string[]
  | RegExp
  | { readonly $any: true }
  | { readonly $absent: true }
  | { readonly $regex: string };

/** The conditions for a request to a service, besides its method and path. Absent members are not compared. */
export interface RequestConditions {
  /** The request may have further parameters. */
  readonly query?: Readonly<Record<string, ExpectedValue>>;
  /** The request may have further headers. */
  readonly headers?: Readonly<Record<string, ExpectedValue>>;
  /** The token itself, `sha256:` and its hash in hexadecimal, or its fingerprint in the journal. */
  readonly token?: string;
  /** The accessor of the token. */
  readonly accessor?: string;
  /** Objects may have further fields; lists have the same length. Regular expressions match texts. */
  readonly body?: unknown;
  /** The name of the operation in the request log. */
  readonly operation?: string;
}

export interface ExpectedRequest extends RequestConditions {
  readonly method?: string;
  /** Without the query; `*` matches any text. */
  readonly path?: string;
  /** The status of the response. */
  readonly status?: number;
}

/** A fault to inject: which requests, and exactly one effect (`status`, `latencyMs`, `reset` or `truncate`). */
export interface Fault {
  readonly method?: string;
  /** Without the query; `*` matches any text. */
  readonly path: string;
  readonly when?: RequestConditions;
  readonly times?: number;
  readonly after?: number;
  readonly probability?: number;
  readonly status?: number;
  /** Response headers, with `status`. */
  readonly headers?: Readonly<Record<string, string | number>>;
  /** Response body, with `status`. */
  readonly body?: unknown;
  readonly latencyMs?: number;
  readonly reset?: 'before' | 'after';
  readonly truncate?: number;
}

export interface ClockReading {
  readonly now: Date;
  readonly frozen: boolean;
}

/** Seeds that can be added to the state at once. */
export interface Seeds {
  readonly settings?: Partial<Settings>;
  readonly clock?: ClockChange;
  readonly organizations?: readonly Organization[];
  readonly workspaces?: readonly Workspace[];
  readonly policySets?: readonly PolicySet[];
  readonly repositories?: readonly Repository[];
  /** Objects in the format of a snapshot. */
  readonly objects?: StoredObjects;
}

export interface ClockChange {
  /** In RFC 3339; cannot be combined with `advanceSeconds`. */
  readonly now?: string;
  /** Moves the clock back if negative. */
  readonly advanceSeconds?: number;
  readonly frozen?: boolean;
}

export interface IssuedToken {
  readonly accessor: string;
  readonly policies: readonly string[];
  readonly expires: string | null;
}

/** Controls an emulator. Every method rejects with an `EmulatorError` that names the path of what is wrong. */
export interface EmulatorClient {
  /** Restores the start: objects, clock and settings, without faults and limits. Recorded requests are kept. */
  reset(): Promise<void>;

  /** Counts of equal requests with equal responses. */
  requests(): Promise<RequestReport>;
  /** Discards the recorded requests: the counts and the journal. */
  clearRequests(): Promise<void>;
  /** The latest requests with queries, headers and bodies, in order of arrival. */
  journal(): Promise<JournalReport>;
  /** The matching requests in the journal. */
  findRequests(request: ExpectedRequest): Promise<readonly RecordedRequest[]>;
  /**
   * Rejects unless the journal has as many matching requests as expected, by default at least one. The message shows the closest requests and how
   * they differ.
   */
  expectRequest(request: ExpectedRequest, options?: { readonly times?: Times }): Promise<void>;
  /** Rejects unless the journal has matching requests in this order, possibly with others in between. */
  expectRequests(requests: readonly ExpectedRequest[]): Promise<void>;

  /** The violations recorded by a strict emulator: requests with an unknown route, field or query parameter. */
  violations(): Promise<readonly Violation[]>;
  clearViolations(): Promise<void>;
  /** If there are any violations, rejects with all of them and discards them. */
  expectNoViolations(): Promise<void>;

  clock(): Promise<ClockReading>;
  /** Advances the clock, or moves it back if `seconds` is negative. */
  advanceClock(seconds: number): Promise<ClockReading>;
  setClock(now: Date | string): Promise<ClockReading>;
  /** Stops the clock, at the given time or at the current one. */
  freezeClock(now?: Date | string): Promise<ClockReading>;
  /** Lets a frozen clock run from its current time. */
  resumeClock(): Promise<ClockReading>;

  /** Replaces all faults. The seed determines the random draws for `probability`. */
  setFaults(faults: readonly Fault[], options?: { readonly seed?: number }): Promise<void>;
  clearFaults(): Promise<void>;
  /** Limits the requests of each token. */
  setLimits(limits: { readonly requestsPerSecond: number }): Promise<void>;
  clearLimits(): Promise<void>;

  settings(): Promise<Settings>;
  /** Settings that are left out keep their values. */
  changeSettings(settings: Partial<Settings>): Promise<Settings>;

  snapshot(): Promise<Snapshot>;
  /** Replaces the state of both services. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Adds to the state, all or nothing. */
  applySeeds(seeds: Seeds): Promise<void>;
  createOrganization(organization: Organization): Promise<Organization>;
  createWorkspace(workspace: Workspace): Promise<Workspace & Required<OrganizationObject>>;
  createPolicySet(policySet: PolicySet): Promise<PolicySet & Required<OrganizationObject>>;
  /** Creates a repository, or replaces it. */
  createRepository(repository: Repository): Promise<Repository>;
  createProject(project: Project): Promise<Project & Required<OrganizationObject>>;
  /** The result has the token of the team. */
  createTeam(team: Team): Promise<CreatedTeam>;
  createAgentPool(agentPool: OrganizationObject): Promise<Required<OrganizationObject>>;
  createOAuthClient(client: OAuthClient): Promise<Required<OAuthClient>>;
  /** Authorises the client as a person would, after which a client without a token has one. */
  authoriseOAuthClient(id: string): Promise<Required<OAuthClient>>;
  /** Makes a person a member of an organization. */
  createUser(user: User): Promise<CreatedUser>;
  /** The workspace's state as safe deletion sees it. */
  setWorkspaceState(id: string, state: Partial<WorkspaceState>): Promise<WorkspaceState>;
  /** Locks as a user or as a run. */
  lockWorkspace(id: string, by?: 'user' | 'run'): Promise<void>;
  unlockWorkspace(id: string): Promise<void>;
  createGitHubAppInstallation(installation: GitHubAppInstallation): Promise<Required<GitHubAppInstallation>>;
  /** Also removes it from everything that refers to it, as do the following methods. */
  deleteProject(id: string): Promise<void>;
  deleteWorkspace(id: string): Promise<void>;
  deleteTeam(id: string): Promise<void>;
  deleteAgentPool(id: string): Promise<void>;
  deleteOAuthClient(id: string): Promise<void>;

  /** Starts a run, which calls the run tasks of its workspace. */
  startRun(run: RunStart): Promise<RunReport>;
  /** All runs, with everything sent to and received from their run tasks. */
  runs(): Promise<readonly RunReport[]>;
  /** The policy sets and run tasks that apply to a run in a workspace, with the reasons. */
  enforcement(workspace: string): Promise<Enforcement>;

  /** The active tokens issued by the secrets service, without the tokens themselves. */
  tokens(): Promise<readonly IssuedToken[]>;
  /** The current recovery key, as hexadecimal shares. */
  recoveryShares(): Promise<{ readonly keys: readonly string[]; readonly threshold: number }>;
  /** Makes another node active: an unfinished rekey is lost. */
  failover(): Promise<void>;
}
