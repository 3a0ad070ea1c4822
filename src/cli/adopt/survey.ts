import { GivenPlaces, Places } from './places';
import { firstLine, isRefusal, Skipped } from './refusal';
import type { Services } from './services';
import type { Adoption } from '../../definition/adoption';
import { flatten } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';
import * as register from '../../handlers';
import { adoptions } from '../../handlers/adoptions';
import type { Context, Memory, ResourceContext } from '../../handlers/contract';
import type { Register } from '../../handlers/register';

/** What is known of a kind of objects. */
export interface Kind {
  readonly adoption: Adoption;
  readonly definition: ResourceDefinition;
}

/** An object that a service has. */
export interface FoundObject {
  readonly kind: Kind;
  readonly importId: string;
  /** What people call it. */
  readonly name: string;
  /** The organization, workspace or mount that it was found in; empty for the installation. */
  readonly place: string;
  /** All that the service tells of it, a choice's members flat beside the others. */
  readonly values: Values;
}

export interface Survey {
  /** By kind, then by place and name. */
  readonly found: readonly FoundObject[];
  readonly skipped: readonly Skipped[];
}

/** Lists that are walked at the same time; how many requests go out at once, the clients decide. */
const LISTS_AT_ONCE = 8;

/** The kinds of objects that become code, in the order of their types. */
export function kinds(): Kind[] {
  return Object.keys(adoptions).map((type) => ({ adoption: adoptions[type](), definition: (register as Register).resources[type].definition() }));
}

/** Reads all that the tokens can list, of the kinds that are wanted. It sends GET and LIST, and nothing else. */
export async function survey(services: Services, wanted: readonly Kind[], given: GivenPlaces, onFound: (count: number, what: string) => void): Promise<Survey> {
  const skipped: Skipped[] = [];
  const places = new Places(services.context, given, skipped);
  const searched = wanted.filter(({ adoption, definition }) => adoption.search.by !== 'nothing' && services.missing[definition.wing] === undefined);
  const lists = (await Promise.all(searched.map(async (kind) => (await placesOf(kind, places)).map((place) => ({ kind, place }))))).flat();
  const found = new Map<string, FoundObject>();
  const queue = lists.values();
  await Promise.all(Array.from({ length: LISTS_AT_ONCE }, async () => {
    for (const { kind, place } of queue) {
      try {
        for await (const one of objectsAt(services.context, kind, place)) {
          // What two places show, such as a shared module, is one object.
          found.set(`${one.kind.definition.type} ${one.importId}`, one);
          onFound(found.size, kind.adoption.things);
        }
      } catch (error) {
        if (!isRefusal(error)) throw error;
        skipped.push({ what: `${kind.adoption.things}${place === '' ? '' : ` of ${place}`}`, because: firstLine(error) });
      }
    }
  }));
  for (const [wing, because] of Object.entries(services.missing)) {
    if (because !== undefined && wanted.some(({ definition }) => definition.wing === wing)) skipped.push({ what: wing, because });
  }
  return { found: [...found.values()].sort(byKindAndName), skipped: [...skipped, ...neverFound(wanted)].sort((a, b) => (a.what < b.what ? -1 : 1)) };
}

/** Kinds that do not become code by their nature, each reason once. */
function neverFound(wanted: readonly Kind[]): Skipped[] {
  const reasons = new Map<string, string[]>();
  for (const { adoption: { search, things } } of wanted) if (search.by === 'nothing') reasons.set(search.because, [...reasons.get(search.because) ?? [], things]);
  return [...reasons].map(([because, all]) => ({ what: all.join(', '), because }));
}

function placesOf({ adoption: { search } }: Kind, places: Places): Promise<readonly string[]> {
  return search.by === 'nothing' ? Promise.resolve([]) : places.of(search.place);
}

async function* objectsAt(context: Context, kind: Kind, place: string): AsyncGenerator<FoundObject> {
  const { adoption: { search, type }, definition } = kind;
  const { listResources, resources } = register as Register;
  if (search.by === 'read') {
    const answer = await resources[type].handlers().read(resourceContext(context), { [search.argument]: place });
    if (answer) yield foundObject(kind, place, place, flatten(definition.attributes, answer));
    return;
  }
  if (search.by === 'nothing') return;
  const config = search.argument === undefined ? {} : { [search.argument]: place };
  for await (const { displayName, object } of listResources[type].handlers().list(context, config, { withObject: true })) {
    const values = flatten(definition.attributes, object!);
    // A list may show what belongs elsewhere, as that of modules does with those that others share.
    const own = search.argument === undefined ? undefined : values[search.argument];
    if (own === undefined || own === place) yield foundObject(kind, displayName, place, values);
  }
}

/** Its clients are reached through getters, which a copy would call. Of what was never written by us, there is nothing to remember. */
function resourceContext(context: Context): ResourceContext {
  const memory: Memory = { recall: () => undefined, remember: () => undefined };
  return Object.assign(Object.create(context) as Context, { memory, progress: () => undefined });
}

function foundObject(kind: Kind, name: string, place: string, values: Values): FoundObject {
  const importId = kind.definition.imports[0].form.replace(/\{([^}]+)\}/g, (_, attribute: string) => String(values[attribute]));
  return { kind, importId, name, place, values };
}

function byKindAndName(a: FoundObject, b: FoundObject): number {
  const keys = ({ kind, place, name, importId }: FoundObject) => [kind.definition.wing, kind.definition.type, place, name, importId];
  const [one, other] = [keys(a), keys(b)];
  const index = one.findIndex((key, at) => key !== other[at]);
  return index < 0 ? 0 : one[index] < other[index] ? -1 : 1;
}
