import type { Resource } from '../../../../clients/json-api';
import {
  isReported,
  optionalObjectAt,
  optionalRelatedIdAt,
  relatedIdAt,
  relatedIdsAt,
  type Part,
} from '../../../../clients/read-response';
import type { Attribute, Attributes } from '../../../../definition/attribute';
import { equalValue } from '../../../../definition/equal';
import type { Problem } from '../../../../definition/problem';
import { isValues, type Value, type Values } from '../../../../definition/value';
import { readField, requireField } from '../../../read-field';
import type { SomeChange, SomeProposal } from '../../../registry';
import { kebabCase, relationshipOf } from './place';

/** The members of an object in a request, by their names in documents. */
export interface Body {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, unknown>>;
}

export const isEmpty = ({ attributes, relationships }: Body): boolean =>
  Object.keys(attributes).length + Object.keys(relationships).length === 0;

/** The state's attributes that a document contains. Those that a release or a permission hides are null; required ones are in every document. */
export function readDocumentFields(resource: Resource, attributes: Attributes): Values {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, one]) => {
      if (one.type === undefined || one.unreadable === true) return [];
      if (one.related) return [[name, relatedIn(resource, name, one)]];
      const field = fieldOf(name, one);
      if (one.use === 'required') requireField(resource.attributes, field, one);
      return [[name, readField(resource.attributes, field, one, membersIn)]];
    }),
  ) as Values;
}

function membersIn(part: Part, attributes: Attributes): Values {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, one]) => [name, readField(part, fieldOf(name, one), one, membersIn)]),
  );
}

/** Undefined if the response lacks it. */
function relatedIn(resource: Resource, name: string, attribute: Attribute): Value {
  const relationship = relationshipOf(name, attribute);
  const reported = optionalObjectAt(resource, 'relationships', relationship);
  if (attribute.type !== 'set') {
    return attribute.use === 'required'
      ? relatedIdAt(resource, relationship)
      : optionalRelatedIdAt(resource, relationship);
  }
  return reported && isReported(reported, 'data') ? relatedIdsAt(resource, relationship) : undefined;
}

export function fieldOf(name: string, attribute: Attribute): string {
  return (attribute.type === undefined ? undefined : attribute.field) ?? kebabCase(name);
}

/** The body of a create: everything that is configured. */
export function newBody(attributes: Attributes, config: Values): Body {
  return bodyOf(
    Object.entries(attributes).filter(
      ([name, { use }]) => config[name] !== undefined && (use as string) !== 'computed',
    ),
    config,
  );
}

/** The body of an update: the service keeps omitted members. Members that are no longer ours are left to other clients. */
export function changedBody(attributes: Attributes, { config, changed }: SomeChange): Body {
  const isLeft = (name: string, attribute: Attribute) => config[name] === undefined && isLeftToOthers(attribute);
  return bodyOf(
    Object.entries(attributes).filter(([name, attribute]) => changed.has(name) && !isLeft(name, attribute)),
    config,
  );
}

/** Configured sets, maps and objects are managed as a whole; otherwise, the service's values apply. */
export function isLeftToOthers({ type, use }: Attribute): boolean {
  return use === ('optionalComputed' as typeof use) && ['set', 'map', 'list', 'object', 'objects'].includes(type!);
}

function bodyOf(sent: readonly (readonly [string, Attribute])[], config: Values): Body {
  const isRelated = ([, one]: readonly [string, Attribute]) => one.type !== undefined && one.related !== undefined;
  const relationships = sent
    .filter(isRelated)
    .map(([name, one]) => [relationshipOf(name, one), written(one, config[name])]);
  const attributes = sent
    .filter((one) => !isRelated(one))
    .map(([name, one]) => [
      fieldOf(name, one),
      config[name] === undefined ? emptyOf(one) : inDocument(one, config[name]),
    ]);
  return {
    attributes: Object.fromEntries(attributes) as Body['attributes'],
    relationships: Object.fromEntries(relationships) as Body['relationships'],
  };
}

function written(attribute: Attribute, value: Value): { readonly data: unknown } {
  const type = attribute.type === undefined ? undefined : attribute.related;
  if (attribute.type === 'set') return { data: ((value ?? []) as readonly string[]).map((id) => ({ id, type })) };
  return { data: value ? { id: value, type } : null };
}

/** A value in the service's spelling of its members. */
function inDocument(attribute: Attribute, value: Value): unknown {
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return value.map((one) => inDocument({ ...attribute, type: 'object' }, one));
  }
  if (attribute.type !== 'object' || !isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(attribute.attributes)
      .filter(
        ([name, one]) => one.use !== ('computed' as typeof one.use) && (value[name] !== undefined || isCleared(one)),
      )
      .map(([name, one]) => [
        fieldOf(name, one),
        value[name] === undefined ? emptyOf(one) : inDocument(one, value[name]),
      ]),
  );
}

/** An update keeps omitted members, so members for which empty means none are sent as empty. */
const isCleared = (attribute: Attribute) => attribute.type !== undefined && attribute.emptyIsAbsent === true;

/** The value to send for an input that is no longer configured. */
function emptyOf(attribute: Attribute): unknown {
  if (attribute.type === undefined || attribute.nullable) return null;
  if (attribute.initial !== undefined) return attribute.initial;
  switch (attribute.type) {
    case 'bool':
      return false;
    case 'list':
    case 'set':
      return [];
    case 'map':
      return {};
    case 'string':
      return '';
    default:
      return null;
  }
}

/** Whether an object has the values that were sent, as far as responses show. */
export function hasSent(attributes: Attributes, config: Values, state: Values): boolean {
  return Object.entries(attributes).every(
    ([name, one]) =>
      one.type === undefined ||
      one.unreadable !== undefined ||
      config[name] === undefined ||
      state[name] === undefined ||
      equalValue(one, config[name], state[name]),
  );
}

/** A field that was sent, and that a service without it has ignored. Such fields are marked `sparse`. */
export function droppedField(attributes: Attributes, config: Values, state: Values): string | undefined {
  for (const [name, one] of Object.entries(attributes)) {
    if (one.type === undefined) continue;
    const [given, stored] = [config[name], state[name]];
    if (one.sparse && stored === undefined && !isUnset(given)) return name;
    if (one.type !== 'object' || !isValues(given) || !isValues(stored)) continue;
    const member = Object.entries(one.attributes).find(
      ([key, part]) => part.type !== undefined && part.sparse && isUnset(stored[key]) && !isUnset(given[key]),
    );
    if (member) return `${name}.${member[0]}`;
  }
  return undefined;
}

const isUnset = (value: unknown) =>
  value === undefined ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Problems of a plan about inputs that are no longer configured. */
export function removalProblems(
  attributes: Attributes,
  { config, unknown, prior, changed, replaces }: SomeProposal,
): Problem[] {
  if (!prior || replaces) return [];
  return Object.entries(attributes).flatMap(([name, one]): Problem[] => {
    if (one.type === undefined || config[name] !== undefined || unknown.has(name) || !changed.has(name)) return [];
    if (one.kept !== undefined) {
      return [
        {
          path: [name],
          severity: 'error',
          code: 'change-impossible',
          summary: `\`${name}\` cannot be removed`,
          detail: `The service has no value to go back to. ${one.kept}`,
        },
      ];
    }
    return isLeftToOthers(one) && one.type !== 'object'
      ? [
          {
            path: [name],
            severity: 'warning',
            code: 'object-remains',
            summary: `\`${name}\` is no longer managed`,
            detail: `What the object has of them stays. To remove it, configure \`${name}\` as empty.`,
          },
        ]
      : [];
  });
}
