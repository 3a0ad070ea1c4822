/** Reads the common structure of JSON:API documents. The attributes of a resource are read by its handler. */
import { Document, isObject, ListDocument, Resource } from '../json-api';
import {
  likewise,
  nameAt,
  objectAt,
  objectsAt,
  optionalObjectAt,
  optionalObjectsAt,
  originate,
  Part,
} from '../read-response';

/** Creates the error for a malformed response. */
export type Blame = (reason: string) => Error;

export function readDocument(response: unknown, blame: Blame): Document {
  const body = bodyOf(response, blame);
  return { data: resourceOf(objectAt(body, 'data')), ...includedIn(body) };
}

export function readListDocument(response: unknown, blame: Blame): ListDocument {
  const body = bodyOf(response, blame);
  const links = optionalObjectAt(body, 'links');
  const meta = optionalObjectAt(body, 'meta');
  return likewise(
    {
      data: objectsAt(body, 'data').map(resourceOf),
      ...includedIn(body),
      ...(links && { links }),
      ...(meta && { meta }),
    },
    body,
  );
}

/** Reads a response that must be an object. */
export function bodyOf(response: unknown, blame: Blame): Part {
  if (!isObject(response)) throw blame(response === undefined ? 'it is empty' : 'it is not a JSON object');
  return originate(response, blame);
}

/** An object with what the response included for all. */
export function including(resource: Resource, { included = [] }: Pick<Document, 'included'>): Resource {
  return likewise({ ...resource, included }, resource);
}

function includedIn(body: Part): Pick<Document, 'included'> {
  const included = optionalObjectsAt(body, 'included')?.map(resourceOf);
  return included ? { included } : {};
}

/** Resource identifiers, such as module consumers, have no attributes: they get an empty object. */
function resourceOf(part: Part): Resource {
  const { relationships, links } = part;
  const attributes = optionalObjectAt(part, 'attributes') ?? likewise({}, part);
  return likewise(
    {
      id: nameAt(part, 'id'),
      type: nameAt(part, 'type'),
      attributes,
      ...(relationships ? { relationships } : {}),
      ...(links ? { links } : {}),
    },
    part,
  );
}

/** A copy of the object for each of its parts, under the id of the part. */
export function partsOf(resource: Resource, idsOf: (resource: Resource) => readonly string[]): Resource[] {
  return idsOf(resource).map((part) => likewise({ ...resource, id: part }, resource));
}
