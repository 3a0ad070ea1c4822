import { importIdsOf } from './import-ids';
import type { Kind } from './kind';
import { ListedObject, objectsAt } from './objects';
import { GivenScopes, Scopes } from './scopes';
import type { Services } from './services';
import { isRefusal, Skipped, skippedBy } from './skipped';

/** An existing object of a service. */
export interface FoundObject extends ListedObject {
  readonly kind: Kind;
  readonly importId: string;
  /** The organization, mount or module that contains the object. Empty for the whole installation. */
  readonly scope: string;
}

export interface Survey {
  /** Sorted by kind, scope and name. */
  readonly found: readonly FoundObject[];
  readonly skipped: readonly Skipped[];
  /** The number of lists that the services returned. */
  readonly listed: number;
}

/** The number of lists read concurrently. The clients limit the number of concurrent requests. */
const LISTS_AT_ONCE = 8;

/** Reads all objects of the given kinds that the tokens can list. Sends only GET and LIST requests. */
export async function survey(
  services: Services,
  wanted: readonly Kind[],
  given: GivenScopes,
  onFound: (count: number, what: string) => void,
): Promise<Survey> {
  const skipped: Skipped[] = [];
  const tally = { listed: 0 };
  const scopes = new Scopes(services.context, given, skipped, tally);
  const searched = wanted.filter(
    ({ adoption, definition }) =>
      adoption.search.by !== 'nothing' &&
      services.missing[definition.service] === undefined &&
      (adoption.dialects?.includes(services.context.secrets.dialect) ?? true),
  );
  const lists = (
    await Promise.all(searched.map(async (kind) => (await scopesOf(kind, scopes)).map((scope) => ({ kind, scope }))))
  ).flat();
  const found = new Map<string, FoundObject>();
  const queue = lists.values();
  await Promise.all(
    Array.from({ length: LISTS_AT_ONCE }, async () => {
      for (const { kind, scope } of queue) {
        try {
          for await (const listed of objectsAt(services.context, kind, scope)) {
            const one = foundObject(kind, scope, listed);
            // Several scopes may list the same object, such as a shared module.
            found.set(`${one.kind.definition.type} ${one.importId}`, one);
            onFound(found.size, kind.adoption.things);
          }
          tally.listed += 1;
        } catch (error) {
          if (!isRefusal(error)) throw error;
          skipped.push(
            skippedBy(
              error,
              `${kind.adoption.things}${scope === '' ? '' : ` of ${scope}`}`,
              undefined,
              kind.adoption.type,
            ),
          );
        }
      }
    }),
  );
  for (const [service, because] of Object.entries(services.missing)) {
    if (because !== undefined && wanted.some(({ definition }) => definition.service === service)) {
      skipped.push({ what: service, because });
    }
  }
  return {
    found: [...found.values()].sort(byKindAndName),
    skipped: [...skipped, ...neverFound(wanted)].sort((a, b) => (a.what < b.what ? -1 : 1)),
    listed: tally.listed,
  };
}

/** Kinds that cannot be adopted, grouped by reason. */
function neverFound(wanted: readonly Kind[]): Skipped[] {
  const reasons = new Map<string, string[]>();
  for (const {
    adoption: { search, things },
  } of wanted) {
    if (search.by === 'nothing') reasons.set(search.because, [...(reasons.get(search.because) ?? []), things]);
  }
  return [...reasons].map(([because, all]) => ({ what: all.join(', '), because, never: true }));
}

function scopesOf({ adoption: { search } }: Kind, scopes: Scopes): Promise<readonly string[]> {
  return search.by === 'nothing' ? Promise.resolve([]) : scopes.of(search.scope);
}

function foundObject(kind: Kind, scope: string, { name, values }: ListedObject): FoundObject {
  // Every definition in the search has an import id form for each of its objects.
  return { kind, importId: importIdsOf(kind.definition, values)[0]!, name, scope, values };
}

function byKindAndName(a: FoundObject, b: FoundObject): number {
  const keys = ({ kind, scope, name, importId }: FoundObject) => [
    kind.definition.service,
    kind.definition.type,
    scope,
    name,
    importId,
  ];
  const others = keys(b);
  for (const [index, key] of keys(a).entries()) {
    const other = others[index]!;
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
