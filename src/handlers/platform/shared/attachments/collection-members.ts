import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../../clients/platform';
import { likewise, nameAt, optionalObjectAt, optionalObjectsAt } from '../../../../clients/read-response';
import { isGlobal, type Collection } from './collection';

/** Facts that a run learns about the service: the spelling of relationships in queries, and unsupported relationships. */
interface Learned<W> {
  hyphens: boolean;
  readonly lacks: Set<W>;
}

/** Reads and changes the members of one kind of collection. */
export class CollectionMembers<W extends string> {
  public readonly sets: readonly W[];
  private readonly learned = new WeakMap<PlatformClient, Learned<W>>();

  constructor(private readonly collection: Collection<W>) {
    this.sets = Object.keys(collection.members) as W[];
  }

  /** The members that a response reports; undefined if it lacks them. A global collection is attached to nothing. */
  public of(found: Resource, which: W): string[] | undefined {
    const { relationship, hiddenIfGlobal } = this.collection.members[which];
    const members = optionalObjectsAt(found, 'relationships', relationship, 'data')?.map((_, index) =>
      nameAt(found, 'relationships', relationship, 'data', index, 'id'),
    );
    return members ?? (hiddenIfGlobal && isGlobal(found) ? [] : undefined);
  }

  public has(found: Resource, which: W, memberId: string): boolean {
    return (this.of(found, which) ?? []).includes(memberId);
  }

  /** Whether the service is known to lack these members in its release. */
  public lacks(platform: PlatformClient, which: W): boolean {
    return this.learnedOf(platform).lacks.has(which);
  }

  /** Requests each relationship that the document should have but lacks. */
  public async complete(
    platform: PlatformClient,
    found: Resource,
    options?: CallOptions,
    sets: readonly W[] = this.sets,
  ): Promise<Resource> {
    let whole = found;
    for (const which of sets) {
      if (this.of(found, which) !== undefined || this.lacks(platform, which)) continue;
      const { relationship } = this.collection.members[which];
      const asked = await this.ask(platform, found.id, relationship, options);
      const reported = asked && optionalObjectAt(asked, 'relationships', relationship);
      if (reported) {
        const relationships = { ...optionalObjectAt(whole, 'relationships'), [relationship]: reported };
        whole = likewise({ ...whole, relationships }, whole);
      } else {
        this.learnedOf(platform).lacks.add(which);
      }
    }
    return whole;
  }

  /** Adds or removes members in one request. Both can be repeated, because they have no effect on members in the wanted state. */
  public async change(
    platform: PlatformClient,
    id: string,
    which: W,
    step: 'add' | 'remove',
    members: readonly string[],
    options?: CallOptions,
  ): Promise<void> {
    if (members.length === 0) return;
    const { relationship } = this.collection.members[which];
    await platform.submit(
      step === 'add' ? 'POST' : 'DELETE',
      `${this.collection.path(id)}/relationships/${relationship}`,
      this.document(which, members),
      { repeatable: true, ...options },
    );
  }

  public document(
    which: W,
    members: readonly string[],
  ): { readonly data: readonly { readonly id: string; readonly type: string }[] } {
    return { data: members.map((id) => ({ id, type: this.collection.members[which].type })) };
  }

  /** The error for members that this release of the service does not support. */
  public lackingWords(which: W): string {
    const { noun, members } = this.collection;
    return `The service does not report ${members[which].words} of ${noun}s: this release seems to have none. Remove them from the configuration.`;
  }

  private learnedOf(platform: PlatformClient): Learned<W> {
    const known = this.learned.get(platform) ?? { hyphens: false, lacks: new Set<W>() };
    this.learned.set(platform, known);
    return known;
  }

  /** Clients and the documentation spell the names of relationships differently; services reject unknown names. */
  private async ask(
    platform: PlatformClient,
    id: string,
    relationship: string,
    options?: CallOptions,
  ): Promise<Resource | undefined> {
    const known = this.learnedOf(platform);
    const spellings = new Set([relationship.replace('-', '_'), relationship]);
    for (const include of known.hyphens ? [...spellings].reverse() : spellings) {
      const found = await platform.find(this.collection.path(id), { include }, options).catch(unlessUnknown);
      if (found !== 'unknown') {
        if (spellings.size > 1) known.hyphens = include === relationship;
        return found?.data;
      }
    }
    return undefined;
  }
}

function unlessUnknown(error: unknown): 'unknown' {
  if (error instanceof ApiError && error.status === 400) return 'unknown';
  throw error;
}
