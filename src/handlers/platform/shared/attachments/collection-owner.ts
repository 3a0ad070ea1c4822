import { NotPermitted } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { including, type PlatformClient } from '../../../../clients/platform';
import { relatedIdAt } from '../../../../clients/read-response';
import type { ResourceContext } from '../../../contract';
import { NotFound } from '../../../errors';
import { look } from '../../../look';
import { readIncluding } from '../lookup';
import type { Collection } from './collection';

type Owning = Pick<ResourceContext, 'platform' | 'signal' | 'privateState'>;

/**
 * Parts of a collection end with it. Only the list of its organization proves that it is gone; a part does not know the organization, so it is
 * recorded in private state.
 */
export class CollectionOwner {
  /** The collections that this process has read to learn their organization, which never changes. */
  private readonly known = new WeakMap<PlatformClient, Map<string, Promise<Resource | undefined>>>();

  constructor(private readonly collection: Pick<Collection, 'noun' | 'path' | 'list' | 'include'>) {}

  /** Reads the collection of a new part, which must exist, and records its organization. */
  public async read({ platform, signal, privateState }: Owning, id: string): Promise<Resource> {
    const found = await this.asking(platform, async (include) => {
      if (include === undefined) return (await platform.get(this.collection.path(id), undefined, { signal })).data;
      const document = await platform.get(this.collection.path(id), { include }, { signal });
      return including(document.data, document);
    });
    this.record(privateState, found);
    return found;
  }

  /** Records the organization of a part that was imported by its ID. Many parts of a collection share one request. */
  public async learn(context: ResourceContext, id: string): Promise<void> {
    if (this.listOf(context) !== undefined) return;
    const { platform, signal } = context;
    const known = this.known.get(platform) ?? new Map<string, Promise<Resource | undefined>>();
    this.known.set(platform, known);
    const finding =
      known.get(id) ?? look(async () => (await platform.find(this.collection.path(id), undefined, { signal }))?.data);
    known.set(id, finding);
    try {
      const found = await finding;
      if (found) this.record(context.privateState, found);
    } catch (error) {
      known.delete(id);
      throw error;
    }
  }

  /** Runs an operation on a part. If it fails and the collection is provably gone, so is the part. */
  public async unlessGone<T>(context: ResourceContext, id: string, act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      const list = this.listOf(context);
      if (!(error instanceof NotFound || error instanceof NotPermitted) || list === undefined) throw error;
      const { platform, signal } = context;
      const found = await platform.find(this.collection.path(id), undefined, { signal });
      if (found || !(await platform.provenGone(list, id, { signal }))) throw error;
      return undefined;
    }
  }

  /** Throws unless the collection, whose read failed with 404, is provably gone. */
  public async proveGone(context: Owning, id: string): Promise<void> {
    const { platform, signal } = context;
    const list = this.listOf(context);
    if (list !== undefined && (await platform.provenGone(list, id, { signal }))) return;
    throw new NotFound(
      `Reading the ${this.collection.noun} ${id} fails with 404: it is gone, or the token may lack the permission.`,
    );
  }

  /**
   * Reads the collection of a part; undefined if it is provably gone. Many such reads share the pages of the list of collections or, before the
   * organization is recorded, as after an import, one request for the collection. `idsOf`: the ids of all parts of a collection, including `part`.
   */
  public async find(
    context: ResourceContext,
    id: string,
    part = id,
    idsOf: (found: Resource) => readonly string[] = (found) => [found.id],
  ): Promise<Resource | undefined> {
    const { platform, signal, privateState } = context;
    const [list, own] = [this.listOf(context), this.collection.path(id)];
    const found = await this.asking(platform, (include) => {
      if (list === undefined) return platform.findAmong(own, part, idsOf, { signal, include });
      return part === id
        ? platform.findIn(list, own, id, { signal, include })
        : platform.findWithin(list, own, part, idsOf, { signal, include });
    });
    if (!found) await this.proveGone(context, id);
    else if (list === undefined) this.record(privateState, found);
    return found;
  }

  private record(privateState: ResourceContext['privateState'], found: Resource): void {
    privateState.remember('organization', relatedIdAt(found, 'organization'));
  }

  /** The list that contains the collection; undefined if it is not recorded, as after an import. */
  private listOf({ privateState }: Pick<ResourceContext, 'privateState'>): string | undefined {
    const organization = privateState.recall<string>('organization');
    return organization === undefined ? undefined : this.collection.list(organization);
  }

  private async asking<T>(platform: PlatformClient, read: (include?: string) => Promise<T>): Promise<T> {
    const { include } = this.collection;
    if (include === undefined) return read();
    return (await readIncluding(platform, include, (query) => read(query.include as string | undefined))).result;
  }
}
