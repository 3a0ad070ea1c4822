import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { relatedIdAt, relatedIdsAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { eachIncluding } from '../../shared/lookup';
import { ownersList } from '../../shared/stored/place';
import { DocumentReader, type Listed } from '../../shared/stored/reader';
import { variable } from '../definition';

/** For fewer workspaces or sets than this, separate lists of variables take fewer requests. */
const MANY_OWNERS = 3;

/** How many owners are read to find their organization; some of them may be gone. */
const MOST_ASKED = 3;

/** A page of the lists of workspaces and of variable sets includes the variables of a hundred owners. */
export class VariableReader extends DocumentReader {
  readonly #owners = new WeakMap<PlatformClient, { readonly [type: string]: Owners }>();

  constructor() {
    super(variable);
  }

  override async find(
    platform: PlatformClient,
    known: Values,
    options: CallOptions = {},
  ): Promise<Resource | undefined> {
    const own = () => super.find(platform, known, options);
    if (known.variableId === undefined) return own();
    const type = known.workspaceId === undefined ? 'varsets' : 'workspaces';
    const owner = String(known.workspaceId ?? known.variableSetId);
    const owners = this.#ownersOf(platform)[type]!;
    const list = await owners.listFor(platform, owner);
    if (list === undefined) return own();
    return platform.findIncluded(list, 'vars', { owner, id: String(known.variableId) }, own, options);
  }

  /** In pages of their owners; from services that do not include them, in separate lists. */
  protected override async *eachOfOwners(context: Context, config: Values): AsyncGenerator<Listed> {
    const { platform, signal } = context;
    for (const owner of ['workspaceId', 'variableSetId']) {
      const list = ownersList(config.organization, owner);
      for await (const one of eachIncluding(platform, list, 'vars', { signal })) {
        const known = { ...config, [owner]: one.id };
        if (!one.included) {
          yield* this.eachOfOwner(context, known, one.id);
          continue;
        }
        const ids = new Set(relatedIdsAt(one, 'vars'));
        for (const resource of one.included) if (ids.has(resource.id)) yield { resource, known };
      }
    }
  }

  #ownersOf(platform: PlatformClient) {
    const known = this.#owners.get(platform);
    if (known) return known;
    const owners = { workspaces: new Owners('workspaces'), varsets: new Owners('varsets') };
    this.#owners.set(platform, owners);
    return owners;
  }
}

/** The owners of one kind whose variables a run reads. */
class Owners {
  readonly #ids = new Set<string>();
  readonly #asked = new Map<string, Promise<string | undefined>>();

  constructor(private readonly type: 'workspaces' | 'varsets') {}

  /** The list that includes the variables of all owners; undefined while few owners were read. */
  async listFor(platform: PlatformClient, id: string): Promise<string | undefined> {
    this.#ids.add(id);
    if (this.#ids.size < MANY_OWNERS) return undefined;
    for (const known of this.#asked.values()) {
      const list = await known;
      if (list !== undefined) return list;
    }
    if (this.#asked.size === MOST_ASKED || this.#asked.has(id)) return undefined;
    const asked = this.#listOf(platform, id);
    this.#asked.set(id, asked);
    return asked;
  }

  async #listOf(platform: PlatformClient, id: string): Promise<string | undefined> {
    // The read of the variable itself reports problems with the owner or the service.
    const owner = await platform.find(`/${this.type}/${path`${id}`}`).catch(() => undefined);
    const organization = owner && relatedIdAt(owner.data, 'organization');
    return organization === undefined ? undefined : `${path`/organizations/${organization}`}/${this.type}`;
  }
}
