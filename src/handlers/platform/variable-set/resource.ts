import { variableSet } from './definition';
import type { Resource } from '../../../clients/json-api';
import { nameAt, optionalFlagAt, optionalObjectAt, optionalTextAt } from '../../../clients/read-response';
import type { Values } from '../../../definition/value';
import type { SomeChange } from '../../registry';
import type { Body } from '../shared/stored/fields';
import { storedDocument } from '../shared/stored/stored-document';

export const variableSetObject = storedDocument(variableSet, { read: (_, resource) => read(resource), write });

const MEMBERS = { workspaceIds: 'workspaces', projectIds: 'projects' } as const;

/** An organization that owns the set is no project. A global set is attached to nothing. */
function read(resource: Resource): Values {
  const parent = optionalObjectAt(resource, 'relationships', 'parent', 'data');
  const isOfProject = parent !== undefined && optionalTextAt(parent, 'type') === 'projects';
  const isGlobal = optionalFlagAt(resource.attributes, 'global') === true;
  const members = Object.keys(MEMBERS).map((name) => [name, []]);
  return {
    parentProjectId: isOfProject ? nameAt(parent, 'id') : undefined,
    ...(isGlobal ? (Object.fromEntries(members) as Values) : {}),
  };
}

/** The request that ends a global set carries its members whole, so that those from before it was global do not come back. */
function write({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const { 'parent-project-id': parent, ...others } = attributes;
  const owner = parent === undefined || change ? {} : { parent: { data: { type: 'projects', id: parent } } };
  const endsGlobal = change?.changed.has('global') === true && config.global === false;
  const whole = endsGlobal
    ? Object.entries(MEMBERS).map(([name, type]) => [
        type,
        { data: ((config[name] ?? []) as readonly string[]).map((id) => ({ type, id })) },
      ])
    : [];
  return { attributes: others, relationships: { ...relationships, ...owner, ...Object.fromEntries(whole) } };
}
