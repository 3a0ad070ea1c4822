import { identifierOf } from '../../identifiers';
import type { OwnExecution } from '../objects/execution';
import type { Values } from '../objects/values';

/** A group of workspaces in an organization. Absent optional members have the service's defaults. */
export interface Project extends OwnExecution {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly description?: string;
  /** Null represents a tag without a value. */
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly values?: Values;
  readonly createdAt?: string;
}

/** The creation time of objects that existed before the emulator started. */
export const START = '2026-01-01T00:00:00.000Z';

/** The project of workspaces that do not name one. */
export function defaultProject(organization: string): Project {
  const id = organization === 'acme' ? 'prj-default' : identifierOf('prj', organization);
  return { id, name: 'Default Project', organization };
}
