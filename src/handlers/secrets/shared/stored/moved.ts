import type { Attribute } from '../../../../definition/attribute';
import { snakeCase } from '../../../../definition/names';
import type { Value, Values } from '../../../../definition/value';
import type { Moved } from '../../../contract';
import { isEmpty } from '../../../moved';
import { movedFields } from '../described-fields';
import { pathId } from '../mounted-object';
import { movedMount } from '../moved-state';
import { movedNamespace } from '../system-object';
import { fieldsOf, placeOf, type StoredDefinition } from './place';

/** The attributes with the mount in the states of `vault_…` types. */
const MOUNTS = ['backend', 'path', 'mount'];

/** State of the `vault_…` resource for the same object. */
export function movedState(definition: StoredDefinition, theirs: Values): Moved {
  const { attributes, stored } = definition;
  const fields = fieldsOf(definition);
  const { name: nameOfTheirs = 'name', dropped = [] } = stored.peer ?? {};
  const mount = MOUNTS.map((key) => theirs[key]).find((value) => !isEmpty(value));
  const location: Values = {
    ...(stored.in === 'engine' ? {} : { namespace: movedNamespace(theirs.namespace) }),
    ...(stored.in === 'service'
      ? {}
      : { mount: stored.in === 'engine' ? movedMount(theirs.namespace, mount) : movedMount(mount) }),
    ...(stored.name === undefined ? {} : { [stored.name]: nameIn(attributes[stored.name], theirs[nameOfTheirs]) }),
  };
  const known = ['id', 'namespace', nameOfTheirs, ...dropped, ...(stored.in === 'service' ? [] : MOUNTS)];
  return {
    state: { ...withDefaults(fields, movedFields(fields, theirs)), ...location, id: pathId(placeOf(stored, location)) },
    carried: [...known, ...Object.keys(fields).map(snakeCase)],
  };
}

function nameIn(attribute: Attribute | undefined, name: Value): string {
  return attribute?.type === 'string' && attribute.compare === 'anyCase' ? String(name).toLowerCase() : String(name);
}

function withDefaults(fields: { readonly [name: string]: Attribute }, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, attribute]) => [
      name,
      values[name] ?? ('default' in attribute ? (attribute.default as Value) : undefined),
    ]),
  );
}
