import type { Kind } from './kind';
import { objectsAt, Messages } from './objects';
import { GivenScopes, Scopes } from './scopes';
import { firstLine, isRefusal, Skipped } from './skipped';
import type { Services } from './services';

/** An object that a service has. */
export interface FoundObject extends Messages {
  readonly kind: Kind;
  readonly importId: string;
  /** What it was found in, as an organization, a mount or a module; empty for the installation. */
  readonly scope: string;
}

export interface Survey {
  /** By kind, then by place and name. */
  readonly found: readonly FoundObject[];
  readonly skipped: readonly Skipped[];
}

/** Lists that are walked at the same time; how many requests go out at once, the clients decide. */
const LISTS_AT_ONCE = 8;

/** Reads all that the tokens can list, of the kinds that are wanted. It sends GET and LIST, and nothing else. */
export async function survey(services: Services, wanted: readonly Kind[], given: GivenScopes, onFound: (count: number, what: string) => void): Promise<Survey> {
  const skipped: Skipped[] = [];
  const scopes = new Scopes(services.context, given, skipped);
  const searched = wanted.filter(({ adoption, definition }) => adoption.search.by !== 'nothing' && services.missing[definition.service] === undefined);
  const lists = (await Promise.all(searched.map(async (kind) => (await scopesOf(kind, scopes)).map((scope) => ({ kind, scope }))))).flat();
  const found = new Map<string, FoundObject>();
  const queue = lists.values();
  await Promise.all(Array.from({ length: LISTS_AT_ONCE }, async () => {
    for (const { kind, scope } of queue) {
      try {
        for await (const reported of objectsAt(services.context, kind, scope)) {
          const one = foundObject(kind, scope, reported);
          // What two places show, such as a shared module, is one object.
          found.set(`${one.kind.definition.type} ${one.importId}`, one);
          onFound(found.size, kind.adoption.things);
        }
      } catch (error) {
        if (!isRefusal(error)) throw error;
        skipped.push({ what: `${kind.adoption.things}${scope === '' ? '' : ` of ${scope}`}`, because: firstLine(error) });
      }
    }
  }));
  for (const [service, because] of Object.entries(services.missing)) {
    if (because !== undefined && wanted.some(({ definition }) => definition.service === service)) skipped.push({ what: service, because });
  }
  return { found: [...found.values()].sort(byKindAndName), skipped: [...skipped, ...neverFound(wanted)].sort((a, b) => (a.what < b.what ? -1 : 1)) };
}

/** Kinds that do not become code by their nature, each reason once. */
function neverFound(wanted: readonly Kind[]): Skipped[] {
  const reasons = new Map<string, string[]>();
  for (const { adoption: { search, things } } of wanted) if (search.by === 'nothing') reasons.set(search.because, [...reasons.get(search.because) ?? [], things]);
  return [...reasons].map(([because, all]) => ({ what: all.join(', '), because }));
}

function scopesOf({ adoption: { search } }: Kind, scopes: Scopes): Promise<readonly string[]> {
  return search.by === 'nothing' ? Promise.resolve([]) : scopes.of(search.scope);
}

function foundObject(kind: Kind, scope: string, { name, values }: Messages): FoundObject {
  const importId = kind.definition.imports[0].form.replace(/\{([^}]+)\}/g, (_, attribute: string) => String(values[attribute]));
  return { kind, importId, name, scope, values };
}

function byKindAndName(a: FoundObject, b: FoundObject): number {
  const keys = ({ kind, scope, name, importId }: FoundObject) => [kind.definition.service, kind.definition.type, scope, name, importId];
  const [one, other] = [keys(a), keys(b)];
  const index = one.findIndex((key, at) => key !== other[at]);
  return index < 0 ? 0 : one[index] < other[index] ? -1 : 1;
}
