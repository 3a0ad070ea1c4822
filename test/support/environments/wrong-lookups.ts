import type { Values } from '../../../src/definition/value';
import type { WrongConfiguration } from './fixture';

/** The wrong configurations of a data source that looks up one object by its ID, or by its organization and name. */
export function wrongLookup(prefix: string): WrongConfiguration[] {
  const id = `${prefix}-1`;
  return [
    { breaks: 'one of id, name', config: {}, path: ['id'], says: 'Configure exactly one of' },
    {
      breaks: 'exactly one of id, name',
      config: { id, name: 'app' },
      path: ['name'],
      says: 'Configure exactly one of',
    },
    { breaks: 'id obeys pattern', config: { id: 'other-1' }, path: ['id'], says: `${prefix}-` },
    {
      breaks: 'organization obeys pattern',
      config: { organization: 'a/b', name: 'app' },
      path: ['organization'],
      says: 'without `/`',
    },
    { breaks: 'name obeys length', config: { organization: 'acme', name: '' }, path: ['name'], says: 'not be empty' },
    { breaks: 'organization needs name', config: { organization: 'acme' }, path: ['organization'], says: '`name`' },
  ];
}

/** The wrong values of the argument that names the organization of a list. */
export function wrongOrganization(): WrongConfiguration[] {
  return [
    { breaks: 'organization obeys pattern', config: { organization: '' }, path: ['organization'], says: 'not empty' },
  ];
}

/** The wrong values of the argument that limits a list. `required` are the arguments that a valid configuration has. */
export function wrongMaxResults(required: Values = { organization: 'acme' }): WrongConfiguration[] {
  return [
    {
      breaks: 'maxResults obeys range',
      config: { ...required, maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ];
}

/** The wrong values of the argument that names the objects of a list. */
export function wrongNames(): WrongConfiguration[] {
  return ['', 'a,b'].map((name) => ({
    breaks: 'each of names obeys pattern',
    config: { organization: 'acme', names: [name] },
    path: ['names'],
    says: 'without `,`',
  }));
}

/** The wrong values of the argument that filters a list by tags. */
export function wrongTags(): WrongConfiguration[] {
  const wrong = (tag: Values, breaks: string, member: string, says: string): WrongConfiguration => ({
    breaks: `filterTagged.${breaks}`,
    config: { organization: 'acme', filterTagged: [tag] },
    path: ['filterTagged', 0, member],
    says,
  });
  return [
    wrong({ key: '' }, 'key obeys length', 'key', 'between 1 and 128'),
    wrong({ key: 'team', value: 'a'.repeat(257) }, 'value obeys length', 'value', 'at most 256'),
  ];
}
