/** Settings that can change while the emulator runs. */
export interface Settings {
  /** `hosted` has no site administration of organizations. */
  readonly edition: 'hosted' | 'self-managed';
  /** How long a module version stays `pending`. */
  readonly moduleDelayMs: number;
  /** Whether to call the URL of a run task when it is created or its URL changes, requiring status 200. */
  readonly verifyUrls: boolean;
  /** The response to an association of a run task: 201 with the document, or 204 without; the specification shows both. */
  readonly associationStatus: 201 | 204;
  /** Whether organizations can curate public modules. */
  readonly publicModuleCuration: boolean;
  /** Which form of the database engine's API is served; the specification has two. */
  readonly databaseInterface: 'later' | 'earlier';
  /** Which PostgreSQL servers named in connections are actually used: those on this machine, all, or none. */
  readonly postgresql: 'loopback' | 'always' | 'never';
  /** The database plugins that are registered besides those that are part of the services, such as `acme-database-plugin`. */
  readonly databasePlugins: readonly string[];
  /** Only a service with auto-unseal, `auto`, has a recovery key. */
  readonly seal: 'auto' | 'shamir';
  /** Whether the service with the dialect `vault` has namespaces, like its Enterprise edition. */
  readonly namespaces: boolean;
  /** How long a namespace is `tainted` while it is being deleted. */
  readonly namespaceDelayMs: number;
  /** Whether audit devices can be created by the API, which a server's configuration decides. */
  readonly auditApi: boolean;
  /** Whether unknown routes and fields are recorded as violations. */
  readonly strict: boolean;
  /** How many requests the journal keeps. */
  readonly journal: number;
  /** How long reading a policy set's content takes; it is `ingressing` in the meantime. */
  readonly policyDelayMs: number;
  /** How long a file of a provider takes until it counts as uploaded. */
  readonly providerDelayMs: number;
  /** The features of every organization's plan. */
  readonly entitlements: Entitlements;
  /** Whether the release has task configurations. */
  readonly taskConfigs: boolean;
  /** Whether the release has exclusions of projects from policy sets. */
  readonly projectExclusions: boolean;
  /** Whether the release has tag selectors of policy sets. */
  readonly tagScoping: boolean;
  /** The versions of the evaluators of policies, by kind. */
  readonly policyToolVersions: Readonly<Record<string, readonly string[]>>;
  /** Hosts that the verification of notifications cannot reach. */
  readonly unreachableHosts: readonly string[];
  /** Whether the release lets workspaces and projects inherit settings. */
  readonly settingOverwrites: boolean;
  /** Whether the release has tag bindings. */
  readonly tagBindings: boolean;
  /** Whether the release includes variables in workspaces. */
  readonly includeVariables: boolean;
  /** Whether the release has the safe deletion of workspaces. */
  readonly safeDelete: boolean;
  /** Whether the release publishes modules from a folder and by a prefix of tags. */
  readonly moduleFolders: boolean;
}

export interface Entitlements {
  readonly policyEnforcement: boolean;
  /** Without it, `global-configuration` of run tasks is ignored and omitted. */
  readonly globalRunTasks: boolean;
  /** Without it, the agent pool of run tasks is ignored and omitted. */
  readonly privateRunTasks: boolean;
  readonly teams: boolean;
  readonly agents: boolean;
  /** Health assessments, in the hosted edition. */
  readonly assessments: boolean;
  /** Repositories that are reached through an agent pool. */
  readonly privateVcs: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  edition: 'self-managed',
  moduleDelayMs: 0,
  verifyUrls: false,
  associationStatus: 201,
  publicModuleCuration: true,
  databaseInterface: 'later',
  postgresql: 'loopback',
  databasePlugins: [],
  seal: 'auto',
  namespaces: true,
  namespaceDelayMs: 0,
  auditApi: true,
  strict: false,
  journal: 1000,
  policyDelayMs: 0,
  providerDelayMs: 0,
  entitlements: {
    policyEnforcement: true,
    globalRunTasks: true,
    privateRunTasks: true,
    teams: true,
    agents: true,
    assessments: true,
    privateVcs: true,
  },
  taskConfigs: true,
  projectExclusions: true,
  tagScoping: true,
  policyToolVersions: { sentinel_framework: ['0.40.0'], opa: ['0.70.0', '1.2.0'] },
  unreachableHosts: [],
  settingOverwrites: true,
  tagBindings: true,
  includeVariables: true,
  safeDelete: true,
  moduleFolders: true,
};

/** `standard` follows the specifications; the others have the names and gaps of existing services. */
export interface Dialects {
  readonly platform: 'standard' | 'hcp';
  readonly secrets: 'standard' | 'vault' | 'openbao';
}
