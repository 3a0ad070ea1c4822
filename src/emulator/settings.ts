/** What can be set while the emulator runs. */
export interface Settings {
  /** `hosted` lacks the site administration of organizations. */
  readonly edition: 'hosted' | 'self-managed';
  /** How long a module version stays `pending`. */
  readonly moduleDelayMs: number;
  /** Call the url of a run task when it is made or its url changes, and want the answer 200. */
  readonly verifyUrls: boolean;
  /** The answer to an association of a run task: 201 with the document, or 204 without; the specification shows both. */
  readonly associationStatus: 201 | 204;
  /** Whether organizations may have records of public modules. */
  readonly publicModuleCuration: boolean;
  /** Which form of the database engine's interface is served; the specification has two. */
  readonly databaseInterface: 'later' | 'earlier';
  /** The PostgreSQL servers that connections name and that are really used: those that can be reached on this machine, all, or none. */
  readonly postgresql: 'loopback' | 'always' | 'never';
  /** Only a service that is unsealed by another one, `auto`, has a recovery key to replace. */
  readonly seal: 'auto' | 'shamir';
}

export const DEFAULT_SETTINGS: Settings = {
  edition: 'self-managed', moduleDelayMs: 0, verifyUrls: false, associationStatus: 201, publicModuleCuration: true, databaseInterface: 'later', postgresql: 'loopback',
  seal: 'auto',
};

/** `standard` follows the specifications; the others have the names and gaps of the services that exist. */
export interface Dialects {
  readonly platform: 'standard' | 'hcp';
  readonly secrets: 'standard' | 'vault' | 'openbao';
}
