import { identifierOf } from '../../identifiers';
import type { OwnExecution } from '../objects/execution';
import type { Values } from '../objects/values';

/** A group of workspaces of an organization. Of the optional members, the absent ones have the service's defaults. */
export interface Project extends OwnExecution {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly description?: string;
  /** Null is the value of a tag without one. */
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly values?: Values;
  readonly createdAt?: string;
}

/** Of what was there before the emulator started. */
export const START = '2026-01-01T00:00:00.000Z';

/** The project of workspaces that name none. */
export function defaultProject(organization: string): Project {
  const id = organization === 'acme' ? 'prj-default' : identifierOf('prj', organization);
  return { id, name: 'Default Project', organization };
}
