import type { Kind } from '../../store';

/** Also serves as the id. */
export interface Organization {
  readonly name: string;
  readonly email: string;
  /** Inherited by its projects; `remote` if absent. */
  readonly executionMode?: string;
  readonly agentPool?: string;
  /** Whether every workspace has health assessments. */
  readonly assessmentsEnforced?: boolean;
  /** Whether the administrators of a workspace may delete it by force. */
  readonly forceDelete?: boolean;
}

export const organizations: Kind<Organization> = { name: 'organizations', key: ({ name }) => name };
