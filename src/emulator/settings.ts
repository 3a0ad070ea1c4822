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
}

export const DEFAULT_SETTINGS: Settings = { edition: 'self-managed', moduleDelayMs: 0, verifyUrls: false, associationStatus: 201 };

/** `standard` follows the specifications; the others have the names and gaps of the services that exist. */
export interface Dialects {
  readonly platform: 'standard' | 'hcp';
  readonly secrets: 'standard' | 'vault' | 'openbao';
}
