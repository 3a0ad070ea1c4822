import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/path';
import { relatedIdAt } from '../../../../clients/read-response';
import type { Attribute, Attributes } from '../../../../definition/attribute';
import type { StoredDocument } from '../../../../definition/document';
import type { ResourceDefinition } from '../../../../definition/resource';
import type { Value, Values } from '../../../../definition/value';
import type { ReadFromList } from '../read-from-list';

/** A definition that includes the documents of its objects. */
export type DocumentDefinition = ResourceDefinition & { readonly document: StoredDocument };

/** The list that contains the object; undefined if an import id lacks its owner. */
export function listOf({ lists }: StoredDocument, known: Values): string | undefined {
  const found = lists.find((list) => ownersIn(list).every((name) => known[name] !== undefined));
  return found?.replace(/\{(\w+)\}/g, (_, name: string) => path`${known[name] as string}`);
}

/** The list, for callers that require one. */
export function requireList(document: StoredDocument, known: Values): string {
  const list = listOf(document, known);
  if (list === undefined) throw new Error(`nothing says which list has the ${document.noun}`);
  return list;
}

/** The path for creating objects: the path of the list without its filter. */
export const collectionOf = (list: string): string => list.split('?')[0]!;

/** The owners that are only in the filter of the list. A creation sends them as relationships. */
export function filteringOwners({ lists }: StoredDocument): string[] {
  return lists.flatMap((list) => ownersIn(list.slice(collectionOf(list).length)));
}

/** The attributes that name the owner of the object. */
export function ownersOf({ lists }: StoredDocument): string[] {
  return lists.flatMap(ownersIn);
}

const ownersIn = (list: string) => [...list.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The collections of an organization that contain the owners. */
const COLLECTIONS: { readonly [owner: string]: string } = {
  workspaceId: 'workspaces',
  projectId: 'projects',
  teamId: 'teams',
  variableSetId: 'varsets',
};

/** The list of all owners of one kind in an organization. */
export const ownersList = (organization: Value, owner: string): string =>
  `${path`/organizations/${String(organization)}`}/${COLLECTIONS[owner]!}`;

/** The id of the document, which is not `id` for objects below a list. */
export function ownIdOf({ below }: StoredDocument, known: Values): string | undefined {
  return known[below ?? 'id'] as string | undefined;
}

export function pathOf(document: StoredDocument, known: Values): string {
  const id = ownIdOf(document, known)!;
  return document.below === undefined
    ? `/${document.type}/${path`${id}`}`
    : `${requireList(document, known)}/${path`${id}`}`;
}

/** The path that reads and deletions use. */
export function placeOf(document: StoredDocument, known: Values): ReadFromList {
  const owner = ownersOf(document).find((name) => known[name] !== undefined);
  return {
    what: document.noun,
    id: ownIdOf(document, known)!,
    path: pathOf(document, known),
    owner: owner && String(known[owner]),
    list: listOf(document, known),
  };
}

/** The attributes that locate a document. */
export function locationOf({ attributes, document }: DocumentDefinition, resource: Resource, known: Values): Values {
  const owners = ownersOf(document).map((name) => [name, ownerIn(attributes[name], name, resource) ?? known[name]]);
  const location = Object.fromEntries(owners) as Values;
  if (document.below === undefined) return { id: resource.id, ...location };
  const owner = ownersOf(document).map((name) => location[name]);
  return {
    id: [...owner.filter((id) => id !== undefined), resource.id].join('/'),
    [document.below]: resource.id,
    ...location,
  };
}

function ownerIn(attribute: Attribute | undefined, name: string, resource: Resource): string | undefined {
  return attribute?.type !== undefined && attribute.related
    ? relatedIdAt(resource, relationshipOf(name, attribute))
    : undefined;
}

/** `agentPoolId` → `agent-pool`, `workspaceIds` → `workspaces`. */
export function relationshipOf(name: string, attribute?: Attribute): string {
  const own = attribute?.type === undefined ? undefined : attribute.field;
  return own ?? kebabCase(name).replace(/-ids$/, 's').replace(/-id$/, '');
}

/** `autoApply` → `auto-apply`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The attributes that are fields of documents: neither those that locate the object, nor those that only our state has. */
export function fieldsOf({ attributes, document }: DocumentDefinition): Attributes {
  const located = ['id', document.below, ...ownersOf(document)];
  return Object.fromEntries(
    Object.entries<Attribute>(attributes).filter(
      ([name, one]) =>
        !located.includes(name) && one.type !== undefined && !one.local && !one.writeOnly && !one.revision,
    ),
  );
}

/** The natural key in words, at the end of an import id. */
export function keyWords({ key }: StoredDocument, known: Values): string {
  return key.map((name) => String(known[name])).join('/');
}

/** The object's name in messages. */
export function whatOf(document: StoredDocument, known: Values): string {
  return `The ${document.noun} \`${keyWords(document, known)}\``;
}

/** The import id by names, before the object's id is known. */
export function importIdOf(document: StoredDocument, known: Values): string {
  const owners = ownersOf(document).flatMap((name) => (known[name] === undefined ? [] : [String(known[name])]));
  return [...owners, keyWords(document, known)].join('/');
}
