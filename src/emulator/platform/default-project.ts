import { identifierOf } from '../identifiers';

/** A group of workspaces of an organization. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly description?: string;
  /** Null is the value of a tag without one. */
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly createdAt?: string;
}

/** Of what was there before the emulator started. */
export const START = '2026-01-01T00:00:00.000Z';

/** The project of workspaces that name none. */
export function defaultProject(organization: string): Project {
  const id = organization === 'acme' ? 'prj-default' : identifierOf('prj', organization);
  return { id, name: 'Default Project', organization };
}
